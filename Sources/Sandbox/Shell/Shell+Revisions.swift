// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Compares the state of the window with that of its last drawing.
extension Shell {
  /// The state of the content, as numbers that change with it.
  struct Revisions: Equatable {
    struct ShownOverlay: Equatable {
      let number: Int
      let revision: Int
    }

    let specimen: Int
    let playhead: Instant?
    let flash: Flash?
    let interface: Int
    let overlays: [ShownOverlay]
    let pointer: CGPoint?
    let hints: [CGPoint]
    let tip: Tip?
    let layout: WorkbenchLayout
    let theme: Theme.Name
  }

  var needsDisplay: Bool { revisions != look.drawn }

  var revisions: Revisions {
    var (shownOverlays, followsPointer): ([Revisions.ShownOverlay], Bool) = ([], false)
    for (number, overlay) in overlays.overlays.enumerated() where overlay.isShown {
      shownOverlays.append(Revisions.ShownOverlay(number: number, revision: overlay.revision))
      followsPointer = followsPointer || overlay.followsPointer
    }
    return Revisions(
      specimen: session.shown.host.contentRevision, playhead: session.playhead,
      flash: look.flash, interface: host.contentRevision,
      overlays: shownOverlays, pointer: followsPointer ? pointer.location : nil,
      hints: pointer.hints, tip: pointer.tip.flatMap { $0.isShown ? $0 : nil },
      layout: layout, theme: theme.name)
  }
}
