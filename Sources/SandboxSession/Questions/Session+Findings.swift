// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Auditing
package import Foundation
import Scenarios
import UIModel

/// A finding of an audit, with the explanation of the gesture by which the audit found it.
package struct FindingAnswer {
  package let finding: AuditFinding
  /// The explanation of that gesture; nil if the audit needed no gesture for the finding.
  package let whyNot: WhyNot?
}

extension Session {
  /// Selects the object of a finding and explains why its gesture had no effect, as if a user had just made it. The
  /// live scene receives no touches.
  ///
  /// - Parameters:
  ///   - finding: the finding.
  ///   - take: the recorded input that was audited.
  ///   - time: the time of the audit, in seconds of the scene.
  package func ask(about finding: AuditFinding, in take: Take, at time: TimeInterval) {
    let copy = Rerun.play(take, until: time)
    let stage = copy.auditedStage
    guard let object = finding.object(in: stage) else { return }
    choose(Locator(of: object, in: copy.host.application)?.resolve(in: shown.host.application))
    var whyNot: WhyNot?
    if let input = finding.input {
      copy.scroll(to: finding.offsets, in: stage)
      copy.play(input)
      whyNot = current(WhyNot(object, in: copy))
    }
    answer = .finding(FindingAnswer(finding: finding, whyNot: whyNot))
    note("Finding: \(finding.message)")
  }
}

extension Specimen {
  /// Scrolls views to offsets by edits of `contentOffset`, which become a part of the take.
  fileprivate func scroll(to offsets: [(node: Int, offset: CGPoint)], in stage: ScenarioStage) {
    for (node, offset) in offsets where stage.nodes.indices.contains(node) {
      guard let target = Locator(of: stage.nodes[node].view, in: host.application) else { continue }
      let edit = PropertyEdit(target: target, property: "contentOffset", value: .point(offset))
      feed(TakeEvent(time: now, action: .edit(edit)))
    }
  }

  /// Plays touches from now on, and fires the timers that they start.
  fileprivate func play(_ input: [ScenarioInput]) {
    let start = TakeGrid.up(now + 0.1)
    for event in TakeEvent.touches(input) {
      feed(TakeEvent(time: start + event.time, action: event.action))
    }
    advance(to: now + 1)
  }
}
