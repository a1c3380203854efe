// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The chosen view or recognizer: in the tree, in the property sheet, on the canvas.
@MainActor
struct Selection {
  private weak var object: AnyObject?
  private weak var application: UIApplication?
  private(set) var place: Locator?
  /// Goes up when something else is chosen.
  private(set) var revision = 0

  /// True if nothing is chosen. Stored, since it is read before each frame.
  private(set) var isEmpty = true

  /// Chooses an object that is in a window of an application, or nothing.
  mutating func choose(_ object: AnyObject?, in application: UIApplication) {
    self.object = object
    self.application = application
    isEmpty = object == nil
    place = object.flatMap { Locator(of: $0, in: application) }
    revision += 1
  }

  /// The chosen object in an application: the same, or in another run what is at its place.
  func object(in application: UIApplication) -> AnyObject? {
    if application === self.application, let object { return object }
    return place?.resolve(in: application)
  }
}
