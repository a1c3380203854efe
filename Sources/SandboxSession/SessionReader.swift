// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The read-only view of a session for panels and overlays. To change something, they send a `Request`.
@MainActor
package protocol SessionReader: AnyObject {
  var specimen: Specimen { get }
  /// The specimen that is shown: the live one, or another run of its take at the playhead's instant.
  var shown: Specimen { get }
  /// The instant that is shown; nil for live.
  var playhead: Instant? { get }
  /// True while the playhead moves automatically.
  var isPlaying: Bool { get }
  /// The number of seconds of the scene for each second of the window while the playhead moves.
  var speed: Double { get }
  var selection: Selection { get }
  var history: EditHistory { get }
  var outline: Outline { get }
  var picking: Picking { get }
  var stopwatch: Stopwatch { get }
}

extension SessionReader {
  /// True if the live specimen is shown.
  package var isLive: Bool { playhead == nil }
}
