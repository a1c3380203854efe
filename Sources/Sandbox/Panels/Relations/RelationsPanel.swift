// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The relations of recognizers: which won, lost or waited, and by which rule.
@MainActor
final class RelationsPanel: Panel {
  let title = "Relations"
  var view: UIView { holder }
  private let holder = PanelHolder()
  private let context: PanelContext
  private var content: RelationsView?
  private var theme: Theme?
  private var shown = -1

  init(_ context: PanelContext) {
    self.context = context
  }

  var book: RelationBook { context.relations }

  func show(_ theme: Theme) {
    if self.theme != theme {
      let content = RelationsView(theme, context.measure)
      content.onSelect = { [context] in context.send(.choose(.shown($0.identity))) }
      (self.theme, self.content) = (theme, content)
      holder.hold(content)
    }
    shown = -1
    refresh()
  }

  /// Reads the new events, including those while the panel was hidden.
  func refresh() {
    book.read(context.session.shown)
    guard book.graph.revision != shown else { return }
    shown = book.graph.revision
    content?.show(book.graph)
  }
}
