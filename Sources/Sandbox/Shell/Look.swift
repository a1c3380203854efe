// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The objects that the shell draws with, and the state of its last drawing.
@MainActor
final class Look {
  let typeface: Typeface
  /// Small pictures of scenes; nil for none.
  let thumbnails: ThumbnailStore?
  private(set) lazy var phoneTexts = PhoneTexts(typeface)
  private(set) lazy var painter = makePainter()
  var flash: Flash?
  var drawn: Shell.Revisions?

  init(_ typeface: Typeface, drawsThumbnails: Bool) {
    self.typeface = typeface
    thumbnails = drawsThumbnails ? ThumbnailStore(typeface) : nil
  }

  func makePainter() -> FramePainter {
    FramePainter(ViewTreeRenderer(painters: PanelPainters.all), typeface: typeface)
  }
}
