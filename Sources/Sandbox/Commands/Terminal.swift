// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The user's terminal.
enum Terminal {
  /// The width for text, in characters: the terminal's width, limited for easy reading; 80 if there is no terminal.
  static var width: Int {
    guard StandardOutput.isTerminal else { return 80 }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 100)
  }
}
