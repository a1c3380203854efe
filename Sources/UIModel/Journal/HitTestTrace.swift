// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A search for the view under a point: the views that were asked, in order, each with its answer.
package struct HitTestTrace: Equatable, Sendable {
  /// One view that was asked.
  package struct Visit: Equatable, Sendable {
    /// The view.
    package let view: Subject
    /// The number of its ancestors that were asked before it; 0 for a window.
    package let depth: Int
    /// The point in the view's own coordinates.
    package let point: CGPoint
    /// The outline of the view, in the coordinates of the screen.
    package let outline: Quad
    /// The answer of the view.
    package fileprivate(set) var answer: Answer
    /// True if the view's own `point(inside:with:)` accepted a point outside its bounds.
    package fileprivate(set) var acceptedOutsideBounds = false
  }

  /// The possible answers of a view.
  package enum Answer: Equatable, Sendable {
    /// The view's search has not returned.
    case pending
    /// The view refused the point, for itself and all its subviews.
    case refused(HitRefusal)
    /// It is the hit view.
    case hit
    /// A view inside it was found.
    case foundInside(Subject)
    /// Its own `hitTest(_:with:)` returned a view without the default search; nil if it returned nil.
    case answeredByOverride(Subject?)
  }

  /// The point of the touch-down, in points of the screen.
  package let locationOnScreen: CGPoint
  /// The views that were asked, in order.
  package private(set) var visits: [Visit] = []
  /// The view that will get the touch.
  package internal(set) var hitView: Subject?

  /// The visits without an answer, outermost first, and for each whether its default search ran.
  private var open: [(index: Int, searched: Bool)] = []

  /// Makes an empty trace for a point of the screen.
  package init(locationOnScreen: CGPoint) {
    self.locationOnScreen = locationOnScreen
  }

  package static func == (left: HitTestTrace, right: HitTestTrace) -> Bool {
    left.locationOnScreen == right.locationOnScreen && left.visits == right.visits
      && left.hitView == right.hitView
  }

  mutating func enter(_ view: Subject, point: CGPoint, outline: Quad) {
    let visit = Visit(
      view: view, depth: open.count, point: point, outline: outline, answer: .pending)
    visits.append(visit)
    open.append((visits.count - 1, false))
  }

  /// Returns the index of the visit of `view` if that is the last visit without an answer; else nil.
  private func openVisit(of view: ObjectIdentifier) -> Int? {
    open.last.flatMap { visits[$0.index].view.identity == view ? $0.index : nil }
  }

  /// Notes that the default search of `view` runs, so that its answer is not that of an override.
  mutating func searches(_ view: ObjectIdentifier) {
    if openVisit(of: view) != nil { open[open.count - 1].searched = true }
  }

  mutating func refuse(_ view: ObjectIdentifier, _ refusal: HitRefusal) {
    if let index = openVisit(of: view) { visits[index].answer = .refused(refusal) }
  }

  mutating func acceptOutside(_ view: ObjectIdentifier) {
    if let index = openVisit(of: view) { visits[index].acceptedOutsideBounds = true }
  }

  mutating func leave(answer: Subject?) {
    guard let last = open.popLast() else { return }
    if !last.searched {
      visits[last.index].answer = .answeredByOverride(answer)
    } else if let answer {
      let isSelf = answer.identity == visits[last.index].view.identity
      visits[last.index].answer = isSelf ? .hit : .foundInside(answer)
    } else if case .refused = visits[last.index].answer {
      // The refusal already gives the reason.
    } else {
      visits[last.index].answer = .answeredByOverride(nil)
    }
  }
}
