// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// The reason why a `SwingGestureRecognizer` failed, for explanations. That class is internal, because its source is
/// also copied into exported tests, which are outside this package.
package enum SwingFailure: Equatable, Sendable {
  /// The finger moved up or down by more than this number of points.
  case leftItsHeight(by: Int)
  /// The finger lifted after it had reversed its direction this number of times.
  case turned(Int, required: Int)

  /// Returns the reason why a recognizer failed; nil if it did not fail or is of another class.
  @MainActor
  package init?(of recognizer: UIGestureRecognizer) {
    switch (recognizer as? SwingGestureRecognizer)?.whyItFailed {
    case .leftItsHeight(let points)?: self = .leftItsHeight(by: points)
    case .turned(let turns, let required)?: self = .turned(turns, required: required)
    case nil: return nil
    }
  }
}
