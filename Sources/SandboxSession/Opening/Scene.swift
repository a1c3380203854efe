// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import SandboxScenes
package import Scenarios
import UIModel

/// A scene in the window: the content of the phone, and the switches in the panel.
///
/// A scene is created when it is opened and discarded when another one is opened. A restart creates it again.
@MainActor
package protocol Scene: HostedScene {
  var switches: [Toggle] { get }
  /// A short input that demonstrates the scene. It is played unless the scene has a file with input.
  var demonstration: [DemonstrationStep] { get }
}

extension Scene {
  package func isOn(switch name: String) -> Bool {
    switches.first { $0.title == name }?.isOn() == true
  }

  package func set(switch name: String, to isOn: Bool) {
    switches.first { $0.title == name }?.set(isOn)
  }
}

extension WindowScene: Scene {}
