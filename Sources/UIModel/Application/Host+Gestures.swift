// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIApplication {
  /// The present gestures as a table; see `Host.gestureTable`.
  package final var gestureTable: String { gestures.table }
}

/// Inspection of the recognizers' present state, and reports of the application's mistakes.
extension Host {
  /// The present gestures as a table to print, foremost recognizer first, to find out why a gesture
  /// does not begin.
  ///
  /// ```
  /// recognizer  view   state     proposal  waits for  verdict  reason
  /// zoom        Photo  possible  -         -          -        has not decided yet
  /// hide bars   Photo  possible  ended     zoom       waits    until zoom fails
  /// ```
  ///
  /// Recognizers are named by their `name`, else by their class. Recognizers without a touch are left out. Can be
  /// read at any time, also in an action or a delegate's method.
  public var gestureTable: String { application.gestureTable }

  /// Called with one sentence for each mistake of the application: an illegal change of a recognizer's state,
  /// a circle of failure requirements, an action that its target does not have.
  ///
  /// The sentence says what the mistake leads to; where UIKit raises an exception, the model goes on. Nil, the
  /// default, reports nothing. It is called in the middle of event processing: print or record the sentence, and
  /// change nothing.
  ///
  /// ```swift
  /// host.onMisuse = { print("UIModel:", $0) }
  /// ```
  public var onMisuse: ((String) -> Void)? {
    get { application.journal.onMisuse }
    set { application.journal.onMisuse = newValue }
  }
}
