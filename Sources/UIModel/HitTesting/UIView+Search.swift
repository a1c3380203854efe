// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The search while nobody watches it: the same answers and the same calls of overridden methods as the
/// watched one, read from tables instead of from the views.
///
/// A view of a class that overrides neither method answers every point that it contains, by itself or a view
/// in it. So the search never comes back out of one: it goes down in a loop, however deep the tree is.
extension UIView {
  /// The front-most view under a point that this view contains; itself when no subview takes the point.
  final func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView {
    let found = descend(to: point, event)
    SearchKeep.searchEnded()
    return found
  }

  @inline(__always)
  private final func descend(to point: CGPoint, _ event: UIEvent?) -> UIView {
    guard var table = hitTableIfAny else { return self }
    // What is no number compares with nothing, but overrides may accept it.
    guard point.isNumber else { return finish(at: point, among: storedSubviews[...], with: event) }
    var place = HitTable.Place(point.x, point.y)
    while true {
      switch table.foremost(at: &place, event) {
      case .entered(let index):
        guard let next = table.table(at: index) else { return table.view(at: index) }
        table = next
      case .answered(let view): return view
      case .nobody: return table.owner
      }
    }
  }

  /// The rest of a level that an override changed while it was asked: the siblings as they were, but for
  /// those that left.
  fileprivate final func finish(
    at point: CGPoint, among siblings: ArraySlice<UIView>, with event: UIEvent?
  ) -> UIView {
    for subview in siblings.reversed() where subview.storedSuperview === self {
      // Call-out: `hitTest(_:with:)` may be overridden.
      if let found = subview.hitTest(subview.geometry.fromSuperview(point), with: event) {
        return found
      }
    }
    return self
  }
}

/// One level of the search.
extension HitTable {
  /// A point in the coordinates of the view that the search is in.
  typealias Place = SIMD2<Double>

  /// What one level, or one subview, comes to.
  enum Finding {
    /// A subview contains the point, which is in its coordinates now.
    case entered(Int)
    /// An overridden method answered.
    case answered(UIView)
    /// No subview takes the point.
    case nobody
  }

  /// The foremost subview that takes the point.
  @MainActor
  @inline(__always)
  func foremost(at place: inout Place, _ event: UIEvent?) -> Finding {
    let probe = Self.probe(place.x, place.y)
    guard let grid = header.pointee.grid else {
      // A reach spares what a look at the view itself costs; with one subview there is nothing to spare.
      let count = self.count
      return count == 1 ? ask(0, &place, event) : scan(below: count, &place, probe, event)
    }
    let (changes, reaches) = (header.pointee.changes, self.reaches)
    for index in grid.pointee.candidates(probe) {
      let index = Int(index)
      guard Self.covers(reaches[index], probe) else { continue }
      switch ask(index, &place, event) {
      case .entered(let index): return .entered(index)
      case .answered(let view): return .answered(view)
      case .nobody: break
      }
      // What an override changes counts for those that are asked after it; the grid may be gone.
      guard header.pointee.changes == changes else { return scanRest(below: index, &place, event) }
    }
    return .nobody
  }

  /// One after the other, front to back.
  @MainActor
  @inline(__always)
  private func scan(
    below start: Int, _ place: inout Place, _ probe: Reach, _ event: UIEvent?
  ) -> Finding {
    var index = start
    // Where the reaches lie is the same for all, whatever an override does: the search ends where it did something.
    let reaches = self.reaches
    while index > 0 {
      index -= 1
      guard Self.covers(reaches[index], probe) else { continue }
      switch ask(index, &place, event) {
      case .entered(let index):
        notePassed(start &- index)
        return .entered(index)
      case .answered(let view): return .answered(view)
      case .nobody: break
      }
    }
    notePassed(start)
    return .nobody
  }

  @MainActor
  @inline(never)
  private func scanRest(below start: Int, _ place: inout Place, _ event: UIEvent?) -> Finding {
    scan(below: start, &place, Self.probe(place.x, place.y), event)
  }

  @MainActor
  @inline(__always)
  private func ask(
    _ index: Int, _ place: inout Place, _ event: UIEvent?
  ) -> Finding {
    let entry = entries + index
    let own = place + entry.pointee.shift
    if all((own .>= entry.pointee.leftTop) .& (own .< entry.pointee.rightBottom)) {
      place = own
      return .entered(index)
    }
    return entry.pointee.takesCloserLook ? lookCloser(at: index, &place, event) : .nobody
  }

  /// Asks a subview that is transformed or whose class overrides a method.
  @MainActor
  @inline(never)
  private func lookCloser(
    at index: Int, _ place: inout Place, _ event: UIEvent?
  ) -> Finding {
    let view = entries[index].view.takeUnretainedValue()
    guard view.flags.isDisjoint(with: .overridesSearch) else {
      return callOut(
        view, of: header.pointee.owner.takeUnretainedValue(), at: index, &place, event)
    }
    let own = view.geometry.fromSuperview(CGPoint(x: place.x, y: place.y))
    guard view.geometry.boundsContain(own) else { return .nobody }
    place = Place(own.x, own.y)
    return .entered(index)
  }

  /// Calls the overridden methods of a subview. They may change any view, although they must not: what is
  /// read after that is kept alive, and where the subviews changed the rest is searched as they were.
  @MainActor
  @inline(__always)
  private func callOut(
    _ view: UIView, of owner: UIView, at index: Int, _ place: inout Place, _ event: UIEvent?
  ) -> Finding {
    let revision = owner.hierarchyRevision
    let mark = SearchKeep.begin()
    defer { SearchKeep.end() }
    let point = CGPoint(x: place.x, y: place.y)
    let own = view.geometry.fromSuperview(point)
    var isInside = false
    // Call-out: both methods are the application's.
    if view.flags.contains(.overridesHitTest) {
      if let found = view.hitTest(own, with: event) { return .answered(found) }
    } else {
      isInside = view.point(inside: own, with: event)
    }
    let isUndisturbed = owner.hierarchyRevision == revision
    if isInside {
      guard isUndisturbed, own.isNumber else {
        return .answered(view.frontmost(at: own, with: event))
      }
      place = Place(own.x, own.y)
      return .entered(index)
    }
    guard isUndisturbed else {
      let siblings = SearchKeep.subviews(of: owner, at: mark)
      return .answered(owner.finish(at: point, among: siblings[..<index], with: event))
    }
    return .nobody
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers; they may be infinite.
  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }
}
