// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIApplication {
  /// The gestures in progress as a table; see `Host.gestureTable`.
  package final var gestureTable: String { gestures.table }
}

/// Shows the state of the recognizers, and reports misuse of the API by the application.
extension Host {
  /// The gestures in progress as a table to print, which helps to find out why a gesture does not begin. Recognizers on
  /// deeper views come first; on the same view, the one that was added last.
  ///
  /// ```
  /// recognizer  view   state     proposal  waits for  verdict  reason
  /// zoom        Photo  possible  -         -          -        has not decided yet
  /// hide bars   Photo  possible  ended     zoom       waits    until zoom fails
  /// ```
  ///
  /// Recognizers are shown by their `name`, or by their class if they have none. Recognizers without a touch are left
  /// out. The table can be read at any time, even in an action or a delegate method.
  public var gestureTable: String { application.gestureTable }

  /// Called with one sentence for each misuse of the API by the application: an illegal change of a recognizer's state,
  /// a cycle of failure requirements, an action that its target does not have.
  ///
  /// The sentence says what the misuse causes. Where UIKit raises an exception, the model continues. With nil, the
  /// default, nothing is reported. The closure runs in the middle of event processing: it should only print or store
  /// the sentence.
  ///
  /// ```swift
  /// host.onMisuse = { print("UIModel:", $0) }
  /// ```
  public var onMisuse: ((String) -> Void)? {
    get { application.journal.onMisuse }
    set { application.journal.onMisuse = newValue }
  }
}
