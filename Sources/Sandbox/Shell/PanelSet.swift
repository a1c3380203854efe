// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// The panels: the tabs of the side column except the scene's own, and the timeline.
@MainActor
final class PanelSet {
  let inspector: InspectorPanel
  let relations: RelationsPanel
  let journey: JourneyPanel
  let findings: FindingsPanel
  let timeline: TimelinePanel
  let side: [any Panel]
  /// The index of the selected tab; 0 is the scene's own.
  private(set) var tab = 0
  var toggles: [Toggle] = []
  /// The scene that the scene's panel shows.
  weak var scene: Specimen?
  /// The panels that show the current scene and theme.
  private var informed: Set<ObjectIdentifier> = []
  private weak var shown: Specimen?
  private var shownLog: (revision: Int, playhead: Instant?)?

  init(_ context: PanelContext) {
    inspector = InspectorPanel(context)
    relations = RelationsPanel(context)
    journey = JourneyPanel(context)
    findings = FindingsPanel(context)
    timeline = TimelinePanel(context)
    side = [inspector, relations, journey, findings]
  }

  func select(_ tab: Int, in interface: Interface) {
    self.tab = tab
    interface.side.select(tab)
  }

  func tab(of panel: any Panel) -> Int? {
    side.firstIndex { $0 === panel }.map { $0 + 1 }
  }

  /// Makes all panels show everything again at their next update.
  func forgetShown() {
    (informed, shownLog) = ([], nil)
  }

  /// Updates the panels that are visible.
  func refresh(
    _ interface: Interface, _ layout: WorkbenchLayout, notice: String?, log: LogBook,
    _ playhead: Instant?, _ specimen: Specimen
  ) {
    if shown !== specimen { informed = [] }
    shown = specimen
    if !layout.panel.isEmpty {
      if tab == 0 {
        refresh(interface.panel, log, playhead, notice)
      } else {
        refresh(side[tab - 1], interface.theme)
      }
    }
    if !layout.timeline.isEmpty { refresh(timeline, interface.theme) }
  }

  private func refresh(_ panel: any Panel, _ theme: Theme) {
    if informed.insert(ObjectIdentifier(panel)).inserted { panel.show(theme) }
    panel.refresh()
  }

  private func refresh(
    _ panel: PanelView, _ log: LogBook, _ playhead: Instant?, _ notice: String?
  ) {
    if shownLog?.revision != log.revision || shownLog?.playhead != playhead {
      shownLog = (log.revision, playhead)
      panel.show(log, playhead: playhead)
    }
    panel.refreshToggles()
    panel.notice = notice
  }
}
