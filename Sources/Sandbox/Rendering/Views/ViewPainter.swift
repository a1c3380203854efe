// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws the content of one class of views. A new control needs a painter and a line in `ViewPainters.standard`.
@MainActor
protocol ViewPainter<View> {
  /// The class that is drawn, with its subclasses that have no painter of their own.
  associatedtype View: UIView

  /// Draws what lies over the background and under the subviews, in the view's own coordinates. Only reads the view.
  func paint(_ view: View, on canvas: Canvas, pictures: PictureStore)
  /// Draws what lies over the subviews of a scroll view.
  func paintOver(_ view: View, on canvas: Canvas)
}

extension ViewPainter {
  func paintOver(_ view: View, on canvas: Canvas) {}

  fileprivate func fits(_ view: UIView) -> Bool { view is View }

  /// Draws a view of the painter's class, under its subviews or over them.
  func paintAny(_ view: UIView, isOver: Bool, on canvas: Canvas, pictures: PictureStore) {
    guard let view = view as? View else { return }
    if isOver { paintOver(view, on: canvas) } else { paint(view, on: canvas, pictures: pictures) }
  }
}

/// The painter of each class.
@MainActor
struct ViewPainters {
  /// The painters of UIKit's classes that have content of their own.
  private static let standard: [any ViewPainter] = [
    LabelPainter(), ImagePainter(), ButtonPainter(), SwitchPainter(), SliderPainter(),
    StepperPainter(), SegmentedControlPainter(), PageControlPainter(), TextFieldPainter(),
    TabBarPainter(), NavigationBarPainter(), TableCellPainter(), ScrollPainter(),
  ]

  private let painters: [any ViewPainter]
  /// Nil inside for classes without a painter.
  private var known: [ObjectIdentifier: (any ViewPainter)?] = [:]

  /// Adds painters to those of UIKit's classes. The first one that fits a view draws it, so a subclass comes before
  /// its superclass.
  init(_ own: [any ViewPainter] = []) { painters = own + Self.standard }

  /// The painter of the view's class.
  mutating func painter(for view: UIView) -> (any ViewPainter)? {
    let type = ObjectIdentifier(type(of: view))
    if let known = known[type] { return known }
    let painter = painters.first { $0.fits(view) }
    known[type] = .some(painter)
    return painter
  }
}
