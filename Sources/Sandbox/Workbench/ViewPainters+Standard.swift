// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension ViewPainters {
  /// The painters of all classes that have content of their own.
  static var standard: ViewPainters {
    ViewPainters([
      LabelPainter(), ImagePainter(), ButtonPainter(), SwitchPainter(), SliderPainter(),
      StepperPainter(), SegmentedControlPainter(), PageControlPainter(), TextFieldPainter(),
      TabBarPainter(), NavigationBarPainter(), TableCellPainter(), ThumbnailPainter(),
      TimelinePainter(), TransportPainter(), JourneyPainter(),
      DisclosurePainter(), LanesPainter(), PanelScrollPainter(),
    ])
  }
}
