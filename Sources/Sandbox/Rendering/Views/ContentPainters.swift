// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the text of labels.
struct LabelPainter: ViewPainter {
  /// The part of its width by which a button's title may stick out of its label on each side. The
  /// model sizes titles by estimate, without a typeface; a few points less are no reason for an
  /// ellipsis.
  private static let titleSlack: CGFloat = 0.08

  func paint(_ view: UILabel, on canvas: any Canvas, pictures: PictureStore) {
    guard let text = view.text, !text.isEmpty, let color = view.displayedTextColor else { return }
    var rect = view.bounds
    if view.superview is UIButton {
      let slack = rect.width * Self.titleSlack
      rect = rect.insetBy(dx: -slack, dy: 0)
    }
    let style = TextStyle(view.font)
    let leavesOutMiddle = view.numberOfLines == 1 && view.lineBreakMode == .byTruncatingMiddle
    canvas.draw(
      leavesOutMiddle ? canvas.shortened(text, style: style, width: rect.width) : text, in: rect,
      style: style, color: Color(color),
      alignment: TextAlignment(view.textAlignment), lineLimit: max(0, view.numberOfLines))
  }
}

/// Draws the pictures of image views as their content mode has it.
struct ImagePainter: ViewPainter {
  func paint(_ view: UIImageView, on canvas: any Canvas, pictures: PictureStore) {
    guard let image = view.displayedImage else { return }
    ImagePainter.draw(
      image, in: view.bounds, mode: view.contentMode, on: canvas, pictures: pictures)
  }

  /// Draws a picture, or a crossed box where it can't be had.
  static func draw(
    _ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, on canvas: any Canvas,
    pictures: PictureStore
  ) {
    let rect = place(image.size, in: bounds, mode: mode)
    guard rect.width > 0, rect.height > 0, canvas.mayShow(rect) else { return }
    if let picture = pictures.picture(of: image) {
      canvas.draw(picture, in: rect)
    } else if image.path != nil {
      let color = Color(.systemGray)
      canvas.border(rect, cornerRadius: 0, width: 1, color: color)
      let quad = Quad(rect.insetBy(dx: 1, dy: 1))
      canvas.line(from: quad.topLeft, to: quad.bottomRight, width: 1, color: color)
      canvas.line(from: quad.bottomLeft, to: quad.topRight, width: 1, color: color)
    }
  }

  /// Where a picture of a size lies in the bounds.
  static func place(_ size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return align(size, min(ratios.0, ratios.1), in: bounds, 0.5, 0.5)
    case .scaleAspectFill: return align(size, max(ratios.0, ratios.1), in: bounds, 0.5, 0.5)
    case .center: return align(size, 1, in: bounds, 0.5, 0.5)
    case .top: return align(size, 1, in: bounds, 0.5, 0)
    case .bottom: return align(size, 1, in: bounds, 0.5, 1)
    case .left: return align(size, 1, in: bounds, 0, 0.5)
    case .right: return align(size, 1, in: bounds, 1, 0.5)
    case .topLeft: return align(size, 1, in: bounds, 0, 0)
    case .topRight: return align(size, 1, in: bounds, 1, 0)
    case .bottomLeft: return align(size, 1, in: bounds, 0, 1)
    case .bottomRight: return align(size, 1, in: bounds, 1, 1)
    }
  }

  private static func align(
    _ size: CGSize, _ scale: CGFloat, in bounds: CGRect, _ partX: CGFloat, _ partY: CGFloat
  ) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * partX,
      y: bounds.minY + (bounds.height - height) * partY, width: width, height: height)
  }
}

/// The pictures of image views, read from their files once. A file that can't be read is reported
/// once and drawn as a crossed box.
@MainActor
final class PictureStore {
  private var pictures: [String: Picture?] = [:]
  private let report: (PictureError) -> Void

  /// Makes an empty store. `report` is told of every file that can't be read.
  init(report: @escaping (PictureError) -> Void = { _ in }) {
    self.report = report
  }

  /// The picture of an image; nil when it has no file or the file can't be read.
  func picture(of image: UIImage) -> Picture? {
    guard let path = image.path else { return nil }
    if let known = pictures[path] { return known }
    var picture: Picture?
    do {
      picture = Picture(try PNGFile.read(path))
    } catch {
      report(error)
    }
    pictures[path] = .some(picture)
    return picture
  }
}
