// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The index for hit tests: a table of subviews for each view that a hit test has reached.
///
/// If a view's class overrides neither hit-testing method, the result for each point that it contains is the view or
/// one of its subviews. So a hit test goes from table to table in a loop, without going back to siblings and without
/// reading the views. For other classes, the methods are called.
@MainActor
final class TableIndex: HitTestIndex {
  /// The number of changes to views so far. If an override's call increases it, the override changed views.
  private var changes = 0
  /// The number of calls of overrides that are running.
  private var openCalls = 0
  /// For each change of a view's subviews while an override runs: the view and its subviews before the change, oldest
  /// change first. Overrides must not change the view tree. If one does, this array retains all views that the hit test
  /// may still reach, until the outermost call of an override returns.
  private var former: [(owner: UIView, subviews: [UIView])] = []

  func viewDidChange(_ view: UIView) {
    changes &+= 1
    view.storedSuperview?.hitTable?.update(view)
  }

  func subviewsWillChange(of view: UIView) {
    changes &+= 1
    if openCalls > 0 { former.append((view, view.storedSubviews)) }
    guard view.hitTable != nil else { return }
    view.storedSuperview?.hitTable?.forgetTable(of: view)
    view.hitTestMemo.subviews = nil
  }

  func hitTest(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    // Calls app code: `point(inside:with:)` may be overridden.
    guard view.refusalWithoutAsking == nil, view.point(inside: point, with: event) else {
      return nil
    }
    return frontmost(at: point, in: view, with: event)
  }

  /// Returns the result of the hit test of `view`, which is known to accept the point.
  private func frontmost(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView {
    guard var level = HitTable.level(of: view) else { return view }
    var outer = HitTable.Point(point.x, point.y)
    levels: while true {
      let probe = HitTable.probe(outer)
      let (order, entries, reaches) = (level.order(at: probe), level.entries, level.reaches)
      var step = 0
      while let index = order.next(after: &step, covering: probe, in: reaches) {
        let entry = entries + index
        var own = outer + entry.pointee.shift
        if !entry.pointee.contains(own) {
          guard entry.pointee.needsCloserLook else { continue }
          switch lookCloser(at: index, in: level, outer, event) {
          case .refused: continue
          case .entered(let inside): own = inside
          case .answered(let view): return view
          }
        }
        level.note(compared: step - 1)
        guard let next = entry.pointee.enter() else {
          return entry.pointee.view.takeUnretainedValue()
        }
        (level, outer) = (next, own)
        continue levels
      }
      level.note(compared: order.count)
      return level.owner
    }
  }

  /// The result of checking a subview.
  private enum Finding {
    case refused
    /// The subview contains the point. The value is the point in its coordinates.
    case entered(HitTable.Point)
    /// The whole hit test is finished. The value is its result.
    case answered(UIView)
  }

  /// Checks a subview that has a transform or whose class overrides a method.
  @inline(never)
  private func lookCloser(
    at index: Int, in level: HitLevel, _ outer: HitTable.Point, _ event: UIEvent?
  ) -> Finding {
    let view = level.entries[index].view.takeUnretainedValue()
    let point = CGPoint(x: outer.x, y: outer.y)
    let own = view.geometry.fromSuperview(point)
    let overrides = SearchOverrides(of: view)
    if overrides.isEmpty {
      return view.geometry.boundsContain(own) ? .entered(HitTable.Point(own.x, own.y)) : .refused
    }
    let changesBefore = changes
    openCalls += 1
    let finding = call(view, overrides, at: own, event, from: index, in: level, at: point)
    openCalls -= 1
    if openCalls == 0, changes != changesBefore { releaseFormer() }
    return finding
  }

  /// Calls an overridden method of a subview, which may change any view.
  private func call(
    _ view: UIView, _ overrides: SearchOverrides, at own: CGPoint, _ event: UIEvent?,
    from index: Int, in level: HitLevel, at point: CGPoint
  ) -> Finding {
    let (changesBefore, formerBefore, unretainedOwner) = (
      changes, former.count, level.unretainedOwner
    )
    // Calls app code: one of the two methods is overridden.
    if overrides.contains(.hitTest) {
      if let found = view.hitTest(own, with: event) { return .answered(found) }
    } else if view.point(inside: own, with: event) {
      if changes == changesBefore { return .entered(HitTable.Point(own.x, own.y)) }
      return .answered(frontmost(at: own, in: view, with: event))
    }
    if changes == changesBefore { return .refused }
    // The override may have made the index discard this table. If the table's owner was removed from the view tree,
    // `former` retains the owner. The siblings behind `view` are hit-tested in their order before the call; siblings
    // that were removed are skipped.
    let owner = unretainedOwner.takeUnretainedValue()
    let siblings = former[formerBefore...].first { $0.owner === owner }?.subviews
    for sibling in (siblings ?? owner.storedSubviews).dropLast(index + 1).reversed()
    where sibling.storedSuperview === owner {
      // Calls app code: `hitTest(_:with:)` may be overridden.
      let found = sibling.hitTest(sibling.geometry.fromSuperview(point), with: event)
      if let found { return .answered(found) }
    }
    return .answered(owner)
  }

  private func releaseFormer() {
    guard !former.isEmpty else { return }
    // Releasing these views may run a `deinit` of the application, which may start another hit test.
    let gone = former
    former = []
    withExtendedLifetime(gone) {}
  }
}
