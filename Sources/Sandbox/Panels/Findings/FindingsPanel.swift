// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxSession
import UIModel

/// The findings of an audit of the scene. The audit runs while the panel is visible.
@MainActor
final class FindingsPanel: Panel {
  /// The title, short for narrow columns.
  let title = "Audit"
  var view: UIView { holder }
  private let holder = PanelHolder()
  private let context: PanelContext
  private var content: FindingsView?
  private var theme: Theme?
  private weak var specimen: Specimen?
  private var shown: Shown?

  private struct Shown: Equatable {
    let revision: Int
    let isCurrent: Bool
  }

  init(_ context: PanelContext) {
    self.context = context
  }

  var book: AuditBook { context.audit }

  func show(_ theme: Theme) {
    if self.theme != theme {
      let content = FindingsView(theme, context.measure, context.labels(.audit)) { [context] in
        context.send(.command(.audit))
      }
      content.onChoose = { [context] in context.send(.showFinding($0)) }
      (self.theme, self.content) = (theme, content)
      holder.hold(content)
    }
    shown = nil
    refresh()
  }

  func refresh() {
    if specimen !== context.session.specimen, !book.isAbout(context.session.specimen) {
      book.forget()
    }
    specimen = context.session.specimen
    book.work()
    let now = Shown(revision: book.revision, isCurrent: book.isAbout(context.session.specimen))
    guard now != shown else { return }
    shown = now
    content?.show(book, isCurrent: now.isCurrent)
  }

  /// The time of the next step while an audit runs; else nil.
  var nextDeadline: TimeInterval? {
    book.isWorking ? context.session.specimen.now + 1.0 / 240 : nil
  }
}
