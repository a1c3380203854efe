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
  private var graph = RelationGraph()
  private weak var specimen: Specimen?
  private var readCount = 0
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
    let specimen = workbench.shown
    let chronicle = specimen.chronicle
    let total = chronicle.droppedCount + chronicle.records.count
    if specimen !== self.specimen || total < readCount {
      (self.specimen, readCount) = (specimen, 0)
      graph.forget()
    }
    for record in chronicle.records.dropFirst(max(0, readCount - chronicle.droppedCount)) {
      graph.read(record.entry)
    }
    readCount = total
    guard graph.revision != shown else { return }
    for (waiter, required) in specimen.requirements(among: graph.nodes.map(\.subject)) {
      graph.require(waiter, toFail: required)
    }
    shown = graph.revision
    content?.show(graph)
  }
}

extension Specimen {
  /// What `require(toFail:)` said among some recognizers.
  func requirements(among subjects: [Subject]) -> [(waiter: Subject, required: Subject)] {
    let recognizers = subjects.compactMap { object($0.identity) as? UIGestureRecognizer }
    return recognizers.flatMap { waiter in
      waiter.requiredToFail.filter { required in recognizers.contains { $0 === required } }
        .map { (waiter.journalSubject, $0.journalSubject) }
    }
  }
}
