// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Whether the window looks different from what was drawn last.
extension Shell {
  /// What the content looks like, as numbers that change with it.
  struct Revisions: Equatable {
    struct Look: Equatable {
      let number: Int
      let revision: Int
    }

    let specimen: Int
    let playhead: Instant?
    let flash: Flash?
    let interface: Int
    let overlays: [Look]
    let pointer: CGPoint?
    let hints: [CGPoint]
    let layout: WorkbenchLayout
    let theme: Theme.Name
  }

  var needsDisplay: Bool { revisions != look.drawn }

  var revisions: Revisions {
    var (overlayLooks, followsPointer): ([Revisions.Look], Bool) = ([], false)
    for (number, overlay) in overlays.overlays.enumerated() where overlay.isShown {
      overlayLooks.append(Revisions.Look(number: number, revision: overlay.revision))
      followsPointer = followsPointer || overlay.followsPointer
    }
    return Revisions(
      specimen: session.shown.host.contentRevision, playhead: session.playhead,
      flash: look.flash, interface: host.contentRevision,
      overlays: overlayLooks, pointer: followsPointer ? pointer.location : nil,
      hints: pointer.hints,
      layout: layout, theme: theme.name)
  }
}
