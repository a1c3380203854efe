// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A call from the library to the application: of one method of one view, recognizer or window of a world.
struct WorldCall: Hashable, Sendable, CustomStringConvertible {
  /// The called methods. Some cases, such as `scrollDelegate`, stand for several methods.
  enum Kind: UInt8, CaseIterable, Sendable {
    // Calls of views.
    case hitTest, pointInside, touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case layout, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview, motion, remote, presses, viewShouldBegin
    case canBecomeFirst, canResignFirst
    // Calls of controls.
    case controlEvent, beginTracking, continueTracking, endTracking, cancelTracking, editing
    // Calls of scroll views and tables.
    case scrolled, scrollDelegate, touchesShouldBegin, touchesShouldCancel, zooming
    case rowCount, cell, row
    // Calls of recognizers and their delegates.
    case action, afterAction, shouldBegin, shouldReceive, runsWith, requires, isRequired
    case prevents, customTouches, reset
    // Calls of controllers, windows and the application.
    case appearance, sendEvent, key, lifecycle
    // Calls of containers, controls' targets, and recognizers that assign states.
    case containment, controlTarget, assigning

    /// True if the call is so frequent that callbacks change something in only a few of them.
    var isFrequent: Bool {
      switch self {
      case .hitTest, .pointInside, .prevents, .runsWith, .requires, .isRequired, .cell: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The index of the view, recognizer or window in the plan.
  var index: Int

  var description: String { "\(kind) of \(index)" }
}

/// The first, second or later call of one method of one object: a moment at which the application may act. Its action
/// at a moment is the same in every run of a plan, even when other parts of the plan are left out.
struct WorldMoment: Hashable, Sendable, CustomStringConvertible {
  var call: WorldCall
  /// The number of this call, counted from 1 among the calls of the same method of the same object.
  var nth: Int

  var description: String { "\(call), call \(nth)" }

  /// The notation for the command line.
  var code: String { "\(call.kind.rawValue).\(call.index).\(nth)" }

  init(_ call: WorldCall, _ nth: Int) {
    self.call = call
    self.nth = nth
  }

  init?(code: String) {
    let parts = code.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3, let raw = UInt8(exactly: parts[0]),
      let kind = WorldCall.Kind(rawValue: raw)
    else { return nil }
    self.init(WorldCall(kind: kind, index: parts[1]), parts[2])
  }
}
