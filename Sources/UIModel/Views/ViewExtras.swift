// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Properties that few views ever set. They are stored separately to keep views small.
@MainActor
final class ViewExtras {
  var contentScaleFactor: CGFloat?
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  /// The default of UIKit: 8 points at every side.
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var clearsContextBeforeDrawing = true
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  var overrides: (any ViewOverrides)?

  /// The shared object of all views for which no value was set.
  static let unset = ViewExtras()
}

extension UIView {
  /// True if all methods are UIView's own, because the view is of no subclass and has no overrides.
  final var isPlain: Bool { type(of: self) == UIView.self && overrides == nil }

  /// Sets the overrides of the view, even while it is in a window.
  package final func replaceMethods(by overrides: any ViewOverrides) {
    ownExtras.overrides = overrides
    Self.hitTestIndex?.viewDidChange(self)
  }

  /// The values, for reading only. Never change them, because all views without their own values share one object.
  final var extras: ViewExtras { storedExtras ?? .unset }

  /// The view's own values, which can be changed. They are created when first needed.
  final var ownExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let extras = ViewExtras()
    storedExtras = extras
    return extras
  }
}
