// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A picture in a scroll view that two fingers zoom, and that double taps zoom in and out.
final class ZoomingImage: UIScrollView, UIScrollViewDelegate {
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = bounds
    addSubview(picture)
    contentSize = bounds.size
    maximumZoomScale = 4
    delegate = self
    let tap = UITapGestureRecognizer(target: self, action: Selector(ZoomingImage.toggle(_:)))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func toggle(_ tap: UITapGestureRecognizer) {
    setZoomScale(zoomScale > minimumZoomScale ? minimumZoomScale : 2, animated: false)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
