// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What the shell draws with, and what it drew last.
@MainActor
final class Look {
  let typeface: Typeface
  /// Small pictures of scenes; nil for none.
  let thumbnails: ThumbnailStore?
  private(set) lazy var phoneTexts = PhoneTexts(typeface)
  private(set) lazy var painter = FramePainter(
    ViewTreeRenderer(painters: .standard(and: PanelPainters.all)), typeface: typeface)
  /// What stands out for a moment.
  var flash: Flash?
  /// What was drawn last.
  var drawn: Shell.Revisions?

  init(_ typeface: Typeface, drawsThumbnails: Bool) {
    self.typeface = typeface
    thumbnails = drawsThumbnails ? ThumbnailStore(typeface) : nil
  }
}
