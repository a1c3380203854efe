// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Properties that few views ever set. They are stored separately to keep views small.
@MainActor
final class ViewExtras {
  var contentScaleFactor: CGFloat?
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  /// The distances from the edges to the content; by default 8 points at every side, as in UIKit.
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

  /// Sets the object that overrides methods of this view. The view may already be in a window.
  package final func replaceMethods(by overrides: any ViewOverrides) {
    ownExtras.overrides = overrides
    Self.hitTestIndex?.viewDidChange(self)
  }

  /// The rarely set properties, for reading only. Never change them: all views without values of their own share one
  /// object.
  final var extras: ViewExtras { storedExtras ?? .unset }

  /// The view's own object for the rarely set properties, which can be changed. It is created when first needed.
  final var ownExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let extras = ViewExtras()
    storedExtras = extras
    return extras
  }
}
