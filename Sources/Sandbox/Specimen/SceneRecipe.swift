// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// How a scene is made, again and again: each time all of it is new, and each time the same.
struct SceneRecipe: Sendable {
  /// What `list` and `open` call the scene.
  let id: String
  /// The phone's screen, in points.
  let screenSize: CGSize
  /// Makes it in the application at work.
  let make: @MainActor @Sendable (_ screenSize: CGSize) -> any Scene

  /// The screen of a phone unless a scene wants another, in points.
  static let phoneSize = CGSize(width: 390, height: 700)

  init(
    id: String, screenSize: CGSize = SceneRecipe.phoneSize,
    make: @escaping @MainActor @Sendable (_ screenSize: CGSize) -> any Scene
  ) {
    self.id = id
    self.screenSize = screenSize
    self.make = make
  }
}
