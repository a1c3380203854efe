// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A record of a hit test: the views that were asked, in order, with their answers.
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
    /// The view's hit test has not returned.
    case pending
    /// The view refused the point for itself and its subviews.
    case refused(HitRefusal)
    /// The view's hit test returned the view itself.
    case hit
    /// The view's hit test returned another view, normally a subview at any depth. The value is the returned view.
    case foundInside(Subject)
    /// An override of `hitTest(_:with:)` returned this view (nil if it returned nil) without calling super.
    case answeredByOverride(Subject?)
  }

  /// The point where the finger came down, in points of the screen.
  package let locationOnScreen: CGPoint
  /// The views that were asked, in order.
  package private(set) var visits: [Visit] = []
  /// The view that will get the touch.
  package internal(set) var hitView: Subject?

  /// The visits without an answer, the outermost first. `searched` is true if the default hit test of the view ran.
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

  /// Returns the index of the visit of `view` if it is the last visit without an answer; otherwise nil.
  private func openVisit(of view: ObjectIdentifier) -> Int? {
    open.last.flatMap { visits[$0.index].view.identity == view ? $0.index : nil }
  }

  /// Notes that the default hit test of `view` runs, so its answer does not come from an override alone.
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
      // `refuse` already stored the refusal with its reason as the answer of this view.
    } else {
      visits[last.index].answer = .answeredByOverride(nil)
    }
  }
}
