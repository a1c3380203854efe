// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The lanes with their axis and the playhead. `TimelinePainter` draws them; `TimelineView+Touches` handles touches and
/// the mouse.
final class TimelineView: UIView, NamesSubject, KeyedRows {
  /// The lanes. New entries are added to this model.
  private(set) var model = TimelineModel()
  private(set) var scope = TimelineScope()
  /// The distance by which the lanes are scrolled up, in points.
  private(set) var offset: CGFloat = 0
  /// The location of a resting mouse pointer or a held finger; nil if no explanation is shown.
  private(set) var inquiry: CGPoint?
  /// The time that is shown, in seconds of the scene; nil for live.
  private(set) var playhead: TimeInterval?
  /// The current time, in seconds of the scene; nil for a recording that has ended.
  private(set) var present: TimeInterval?
  /// The time before which records were dropped, in seconds of the scene; nil if none were.
  private(set) var forgotten: TimeInterval?
  let look: TimelineLook
  private(set) lazy var cursor = RowCursor(self)
  private let measure: TextMeasure
  /// The width of the longest name, and the numbers of lanes and of location texts for which it was measured.
  private(set) var widestName: CGFloat = 0
  private var measured = (lanes: 0, places: 0)

  /// The time range that stays visible while the scene runs.
  enum Following: Equatable {
    case gesture
    case whole
    case nothing
  }
  /// The time range that the view follows. Zooming and scrolling change it.
  private(set) var following = Following.gesture
  private var gesture: ClosedRange<TimeInterval>?

  /// Called with the time to which the playhead should move.
  var onSeek: @MainActor (TimeInterval) -> Void = { _ in }
  /// Returns the object of a lane, for the user's questions about its touch at a time; nil is the time that is shown.
  var naming: @MainActor (Subject, TimeInterval?) -> Named? = { _, _ in nil }
  var drag = Drag.none
  /// True if drags over the lanes measure time.
  var isMeasuring = false { didSet { if isMeasuring != oldValue { measure(nil) } } }
  /// The measured time range; nil for none.
  private(set) var ruler: ClosedRange<TimeInterval>?

  enum Drag: Equatable {
    case none
    case playhead
    case view
    case ruler(from: TimeInterval)
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

  // A touch that became a drag is cancelled instead of ended, and the pan recognizer ends the drag.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag = .none
  }

  /// Removes all lanes, the playhead and the measured time range, for another run of the scene.
  func startAnew() {
    (model, playhead, present, gesture, offset) = (TimelineModel(), nil, nil, nil, 0)
    (widestName, measured, forgotten, ruler) = (0, (0, 0), nil, nil)
    follow(.gesture)
  }

  /// Copies the state of another view, for example after the theme changed.
  func take(over other: TimelineView) {
    (model, scope, offset, playhead) = (other.model, other.scope, other.offset, other.playhead)
    (following, gesture, present) = (other.following, other.gesture, other.present)
    (widestName, measured, forgotten) = (other.widestName, other.measured, other.forgotten)
    isMeasuring = other.isMeasuring
    ruler = other.ruler
  }

  /// Adds entries to the model.
  ///
  /// - Parameters:
  ///   - entries: the new entries.
  ///   - gesture: the time range of the last gesture, which begins with its first finger; nil for none.
  ///   - isGap: true if entries before these were dropped without being read.
  func append(
    _ entries: ArraySlice<Chronicle.Record>, gesture: ClosedRange<TimeInterval>?,
    isGap: Bool = false
  ) {
    guard let first = entries.first else { return }
    if isGap { forgotten = first.entry.time }
    for record in entries { model.append(record.entry) }
    self.gesture = gesture
    scope.folds = model.folds
    measureNames()
    if playhead == nil { followOn() }
    setNeedsDisplay()
  }

  /// Shows lanes that don't change any more.
  func show(_ model: TimelineModel) {
    self.model = model
    measureNames()
    follow(.whole)
  }

  /// Sets the current time. If the view is live and a finger is down, the visible range is extended up to this time,
  /// unless `following` is `nothing`.
  func show(present: TimeInterval) {
    guard present != self.present else { return }
    let before = seenPlayheadX
    self.present = present
    if playhead == nil, hasFingerDown, present > scope.range.upperBound { followOn() }
    if seenPlayheadX != before { setNeedsDisplay() }
  }

  /// The next time at which the line of the current time moves although nothing happens, in seconds of the scene; nil
  /// while the line is not visible.
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

  /// Moves the playhead. If it is out of view, the view scrolls to it.
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
    scope.folds = model.folds
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

  /// Shows the same time range and the same width for names as another view next to this one.
  func show(_ scope: TimelineScope, nameWidth: CGFloat) {
    (following, self.scope, widestName) = (.nothing, scope, nameWidth)
    setNeedsDisplay()
  }

  /// Zooms about the playhead, or about the centre if the playhead is not visible.
  func zoom(by factor: Double) {
    let middle = scope.time(at: 0.5, width: 1)
    let place = playhead.flatMap { scope.range.contains($0) ? $0 : nil } ?? middle
    change { $0.zoom(by: factor, about: place) }
  }

  func scroll(by distance: CGFloat) {
    offset = max(0, min(offset + distance, farthestOffset))
    cursor.place()
    setNeedsDisplay()
  }

  /// Sets the measured time range; nil for none.
  func measure(_ range: ClosedRange<TimeInterval>?) {
    ruler = range
    setNeedsDisplay()
  }

  /// Returns the time of the nearest mark, or of the nearest start or end of a bar; the given time if none is near.
  func nearestEvent(to time: TimeInterval) -> TimeInterval {
    let range = time - reach * 1.6...time + reach * 1.6
    let times = visibleLanes.flatMap { index -> [TimeInterval] in
      let lane = model.lanes[index]
      return lane.bars(in: range).flatMap { [$0.start, $0.end ?? $0.start] }
        + lane.marks(in: range).map(\.time)
    }
    return times.filter(range.contains).min { abs($0 - time) < abs($1 - time) } ?? time
  }

  /// Shows the explanation of a point; nil hides it.
  func inquire(at place: CGPoint?) {
    guard place != inquiry else { return }
    inquiry = place
    setNeedsDisplay()
  }

  // MARK: Places

  /// The width for names, in points: as much as they need, unless the lanes would have too little space.
  var nameWidth: CGFloat { max(96, min(widestName, bounds.width * 0.3, 280)).rounded() }

  /// The area of the lanes, below the axis.
  var laneArea: CGRect {
    CGRect(
      x: nameWidth, y: TimelineLook.axisHeight, width: max(0, bounds.width - nameWidth),
      height: max(0, bounds.height - TimelineLook.axisHeight))
  }

  /// The lanes that show something in the visible time range. If there is too little space, the most informative come
  /// first: fingers, recognizers that decided, and touched views.
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

  /// The largest value of `offset`, in points: a multiple of the lane height, at which the last lane is visible.
  var farthestOffset: CGFloat {
    let count = laneCount
    return CGFloat(max(0, count - shownLanes(of: count))) * laneHeight(of: count)
  }

  /// The height of a lane, which is smaller if there are many.
  var laneHeight: CGFloat { laneHeight(of: laneCount) }

  /// Returns the height of a lane if this number of lanes share the space. It is always large enough for text.
  private func laneHeight(of count: Int) -> CGFloat {
    let room = laneArea.height - 2
    let shown = max(1, min(count, Int(room / TimelineLook.leastLaneHeight)))
    let even = (room / CGFloat(shown)).rounded(.down)
    return max(TimelineLook.leastLaneHeight, min(even, TimelineLook.laneHeight))
  }

  /// Returns the number of lanes that fit completely.
  private func shownLanes(of count: Int) -> Int {
    max(1, Int((laneArea.height - 2) / laneHeight(of: count)))
  }

  /// The visible rows. While a finger scrolls, they move by whole lanes.
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

  /// The horizontal position of the playhead, which may be out of view.
  var playheadX: CGFloat { x(of: playhead ?? present ?? model.end) }

  /// The horizontal position of the playhead, limited to the visible part. A move beyond an edge does not change it.
  private var seenPlayheadX: CGFloat {
    max(laneArea.minX - 1, min(playheadX, laneArea.maxX)).rounded()
  }

  /// Returns the frame of the n-th visible lane.
  func frame(ofRow row: Int) -> CGRect {
    let height = laneHeight
    return CGRect(
      x: 0, y: laneArea.minY + 2 + CGFloat(row - shownRows.lowerBound) * height,
      width: bounds.width, height: height)
  }

  /// Returns the explanation for a point: about a lane, or about a bar or marks in it.
  func explanation(at place: CGPoint) -> TimelineExplanation? {
    lane(at: place).map {
      TimelineExplanation($0, at: place.x < nameWidth ? nil : time(at: place.x), reach: reach)
    }
  }

  /// Returns the object of the lane at a point, so that the user can ask questions about its touch at the time of the
  /// point. Just before a bar, the time is the bar's start.
  func named(at place: CGPoint) -> Named? {
    guard let lane = lane(at: place), let subject = lane.subject else { return nil }
    guard place.x >= nameWidth else { return naming(subject, nil) }
    let time = time(at: place.x)
    let bar = lane.bars(in: time - reach...time + reach).first
    return naming(subject, max(time, bar?.start ?? time))
  }

  /// The time before and after a point within which bars and marks are found, in seconds.
  private var reach: TimeInterval { scope.length * TimeInterval(5 / max(1, laneArea.width)) }

  private func lane(at place: CGPoint) -> TimelineLane? {
    guard place.y >= laneArea.minY else { return nil }
    let (rows, top) = (shownRows, laneArea.minY + 2)
    let row = rows.lowerBound + Int(((place.y - top) / laneHeight).rounded(.down))
    return rows.contains(row) ? model.lanes[visibleLanes[row]] : nil
  }
}

extension TimelineLane {
  /// The distance of a name from the left edge, in points.
  static let margin: CGFloat = 10
  /// The distance of a finger's name from the left edge, which leaves space for its dot.
  static let fingerMargin: CGFloat = 24
  /// The distance between a name and its location text.
  static let gap: CGFloat = 6

  /// The location text, such as "on V"; empty if there is none.
  var placeText: String { place.isEmpty ? "" : "on \(place)" }

  /// Returns the width of the name with its margins, in points.
  @MainActor
  fileprivate func nameWidth(_ measure: TextMeasure) -> CGFloat {
    let left = kind == .finger ? Self.fingerMargin : Self.margin
    let name = measure.width(of: shortName, font: TimelineLook.nameFont)
    let place = measure.width(of: placeText, font: TimelineLook.textFont)
    return (left + name + (place > 0 ? place + Self.gap : 0) + 9).rounded(.up)
  }
}
