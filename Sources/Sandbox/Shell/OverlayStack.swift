// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import SandboxSession
import UIModel

/// The overlays in the order in which they are drawn, and their labels.
@MainActor
final class OverlayStack {
  let overlays: [any Overlay]
  let names = NamesOverlay()
  let hitPath = HitPathOverlay()
  let touchMap = TouchMapOverlay()
  let labels = LabelBoard()
  private weak var specimen: Specimen?
  /// The number of the scene's records that were read, including those that its chronicle has dropped.
  private var readCount = 0

  init(_ session: any SessionReader) {
    overlays = [
      names, touchMap, OutlinesOverlay(), hitPath, ResponderChainOverlay(), RecognizersOverlay(),
      TouchesOverlay(), SelectionOverlay(session),
    ]
  }

  /// True if anything is drawn over the phone.
  var areShown: Bool {
    for overlay in overlays where overlay.isShown { return true }
    return false
  }

  /// Reads a scene's new records. If the previous call read another scene, the new records are those since the last
  /// gesture of this scene began.
  func read(_ specimen: Specimen) {
    let chronicle = specimen.chronicle
    let end = chronicle.droppedCount + chronicle.records.count
    names.isShown = specimen.scene is ScenarioScene
    if specimen !== self.specimen || !(chronicle.droppedCount...end).contains(readCount) {
      self.specimen = specimen
      readCount = chronicle.droppedCount + (chronicle.gestures.last ?? 0)
      for overlay in overlays { overlay.forget() }
    }
    for record in chronicle.records[(readCount - chronicle.droppedCount)...] {
      for overlay in overlays { overlay.read(record.entry) }
    }
    readCount = end
    touchMap.update(specimen)
  }
}
