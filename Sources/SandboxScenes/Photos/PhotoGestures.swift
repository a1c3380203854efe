// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The recognizers of the photo browser, with their delegate and requirements.
///
/// - Pinch, rotation and pan recognize simultaneously, because the delegate allows it.
/// - The single tap waits for the double tap to fail.
/// - While the photo has its original transform, a drag is a swipe: the delegate keeps the pan from beginning. After it
///   was scaled, rotated or moved, the delegate keeps the swipes from beginning.
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

  /// Adds the swipes to the page, and the other recognizers to the photo in it.
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

  /// The continuous recognizers, which transform the photo.
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
