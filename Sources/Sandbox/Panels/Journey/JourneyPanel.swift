// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A tab of the side column: the path of one touch, with the times between its stages.
@MainActor
final class JourneyPanel: Panel {
  let title = "Journey"
  let view: UIView
  private let page: JourneyPage
  private let session: any SessionReader
  private weak var specimen: Specimen?
  private var book = JourneyBook()

  private var playhead: Instant?

  init(_ context: PanelContext) {
    session = context.session
    page = JourneyPage(context.measure)
    view = page
    page.onStep = { [weak self] in self?.choose($0) }
    page.onSeek = { [weak self, context] in
      self?.choose(0)
      context.send(.go($0))
    }
    page.onChoose = { context.send(.choose($0)) }
  }

  /// Shows the panel. Even while the playhead is in the past, the path continues up to the live time; stages after the
  /// playhead are faint.
  func show(_ theme: Theme) {
    if specimen !== session.specimen { book = JourneyBook() }
    specimen = session.specimen
    page.use(theme)
    refresh()
  }

  func refresh() {
    guard let chronicle = specimen?.chronicle else { return }
    var isStale = book.read(chronicle) || page.isStale || playhead != session.playhead
    playhead = session.playhead
    isStale = book.follow(playhead?.time, in: chronicle) || isStale
    if isStale { showBook() }
    page.show(latency)
    page.mark(session.selection.hovered)
  }

  /// Shows another touch: the next for 1, the previous for -1.
  func choose(_ step: Int) {
    guard let specimen else { return }
    book.choose(step, in: specimen.chronicle)
    showBook()
  }

  private func showBook() {
    page.show(book, playhead: playhead)
  }

  /// The measured delays of the touch's first event; nil if there was no display.
  private var latency: JourneyPage.Latency? {
    guard let touch = book.journey?.touch,
      let event = book.journey?.stages.first.map({ $0.instant.eventCount - 1 })
    else { return nil }
    return JourneyPage.Latency(
      finger: touch.finger, times: session.stopwatch.times(ofEvent: event))
  }
}
