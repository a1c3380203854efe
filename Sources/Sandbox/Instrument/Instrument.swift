// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What the workbench's inspector and the panels beside it share: what is chosen, and what was changed.
@MainActor
final class Instrument {
  /// What the recognizers that saw the last gesture have to do with each other.
  let relations = RelationBook()
  /// What is looked at.
  var selection = Selection()
  /// What was changed by hand.
  var history = EditHistory()
  /// Whether the next finger on the phone chooses what is under it rather than touching it.
  var isPicking = false
  /// The finger that chooses; until it lifts another one beside it asks why not.
  var pickingFinger: Int?
  /// What is folded and opened in the tree.
  var outline = Outline()

  /// The card that is open over the workbench, and what it says.
  var sheet: SheetWindow?
  var sheetContent: Workbench.SheetContent?

  /// The specimen is another one.
  func forget() {
    sheet?.isHidden = true
    (sheet, sheetContent) = (nil, nil)
    selection.choose(nil, in: UIApplication.shared)
    history = EditHistory()
    (isPicking, pickingFinger) = (false, nil)
    outline = Outline()
  }
}
