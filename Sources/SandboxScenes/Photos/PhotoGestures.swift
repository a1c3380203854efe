// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The recognizers of the photo browser, and how they get along.
///
/// - Pinch, rotation and pan run together, by the delegate's word.
/// - The single tap waits for the double tap to fail.
/// - While the photo is as it was put, a drag is a swipe: the pan is told not to begin. Once it is enlarged,
///   turned or moved the swipes are told so.
@MainActor
final class PhotoGestures: NSObject, UIGestureRecognizerDelegate {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let doubleTap = UITapGestureRecognizer()
  let singleTap = UITapGestureRecognizer()
  let longPress = UILongPressGestureRecognizer()
  let swipeLeft = UISwipeGestureRecognizer()
  let swipeRight = UISwipeGestureRecognizer()

  private let photo: PhotoView

  /// Puts the swipes on the page and the others on the photo in it.
  init(photo: PhotoView, page: UIView) {
    self.photo = photo
    super.init()
    doubleTap.numberOfTapsRequired = 2
    singleTap.require(toFail: doubleTap)
    swipeLeft.direction = .left
    swipeRight.direction = .right
    pan.maximumNumberOfTouches = 2
    let named: [(UIGestureRecognizer, String)] = [
      (pinch, "pinch"), (rotation, "rotation"), (pan, "pan"), (doubleTap, "doubleTap"),
      (singleTap, "singleTap"), (longPress, "longPress"), (swipeLeft, "swipeLeft"),
      (swipeRight, "swipeRight"),
    ]
    for (recognizer, name) in named {
      recognizer.name = name
      recognizer.delegate = self
      (recognizer is UISwipeGestureRecognizer ? page : photo).addGestureRecognizer(recognizer)
    }
  }

  /// Those that follow the fingers.
  private var following: [UIGestureRecognizer] { [pinch, rotation, pan] }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    following.contains(gestureRecognizer) && following.contains(otherGestureRecognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case pan: !photo.isFitted || pan.numberOfTouches > 1
    case swipeLeft, swipeRight: photo.isFitted
    default: true
    }
  }
}
