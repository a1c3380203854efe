// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension ViewPainters {
  /// The painters of UIKit's classes that have content of their own.
  static var standard: ViewPainters { standard(and: []) }

  /// The same, and painters of other classes.
  static func standard(and others: [any ViewPainter]) -> ViewPainters {
    ViewPainters(
      [
        LabelPainter(), ImagePainter(), ButtonPainter(), SwitchPainter(), SliderPainter(),
        StepperPainter(), SegmentedControlPainter(), PageControlPainter(), TextFieldPainter(),
        TabBarPainter(), NavigationBarPainter(), TableCellPainter(),
      ] + others)
  }
}
