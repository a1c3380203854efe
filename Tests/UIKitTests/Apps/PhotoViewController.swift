// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A zoomable page: a tap hides the bar, a double tap zooms in or out.
class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView(image: nil)
  private(set) var isBarHidden = false

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 3
    scrollView.decelerationRate = .fast
    imageView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    imageView.contentMode = .scaleAspectFit
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size

    let singleTap = UITapGestureRecognizer(
      target: self, action: Selector(PhotoViewController.toggleBar))
    let doubleTap = UITapGestureRecognizer(
      target: self, action: Selector(PhotoViewController.zoom(_:)))
    doubleTap.numberOfTapsRequired = 2
    singleTap.require(toFail: doubleTap)
    scrollView.addGestureRecognizer(singleTap)
    scrollView.addGestureRecognizer(doubleTap)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return imageView
  }

  private func toggleBar() {
    isBarHidden.toggle()
  }

  private func zoom(_ recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = recognizer.location(in: imageView)
      let size = CGSize(
        width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
      scrollView.zoom(
        to: CGRect(
          x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
          height: size.height), animated: true)
    }
  }
}
