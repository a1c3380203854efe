// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The default search. While somebody reads the journal or a trace hangs on the event, every view is asked by
/// itself and every answer noted; else the same is read from tables, see `frontmost(at:with:)`.
///
/// Source: Apple's reference page of `hitTest(_:with:)`, WWDC 2014 session 235, call counts measured on
/// Mac Catalyst.
extension UIView {
  /// Why the view is out before its `point(inside:with:)` is even asked; nil when it is not.
  package final var refusalWithoutAsking: HitRefusal? {
    if flags.contains(.hidden) { return .hidden }
    if !flags.contains(.userInteractionEnabled) { return .interactionDisabled }
    // The alpha is kept in 32 bits but compared in 64, so that a set 0.01 is out, as on devices.
    if Double(storedAlpha) < 0.01 { return .transparent(alpha: CGFloat(storedAlpha)) }
    return nil
  }

  /// Refuses when hidden, clear or switched off; asks `point(inside:with:)`; then asks the subviews front
  /// to back. The first answer wins; without one it is the view itself.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let event, event.isSearchWatched { return watchedHitTest(point, with: event) }
    guard refusalWithoutAsking == nil else { return nil }
    let isInside =
      flags.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : geometry.boundsContain(point)
    return isInside ? frontmost(at: point, with: event) : nil
  }

  /// The same view by view, and with a note of every question and answer.
  ///
  /// A view that answers by the default search answers every point that it contains, by itself or a view in
  /// it, so the search goes down in a loop: a deep tree takes no more of the stack than a flat one.
  private final func watchedHitTest(_ start: CGPoint, with event: UIEvent) -> UIView? {
    guard takes(start, with: event) else { return nil }
    var view = self
    var (point, depth) = (start, 0)
    var toScreen: CGAffineTransform = event.isTraced ? transformToScreen : .identity
    descent: while true {
      for subview in view.storedSubviews.reversed() where subview.storedSuperview === view {
        let own = subview.geometry.fromSuperview(point)
        let ownToScreen: CGAffineTransform =
          event.isTraced
          ? subview.geometry.toSuperviewTransform.concatenating(toScreen) : .identity
        event.journal?.write(.hitTest(subview.journalSubject))
        event.hitTestTrace?.enter(
          subview.journalSubject, point: own,
          outline: Quad(subview.geometry.bounds).applying(ownToScreen))
        guard subview.flags.contains(.overridesHitTest) else {
          if subview.takes(own, with: event) {
            (view, point, toScreen, depth) = (subview, own, ownToScreen, depth + 1)
            continue descent
          }
          event.hitTestTrace?.leave(answer: nil)
          continue
        }
        // Call-out: `hitTest(_:with:)` is overridden.
        let found = subview.hitTest(own, with: event)
        event.hitTestTrace?.leave(answer: found?.journalSubject)
        if let found {
          event.leave(depth, answer: found)
          return found
        }
      }
      event.leave(depth, answer: view)
      return view
    }
  }

  /// Whether the default search goes into the view, with a note of why not.
  private final func takes(_ point: CGPoint, with event: UIEvent) -> Bool {
    event.hitTestTrace?.searches(ObjectIdentifier(self))
    if let refusal = refusalWithoutAsking {
      event.hitTestTrace?.refuse(ObjectIdentifier(self), refusal)
      return false
    }
    event.journal?.write(.pointInside(journalSubject))
    // Call-out: `point(inside:with:)` may be overridden.
    let isInside = self.point(inside: point, with: event)
    if event.isTraced { note(isInside: isInside, point, event) }
    return isInside
  }

  /// Asks this view and writes what came of it. The parent calls it, so that an override is seen too.
  final func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    event?.journal?.write(.hitTest(journalSubject))
    guard event?.isTraced == true else {
      // Call-out: `hitTest(_:with:)` may be overridden.
      return hitTest(point, with: event)
    }
    event?.hitTestTrace?.enter(journalSubject, point: point, outline: outlineOnScreen)
    let found = hitTest(point, with: event)
    event?.hitTestTrace?.leave(answer: found?.journalSubject)
    return found
  }

  private final func note(isInside: Bool, _ point: CGPoint, _ event: UIEvent?) {
    let isInBounds = geometry.boundsContain(point)
    let identity = ObjectIdentifier(self)
    switch (isInside, isInBounds) {
    case (true, true):
      break
    case (true, false):
      event?.hitTestTrace?.acceptOutside(identity)
    case (false, true):
      event?.hitTestTrace?.refuse(identity, .refusedByOverride(point: point))
    case (false, false):
      let refusal: HitRefusal =
        geometry.isReachable ? .outside(point: point, bounds: geometry.bounds) : .noInverse
      event?.hitTestTrace?.refuse(identity, refusal)
    }
  }
}

extension UIEvent {
  /// So many views that were asked have their answer.
  fileprivate final func leave(_ count: Int, answer: UIView) {
    guard isTraced else { return }
    for _ in 0..<count { hitTestTrace?.leave(answer: answer.journalSubject) }
  }

  /// Whether somebody wants to know who is asked.
  @inline(__always)
  fileprivate final var isSearchWatched: Bool { journal?.isRead == true || isTraced }
}
