// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Reads a world's journal, checks its scroll views after every step, and notes violations of the rules.
@MainActor
final class ScrollJudge {
  private(set) var complaints: [String] = []
  /// The number of scroll views' calls by method name, so that a test can check that all methods were called.
  private(set) var counts: [String: Int] = [:]
  private unowned let world: World
  private var lives: [ObjectIdentifier: Life] = [:]

  /// The state of a scroll view, derived from its calls in the journal.
  private struct Life {
    var isDragging = false
    /// True between willEndDragging and didEndDragging.
    var isEnding = false
    /// True after didEndDragging with `decelerate`.
    var mustDecelerate = false
    var isDecelerating = false
    /// True while a finger has stopped the content and has not moved it.
    var wasCaught = false
    var isZooming = false
  }

  init(_ world: World) {
    self.world = world
    world.read { [weak self] entry in
      if case .scroll(let view, let fact) = entry.fact { self?.judge(view, fact) }
    }
    let before = world.afterStep
    world.afterStep = { [unowned self] in
      before()
      judgeScrollViews()
    }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  private func judge(_ view: Subject, _ fact: ScrollFact) {
    var life = lives[view.identity] ?? Life()
    let before = life
    counts[String(fact.line.prefix { $0 != " " }), default: 0] += 1
    func expect(_ condition: Bool) {
      if !condition { complain("\(view.name): \(fact.line) after \(before)") }
    }
    switch fact {
    case .willBeginDragging:
      expect(!life.isDragging && (!life.mustDecelerate || world.plan.disturbsScrolling))
      life.isDragging = true
      life.wasCaught = life.isDecelerating
      life.isDecelerating = false
    case .didScroll(let offset):
      expect(offset.x.isFinite && offset.y.isFinite)
    case .willEndDragging(let velocity, let target):
      expect(life.isDragging && !life.isEnding)
      expect(velocity.x.isFinite && velocity.y.isFinite && target.x.isFinite && target.y.isFinite)
      life.isEnding = true
    case .didEndDragging(let decelerate):
      expect(life.isDragging)
      life.isDragging = false
      life.isEnding = false
      life.mustDecelerate = decelerate
    case .willBeginDecelerating:
      expect(!life.isDragging)
      life.mustDecelerate = false
      life.isDecelerating = true
    case .didEndDecelerating:
      expect(life.isDecelerating || life.wasCaught)
      life.isDecelerating = false
      life.wasCaught = false
    case .didEndScrollingAnimation: expect(!life.isDragging)
    case .willBeginZooming:
      // Zooming may begin in any state: a pinch may interrupt an animation or a bounce.
      life.isZooming = true
    case .didZoom(let scale): expect(scale.isFinite && scale > 0)
    case .didEndZooming:
      expect(life.isZooming)
      life.isZooming = false
    case .touchesShouldBegin, .willBeginEditingRow, .didEndEditingRow: break
    case .touchesShouldCancel: expect(!life.isDragging || life.isZooming || mayPinch(view))
    }
    lives[view.identity] = life
  }

  /// Returns whether a scroll view may begin to zoom. The answer is true for one that a callback has removed from the
  /// world, because nothing is known about it.
  private func mayPinch(_ subject: Subject) -> Bool {
    scrollViews.first { ObjectIdentifier($0) == subject.identity }
      .map { $0.pinchGestureRecognizer != nil } ?? true
  }

  private var scrollViews: [UIScrollView] { world.views.compactMap { $0 as? UIScrollView } }

  /// Checks that the scroll views' properties agree with the calls to their delegates.
  private func judgeScrollViews() {
    guard !world.plan.isUnread else { return }
    for view in scrollViews {
      let life = lives[ObjectIdentifier(view)] ?? Life()
      if view.isDragging != life.isDragging {
        complain("\(view.journalName).isDragging is \(view.isDragging)")
      }
      if view.isDragging, view.pan.storedState == .possible {
        complain("\(view.journalName) drags without a pan")
      }
      if life.isDecelerating, life.isDragging {
        complain("\(view.journalName) drags and decelerates")
      }
      if !view.contentOffset.x.isFinite || !view.contentOffset.y.isFinite {
        complain("\(view.journalName) is nowhere")
      }
      if let table = view as? UITableView { judge(table) }
    }
  }

  /// Checks the rows of a table: highlighted only while a finger is down on the row, and no row twice.
  private func judge(_ table: UITableView) {
    for cell in table.visibleCells where cell.isHighlighted {
      if table.press?.isHighlighted != true {
        complain("\(table.journalName) highlights a row without a finger on it")
      }
    }
    let rows = table.indexPathsForVisibleRows ?? []
    if rows != rows.sorted() || Set(rows).count != rows.count {
      complain("\(table.journalName) shows \(rows)")
    }
  }

  /// Checks that all content is at rest and within its edges after all fingers lifted and all timers ran.
  func judgeEnd() {
    for view in scrollViews {
      let life = lives[ObjectIdentifier(view)] ?? Life()
      let name = view.journalName
      if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming
        || view.isZoomBouncing
      {
        complain("\(name) never comes to rest")
      }
      if life.isDragging { complain("\(name) was told of a drag without an end") }
      if life.isZooming { complain("\(name) was told of a zoom without an end") }
      if life.isDecelerating, !world.plan.disturbsScrolling {
        complain("\(name) was told of a deceleration without an end")
      }
      if !view.visibleIndicators.isEmpty, view.window != nil {
        complain("\(name) shows its indicators for ever")
      }
      let scale = view.zoomScale
      if scale < view.minimumZoomScale || scale > view.maximumZoomScale {
        complain("\(name) stays at scale \(scale)")
      }
      if !world.plan.disturbsScrolling,
        view.clamped(view.contentOffset) != view.contentOffset
      {
        complain("\(name) stays at \(view.contentOffset), \(view.offsetRange)")
      }
      if let table = view as? UITableView, table.press != nil {
        complain("\(name) has a finger on a row for ever")
      }
    }
  }
}

extension WorldPlan {
  /// True if the application moves content itself, which stops decelerations without a call and may leave
  /// content beyond its edges.
  var disturbsScrolling: Bool {
    meddles || isWild
      || steps.contains { step in
        if case .deed(.scrollTo) = step { true } else { false }
      }
  }
}
