// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A view as it was drawn in a frame. The next frame uses it again if nothing changed.
@MainActor
final class DrawnView {
  let id: ObjectIdentifier
  /// The view, which still exists when the frame is made. It may no longer exist in later frames.
  unowned let view: UIView
  /// The state for the parts that the view does not clip, such as its border.
  let own: CanvasState
  /// The state for the view's content and subviews, clipped if the view clips.
  let content: CanvasState
  /// The pixels in which the view may be visible, without its shadow and subviews.
  let area: PixelRect
  /// The items below the subviews, back to front.
  var below: [DrawnItem] = []
  /// The items above the subviews, back to front.
  var above: [DrawnItem] = []
  private let superview: ObjectIdentifier?
  private let revision: Int
  private let toSuperview: CGAffineTransform

  /// Begins to draw a view under the state for its superview's subviews.
  init(_ view: UIView, under state: CanvasState) {
    (id, self.view, revision) = (ObjectIdentifier(view), view, view.visualRevision)
    (superview, toSuperview) = (state.owner, view.transformToSuperview)
    var own = state
    own.owner = id
    own.concatenate(toSuperview)
    own.beginGroup(.init(owner: id, number: 0, alpha: view.alpha))
    var content = own
    if view.clipsToBounds {
      content.clip(to: view.bounds, cornerRadius: view.existingLayer?.cornerRadius ?? 0)
    }
    (self.own, self.content, area) = (own, content, own.pixels(of: view.bounds))
  }

  /// Returns whether the view looks the same as when it was drawn, if the state in its superview is the same.
  func looksLike(_ view: UIView, in superview: DrawnView?) -> Bool {
    revision == view.visualRevision && self.superview == superview?.id
      && toSuperview == view.transformToSuperview
  }
}
