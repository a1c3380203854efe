// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Assigns the controllers in the list of `_printHierarchy` to views. If the paste has no views, it makes views from
/// the list.
enum ControllerJoiner {
  static func join(_ lines: [PlacedRecord], _ joiner: inout ScreenJoiner) {
    var path: [(depth: Int, view: Int)] = []
    for line in lines {
      guard case .controller(let controller) = line.record else { continue }
      guard let object = controller.view else { continue }
      let isNew = object.address.map { joiner.model.byAddress[$0] == nil } ?? true
      guard joiner.hasCapacity(line: line.line) else { continue }
      let view = joiner.view(object, line: line.line)
      let isGone = controller.state == "disappeared" || !controller.isInWindow
      joiner.update(view) {
        $0.controller = controller.name
        $0.isDisappeared = isGone
      }
      // A plus, the mark of a presented controller, replaces a vertical line, so it counts as one.
      let depth = line.drawing.pipes + (line.drawing.isPresented ? 1 : 0)
      while let last = path.last, last.depth >= depth { path.removeLast() }
      let presenter = path.last?.view
      if line.drawing.isPresented, !isGone, let presenter { joiner.showCovered(presenter) }
      if isNew {
        // The view of a presented controller is in front of all others in the window.
        if line.drawing.isPresented, let presenter {
          joiner.attach(view, to: joiner.window(around: presenter))
        } else if let parent = path.last {
          joiner.attach(view, to: parent.view)
        } else {
          joiner.addTop(view)
        }
      }
      if path.count < ImportLimits.depth { path.append((depth, view)) }
    }
  }
}

extension ScreenJoiner {
  /// Returns the window of a view. If the pasted text has none, a window is added as the superview of the tree's root.
  fileprivate mutating func window(around view: Int) -> Int {
    let root = model.root(of: view)
    if model.kind(root).role == .window { return root }
    let window = unknownView("UIWindow", line: model.views[root].line)
    update(window) { $0.isWindow = true }
    addTop(window)
    attach(root, to: window)
    return window
  }

  /// Makes the views of a presenting controller visible if the presentation took them out of the window. They receive
  /// no touches because the presented view is in front of them, not because they are hidden.
  fileprivate mutating func showCovered(_ presenter: Int) {
    guard model.views[presenter].isDisappeared else { return }
    for view in model.tree(presenter) { update(view) { $0.isDisappeared = false } }
  }
}
