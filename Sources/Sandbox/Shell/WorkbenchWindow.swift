// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The window of the interface, whose views are around the canvas. Touches on the phone go through it.
final class WorkbenchWindow: UIWindow {
  /// Called after a tap with two fingers, with the point between them.
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
    return view === self ? nil : view
  }
}

/// An edge of a panel, which can be dragged or moved with the arrow keys.
final class SplitterView: UIControl, TakesKeys, HasTip {
  /// The distance for an arrow key, in points: alone, and with Shift.
  private static let steps: (alone: CGFloat, withShift: CGFloat) = (16, 64)

  let splitter: WorkbenchLayout.Splitter
  var tip: String? { "Drag the edge; arrows move it while it has the focus" }
  /// Called with the point in the window to which the edge is dragged, and whether it is the last one.
  var onDrag: @MainActor (CGPoint, _ isLast: Bool) -> Void = { _, _ in }
  /// The last point of the drag, in the window.
  private var place = CGPoint.zero

  init(_ splitter: WorkbenchLayout.Splitter) {
    self.splitter = splitter
    super.init(frame: .zero)
    accessibilityIdentifier = "Splitter \(splitter.rawValue)"
  }

  required init?(coder: NSCoder) { nil }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    place = touch.location(in: nil)
    onDrag(place, false)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onDrag(touch?.location(in: nil) ?? place, true)
  }

  override func cancelTracking(with event: UIEvent?) {
    onDrag(place, true)
  }

  /// Handles a key. Arrows move the edge; Home makes its panel as small as possible, End as large as possible.
  func take(_ press: KeyPress) -> Bool {
    guard press.held.isSubset(of: .shift), let room = superview?.bounds else { return false }
    let step = press.held.isEmpty ? Self.steps.alone : Self.steps.withShift
    let (start, end) = (room.origin, CGPoint(x: room.maxX, y: room.maxY))
    var place = center
    switch (splitter, press.key) {
    case (.timeline, "Up"): place.y -= step
    case (.timeline, "Down"): place.y += step
    case (.gallery, "Left"), (.side, "Left"): place.x -= step
    case (.gallery, "Right"), (.side, "Right"): place.x += step
    case (.gallery, "Home"), (.side, "End"), (.timeline, "End"): place = start
    case (.gallery, "End"), (.side, "Home"), (.timeline, "Home"): place = end
    default: return false
    }
    onDrag(place, true)
    return true
  }
}
