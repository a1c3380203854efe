// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import SandboxScenes
import Scenarios
import UIModel

/// A scenario file as a scene. The user's touches replace the file's input.
@MainActor
package final class ScenarioScene: Scene {
  let stage: ScenarioStage
  /// The bytes of the scenario file.
  let source: [UInt8]

  init(_ scenario: Scenario, source: [UInt8]) {
    self.source = source
    stage = ScenarioStage.build(scenario, in: UIApplication.shared)
    windows = stage.windows
  }

  var applicationDelegate: (any UIApplicationDelegate)? { stage.applicationDelegate }
  /// The windows. They are stored because every frame needs them.
  let windows: [UIWindow]
  package let switches: [Toggle] = []
  package let demonstration: [DemonstrationStep] = []
}
