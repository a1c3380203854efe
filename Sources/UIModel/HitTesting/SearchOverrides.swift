// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Which of the two methods of a search a class has of its own. A search calls these, in UIKit's order, and
/// does for all others itself what the methods of UIView do.
@MainActor
enum SearchOverrides {
  static let hitTest = MethodSlot(
    base: UIView.self, plain: PlainView.self, overriding: HitTestView.self)
  static let pointInside = MethodSlot(
    base: UIView.self, plain: PlainView.self, overriding: PointInsideView.self)

  /// The flags of a view's class.
  static func flags(of viewClass: UIView.Type) -> ViewFlags {
    var flags: ViewFlags = []
    if hitTest.isOverridden(by: viewClass) { flags.insert(.overridesHitTest) }
    if pointInside.isOverridden(by: viewClass) { flags.insert(.overridesPointInside) }
    return flags
  }
}

private class PlainView: UIView {}

private class HitTestView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class PointInsideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
