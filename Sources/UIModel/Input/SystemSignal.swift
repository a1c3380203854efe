// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A system event that changes the application or is not caused by a touch.
public enum SystemSignal: Equatable, Hashable, Sendable, Codable {
  /// A call comes in: the application resigns active, and all touches are cancelled.
  case interrupt
  /// The interruption is over: the application becomes active again.
  case resume
  /// The home screen comes to the front: the application goes to the background.
  case home
  /// The application comes back to the foreground.
  case launch
  /// The device was shaken once.
  case shake
  /// A command of a headset, lock screen or media key.
  case remote(RemoteCommand)

  /// A remote control command.
  public enum RemoteCommand: String, Equatable, Hashable, Sendable, Codable, CaseIterable {
    /// Start playing.
    case play
    /// Pause playing.
    case pause
    /// Starts playing if paused, otherwise pauses.
    case playPause
    /// Stop playing.
    case stop
    /// Skip to the next track.
    case next
    /// Go back to the previous track.
    case previous
  }
}
