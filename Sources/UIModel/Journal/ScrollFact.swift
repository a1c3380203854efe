// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A call of a scroll view's delegate or of one of its methods that subclasses override. It is written even without a
/// delegate.
package enum ScrollFact: Equatable, Sendable {
  /// `scrollViewWillBeginDragging(_:)`
  case willBeginDragging
  /// `scrollViewDidScroll(_:)`, with the content offset.
  case didScroll(CGPoint)
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, with the velocity in points per millisecond
  /// and the offset at which the motion would end.
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
  /// `scrollViewDidZoom(_:)`, with the zoom scale.
  case didZoom(CGFloat)
  /// `scrollViewDidEndZooming(_:with:atScale:)`
  case didEndZooming(CGFloat)
  /// `tableView(_:willBeginEditingRowAt:)`, because a row is being swiped.
  case willBeginEditingRow(Int)
  /// `tableView(_:didEndEditingRowAt:)`, because the swiped row closed.
  case didEndEditingRow(Int)
  /// `touchesShouldBegin(_:with:in:)`, with the result.
  case touchesShouldBegin(Bool)
  /// `touchesShouldCancel(in:)`, with the result.
  case touchesShouldCancel(Bool)

  /// The log line, without the name of the scroll view.
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

  /// Returns the value as text with `digits` decimals. Zero never has a minus sign.
  private static func number(_ value: CGFloat, digits: Int = 1) -> String {
    let text = DecimalText.text(Double(value), digits: digits)
    return text.allSatisfy { "-0.".contains($0) } ? String(text.drop { $0 == "-" }) : text
  }
}
