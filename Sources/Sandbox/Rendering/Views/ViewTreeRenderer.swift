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
    case restore
  }

  private var painters: ViewPainters
  private let pictures: PictureStore
  private var steps: [Step] = []

  /// Makes a renderer.
  init(painters: ViewPainters = .standard, pictures: PictureStore = PictureStore()) {
    self.painters = painters
    self.pictures = pictures
  }

  /// Draws a view and all in it. The canvas is in the coordinates of what the view lies in: the
  /// screen's for a window.
  func draw(_ root: UIView, on canvas: any Canvas) {
    steps.append(.draw(root))
    while let step = steps.popLast() {
      switch step {
      case .draw(let view): enter(view, canvas)
      case .border(let view): drawBorder(of: view, canvas)
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
      if let color = view.backgroundColor {
        canvas.fill(bounds, cornerRadius: layer?.cornerRadius ?? 0, color: Color(color))
      }
      if let layer, layer.borderWidth > 0 { steps.append(.border(view)) }
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
    for subview in subviews.reversed() { steps.append(.draw(subview)) }
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

  private func drawBorder(of view: UIView, _ canvas: any Canvas) {
    guard let layer = view.existingLayer, let color = layer.borderColor else { return }
    canvas.border(
      view.bounds, cornerRadius: layer.cornerRadius, width: layer.borderWidth,
      color: Color(color))
  }
}
