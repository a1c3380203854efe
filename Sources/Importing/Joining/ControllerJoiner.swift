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
      guard joiner.model.views.count < ImportLimits.nodes else { return }
      let view = joiner.view(object, line: line.line)
      let isGone = controller.state == "disappeared" || !controller.isInWindow
      joiner.update(view) {
        $0.controller = controller.name
        $0.isDisappeared = isGone
      }
      while let last = path.last, last.depth >= line.drawing.pipes { path.removeLast() }
      if isNew {
        // The view of a presented controller is in front of all others in the window.
        if let parent = path.last, !line.drawing.isPresented {
          joiner.attach(view, to: parent.view)
        } else {
          joiner.addTop(view)
        }
      }
      if path.count < ImportLimits.depth { path.append((line.drawing.pipes, view)) }
    }
  }
}
