// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The strip at the bottom: what happened over time. It always shows all of the live specimen, and where the
/// playhead is.
@MainActor
final class TimelinePanel: WorkbenchPanel {
  let title = "Timeline"
  let view = UIView()
  /// What is in the strip; nil before it is seen first.
  private(set) var board: TimelineBoard?
  private unowned let workbench: Workbench
  private weak var specimen: Specimen?
  private var theme: Theme?
  /// How many records were read, dropped ones included.
  private var readCount = 0

  init(_ workbench: Workbench) {
    self.workbench = workbench
  }

  func show(_ specimen: Specimen, _ theme: Theme) {
    let board = makeBoard(theme)
    guard self.specimen !== workbench.specimen else { return }
    self.specimen = workbench.specimen
    readCount = 0
    board.timeline.startAnew()
  }

  func refresh() {
    guard let board else { return }
    if board.frame != view.bounds { board.frame = view.bounds }
    read(board.timeline)
    board.show(
      playhead: workbench.playhead?.time, now: workbench.specimen.now,
      isPlaying: workbench.travel.isPlaying, speed: workbench.travel.speed)
  }

  var nextDeadline: TimeInterval? { board?.timeline.nextMove }

  private func makeBoard(_ theme: Theme) -> TimelineBoard {
    if let board, self.theme == theme { return board }
    let old = board
    let made = TimelineBoard(theme, TextMeasure(workbench.typeface), messages)
    if let old { made.timeline.take(over: old.timeline) }
    made.timeline.onSeek = { [unowned workbench] in workbench.seek(to: $0) }
    made.timeline.naming = { [unowned workbench] subject, time in
      .live(subject, at: time.map(workbench.specimen.take.instant(at:)))
    }
    old?.removeFromSuperview()
    view.addSubview(made)
    (board, self.theme) = (made, theme)
    return made
  }

  /// Reads what was written since.
  private func read(_ timeline: TimelineView) {
    let chronicle = workbench.specimen.chronicle
    let first = max(0, readCount - chronicle.droppedCount)
    guard first < chronicle.records.count else { return }
    timeline.append(
      chronicle.records[first...], gesture: chronicle.lastGesture,
      isGap: readCount < chronicle.droppedCount)
    readCount = chronicle.droppedCount + chronicle.records.count
  }

  private var messages: TimelineBoard.Messages {
    TimelineBoard.Messages(
      stepGesture: { [unowned workbench] in workbench.stepGesture($0) },
      step: { [unowned workbench] in workbench.step($0) },
      play: { [unowned workbench] in workbench.togglePlaying() },
      speed: { [unowned workbench] in workbench.play(atSpeed: $0) },
      now: { [unowned workbench] in workbench.showNow() })
  }

  /// The keys of time, and of what is in view of it.
  var keys: [KeyBinding] { workbench.timeKeys + viewKeys }

  private var viewKeys: [KeyBinding] {
    func key(
      _ key: String, _ meaning: String, with modifiers: UIKeyModifierFlags = [],
      _ act: @escaping @MainActor (TimelineView) -> Void
    ) -> KeyBinding {
      KeyBinding(key: key, modifiers: modifiers, repeats: true, meaning: meaning) {
        [unowned self] in
        if !workbench.layout.timeline.isEmpty, let timeline = board?.timeline { act(timeline) }
      }
    }
    return [
      key("+", "Timeline: less time in view, larger") { $0.zoom(by: 1.5) },
      key("=", "") { $0.zoom(by: 1.5) }, key("=", "", with: .shift) { $0.zoom(by: 1.5) },
      key("+", "", with: .shift) { $0.zoom(by: 1.5) }, key("Keypad +", "") { $0.zoom(by: 1.5) },
      key("-", "Timeline: more time in view") { $0.zoom(by: 1 / 1.5) },
      key("Keypad -", "") { $0.zoom(by: 1 / 1.5) },
      key("W", "Timeline: everything in view, or the last gesture") {
        $0.follow($0.following == .whole ? .gesture : .whole)
      },
      key("Left", "Timeline: earlier", with: .shift) { $0.change { $0.pan(by: -0.2) } },
      key("Right", "Timeline: later", with: .shift) { $0.change { $0.pan(by: 0.2) } },
      key("Up", "Timeline: lanes further up", with: .shift) {
        $0.scroll(by: -$0.laneHeight)
      },
      key("Down", "Timeline: lanes further down", with: .shift) {
        $0.scroll(by: $0.laneHeight)
      },
    ]
  }
}
