// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

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
