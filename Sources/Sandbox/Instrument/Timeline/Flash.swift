// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Something on the phone that stands out for a moment.
struct Flash: Equatable, Sendable {
  /// How long, in seconds.
  static let length: TimeInterval = 0.9

  /// Where it is, in points of the phone's screen.
  let outline: Contour
  /// Until when, in seconds of the window.
  let end: TimeInterval
}

extension Specimen {
  /// The view that a subject of the chronicle is, or the view of the recognizer that it is; nil when it is not in
  /// a window.
  func view(of subject: Subject) -> UIView? {
    for view in scene.windows.flatMap(\.subtree) {
      if ObjectIdentifier(view) == subject.identity { return view }
      let recognizers = view.gestureRecognizers ?? []
      if recognizers.contains(where: { ObjectIdentifier($0) == subject.identity }) { return view }
    }
    return nil
  }
}

extension Chronicle {
  /// Where the last record is.
  var lastMoment: LogBook.Moment? {
    records.last.map {
      LogBook.Moment(instant: $0.instant, number: droppedCount + records.count - 1)
    }
  }
}
