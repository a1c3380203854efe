// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The reason why the swing recognizer of the scenarios failed, for explanations. The recognizer itself is exported as an
/// application would write it, so nothing outside of this module sees its class.
package enum SwingFailure: Equatable, Sendable {
  /// The finger strayed further up or down than so many points.
  case leftItsHeight(by: Int)
  /// The finger lifted and had turned round so often.
  case turned(Int, required: Int)

  /// The failure of a recognizer; nil for one that didn't fail, and for one of another class.
  @MainActor
  package init?(of recognizer: UIGestureRecognizer) {
    switch (recognizer as? SwingGestureRecognizer)?.whyItFailed {
    case .leftItsHeight(let points)?: self = .leftItsHeight(by: points)
    case .turned(let turns, let required)?: self = .turned(turns, required: required)
    case nil: return nil
    }
  }
}
