// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The view that a window's hit test returned when a debugger called it.
struct HitFinding: Sendable {
  /// The line of the debugger's answer.
  let line: Int
  /// The view whose hit test was called.
  let receiver: Int
  /// The point, in the receiver's coordinates; nil if the command has none.
  let point: CGPoint?
  /// The returned view; nil if nil was returned.
  let view: Int?
  /// True if the text has the returned view in no tree.
  let isUnseen: Bool
}

extension ScreenJoiner {
  /// Uses the answer of a hit test. A returned view that is in no tree is added to the receiver, in front.
  mutating func take(_ answer: HitAnswer) {
    guard let receiver = receiver(of: answer) else { return }
    guard let object = answer.view else {
      return setHitTest(
        HitFinding(
          line: answer.line, receiver: receiver, point: answer.point, view: nil, isUnseen: false))
    }
    let known = object.address.flatMap { model.byAddress[$0] }
    guard known != nil || hasCapacity(line: answer.line) else { return }
    let view = view(object, line: answer.line)
    let isUnseen = view != receiver && !model.path(view).contains(receiver)
    if isUnseen, model.views[view].parent == nil {
      let frame = model.views[view].frame ?? model.views[receiver].frame
      update(view) { $0.frame = frame }
      center(view, on: answer.point)
      admit(view)
      attach(view, to: receiver)
    }
    setHitTest(
      HitFinding(
        line: answer.line, receiver: receiver, point: answer.point, view: view, isUnseen: isUnseen))
  }
  /// Returns the view whose hit test was called: the first window if the command does not name it. An answer of an object
  /// that is not in the text is noted.
  private mutating func receiver(of answer: HitAnswer) -> Int? {
    guard let object = answer.receiver else { return model.views.firstIndex(where: \.isWindow) }
    if let view = view(object) { return view }
    let found = answer.view.map { "\($0.name.short)\($0.address.map { " (0x\($0))" } ?? "")" }
    noteUnknown(object, "returned \(found ?? "nil") from hitTest(_:with:)", answer.line)
    return nil
  }
}
