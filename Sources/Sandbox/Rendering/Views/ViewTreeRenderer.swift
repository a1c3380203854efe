import Foundation
import UIModel

/// Draws a tree of views back to front. It only asks views for what they are and never tells them
/// anything; layout that is due is not done here.
///
/// A view is drawn as its layer would be: shadow, background, content, subviews, and the border
/// over them. Alpha multiplies down the tree, so where views overlap in a translucent superview the
/// lower one shines through; UIKit blends such a superview as a whole.
@MainActor
final class ViewTreeRenderer {
  /// What is left to do, last first: trees may be deeper than the stack of calls.
  private enum Step {
    case draw(UIView)
    case border(UIView)
    case focusRing(UIView)
    case indicators(UIScrollView)
    case restore
  }

  private var painters: ViewPainters
  private let pictures: PictureStore
  private var steps: [Step] = []
  /// The control of the window being drawn that the keyboard acts on.
  private var focused: UIControl?

  /// Makes a renderer.
  init(painters: ViewPainters = .standard, pictures: PictureStore = PictureStore()) {
    self.painters = painters
    self.pictures = pictures
  }

  /// Draws a view and all in it. The canvas is in the coordinates of what the view lies in: the
  /// screen's for a window.
  func draw(_ root: UIView, on canvas: any Canvas) {
    focused = (root as? UIWindow)?.focusedControl
    steps.append(.draw(root))
    while let step = steps.popLast() {
      switch step {
      case .draw(let view): enter(view, canvas)
      case .border(let view): drawBorder(of: view, canvas)
      case .focusRing(let view): drawFocusRing(around: view, canvas)
      case .indicators(let view): ScrollIndicatorPainter().paint(view, on: canvas)
      case .restore: canvas.restore()
      }
    }
  }

  private func enter(_ view: UIView, _ canvas: any Canvas) {
    guard !view.isHidden, view.alpha > 0 else { return }
    canvas.save()
    steps.append(.restore)
    canvas.concatenate(view.transformToSuperview)
    canvas.multiplyAlpha(by: view.alpha)
    let layer = view.existingLayer
    let bounds = view.bounds
    let clips = view.clipsToBounds
    if let layer, !clips { drawShadow(of: view, layer, canvas) }
    let isSeen = canvas.mayShow(bounds)
    if isSeen {
      drawBackground(of: view, layer, canvas)
      if let layer, layer.borderWidth > 0 { steps.append(.border(view)) }
      if view === focused { steps.append(.focusRing(view)) }
    } else if clips {
      return
    }
    let subviews = view.subviews
    let painter = isSeen ? painters.painter(for: view) : nil
    if clips && (painter != nil || !subviews.isEmpty) {
      canvas.save()
      steps.append(.restore)
      canvas.clip(to: bounds, cornerRadius: layer?.cornerRadius ?? 0)
    }
    painter?.paintIfFitting(view, on: canvas, pictures: pictures)
    if isSeen, let view = view as? UIScrollView { steps.append(.indicators(view)) }
    for subview in subviews.reversed() { steps.append(.draw(subview)) }
  }

  private func drawBackground(of view: UIView, _ layer: CALayer?, _ canvas: any Canvas) {
    guard let color = view.backgroundColor else { return }
    let radius = layer?.cornerRadius ?? 0
    // Under the middle of an opaque border, so that no seam of the background shines out around it.
    let inset = (layer?.borderColor?.alpha ?? 0) == 1 ? (layer?.borderWidth ?? 0) / 2 : 0
    canvas.fill(
      view.bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset),
      color: Color(color))
  }

  private func drawShadow(of view: UIView, _ layer: CALayer, _ canvas: any Canvas) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor,
      let background = view.backgroundColor, background.cgColor.alpha > 0
    else { return }
    let reach = layer.shadowRadius * 3
    let area = view.bounds.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard canvas.mayShow(area) else { return }
    let opacity = CGFloat(layer.shadowOpacity) * color.alpha * background.cgColor.alpha
    let isOpaque = background.cgColor.alpha == 1 && view.alpha == 1
    canvas.shadow(
      Shadow(
        color: Color(color).withAlpha(opacity), offset: layer.shadowOffset,
        blur: layer.shadowRadius, isCovered: isOpaque),
      of: view.bounds, cornerRadius: layer.cornerRadius)
  }

  private func drawFocusRing(around view: UIView, _ canvas: any Canvas) {
    let gap: CGFloat = 3
    let radius = view.existingLayer?.cornerRadius ?? 0
    canvas.border(
      view.bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: max(6, radius + gap), width: 2,
      color: Palette.light.accent)
  }

  private func drawBorder(of view: UIView, _ canvas: any Canvas) {
    guard let layer = view.existingLayer, let color = layer.borderColor else { return }
    canvas.border(
      view.bounds, cornerRadius: layer.cornerRadius, width: layer.borderWidth,
      color: Color(color))
  }
}
