// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// The events that were captured on a device, and the events of the model for the same touches.
package struct DeviceStory: Equatable, Sendable {
  /// The device and its system; empty if the file does not contain them.
  let device: String
  /// The events of the device, and those of the model.
  package let events: [[DeviceEvent]]
  /// The touches that caused both.
  package let input: [ScenarioInput]
  package let differences: [DeviceDifference]

  /// Plays a scenario that was captured on a device; nil for one without a `device` part.
  @MainActor
  init?(_ scenario: Scenario) {
    guard let record = scenario.device, let comparison = DeviceComparison(scenario) else {
      return nil
    }
    device = [record.model, record.system].filter { !$0.isEmpty }.joined(separator: ", ")
    differences = comparison.differences
    (events, input) = ([record.events, comparison.model], scenario.input)
  }

  /// The result as a sentence.
  package var sentence: String {
    let name = device.isEmpty ? "The device" : VisibleText.of(device)
    guard !differences.isEmpty else { return "\(name) and UIModel do the same." }
    let counts = DeviceDifference.Sort.allCases.compactMap { sort in
      let count = differences.count { $0.sort == sort }
      return count == 0 ? nil : "\(sort.title): \(count)"
    }
    return "\(name) and UIModel differ. \(counts.joined(separator: ". "))."
  }

  /// The times of the differences, without repetitions.
  package var times: [TimeInterval] { Array(Set(differences.map(\.time))).sorted() }
}

extension Session {
  /// Shows the events of the device in the scene's captured file beside those of the model.
  package func compareWithDevice() {
    // The model's run must not replace `UIApplication.shared` of the window.
    guard let scenario, let story = UIModel.Host.aside({ DeviceStory(scenario) }) else { return }
    answer = .device(story)
    note(story.sentence)
  }

  /// The scenario that the scene was made from; nil if the scene is code.
  package var scenario: Scenario? { (specimen.scene as? ScenarioScene)?.stage.scenario }
}
