// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// The points of the gallery's controls, read from the scene itself.
enum GalleryPlaces {
  /// Returns the frames of all views of a page with a name, in points of the phone.
  @MainActor
  static func frames(of scene: String = "controls") throws -> [String: CGRect] {
    let bench = try Bench(scene)
    var frames: [String: CGRect] = [:]
    for window in bench.stage.session.specimen.scene.windows {
      for view in window.subtree {
        guard let name = view.accessibilityIdentifier else { continue }
        frames[name] = view.convert(view.bounds, to: window)
      }
    }
    return frames
  }
}
