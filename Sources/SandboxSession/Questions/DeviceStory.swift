// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
import UIModel

/// What a device did with the touches of a captured file, beside what the model does.
package struct DeviceStory: Equatable, Sendable {
  /// The device and its system; empty if the file does not say.
  let device: String
  /// The observed events, and the model's.
  package let events: [[DeviceEvent]]
  /// The fingers that led to both.
  package let input: [ScenarioInput]
  package let differences: [DeviceDifference]

  /// Plays a captured scenario; nil for one without a `device` part.
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
    guard !differences.isEmpty else { return "\(name) and the model do the same." }
    let counts = DeviceDifference.Sort.allCases.compactMap { sort in
      let count = differences.count { $0.sort == sort }
      return count == 0 ? nil : "\(sort.title): \(count)"
    }
    return "\(name) and the model differ. \(counts.joined(separator: ". "))."
  }

  /// The times of the differences, each once.
  package var times: [TimeInterval] { Array(Set(differences.map(\.time))).sorted() }
}

extension Session {
  /// Shows the device of the scene's captured file beside the model.
  package func compareWithDevice() {
    // The model's run must not replace the application that shows the window.
    guard let scenario, let story = UIModel.Host.aside({ DeviceStory(scenario) }) else { return }
    answer = .device(story)
    note(story.sentence)
  }

  /// The scenario that the scene was made from; nil for code.
  package var scenario: Scenario? { (specimen.scene as? ScenarioScene)?.stage.scenario }
}
