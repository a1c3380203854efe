// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reports views of disappeared view controllers and other reasons why no touch reaches a view, and leaves out root
/// view controllers.
extension ScenePlanner {
  /// Lists in the report the views of disappeared controllers, except the one that is or contains the requested view.
  mutating func noteControllers() {
    let named = (asked ?? model.target).flatMap(goneView)
    let gone = nodes.filter { model.views[$0.key].isDisappeared && $0.key != named }
      .map(\.value).sorted()
    for node in gone {
      report.taken.append(
        "\(plan.nodes[node].name) is hidden, because its view controller has disappeared")
    }
  }

  /// Returns the nearest view whose controller has disappeared: the view itself or a superview; nil if there is none.
  func goneView(around view: Int) -> Int? {
    model.path(view).first { model.views[$0].isDisappeared }
  }

  /// Says first in the report if the view that the user asked about belongs to a controller that has disappeared.
  mutating func noteDisappeared() {
    guard !isTold, let view = plan.asked.flatMap({ plan.nodes[$0].view }), let node = nodes[view],
      let gone = goneView(around: view), let controller = model.views[gone].controller
    else { return }
    isTold = true
    let relation = gone == view ? "is" : "is in"
    report.headings.append(
      "\(plan.nodes[node].name) \(relation) the view of \(controller.short), which has disappeared or is not in the "
        + "window. No touch reaches it until the controller appears again.")
  }

  /// Adds a heading if a debugger printed that the requested view, or a view around it, has no superview or no window.
  mutating func noteRemoved() {
    guard !isTold, let view = plan.asked.flatMap({ plan.nodes[$0].view }), let node = nodes[view],
      let gone = model.path(view).first(where: { model.views[$0].isRemoved })
    else { return }
    isTold = true
    let lack = model.views[gone].answers["superview"] == false ? "superview" : "window"
    let name = plan.nodes[node].name
    report.headings.append(
      gone == view
        ? "\(name) has no \(lack): it is in no window, and no touch reaches it."
        : "\(model.views[gone].name.short), which \(name) is in, has no \(lack): \(name) is in no window, and no touch "
          + "reaches it.")
  }

  /// Adds a heading if the origin of the requested view or of one around it is not finite. A size that is not finite
  /// counts as 0, and the explanation says that such a view has no area.
  mutating func noteNoPlace() {
    guard !isTold, let node = plan.asked,
      let nowhere = plan.path(node).first(where: { outer in
        let frame = plan.nodes[outer].view.flatMap { model.views[$0].frame }
        return frame.map { !$0.origin.x.isFinite || !$0.origin.y.isFinite } ?? false
      })
    else { return }
    isTold = true
    report.headings.append(
      "The origin of \(plan.nodes[nowhere].name) has a number that is not finite, such as nan: no point lies in that view, and "
        + "no touch reaches \(plan.nodes[node].name).")
  }

  /// Adds a heading if the app ignores all new touches.
  mutating func noteIgnoredEvents() {
    guard model.ignoresEvents else { return }
    isTold = plan.asked != nil
    report.headings.append(
      "isIgnoringInteractionEvents is true: the app called beginIgnoringInteractionEvents(), and no view gets new touches "
        + "until it has called endIgnoringInteractionEvents() as often.")
  }

  /// Leaves out a window's root view controller if its view does not fill the window. With the controller, the scene
  /// would resize the view to the window and ignore the printed frame.
  mutating func leaveOutRootControllers() {
    for window in plan.windows where plan.nodes[window].children.count == 1 {
      let root = plan.nodes[window].children[0]
      let frame = plan.nodes[root].frame
      guard plan.nodes[root].controllerName != nil,
        frame.isTransformed || frame.frame != plan.bounds(window)
      else { continue }
      plan.nodes[root].controllerName = nil
      leaveOut("root view controllers whose views do not fill their windows")
    }
  }
}
