import UIModel

/// A scenario file as a scene, to be touched by oneself instead of by the file's input.
@MainActor
final class ScenarioScene: Scene {
  private let stage: ScenarioStage

  /// Shows the windows in the running application.
  init(_ scenario: Scenario) {
    stage = ScenarioStage.build(scenario, in: UIApplication.shared)
  }

  var applicationDelegate: (any UIApplicationDelegate)? { stage.applicationDelegate }
  var windows: [UIWindow] { stage.windows }
  let switches: [Toggle] = []
  let demonstration: [DemonstrationStep] = []
}
