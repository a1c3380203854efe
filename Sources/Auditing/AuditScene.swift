// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
package import UIModel

/// The scene that is audited. It is created again for each gesture, so that all gestures start from the same state.
@MainActor
package struct AuditScene {
  /// The size of the screen, in points.
  package let screen: CGSize
  /// The bytes and the name of the file, if the scene was read from one.
  let file: (bytes: [UInt8], name: String)?
  private let build: @MainActor () -> (UIModel.Host, ScenarioStage, AnyObject?)

  /// Makes the scene of a file. Of the file's input, only changes at time 0 are used.
  package init(_ scenario: Scenario, bytes: [UInt8], file: String) {
    screen = scenario.screen
    self.file = (bytes, file)
    let still = Self.still(scenario)
    build = {
      let player = ScenarioPlayer(still) { _ in }
      player.finish()
      return (player.host, player.stage, nil)
    }
  }

  /// Makes a scene from a view controller, in a window of its own.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen, in points.
  ///   - make: creates the controller. It is called for each gesture.
  package init(screen: CGSize, make: @escaping @MainActor () -> UIViewController) {
    self.screen = screen
    file = nil
    build = {
      let application = UIApplication()
      let host = UIModel.Host(application: application, screen: UIScreen(size: screen))
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      window.rootViewController = make()
      window.makeKeyAndVisible()
      host.advance(to: 0)
      return (host, .mirroring(application), nil)
    }
  }

  /// Makes a scene from a closure, which must always stage the same state.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen, in points.
  ///   - build: stages the scene, and returns an object that must be retained meanwhile. It is called for each gesture.
  package init(
    screen: CGSize, build: @escaping @MainActor () -> (UIModel.Host, ScenarioStage, AnyObject?)
  ) {
    (self.screen, self.build) = (screen, build)
    file = nil
  }

  /// Stages the scene for drawing, and removes its windows when the closure returns.
  package func show<Failure>(
    _ body: (UIModel.Host) throws(Failure) -> Void
  ) throws(Failure) {
    let (host, stage, owner) = build()
    try body(host)
    withExtendedLifetime((stage, owner)) {}
  }

  /// Stages the scene with these content offsets.
  func stage(_ offsets: [Int: CGPoint] = [:]) -> AuditStage {
    let (host, stage, owner) = build()
    let made = AuditStage(host, stage, screen: screen, owner: owner)
    made.place(offsets)
    return made
  }

  /// Returns the scenario with only those inputs at time 0 that are not touches.
  static func still(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.input = scenario.input.filter { entry in
      guard entry.time == 0 else { return false }
      switch entry.event {
      case .set, .act: return true
      case .touch, .mouseDown, .mouseMoved, .mouseUp, .wheel, .system, .press, .key, .text,
        .toggle:
        return false
      }
    }
    scenario.expectation = nil
    scenario.until = 0
    return scenario
  }
}
