// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Read access to a session for panels and overlays. To change something, they send a `Request`.
@MainActor
package protocol SessionReader: AnyObject {
  var specimen: Specimen { get }
  /// The scene that is shown: the live one, or another run of its input at the playhead's time.
  var shown: Specimen { get }
  /// The time that is shown; nil for live.
  var playhead: Instant? { get }
  /// True while the playhead moves automatically.
  var isPlaying: Bool { get }
  /// The number of seconds of the scene per second of the window while the playhead moves.
  var speed: Double { get }
  var selection: Selection { get }
  var history: EditHistory { get }
  var outline: Outline { get }
  var picking: Picking { get }
  var stopwatch: Stopwatch { get }
}

extension SessionReader {
  /// True if the live scene is shown.
  package var isLive: Bool { playhead == nil }
}
