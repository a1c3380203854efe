// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The workbench's window: panels around the canvas. Where no panel is, a touch goes through it.
final class WorkbenchWindow: UIWindow {
  /// Called with the place between two fingers that tapped.
  var onTwoFingers: @MainActor (CGPoint) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(WorkbenchWindow.tapped(_:)))
    tap.numberOfTouchesRequired = 2
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ tap: UITapGestureRecognizer) {
    onTwoFingers(tap.location(in: self))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.viewIfLoaded ? nil : view
  }
}

/// An edge that is dragged.
final class SplitterView: UIView {
  /// Which edge.
  let splitter: WorkbenchLayout.Splitter
  /// Called with the place in the window that it is dragged to, and whether that is the last one.
  var onDrag: @MainActor (CGPoint, _ isLast: Bool) -> Void = { _, _ in }

  init(_ splitter: WorkbenchLayout.Splitter) {
    self.splitter = splitter
    super.init(frame: .zero)
    accessibilityIdentifier = "Splitter \(splitter)"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag(touches, isLast: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag(touches, isLast: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag(touches, isLast: true)
  }

  private func drag(_ touches: Set<UITouch>, isLast: Bool) {
    if let touch = touches.first { onDrag(touch.location(in: nil), isLast) }
  }
}
