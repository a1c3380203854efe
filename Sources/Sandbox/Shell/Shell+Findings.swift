// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxSession
import UIModel

/// Runs the audit, and shows its findings on the phone.
extension Shell {
  /// Audits the scene in its current state, and lists the findings.
  func audit() {
    session.goToNow()
    panels.findings.book.begin(session.specimen)
    show(panels.findings)
  }

  /// Shows a finding by its number, from 0.
  func showFinding(_ number: Int) {
    let book = panels.findings.book
    guard let findings = book.report?.findings, findings.indices.contains(number),
      let subject = book.subject
    else { return }
    let finding = findings[number]
    session.ask(about: finding, in: subject.take, at: subject.time)
    if let box = finding.box, finding.offsets.isEmpty {
      look.flash = Flash(
        outline: Contour(box, cornerRadius: 4), end: session.now + Flash.length * 3)
    }
  }

  /// Returns the text about a finding: the fault that a user notices, the cause, and the changes that remove it.
  func blocks(of answer: FindingAnswer) -> [ProseView.Block] {
    let finding = answer.finding
    var blocks: [ProseView.Block] = [.notice(finding.message)]
    if let gesture = finding.gesture, let point = finding.point {
      let place = [point.x, point.y].map { PropertyText.number($0.rounded()) }
      blocks.append(
        .text("Tried: a \(gesture) at \(place.joined(separator: ", ")), on a copy of the scene."))
    }
    blocks += finding.cause.map { .text($0) }
    for change in finding.changes {
      blocks.append(.notice(change.sentence))
      if !change.swift.isEmpty { blocks.append(.code(change.swift.joined(separator: "\n"))) }
    }
    guard let whyNot = answer.whyNot else { return blocks }
    return blocks + [.rule] + self.blocks(of: whyNot, withStory: true)
  }
}
