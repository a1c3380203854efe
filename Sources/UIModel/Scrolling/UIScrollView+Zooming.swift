// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The scaling of the content with two fingers or by the application.
extension UIScrollView {
  /// A pinch, or an animation of the scale.
  struct Zoom {
    let view: UIView
    /// The cause of the zoom.
    var driver: Driver

    /// True if the fingers are down.
    var isPinching: Bool {
      switch driver {
      case .fingers: true
      case .animation: false
      }
    }
  }

  /// The causes of scaling.
  enum Driver {
    /// A pinch. `askedAtStart` is the scale when the pinch began, without the resistance beyond a limit.
    case fingers(askedAtStart: CGFloat, Anchor)
    /// An animation to a scale that the application set, or back to a limit of the scale.
    case animation
  }

  /// The point of the zoomed view, in points at scale 1, that stays under the centre of the fingers.
  struct Anchor {
    let point: CGPoint
    let fingers: [UITouch]
  }

  final var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// True if two fingers zoom and move the content, so that the drag does not move it.
  final var isPinchingWithTwoFingers: Bool { isZooming && pinch.numberOfTouches == 2 }

  /// The action of the pinch.
  final func pinched(_ recognizer: UIGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginZooming()
      followPinch()
    case .changed: followPinch()
    case .ended, .cancelled: releasePinch()
    case .possible, .failed: break
    }
  }

  private func beginZooming() {
    // Calls app code: the delegate.
    guard let view = delegate?.viewForZooming(in: self) else { return }
    zoomSteps.stop()
    endMotion()
    zoom = Zoom(
      view: view,
      driver: .fingers(askedAtStart: zoomLimits.relaxed(storedZoomScale), anchor(in: view)))
    note(.willBeginZooming)
    // Calls app code: the delegate.
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch() {
    guard let view = zoom?.view, case .fingers(let askedAtStart, var anchor)? = zoom?.driver
    else { return }
    // A finger replaced a lifted one. The content continues from its current scale and offset.
    if anchor.fingers != pinch.currentTouches {
      anchor = self.anchor(in: view)
      zoom?.driver = .fingers(askedAtStart: askedAtStart, anchor)
    }
    let place = pinch.location(in: self) - contentOffset
    let scale = zoomLimits.stretched(askedAtStart * pinch.scale)
    resize(view, to: scale)
    contentOffset = stretched(view.frame.origin + anchor.point * scale - place)
    tellZoom()
  }

  private func anchor(in view: UIView) -> Anchor {
    Anchor(
      point: contentPoint(at: pinch.location(in: self), in: view), fingers: pinch.currentTouches)
  }

  private func releasePinch() {
    guard let zoom, zoom.isPinching else { return }
    let limit = zoomLimits.clamped(storedZoomScale)
    guard limit != storedZoomScale, window != nil else {
      endZooming()
      settle()
      return
    }
    self.zoom?.driver = .animation
    endMotion()
    glide(zoom.view, to: limit, offset: offset(for: zoom.view, at: limit, about: middle))
  }

  final func endZooming() {
    guard let zoom else { return }
    // Without a window there is no animation back to the limit. The scale is set at once.
    resize(zoom.view, to: zoomLimits.clamped(storedZoomScale))
    self.zoom = nil
    hideIndicatorsSoon()
    note(.didEndZooming(storedZoomScale))
    // Calls app code: the delegate.
    delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: storedZoomScale)
  }

  /// Animates content that a pinch left beyond an edge or between pages to an edge or a page. Without a window, content
  /// beyond an edge jumps to it.
  private func settle() {
    guard drag == nil, motion == .none else { return }
    guard window != nil else {
      contentGeometryDidChange()
      return
    }
    if motionAfterRelease(.zero, restingAims).isAtRest {
      contentGeometryDidChange()
    } else {
      decelerate(.zero, restingAims)
    }
  }

  /// The middle of the viewport.
  private var middle: CGPoint { CGPoint(x: viewport.width / 2, y: viewport.height / 2) }

  /// Returns the point of the zoomed view, in points at scale 1, that is at `location` in the content.
  private func contentPoint(at location: CGPoint, in view: UIView) -> CGPoint {
    (location - view.frame.origin) / storedZoomScale
  }

  /// Returns the offset to set with `scale` so that the content at the point `place` of the viewport does not move.
  private func offset(for view: UIView, at scale: CGFloat, about place: CGPoint) -> CGPoint {
    view.frame.origin + contentPoint(at: contentOffset + place, in: view) * scale - place
  }
}

/// Changes of the scale, and their animation.
extension UIScrollView {
  final func scaleContent(to scale: CGFloat, animated: Bool) {
    // Calls app code: the delegate.
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = zoomLimits.clamped(scale)
    change(view, to: scale, offset: offset(for: view, at: scale, about: middle), animated)
  }

  final func zoomContent(to rect: CGRect, animated: Bool) {
    // Calls app code: the delegate.
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let fitting = min(viewport.width / rect.width, viewport.height / rect.height)
    let scale = zoomLimits.clamped(fitting)
    let focus = CGPoint(x: rect.midX, y: rect.midY)
    let offset = view.frame.origin + focus * scale - middle
    change(view, to: scale, offset: offset, animated)
  }

  private func change(
    _ view: UIView, to scale: CGFloat, offset: CGPoint, _ animated: Bool
  ) {
    stopMotion()
    let rest = clamped(offset, scaledBy: scale / storedZoomScale)
    guard animated, window != nil, scale != storedZoomScale || rest != contentOffset else {
      resize(view, to: scale)
      contentOffset = clamped(offset)
      hideIndicatorsSoon()
      tellZoom()
      return
    }
    zoom = Zoom(view: view, driver: .animation)
    note(.willBeginZooming)
    // Calls app code: the delegate.
    delegate?.scrollViewWillBeginZooming(self, with: view)
    glide(view, to: scale, offset: offset)
  }

  /// Animates scale and offset to their targets. The current edges are used for each frame, because the delegate may
  /// change them to keep growing content centred.
  private func glide(_ view: UIView, to scale: CGFloat, offset: CGPoint) {
    let now = UIApplication.shared.scheduler.now
    let way = AxisMotion(glidingFrom: 0, to: 1)
    let (startScale, startOffset) = (storedZoomScale, contentOffset)
    let finish = now + way.duration
    zoomSteps.start("zooming of \(journalName)", until: finish) { [weak self] time in
      guard let self else { return }
      guard time < finish else {
        let generation = zoomSteps.generation
        resize(view, to: scale)
        contentOffset = clamped(offset)
        tellZoom()
        contentOffset = clamped(contentOffset)
        layoutIfNeeded()
        // The delegate may have begun another zoom.
        if zoomSteps.generation == generation { endZooming() }
        return
      }
      let share = way.position(at: time - now)
      let rest = clamped(offset, scaledBy: scale / storedZoomScale)
      resize(view, to: startScale + (scale - startScale) * share)
      contentOffset = startOffset + (rest - startOffset) * share
      tellZoom()
      layoutIfNeeded()
    }
  }

  /// Scales the zoomed view and the content size. The origin of the view's frame stays the same.
  private func resize(_ view: UIView, to scale: CGFloat) {
    guard scale != storedZoomScale, scale > 0 else { return }
    let origin = view.frame.origin
    let atOne = CGSize(
      width: contentSize.width / storedZoomScale, height: contentSize.height / storedZoomScale)
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = view.center + origin - view.frame.origin
    contentSize = CGSize(width: atOne.width * scale, height: atOne.height * scale)
    showIndicators()
  }

  private func tellZoom() {
    note(.didZoom(storedZoomScale))
    // Calls app code: the delegate.
    delegate?.scrollViewDidZoom(self)
  }
}
