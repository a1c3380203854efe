// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The recognizers of the photo browser, and the rules between them.
///
/// - Pinch, rotation and pan recognize together, because the delegate allows it.
/// - The single tap waits for the double tap to fail.
/// - While the photo is in its original position, a drag is a swipe: the delegate keeps the pan from beginning. Once
///   the photo is enlarged, rotated or moved, it keeps the swipes from beginning.
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

  /// Adds the swipes to the page and the others to the photo in it.
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

  /// The recognizers that follow the fingers.
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
