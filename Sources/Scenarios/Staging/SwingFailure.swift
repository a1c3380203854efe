// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The reason why the swing recognizer of the scenarios failed, for explanations. The recognizer's class is not
/// visible outside this module, because its source is also exported as part of tests.
package enum SwingFailure: Equatable, Sendable {
  /// The finger moved further up or down than this number of points.
  case leftItsHeight(by: Int)
  /// The finger lifted after this number of turns.
  case turned(Int, required: Int)

  /// Returns the failure of a recognizer; nil for one that didn't fail, and for one of another class.
  @MainActor
  package init?(of recognizer: UIGestureRecognizer) {
    switch (recognizer as? SwingGestureRecognizer)?.whyItFailed {
    case .leftItsHeight(let points)?: self = .leftItsHeight(by: points)
    case .turned(let turns, let required)?: self = .turned(turns, required: required)
    case nil: return nil
    }
  }
}
