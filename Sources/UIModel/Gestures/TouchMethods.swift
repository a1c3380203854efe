// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Which touch methods an event has a reason to call: most events say of all fingers that they moved, and the
/// other three need not be gone into.
struct TouchMethods: OptionSet {
  let rawValue: UInt8

  static let began = TouchMethods(rawValue: 1 << 0)
  static let moved = TouchMethods(rawValue: 1 << 1)
  static let ended = TouchMethods(rawValue: 1 << 2)
  static let cancelled = TouchMethods(rawValue: 1 << 3)
}

extension TouchMethods {
  @MainActor
  init(of event: UIEvent) {
    self = []
    for touch in event.touchesInOrder {
      switch touch.currentPhase {
      case .began: formUnion(.began)
      case .moved: formUnion(.moved)
      case .ended: formUnion(.ended)
      case .cancelled: formUnion(.cancelled)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}
