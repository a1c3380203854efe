// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The lanes with their axis and the playhead. `TimelinePainter` draws it, `TimelineView+Touches` is what
/// fingers and mouse do with it.
final class TimelineView: UIView, NamesSubject, KeyedRows {
  /// The lanes. The model grows in place.
  private(set) var model = TimelineModel()
  private(set) var scope = TimelineScope()
  /// The distance by which the lanes are scrolled up, in points.
  private(set) var offset: CGFloat = 0
  /// The location of a resting pointer or a held finger; nil if nothing is to be explained.
  private(set) var inquiry: CGPoint?
  /// The instant that is shown, in seconds of the specimen; nil for the present.
  private(set) var playhead: TimeInterval?
  /// The present, in seconds of the specimen; nil for something that is over.
  private(set) var present: TimeInterval?
  /// Before it things happened that are not kept any more, in seconds of the specimen; nil where all is kept.
  private(set) var forgotten: TimeInterval?
  let look: TimelineLook
  private(set) lazy var cursor = RowCursor(self)
  private let measure: TextMeasure
  /// How wide the names would like to be, and how many lanes and places that was measured for.
  private(set) var widestName: CGFloat = 0
  private var measured = (lanes: 0, places: 0)

  /// The part of time that stays in view while things happen.
  enum Following: Equatable {
    case gesture
    case whole
    case nothing
  }
  /// Set by zooming and panning, too.
  private(set) var following = Following.gesture
  private var gesture: ClosedRange<TimeInterval>?

  /// Called with the time that the playhead is to go to.
  var onSeek: @MainActor (TimeInterval) -> Void = { _ in }
  /// Called with whose a lane is, and the time that is asked about: who that is for a question.
  var naming: @MainActor (Subject, TimeInterval?) -> Named? = { _, _ in nil }
  var drag = Drag.none

  enum Drag: Equatable {
    case none
    case playhead
    case view
  }

  init(_ theme: Theme, _ measure: TextMeasure) {
    look = TimelineLook(theme: theme)
    self.measure = measure
    super.init(frame: .zero)
    accessibilityIdentifier = "Timeline"
    clipsToBounds = true
    addGestures()
    addSubview(cursor)
  }

  override func layoutSubviews() {
    cursor.place()
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
    (model, playhead, present, gesture, offset) = (TimelineModel(), nil, nil, nil, 0)
    (widestName, measured, forgotten) = (0, (0, 0), nil)
    follow(.gesture)
  }

  /// Takes what another one shows, as when colours change.
  func take(over other: TimelineView) {
    (model, scope, offset, playhead) = (other.model, other.scope, other.offset, other.playhead)
    (following, gesture, present) = (other.following, other.gesture, other.present)
    (widestName, measured, forgotten) = (other.widestName, other.measured, other.forgotten)
  }

  /// Reads on. A gesture begins with the first finger that comes down.
  ///
  /// - Parameters:
  ///   - entries: what comes next.
  ///   - gesture: the time of the last gesture.
  ///   - isGap: whether what came before the entries was dropped unread.
  func append(
    _ entries: ArraySlice<Chronicle.Record>, gesture: ClosedRange<TimeInterval>?,
    isGap: Bool = false
  ) {
    guard let first = entries.first else { return }
    if isGap { forgotten = first.entry.time }
    for record in entries { model.append(record.entry) }
    self.gesture = gesture
    measureNames()
    if playhead == nil { followOn() }
    setNeedsDisplay()
  }

  /// Time passes. Where a finger is down that is part of what is followed.
  func show(present: TimeInterval) {
    guard present != self.present else { return }
    let before = seenPlayheadX
    self.present = present
    if playhead == nil, hasFingerDown, present > scope.range.upperBound { followOn() }
    if seenPlayheadX != before { setNeedsDisplay() }
  }

  /// The time when the present is to be drawn elsewhere though nothing happens, in seconds of the specimen; nil while
  /// that can't be seen.
  var nextMove: TimeInterval? {
    guard playhead == nil, let present else { return nil }
    let isFollowed = hasFingerDown && following != .nothing
    guard isFollowed || scope.range.contains(present) else { return nil }
    return present + max(1.0 / 60, scope.length / max(1, TimeInterval(laneArea.width)))
  }

  private var hasFingerDown: Bool {
    model.lanes.contains { $0.kind == .finger && $0.current != nil }
  }

  private func measureNames() {
    let now = (lanes: model.lanes.count, places: model.lanes.count { !$0.place.isEmpty })
    guard now != measured else { return }
    measured = now
    for lane in model.lanes { widestName = max(widestName, lane.nameWidth(measure)) }
  }

  /// Moves the playhead. One that leaves what is in view takes it along.
  func show(playhead: TimeInterval?) {
    guard playhead != self.playhead else { return }
    self.playhead = playhead
    if let playhead, drag != .playhead { scope.reveal(playhead) }
    if playhead == nil { followOn() }
    setNeedsDisplay()
  }

  func follow(_ what: Following) {
    following = what
    followOn()
    setNeedsDisplay()
  }

  private func followOn() {
    let present = hasFingerDown ? present : nil
    switch following {
    case .gesture:
      scope.fit(
        gesture?.lowerBound ?? model.start,
        max(gesture?.upperBound ?? model.end, present ?? 0))
    case .whole: scope.fit(model.start, max(model.end, present ?? 0))
    case .nothing: break
    }
    offset = max(0, min(offset, farthestOffset))
    cursor.place()
  }

  func change(_ body: (inout TimelineScope) -> Void) {
    following = .nothing
    body(&scope)
    scope.clamp(to: model.start...max(model.start, model.end))
    scroll(by: 0)
  }

  /// Shows the same as others beside it: the same time, and as much room for the names.
  func show(_ scope: TimelineScope, nameWidth: CGFloat) {
    (following, self.scope, widestName) = (.nothing, scope, nameWidth)
    setNeedsDisplay()
  }

  /// Zooms about the playhead, or the middle when that is not in view.
  func zoom(by factor: Double) {
    let middle = scope.start + scope.length / 2
    let place = playhead.flatMap { scope.range.contains($0) ? $0 : nil } ?? middle
    change { $0.zoom(by: factor, about: place) }
  }

  func scroll(by distance: CGFloat) {
    offset = max(0, min(offset + distance, farthestOffset))
    cursor.place()
    setNeedsDisplay()
  }

  /// Says what is at a place, or nothing.
  func inquire(at place: CGPoint?) {
    guard place != inquiry else { return }
    inquiry = place
    setNeedsDisplay()
  }

  // MARK: Places

  /// The width of the names: as much as they need, unless that leaves too little for the lanes.
  var nameWidth: CGFloat { max(96, min(widestName, bounds.width * 0.3, 280)).rounded() }

  /// The area of the lanes, below the axis.
  var laneArea: CGRect {
    CGRect(
      x: nameWidth, y: TimelineLook.axisHeight, width: max(0, bounds.width - nameWidth),
      height: max(0, bounds.height - TimelineLook.axisHeight))
  }

  /// The lanes that have something in view. Where some have no room those come first of which something is to be
  /// told: fingers, who decided, who was touched.
  var visibleLanes: [Int] {
    let lanes = model.lanes(in: scope.range)
    guard lanes.count > shownLanes(of: lanes.count) else { return lanes }
    var (told, others) = ([Int](), [Int]())
    for index in lanes {
      if model.lanes[index].tells(in: scope.range) {
        told.append(index)
      } else {
        others.append(index)
      }
    }
    return told + others
  }

  private var laneCount: Int { model.lanes(in: scope.range).count }

  /// The largest scroll distance: whole lanes, until the last one is in view.
  var farthestOffset: CGFloat {
    let count = laneCount
    return CGFloat(max(0, count - shownLanes(of: count))) * laneHeight(of: count)
  }

  /// The height of a lane: lower where there are many.
  var laneHeight: CGFloat { laneHeight(of: laneCount) }

  /// The height of each of some lanes that share the room evenly, as far as they can be read.
  private func laneHeight(of count: Int) -> CGFloat {
    let room = laneArea.height - 2
    let shown = max(1, min(count, Int(room / TimelineLook.leastLaneHeight)))
    let even = (room / CGFloat(shown)).rounded(.down)
    return max(TimelineLook.leastLaneHeight, min(even, TimelineLook.laneHeight))
  }

  /// The number of lanes that have room; those that would be cut are not shown.
  private func shownLanes(of count: Int) -> Int {
    max(1, Int((laneArea.height - 2) / laneHeight(of: count)))
  }

  /// The rows that are shown. While a finger scrolls, lanes go by one after the other.
  var shownRows: Range<Int> {
    let count = laneCount
    let first = Int((offset / laneHeight(of: count)).rounded())
    return first..<max(first, min(count, first + shownLanes(of: count)))
  }

  func x(of time: TimeInterval) -> CGFloat {
    laneArea.minX + scope.x(of: time, width: laneArea.width)
  }

  func time(at x: CGFloat) -> TimeInterval {
    scope.time(at: x - laneArea.minX, width: laneArea.width)
  }

  /// The playhead's x, which may be out of view.
  var playheadX: CGFloat { x(of: playhead ?? present ?? model.end) }

  /// The same as far as it is seen: all places beyond an edge look alike.
  private var seenPlayheadX: CGFloat {
    max(laneArea.minX - 1, min(playheadX, laneArea.maxX)).rounded()
  }

  /// The frame of the n-th lane in view.
  func frame(ofRow row: Int) -> CGRect {
    let height = laneHeight
    return CGRect(
      x: 0, y: laneArea.minY + 2 + CGFloat(row - shownRows.lowerBound) * height,
      width: bounds.width, height: height)
  }

  /// The explanation of a point: of a lane, and of a bar or marks of it.
  func explanation(at place: CGPoint) -> TimelineExplanation? {
    lane(at: place).map {
      TimelineExplanation($0, at: place.x < nameWidth ? nil : time(at: place.x), reach: reach)
    }
  }

  /// The subject of the lane at a point. At a bar it is the touch of then, also just before the bar begins.
  func named(at place: CGPoint) -> Named? {
    guard let lane = lane(at: place), let subject = lane.subject else { return nil }
    guard place.x >= nameWidth else { return naming(subject, nil) }
    let time = time(at: place.x)
    let bar = lane.bars(in: time - reach...time + reach).first
    return naming(subject, max(time, bar?.start ?? time))
  }

  /// The distance within which an event that took no time is found, in seconds.
  private var reach: TimeInterval { scope.length * TimeInterval(5 / max(1, laneArea.width)) }

  private func lane(at place: CGPoint) -> TimelineLane? {
    guard place.y >= laneArea.minY else { return nil }
    let (rows, top) = (shownRows, laneArea.minY + 2)
    let row = rows.lowerBound + Int(((place.y - top) / laneHeight).rounded(.down))
    return rows.contains(row) ? model.lanes[visibleLanes[row]] : nil
  }
}

extension TimelineLane {
  /// The distance of the name from the left edge, in points.
  static let margin: CGFloat = 10
  /// The same for a finger, behind its dot.
  static let fingerMargin: CGFloat = 24
  /// Between a name and where that is.
  static let gap: CGFloat = 6

  /// Its position in words; empty if there is nothing to say.
  var placeText: String { place.isEmpty ? "" : "on \(place)" }

  /// The width of the name with its margins, in points.
  @MainActor
  fileprivate func nameWidth(_ measure: TextMeasure) -> CGFloat {
    let left = kind == .finger ? Self.fingerMargin : Self.margin
    let name = measure.width(of: shortName, font: TimelineLook.nameFont)
    let place = measure.width(of: placeText, font: TimelineLook.textFont)
    return (left + name + (place > 0 ? place + Self.gap : 0) + 9).rounded(.up)
  }
}
