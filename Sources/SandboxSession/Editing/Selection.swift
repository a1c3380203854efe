// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// The selected view or recognizer, which the tree, the property sheet and the canvas show.
@MainActor
package struct Selection {
  private weak var object: AnyObject?
  private weak var application: UIApplication?
  private(set) var place: Locator?
  /// A number that increases when the selection changes.
  package private(set) var revision = 0

  /// True if the phone was touched since the selection. Questions are then about the last touch.
  private(set) var wasTouched = false
  /// True if the object was selected because of a question about it, and not by the user. The next touch deselects it.
  var isByQuestion = false

  /// True if nothing is selected. It is stored because it is read before each frame.
  package private(set) var isEmpty = true

  /// The view or recognizer whose name is under the mouse, on the phone or on a panel; nil for none.
  package var hovered: ObjectIdentifier? { didSet { if hovered != oldValue { revision += 1 } } }

  /// Selects an object in a window of an application; nil selects nothing.
  mutating func choose(_ object: AnyObject?, in application: UIApplication) {
    self.object = object
    self.application = application
    (isEmpty, wasTouched, isByQuestion) = (object == nil, false, false)
    place = object.flatMap { Locator(of: $0, in: application) }
    revision += 1
  }

  /// Notes that the phone was touched. The object stays selected.
  mutating func touch() {
    wasTouched = true
  }

  /// Returns the selected object in an application: the object itself or, in another run, the corresponding one.
  package func object(in application: UIApplication) -> AnyObject? {
    if application === self.application, let object { return object }
    return place?.resolve(in: application)
  }
}
