// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The tabs of the side column: the scene's own, and a panel behind each other one.
extension Workbench {
  /// What keys do besides commands and switches: the panels', in their order.
  var bindings: [KeyBinding] {
    (sidePanels + (timelinePanel.map { [$0] } ?? [])).flatMap(\.keys)
  }

  /// Shows the next panel of the side column.
  func selectNextTab() {
    if layout.panel.isEmpty { change { $0.isSideOpen = true } }
    select(tab: (tab + 1) % (sidePanels.count + 1))
  }

  /// Shows a tab of the side column, which is opened for it.
  func showTab(_ index: Int) {
    guard (0...sidePanels.count).contains(index) else { return }
    if !state.isSideOpen { change { $0.isSideOpen = true } }
    if tab != index { select(tab: index) }
  }

  /// Shows a panel of the side column by its class.
  func showPanel<Panel: WorkbenchPanel>(_ type: Panel.Type) {
    if let index = sidePanels.firstIndex(where: { $0 is Panel }) { showTab(index + 1) }
  }

  /// Whether a panel of the side column is seen.
  func isSeen<Panel: WorkbenchPanel>(_ type: Panel.Type) -> Bool {
    !layout.panel.isEmpty && tab > 0 && sidePanels[tab - 1] is Panel
  }
}
