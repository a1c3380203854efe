// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What panels and overlays may know of a session. They change nothing in it, but send requests.
@MainActor
protocol SessionReader: AnyObject {
  /// The live specimen.
  var specimen: Specimen { get }
  /// The specimen that is looked at: the live one, or in the past another run of its take.
  var shown: Specimen { get }
  /// The instant that is looked at; nil for the present.
  var playhead: Instant? { get }
  /// Whether the playhead moves by itself, and how fast.
  var isPlaying: Bool { get }
  var speed: Double { get }
  var selection: Selection { get }
  var history: EditHistory { get }
  var outline: Outline { get }
  var picking: Picking { get }
  var stopwatch: Stopwatch { get }
}

extension SessionReader {
  /// Whether the present is looked at.
  var isLive: Bool { playhead == nil }
}
