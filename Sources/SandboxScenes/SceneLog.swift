// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Writes lines to the event log, like NSLog in an app.
extension UIResponder {
  /// The name that the log shows for this responder.
  var logName: String { journalName }

  /// Writes a line.
  func log(_ text: String) {
    UIApplication.shared.journal.write(.text(text, about: journalSubject))
  }

  /// Writes the responder chain from this responder to its end, as names joined by arrows.
  func logResponderChain() {
    UIApplication.shared.journal.write(
      .chain(ResponderChain(from: self).names, about: journalSubject))
  }
}
