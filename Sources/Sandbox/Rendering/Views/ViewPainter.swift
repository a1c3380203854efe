// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws the content of one class of views: what lies over the background colour and under the
/// subviews. A new control needs a painter in a file of its own and a line in
/// `ViewPainters.standard`.
@MainActor
protocol ViewPainter<View> {
  /// The class that is drawn, with its subclasses that have no painter of their own.
  associatedtype View: UIView

  /// Draws the content in the view's own coordinates. Only reads the view.
  func paint(_ view: View, on canvas: any Canvas, pictures: PictureStore)
}

extension ViewPainter {
  /// Whether the painter is for a class or one above it.
  func fits(_ type: UIView.Type) -> Bool { type is View.Type }

  /// Whether this painter is for a subclass of what the other one is for.
  func isNearer(than other: any ViewPainter) -> Bool { other.fits(View.self) }

  /// Draws a view if it is of the painter's class.
  func paintIfFitting(_ view: UIView, on canvas: any Canvas, pictures: PictureStore) {
    if let view = view as? View { paint(view, on: canvas, pictures: pictures) }
  }
}

/// Which painter draws which class.
@MainActor
struct ViewPainters {
  private let painters: [any ViewPainter]
  /// What was found for a class; nil inside for classes without a painter.
  private var found: [ObjectIdentifier: (any ViewPainter)?] = [:]

  /// Makes a set; of two painters for one class the later one counts.
  init(_ painters: [any ViewPainter]) {
    self.painters = painters
  }

  /// The painter of the view's class or of the nearest class above it.
  mutating func painter(for view: UIView) -> (any ViewPainter)? {
    let type = Swift.type(of: view)
    if let known = found[ObjectIdentifier(type)] { return known }
    var best: (any ViewPainter)?
    for painter in painters where painter.fits(type) {
      if let present = best, !painter.isNearer(than: present) { continue }
      best = painter
    }
    found[ObjectIdentifier(type)] = .some(best)
    return best
  }
}
