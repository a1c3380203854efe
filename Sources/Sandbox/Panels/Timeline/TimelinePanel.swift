// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The timeline at the bottom of the window. It always shows the whole live scene, and where the playhead is.
@MainActor
final class TimelinePanel: Panel {
  let title = "Timeline"
  let view = UIView()
  /// The content of the strip; nil before it is first shown.
  private(set) var board: TimelineBoard?
  private let context: PanelContext
  private weak var specimen: Specimen?
  private var theme: Theme?
  /// The number of records that were read, including dropped records.
  private var readCount = 0

  init(_ context: PanelContext) {
    self.context = context
  }

  private var session: any SessionReader { context.session }

  func show(_ theme: Theme) {
    let board = makeBoard(theme)
    guard specimen !== session.specimen else { return }
    specimen = session.specimen
    readCount = 0
    board.timeline.startAnew()
  }

  func refresh() {
    guard let board else { return }
    if board.frame != view.bounds { board.frame = view.bounds }
    read(board.timeline)
    board.show(session)
  }

  var nextDeadline: TimeInterval? { board?.timeline.nextMove }

  private func makeBoard(_ theme: Theme) -> TimelineBoard {
    if let board, self.theme == theme { return board }
    let old = board
    let made = TimelineBoard(theme, context.measure, context.send)
    if let old { made.timeline.take(over: old.timeline) }
    made.timeline.onSeek = { [context] in context.send(.seek($0)) }
    made.timeline.naming = { [context] subject, time in
      .live(subject, at: time.map(context.session.specimen.take.instant(at:)))
    }
    old?.removeFromSuperview()
    view.addSubview(made)
    (board, self.theme) = (made, theme)
    return made
  }

  private func read(_ timeline: TimelineView) {
    let chronicle = session.specimen.chronicle
    let first = max(0, readCount - chronicle.droppedCount)
    guard first < chronicle.records.count else { return }
    timeline.append(
      chronicle.records[first...], gesture: chronicle.lastGesture,
      isGap: readCount < chronicle.droppedCount)
    readCount = chronicle.droppedCount + chronicle.records.count
  }
}
