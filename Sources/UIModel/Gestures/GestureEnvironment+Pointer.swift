// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Delivers to recognizers the hover and scroll events of a pointer without a pressed button.
extension GestureEnvironment {
  /// Calls the recognizers under a pointer that moved or scrolled.
  func deliverPointer(_ event: UIEvent) {
    guard let pointer = event.touchesInOrder.first else { return }
    let view = pointer.currentPhase == .regionExited ? nil : pointer.boundView
    let path = view?.withSuperviews.flatMap(\.storedRecognizers) ?? []
    switch event.eventType {
    case .scroll: deliverScroll(event, path)
    case .hover: deliverHover(event, pointer, path)
    case .touches, .motion, .remoteControl, .presses, .transform: break
    }
  }

  /// Delivers a scroll event. A turn of a wheel is a complete gesture. Scrolling on a trackpad consists of several
  /// events, which all go to the recognizers that were found at the first one; a recognizer that is reset meanwhile
  /// receives no more of them. `UIApplication` has already cancelled an earlier scrolling that did not end.
  private func deliverScroll(_ event: UIEvent, _ path: [UIGestureRecognizer]) {
    let followers =
      scrollFollowers ?? path.filter { mayFollow(event, $0) && $0.acceptsScroll(event) }
    scrollFollowers = followers
    for recognizer in deliveryOrder?(followers) ?? followers
    where recognizer.isEnabled && !recognizer.storedState.gestureState.isEnd {
      note(event, by: recognizer)
      recognizer.scrolled(event)
    }
    switch event.scrollPhase {
    case .continuous(.began), .continuous(.moved): break
    case .discrete, .continuous(.ended), .continuous(.cancelled): scrollFollowers = nil
    }
  }

  /// Cancels the current scrolling for its recognizers, because it will not end normally. Its later events go to no
  /// recognizer.
  func abandonScroll() {
    guard let followers = scrollFollowers else { return }
    scrollFollowers = []
    runTurn {
      for recognizer in ranked(followers) where recognizer.isScrolling {
        recognizer.scrollCancelled()
      }
    }
  }

  private func deliverHover(_ event: UIEvent, _ pointer: UITouch, _ path: [UIGestureRecognizer]) {
    for recognizer in inPlay where recognizer.followsPointer {
      if !path.contains(where: { $0 === recognizer }) {
        note(event, by: recognizer)
        recognizer.hovered(at: nil)
      }
    }
    for recognizer in path where recognizer.followsPointer {
      let isKnown = recognizer.contenderID != 0
      guard isKnown || recognizer.allows(pointer.type) && mayFollow(event, recognizer) else {
        continue
      }
      note(event, by: recognizer)
      recognizer.hovered(at: pointer.locationInWindow)
    }
  }

  /// True if a recognizer must be called when the pointer leaves.
  var isHovered: Bool { inPlay.contains { $0.followsPointer } }

  private func mayFollow(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && !recognizer.storedState.gestureState.isEnd
      && answerForEvent(recognizer, event)
  }
}
