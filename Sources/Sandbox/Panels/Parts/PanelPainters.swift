// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The painters of the panels' own views.
@MainActor
enum PanelPainters {
  static var all: [any ViewPainter] {
    [
      ThumbnailPainter(), TimelinePainter(), TransportPainter(), JourneyPainter(),
      DisclosurePainter(), LanesPainter(), PanelScrollPainter(),
      PanelTablePainter(),
    ]
  }
}
