// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The lanes with their axis and the playhead. `TimelinePainter` draws it, `TimelineView+Touches` is what
/// fingers and mouse do with it.
final class TimelineView: UIView {
  /// What is shown. It grows in place.
  private(set) var model = TimelineModel()
  /// Which part of the time.
  private(set) var scope = TimelineScope()
  /// How far the lanes are scrolled up, in points.
  private(set) var offset: CGFloat = 0
  /// Where the pointer rests or a finger is held; nil when nothing is to be explained.
  private(set) var inquiry: CGPoint?
  /// The instant that is shown, in seconds of the specimen; nil for the present.
  private(set) var playhead: TimeInterval?
  let look: TimelineLook

  /// What stays in view while things happen.
  enum Following: Equatable {
    /// The last gesture.
    case gesture
    /// Everything.
    case whole
    /// What the user chose.
    case nothing
  }
  /// Set by zooming and panning, too.
  private(set) var following = Following.gesture
  /// The time of the last gesture.
  private var gesture: ClosedRange<TimeInterval>?

  /// Called with the time that the playhead is to go to.
  var onSeek: @MainActor (TimeInterval) -> Void = { _ in }
  /// What a drag does.
  var drag = Drag.none

  /// What a drag does.
  enum Drag: Equatable {
    case none
    case playhead
    case view
  }

  init(_ theme: Theme) {
    look = TimelineLook(theme: theme)
    super.init(frame: .zero)
    accessibilityIdentifier = "Timeline"
    clipsToBounds = true
    addGestures()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    grip(touches.first)
  }

  // A drag that became one takes the touch away, and ends by itself.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag = .none
  }

  /// Shows another specimen, of which nothing was read yet.
  func startAnew() {
    (model, playhead, gesture, offset) = (TimelineModel(), nil, nil, 0)
    follow(.gesture)
  }

  /// Takes what another one shows, as when colours change.
  func take(over other: TimelineView) {
    (model, scope, offset, playhead) = (other.model, other.scope, other.offset, other.playhead)
    (following, gesture) = (other.following, other.gesture)
  }

  /// Reads on. A gesture begins with the first finger that comes down.
  func append(_ entries: ArraySlice<Chronicle.Record>, gesture: ClosedRange<TimeInterval>?) {
    guard !entries.isEmpty else { return }
    for record in entries { model.append(record.entry) }
    self.gesture = gesture
    if playhead == nil { followOn() }
    setNeedsDisplay()
  }

  /// Moves the playhead. One that leaves what is in view takes it along.
  func show(playhead: TimeInterval?) {
    guard playhead != self.playhead else { return }
    self.playhead = playhead
    if let playhead, drag != .playhead { scope.reveal(playhead) }
    if playhead == nil { followOn() }
    setNeedsDisplay()
  }

  /// Keeps something in view.
  func follow(_ what: Following) {
    following = what
    followOn()
    setNeedsDisplay()
  }

  private func followOn() {
    switch following {
    case .gesture:
      scope.fit(gesture?.lowerBound ?? model.start, gesture?.upperBound ?? model.end)
    case .whole: scope.fit(model.start, model.end)
    case .nothing: break
    }
    offset = max(0, min(offset, farthestOffset))
  }

  /// Shows another part of the time.
  func change(_ body: (inout TimelineScope) -> Void) {
    following = .nothing
    body(&scope)
    scope.clamp(to: model.start...max(model.start, model.end))
    offset = max(0, min(offset, farthestOffset))
    setNeedsDisplay()
  }

  /// Zooms about the playhead, or the middle when that is not in view.
  func zoom(by factor: Double) {
    let middle = scope.start + scope.length / 2
    let place = playhead.flatMap { scope.range.contains($0) ? $0 : nil } ?? middle
    change { $0.zoom(by: factor, about: place) }
  }

  /// Scrolls the lanes.
  func scroll(by distance: CGFloat) {
    offset = max(0, min(offset + distance, farthestOffset))
    setNeedsDisplay()
  }

  /// Says what is at a place, or nothing.
  func inquire(at place: CGPoint?) {
    guard place != inquiry else { return }
    inquiry = place
    setNeedsDisplay()
  }

  // MARK: Places

  /// How wide the names are.
  var nameWidth: CGFloat { max(96, min(bounds.width * 0.16, 190)).rounded() }

  /// Where the lanes are; the axis is over it.
  var laneArea: CGRect {
    CGRect(
      x: nameWidth, y: TimelineLook.axisHeight, width: max(0, bounds.width - nameWidth),
      height: max(0, bounds.height - TimelineLook.axisHeight))
  }

  /// The lanes that have something in view.
  var visibleLanes: [Int] { model.lanes(in: scope.range) }

  /// How far the lanes can be scrolled.
  var farthestOffset: CGFloat {
    let height = CGFloat(visibleLanes.count) * TimelineLook.laneHeight
    return max(0, height + 4 - laneArea.height)
  }

  /// Where a time is.
  func x(of time: TimeInterval) -> CGFloat {
    laneArea.minX + scope.x(of: time, width: laneArea.width)
  }

  /// The time at a place.
  func time(at x: CGFloat) -> TimeInterval {
    scope.time(at: x - laneArea.minX, width: laneArea.width)
  }

  /// Where the playhead is drawn: at the present it stands behind the last entry.
  var playheadX: CGFloat { x(of: playhead ?? model.end) }

  /// Where the lane that is the n-th in view lies.
  func frame(ofRow row: Int) -> CGRect {
    CGRect(
      x: 0, y: laneArea.minY + 2 + CGFloat(row) * TimelineLook.laneHeight - offset,
      width: bounds.width, height: TimelineLook.laneHeight)
  }

  /// What can be said about a place: a lane, and a bar or marks of it.
  func explanation(at place: CGPoint) -> TimelineExplanation? {
    guard place.y >= laneArea.minY else { return nil }
    let row = Int(((place.y - laneArea.minY - 2 + offset) / TimelineLook.laneHeight).rounded(.down))
    let lanes = visibleLanes
    guard lanes.indices.contains(row) else { return nil }
    let reach = scope.length * TimeInterval(5 / max(1, laneArea.width))
    return TimelineExplanation(
      model.lanes[lanes[row]],
      at: place.x < nameWidth ? nil : time(at: place.x), reach: reach)
  }
}
