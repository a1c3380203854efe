// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import SandboxSession
import UIModel

/// The keys that always have the same effect. All other keys go to the stage.
enum Shortcuts {
  enum Command: Equatable, Sendable {
    /// Close the window: Ctrl+Q, on a Mac Command+Q.
    case quit
    /// Write the picture: F12.
    case picture
    /// Send a media key to the phone, as a headset or lock screen does.
    case signal(SystemSignal)
  }

  /// Returns the command of a key; nil if it has none. Only pressing the key has an effect, not its repetition or
  /// release.
  static func command(for press: KeyPress) -> Command? {
    guard press.change == .pressed else { return nil }
    let held = press.held
    switch press.key {
    case "Q" where held == .control || held == .command: return .quit
    case "F12" where held.isEmpty: return .picture
    case "AudioPlay": return .signal(.remote(.playPause))
    case "AudioStop": return .signal(.remote(.stop))
    case "AudioNext": return .signal(.remote(.next))
    case "AudioPrev": return .signal(.remote(.previous))
    default: return nil
    }
  }
}
