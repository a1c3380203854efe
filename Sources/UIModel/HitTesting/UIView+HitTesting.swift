// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The default hit test: finds the view for a touch, and the reasons why other views refuse it.
///
/// Source: Apple's reference page of `hitTest(_:with:)`, WWDC 2014 session 235, call counts measured on
/// Mac Catalyst.
extension UIView {
  /// The index that runs hit tests while no reader of the journal records them; nil for none.
  static let hitTestIndex: (any HitTestIndex)? = TableIndex()

  /// Returns the result of the default `hitTest(_:with:)`. Only this function chooses between `walk` and the index.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let index = Self.hitTestIndex, event?.recordsHitTests != true {
      return index.hitTest(point, in: self, with: event)
    }
    return walk(point, with: event)
  }

  /// Returns the result of the hit test by its definition: a view that refuses the point is skipped together with its
  /// subviews; a view that accepts it asks its subviews, front to back. The first view that one of them returns is the
  /// result; if there is none, the view itself.
  ///
  /// A plain UIView that accepts the point therefore always gives a result, and the hit test can continue in such a
  /// subview by a loop instead of a nested call. A tree of 100,000 levels then needs no more stack than a flat one. The
  /// views on the path are retained, because an override may remove them.
  final func walk(_ start: CGPoint, with event: UIEvent?) -> UIView? {
    guard accepts(start, with: event) else { return nil }
    var (path, view, point) = ([self], self, start)
    var toScreen = event?.isTraced == true ? transformToScreen : .identity
    levels: while true {
      for subview in view.storedSubviews.reversed() where subview.storedSuperview === view {
        let own = subview.geometry.fromSuperview(point)
        event?.enter(subview, at: own, in: toScreen)
        if subview.isPlain {
          if subview.accepts(own, with: event) {
            toScreen = subview.geometry.toSuperviewTransform.concatenating(toScreen)
            path.append(subview)
            (view, point) = (subview, own)
            continue levels
          }
          event?.leave(answer: nil)
        } else {
          // Calls app code: `hitTest(_:with:)` may be overridden.
          let found = subview.hitTest(own, with: event)
          event?.leave(answer: found)
          if let found {
            event?.leave(path.count - 1, answer: found)
            return found
          }
        }
      }
      event?.leave(path.count - 1, answer: view)
      return view
    }
  }

  /// Returns the reason why the default hit test skips the view; nil if it does not.
  final func refusal(at point: CGPoint, with event: UIEvent?) -> HitRefusal? {
    if let refusal = refusalWithoutAsking { return refusal }
    event?.journal?.writeHitTest(.pointInside(journalSubject))
    // Calls app code: `point(inside:with:)` may be overridden.
    if self.point(inside: point, with: event) { return nil }
    if geometry.boundsContain(point) { return .refusedByOverride(point: point) }
    return geometry.isReachable ? .outside(point: point, bounds: geometry.bounds) : .noInverse
  }

  /// The reason why the view is skipped before its `point(inside:with:)` is called; nil if it is not.
  package final var refusalWithoutAsking: HitRefusal? {
    if flags.contains(.hidden) { return .hidden }
    if !flags.contains(.userInteractionEnabled) { return .interactionDisabled }
    // The alpha is stored with 32 bits but compared with 64. A view whose alpha was set to 0.01 is therefore skipped,
    // as on devices.
    if Double(storedAlpha) < 0.01 { return .transparent(alpha: CGFloat(storedAlpha)) }
    return nil
  }

  /// Returns whether the view accepts the point. Records a refusal in the trace.
  private func accepts(_ point: CGPoint, with event: UIEvent?) -> Bool {
    event?.hitTestTrace?.searches(ObjectIdentifier(self))
    if let refusal = refusal(at: point, with: event) {
      event?.hitTestTrace?.refuse(ObjectIdentifier(self), refusal)
      return false
    }
    if event?.isTraced == true, !geometry.boundsContain(point) {
      event?.hitTestTrace?.acceptOutside(ObjectIdentifier(self))
    }
    return true
  }

  /// Runs the hit test of a window. The window is recorded in the journal and in the trace, like the views in it.
  final func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    event?.enter(self, at: point, in: .identity)
    // Calls app code: `hitTest(_:with:)` may be overridden.
    let found = hitTest(point, with: event)
    event?.leave(answer: found)
    return found
  }
}

/// Records a hit test in the journal and in the trace.
extension UIEvent {
  /// True if a reader needs the calls of the hit test, or its trace.
  fileprivate final var recordsHitTests: Bool {
    isTraced || journal?.isReadForHitTests == true
  }

  /// Records that the hit test of a view is about to start. `toScreen` maps the coordinates of the view's superview to
  /// those of the screen.
  fileprivate final func enter(
    _ view: UIView, at point: CGPoint, in toScreen: CGAffineTransform
  ) {
    journal?.writeHitTest(.hitTest(view.journalSubject))
    guard isTraced else { return }
    let geometry = view.geometry
    let outline = Quad(geometry.bounds).applying(
      geometry.toSuperviewTransform.concatenating(toScreen))
    hitTestTrace?.enter(view.journalSubject, point: point, outline: outline)
  }

  /// Records `answer` as the result of each of the last `count` views whose hit test has not returned, innermost first.
  fileprivate final func leave(_ count: Int = 1, answer: UIView?) {
    guard isTraced else { return }
    for _ in 0..<count { hitTestTrace?.leave(answer: answer?.journalSubject) }
  }
}
