// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The resizing of subviews with their superview, by their autoresizing masks.
extension UIView {
  /// Views nested up to this depth are resized recursively. Deeper views are resized after these, so that the stack
  /// does not overflow. No application nests views this deep.
  private static let mostNested = 100
  private static var nested = 0
  private static var waiting: [(view: UIView, oldSize: CGSize)] = []

  /// Resizes the subviews after a change of the bounds' size.
  final func resizeSubviews(from oldSize: CGSize) {
    guard !storedSubviews.isEmpty, autoresizesSubviews else { return }
    guard Self.nested < Self.mostNested else {
      Self.waiting.append((self, oldSize))
      return
    }
    Self.nested += 1
    stretchSubviews(from: oldSize)
    while Self.nested == 1, let next = Self.waiting.popLast() {
      next.view.stretchSubviews(from: next.oldSize)
    }
    Self.nested -= 1
  }

  private func stretchSubviews(from oldSize: CGSize) {
    let size = geometry.bounds.size
    for view in storedSubviews {
      guard let mask = view.storedExtras?.autoresizingMask, !mask.isEmpty else { continue }
      let frame = view.frame
      let across = Stretch(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let down = Stretch(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      let x = across.fit(frame.minX, frame.width, from: oldSize.width, to: size.width)
      let y = down.fit(frame.minY, frame.height, from: oldSize.height, to: size.height)
      // Calls app code: the frame may be overridden.
      view.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  /// The flexible parts of a view along one axis.
  private struct Stretch {
    let before: Bool
    let length: Bool
    let after: Bool

    /// Distributes the change to the flexible parts in proportion to their lengths, or equally if the sum of
    /// their lengths is 0. Source: Apple's reference page of `autoresizingMask`.
    func fit(
      _ start: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let parts = [(start, before), (extent, length), (old - start - extent, after)]
      let giving = parts.filter(\.1)
      let total = giving.reduce(0) { $0 + $1.0 }
      guard !giving.isEmpty, new != old else { return (start, extent) }
      func grown(_ part: (CGFloat, Bool)) -> CGFloat {
        guard part.1 else { return part.0 }
        if total == 0 { return part.0 + (new - old) / CGFloat(giving.count) }
        return part.0 + part.0 * (new - old) / total
      }
      return (grown(parts[0]), max(0, grown(parts[1])))
    }
  }
}
