// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A hit test in the form in which it is drawn: the views that were asked, in order, with their results as short texts.
struct HitPath {
  /// One view, or several views with the same rectangle that all asked their subviews.
  struct Step: Equatable {
    /// The result for a view, which decides its colour. `led` means that the view asked its subviews, or that its
    /// override of `hitTest(_:with:)` returned another view.
    enum Outcome: Hashable, Sendable {
      case led
      /// The view and its subviews were skipped.
      case refused
      /// The hit test of the view returned the view itself.
      case hit

      var color: Color {
        switch self {
        case .hit: OverlayStyle.hit
        case .led: OverlayStyle.led
        case .refused: OverlayStyle.refused
        }
      }
    }

    /// The numbers of the views in the order in which they were asked, from 1.
    var numbers: ClosedRange<Int>
    var name: String
    let outcome: Outcome
    /// The reason why the view refused, or the override that decided the result, in words; empty for other views.
    let reason: String
    /// The same reason without the distance of the point from the bounds, for a label about several fingers.
    let reasonForAllPoints: String
    let view: Subject
    /// The view's outline at the time of the hit test, on the screen.
    let outline: Quad
    /// The importance of the step; the lowest number is the most important.
    let rank: Int
    /// True if the point lies in the outline.
    let isUnderFinger: Bool
    /// The nesting depth: the number of steps whose views asked this view, directly or through other views.
    let level: Int

    /// The numbers as text: "9", or "1–5" for several views.
    var numberText: String {
      numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
    }
  }

  /// The fate of the touch after the hit test.
  enum Fate: Sendable {
    /// The touch is held back, or there is no touch.
    case undecided
    case received
    /// The view receives nothing of the touch.
    case notReceived
    case cancelled

    var words: String {
      switch self {
      case .undecided: "hit"
      case .received: "hit: it gets the touch"
      case .notReceived: "hit: received no touches"
      case .cancelled: "hit: its touch was cancelled"
      }
    }
  }

  let steps: [Step]
  /// The indices of the steps by importance. Of views beside the point, the nearest is the most important.
  private let foremost: [Int]
  /// The point of the hit test, on the screen.
  let place: CGPoint

  init(_ trace: HitTestTrace) {
    var steps: [Step] = []
    var first = ""
    var outer: [Int] = []
    for (index, visit) in trace.visits.enumerated() {
      while let last = outer.last, last >= visit.depth { outer.removeLast() }
      let step = Step(
        numbers: index + 1...index + 1, name: visit.view.name, outcome: Self.outcome(of: visit),
        reason: Self.reason(of: visit, withPoint: true),
        reasonForAllPoints: Self.reason(of: visit, withPoint: false), view: visit.view,
        outline: visit.outline, rank: Self.rank(of: visit),
        isUnderFinger: Contour(visit.outline).contains(trace.locationOnScreen), level: outer.count)
      if let last = steps.last, last.outcome == .led, step.outcome == .led, step.reason.isEmpty,
        last.reason.isEmpty, last.outline == step.outline
      {
        steps[steps.count - 1].numbers = last.numbers.lowerBound...index + 1
        steps[steps.count - 1].name = "\(first) … \(step.name)"
      } else {
        steps.append(step)
        first = step.name
        outer.append(visit.depth)
      }
    }
    let place = trace.locationOnScreen
    let distances = steps.map { $0.outline.boundingBox.distance(to: place) }
    foremost = steps.indices.sorted {
      (steps[$0].rank, distances[$0], $0) < (steps[$1].rank, distances[$1], $1)
    }
    (self.steps, self.place) = (steps, place)
  }

  /// Returns the most important steps, in the order in which they were asked.
  func foremost(_ count: Int) -> [Step] {
    foremost.prefix(count).sorted().map { steps[$0] }
  }

  private static func outcome(of visit: HitTestTrace.Visit) -> Step.Outcome {
    switch visit.answer {
    case .hit: .hit
    case .pending, .foundInside: .led
    case .refused: .refused
    case .answeredByOverride(let view):
      switch view {
      case nil: .refused
      case visit.view?: .hit
      case .some: .led
      }
    }
  }

  private static func rank(of visit: HitTestTrace.Visit) -> Int {
    switch outcome(of: visit) {
    case .hit: 0
    case .refused:
      if case .refused(.outside) = visit.answer { 3 } else { 1 }
    case .led: 2
    }
  }

  private static func reason(of visit: HitTestTrace.Visit, withPoint: Bool) -> String {
    switch visit.answer {
    case .refused(.outside) where !withPoint: "outside its bounds"
    case .refused(let refusal): refusal.words
    case .answeredByOverride(nil): "its own hitTest returned nil"
    case .answeredByOverride(.some): "answered by its own hitTest"
    case .hit, .pending, .foundInside:
      visit.acceptedOutsideBounds ? "accepted by its own point(inside:)" : ""
    }
  }
}

extension CGRect {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(
      max(0, max(minX - point.x, point.x - maxX)), max(0, max(minY - point.y, point.y - maxY)))
  }
}

extension HitRefusal {
  /// The reason in a few words. A distance from the bounds is in points of the view's own coordinates.
  var words: String {
    switch self {
    case .hidden: "hidden"
    case .transparent(let alpha): "alpha \(Self.short(alpha, digits: 1_000))"
    case .interactionDisabled: "user interaction disabled"
    case .outside(let point, let bounds):
      "\(Self.way(from: bounds, to: point)) its bounds at touch down"
    case .refusedByOverride: "refused by its own point(inside:)"
    case .noInverse: "its transform has no inverse"
    }
  }

  /// Returns how far outside the bounds a point is, and on which side, rounded to 0.1 pt as in answers: "31.5 pt above".
  /// For a point exactly on the right or bottom edge, which bounds don't contain, it is "on the edge of".
  private static func way(from bounds: CGRect, to point: CGPoint) -> String {
    let sides: [(CGFloat, String)] = [
      (bounds.minY - point.y, "above"), (point.y - bounds.maxY, "below"),
      (bounds.minX - point.x, "left of"), (point.x - bounds.maxX, "right of"),
    ]
    let words = sides.filter { $0.0 > 0 && $0.0.isFinite }
      .map { "\(PropertyText.number(($0.0 * 10).rounded() / 10)) pt \($0.1)" }
    return words.isEmpty ? "on the edge of" : words.joined(separator: ", ")
  }

  private static func short(_ value: CGFloat, digits: CGFloat) -> String {
    let rounded = (value * digits).rounded() / digits
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
