// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Finds the text on the phone, so that labels don't cover it.
@MainActor
final class PhoneTexts {
  /// The largest number of texts that are considered. With more, there is no space between them anyway.
  private static let most = 300
  private static let mostLines = 20

  private let typeface: Typeface
  private var known: (happened: OverlaySurroundings.Happened, boxes: [CGRect])?

  init(_ typeface: Typeface) {
    self.typeface = typeface
  }

  /// Returns the boxes of the visible texts and of small controls, in points of the phone's screen. They are computed
  /// again after something happened on the phone.
  func boxes(in windows: [UIWindow], _ happened: OverlaySurroundings.Happened) -> [CGRect] {
    if let known, known.happened == happened { return known.boxes }
    var boxes: [CGRect] = []
    for window in windows { collect(window, &boxes) }
    known = (happened, boxes)
    return boxes
  }

  private func collect(_ window: UIWindow, _ boxes: inout [CGRect]) {
    var views: [UIView] = [window]
    while let view = views.popLast(), boxes.count < Self.most {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      if let box = box(of: view), box.intersects(window.screen.bounds) { boxes.append(box) }
      views.append(contentsOf: view.subviews)
    }
  }

  private func box(of view: UIView) -> CGRect? {
    let part: CGRect
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      part = words(text, of: label)
    case is UITextField, is UISegmentedControl, is UISwitch, is UISlider, is UIStepper,
      is UIPageControl:
      part = view.bounds
    default: return nil
    }
    return Quad(part).applying(view.transformToScreen).boundingBox
  }

  private func words(_ text: String, of label: UILabel) -> CGRect {
    let (style, bounds) = (TextStyle(label.font), label.bounds)
    let limit = label.numberOfLines > 0 ? label.numberOfLines : Self.mostLines
    let lines = typeface.lines(of: text, style: style, width: bounds.width, atMost: limit)
    let extents = lines.map { typeface.extent(of: $0, style: style) }
    let width = extents.map(\.width).max() ?? 0
    let height = extents.reduce(0) { $0 + $1.lineHeight }
    return CGRect(
      x: label.textAlignment.left(of: width, in: bounds), y: bounds.midY - height / 2, width: width,
      height: height)
  }
}
