// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Who won, who lost to whom, who waits for whom, and who said so.
@MainActor
final class RelationsPanel: WorkbenchPanel {
  let title = "Relations"
  var view: UIView { holder }
  private let holder = PanelHolder()
  private unowned let workbench: Workbench
  private var content: RelationsView?
  private var theme: Theme?
  private var shown = -1

  init(_ workbench: Workbench) {
    self.workbench = workbench
  }

  func show(_ specimen: Specimen, _ theme: Theme) {
    if self.theme != theme {
      let content = RelationsView(theme, TextMeasure(workbench.typeface))
      content.onSelect = { [unowned self] subject in
        let object = workbench.shown.object(subject.identity)
        workbench.later { [unowned self] in workbench.choose(object) }
      }
      (self.theme, self.content) = (theme, content)
      holder.hold(content)
    }
    shown = -1
    refresh()
  }

  /// What happened while nobody looked is read when somebody does.
  func refresh() {
    let relations = workbench.instrument.relations
    relations.read(workbench.shown)
    guard relations.graph.revision != shown else { return }
    shown = relations.graph.revision
    content?.show(relations.graph)
  }
}
