// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The view that a hit test returned when a debugger called it.
struct HitFinding: Sendable {
  /// The tree in which the text shows the returned view.
  enum Tree: Equatable, Sendable {
    /// The tree of the view whose hit test was called.
    case ofReceiver
    /// None: the view was added to the receiver.
    case unseen
    /// A tree without a window, which was added to the receiver. The index is that of its root.
    case added(Int)
    /// The tree of another window; or the receiver's tree, if the returned view is in it but not in the receiver. The
    /// index is that of the tree's root.
    case other(Int)
  }

  /// The line of the debugger's answer.
  let line: Int
  /// The view whose hit test was called.
  let receiver: Int
  /// The point, in the receiver's coordinates; nil if the command has none.
  let point: CGPoint?
  /// The returned view; nil if nil was returned.
  let view: Int?
  var tree = Tree.ofReceiver
}

extension ScreenJoiner {
  /// Uses the answer of a hit test. A returned view that is in no tree is added to the receiver, in front.
  mutating func take(_ answer: HitAnswer) {
    guard model.hitTests.count < ImportLimits.hitTests else {
      if !isBeyondHitTests {
        note(
          "line \(answer.line): the limit of \(ImportLimits.hitTests) hit tests is reached; those from here on are "
            + "left out")
      }
      isBeyondHitTests = true
      return
    }
    guard let receiver = receiver(of: answer) else { return }
    guard let object = answer.view else {
      return addHitTest(
        HitFinding(line: answer.line, receiver: receiver, point: answer.point, view: nil))
    }
    let known = object.address.flatMap { model.byAddress[$0] }
    guard known != nil || hasCapacity(line: answer.line) else { return }
    let view = view(object, line: answer.line)
    addHitTest(
      HitFinding(
        line: answer.line, receiver: receiver, point: answer.point, view: view,
        tree: tree(of: view, in: receiver, answer.point)))
  }

  /// Returns the tree of a returned view. A tree without a window is added to the receiver, in front.
  private mutating func tree(
    of view: Int, in receiver: Int, _ point: CGPoint?
  ) -> HitFinding.Tree {
    if model.path(view).contains(receiver) { return .ofReceiver }
    let root = model.root(of: view)
    if root == model.root(of: receiver) || model.kind(root).role == .window { return .other(root) }
    guard root != view || !model.views[view].children.isEmpty else {
      let frame = model.views[view].frame ?? model.views[receiver].frame
      update(view) { $0.frame = frame }
      center(view, on: point)
      admit(view)
      attach(view, to: receiver)
      return .unseen
    }
    attach(root, to: receiver)
    return .added(root)
  }

  /// Adds a window around all views, because a debugger called the hit test of a window that the text does not show.
  private mutating func addWindow(line: Int) -> Int {
    let roots = model.views.indices.filter {
      model.views[$0].isTop && model.views[$0].parent == nil
    }
    let window = addOuter("UIWindow", around: roots, line: line)
    note("line \(line): the hit test of a window; all views count as subviews of that window")
    return window
  }

  /// Returns the view whose hit test was called: the first window if the command does not name it, or a new one if the
  /// text shows none. If the text does not show the named view, the answer is added to the notes and the result is nil.
  private mutating func receiver(of answer: HitAnswer) -> Int? {
    guard let object = answer.receiver else {
      if let window = model.views.firstIndex(where: \.isWindow) { return window }
      return addWindow(line: answer.line)
    }
    if let view = view(object) { return view }
    let found = answer.view.map { "\($0.name.short)\($0.address.map { " (0x\($0))" } ?? "")" }
    noteUnknown(
      object, "\(object.name) returned \(found ?? "nil") from hitTest(_:with:)", answer.line)
    return nil
  }
}
