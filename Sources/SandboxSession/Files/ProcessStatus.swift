// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The program's exit status.
package enum ProcessStatus: Int32, Sendable, CaseIterable {
  /// The command succeeded, or the window was closed, even by Ctrl+Q or a signal.
  case success = 0
  /// `check` found a scenario that fails, `diff` or `compare` found a difference, or `import` recognized nothing.
  case different = 1
  /// The arguments, or a file that they name, can't be used.
  case unusable = 2
  /// `--window` was given, and there is no display.
  case noDisplay = 3
  /// There is no usable font.
  case noFont = 4
  /// The display was lost while the window was open.
  case displayLost = 5
  /// Another error of SDL.
  case platform = 6
}

/// A failure that ends the command: one line for the user, and a status.
package struct CommandFailure: Error, Equatable {
  /// One line for the user, without the program's name; nil if it was already printed.
  package let line: String?
  /// The exit status.
  package let status: ProcessStatus

  package init(line: String?, status: ProcessStatus) {
    (self.line, self.status) = (line, status)
  }
}
