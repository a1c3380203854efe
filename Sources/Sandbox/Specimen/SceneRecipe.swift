// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// How a scene is made, again and again: each time all of it is new, and each time the same.
struct SceneRecipe: Sendable {
  /// What `list` and `open` call the scene.
  let id: String
  /// The phone's screen, in points.
  let screenSize: CGSize
  /// The file that names the scene; nil where the scene is the file's own, or from none.
  let file: File?
  /// Makes it in the application at work.
  let make: @MainActor @Sendable (_ screenSize: CGSize) -> any Scene

  /// A file that names a scene which is code, and says what to do to it.
  struct File: Sendable {
    /// What it says.
    let scenario: Scenario
    /// Its bytes.
    let source: [UInt8]
  }

  /// The screen of a phone unless a scene wants another, in points.
  static let phoneSize = CGSize(width: 390, height: 700)

  init(
    id: String, screenSize: CGSize = SceneRecipe.phoneSize, file: File? = nil,
    make: @escaping @MainActor @Sendable (_ screenSize: CGSize) -> any Scene
  ) {
    self.id = id
    self.screenSize = screenSize
    self.file = file
    self.make = make
  }
}
