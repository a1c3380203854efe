// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// Creates a scene any number of times, each time with new objects in the same state.
package struct SceneRecipe: Sendable {
  /// The scene's id for `list` and `open`.
  let id: String
  /// The phone's screen, in points.
  package let screenSize: CGSize
  /// The file, if its key `scene` names a built-in scene; nil if the file describes the views, or if there is no file.
  let file: File?
  /// Creates the scene in the current application.
  let make: @MainActor @Sendable (_ screenSize: CGSize) -> any Scene

  /// A file that names a built-in scene, and has input for it.
  struct File: Sendable {
    let scenario: Scenario
    /// The bytes of the file.
    let source: [UInt8]
  }

  init(
    id: String, screenSize: CGSize = SceneCatalog.phoneSize, file: File? = nil,
    make: @escaping @MainActor @Sendable (_ screenSize: CGSize) -> any Scene
  ) {
    self.id = id
    self.screenSize = screenSize
    self.file = file
    self.make = make
  }
}

extension SceneCatalog.Entry {
  /// The recipe; nil for the finger board, which has no phone and does not use UIKit.
  package var recipe: SceneRecipe? {
    guard case .phone(let make) = content else { return nil }
    let named = scenario.map { SceneRecipe.File(scenario: $0, source: file?.bytes ?? []) }
    return SceneRecipe(id: id, screenSize: screenSize, file: named, make: make)
  }
}
