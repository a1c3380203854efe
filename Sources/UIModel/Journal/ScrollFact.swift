// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A call of a scroll view's delegate or of its own override points; written also without
/// a delegate.
package enum ScrollFact: Equatable, Sendable {
  /// `scrollViewWillBeginDragging(_:)`
  case willBeginDragging
  /// `scrollViewDidScroll(_:)`; the offset then.
  case didScroll(CGPoint)
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; points per millisecond, and where the
  /// motion would end.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  /// `scrollViewDidEndDragging(_:willDecelerate:)`
  case didEndDragging(decelerate: Bool)
  /// `scrollViewWillBeginDecelerating(_:)`
  case willBeginDecelerating
  /// `scrollViewDidEndDecelerating(_:)`
  case didEndDecelerating
  /// `scrollViewDidEndScrollingAnimation(_:)`
  case didEndScrollingAnimation
  /// `scrollViewWillBeginZooming(_:with:)`
  case willBeginZooming
  /// `scrollViewDidZoom(_:)`; the scale then.
  case didZoom(CGFloat)
  /// `scrollViewDidEndZooming(_:with:atScale:)`
  case didEndZooming(CGFloat)
  /// `tableView(_:willBeginEditingRowAt:)`: a row is dragged aside.
  case willBeginEditingRow(Int)
  /// `tableView(_:didEndEditingRowAt:)`: it is back.
  case didEndEditingRow(Int)
  /// `touchesShouldBegin(_:with:in:)` was asked and answered.
  case touchesShouldBegin(Bool)
  /// `touchesShouldCancel(in:)` was asked and answered.
  case touchesShouldCancel(Bool)

  /// The line of it, without the name of the scroll view.
  package var line: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll(let offset): "didScroll (\(Self.number(offset.x)), \(Self.number(offset.y)))"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging(let decelerate): "didEndDragging decelerate \(decelerate)"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom(let scale): "didZoom \(Self.number(scale, digits: 3))"
    case .didEndZooming(let scale): "didEndZooming \(Self.number(scale, digits: 3))"
    case .willBeginEditingRow(let row): "willBeginEditingRow \(row)"
    case .didEndEditingRow(let row): "didEndEditingRow \(row)"
    case .touchesShouldBegin(let answer): "touchesShouldBegin = \(answer)"
    case .touchesShouldCancel(let answer): "touchesShouldCancel = \(answer)"
    }
  }

  /// Never a zero with a minus sign.
  private static func number(_ value: CGFloat, digits: Int = 1) -> String {
    let text = DecimalText.text(Double(value), digits: digits)
    return text.allSatisfy { "-0.".contains($0) } ? String(text.drop { $0 == "-" }) : text
  }
}
