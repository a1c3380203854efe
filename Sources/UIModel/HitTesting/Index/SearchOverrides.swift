// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The hit-testing methods that a class overrides. These methods are called; for methods that are not overridden, the
/// index does what UIView's methods do.
struct SearchOverrides: OptionSet {
  let rawValue: UInt8

  static let hitTest = SearchOverrides(rawValue: 1 << 0)
  static let pointInside = SearchOverrides(rawValue: 1 << 1)

  static let hitTestSlot = MethodSlot(
    base: UIView.self, plain: PlainView.self, overriding: HitTestView.self)
  static let pointInsideSlot = MethodSlot(
    base: UIView.self, plain: PlainView.self, overriding: PointInsideView.self)
}

extension SearchOverrides {
  /// The hit-testing methods that are overridden for a view: both if the view has a `ViewOverrides` object, otherwise
  /// those that its class or a superclass overrides.
  @MainActor
  init(of view: UIView) {
    self = view.overrides == nil ? SearchOverrides(of: type(of: view)) : [.hitTest, .pointInside]
  }

  /// The overrides of a class.
  init(of viewClass: UIView.Type) {
    self = []
    if Self.hitTestSlot.isOverridden(by: viewClass) { insert(.hitTest) }
    if Self.pointInsideSlot.isOverridden(by: viewClass) { insert(.pointInside) }
  }
}

private class PlainView: UIView {}

private class HitTestView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class PointInsideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
