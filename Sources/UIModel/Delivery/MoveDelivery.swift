// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Delivers events in which fingers only moved, which are most events. It caches the set of moved touches of each view,
/// so that nothing is allocated.
@MainActor
final class MoveDelivery {
  private var sets: [ObjectIdentifier: CachedTouchSet] = [:]

  /// Discards the cached sets, because touches began or ended.
  func removeAll() {
    sets.removeAll(keepingCapacity: true)
  }

  /// Calls `touchesMoved(_:with:)` once for each view in the window whose fingers moved.
  ///
  /// - Returns: false, without any call, if the event contains other changes.
  func deliver(_ event: UIEvent, in window: UIWindow) -> Bool {
    if event.methods.saysMoreThanMoves { return false }
    let touches = event.touchesInOrder
    for (index, touch) in touches.enumerated()
    where touch.boundWindow === window && touch.currentPhase == .moved {
      guard let view = touch.boundView, isFirst(index, of: view, in: touches),
        let moved = movedTouches(of: view, in: touches)
      else { continue }
      // Calls app code, which may cancel touches. That discards the cached sets.
      view.tell(.moved, moved, event, how: .direct)
    }
    return true
  }

  /// Returns whether the touch at `index` is the first of the view's moved touches, so that each view is called once.
  private func isFirst(_ index: Int, of view: UIView, in touches: [UITouch]) -> Bool {
    for touch in touches[..<index] where touch.boundView === view && touch.currentPhase == .moved {
      return false
    }
    return true
  }

  /// Returns a view's moved touches, only those whose touchesBegan the view received; nil if there are none.
  private func movedTouches(of view: UIView, in touches: [UITouch]) -> Set<UITouch>? {
    sets[ObjectIdentifier(view), default: CachedTouchSet()].set(of: touches) { touch in
      touch.boundView === view && touch.currentPhase == .moved && touch.record?.isTold == true
    }
  }
}
