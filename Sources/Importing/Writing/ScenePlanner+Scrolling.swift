// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Plans scroll views, and says why one does not scroll.
extension ScenePlanner {
  mutating func setScrolling(_ index: Int, _ node: Int) {
    let view = model.views[index]
    plan.nodes[node].isScrollView = true
    func finite(_ point: CGPoint) -> CGPoint? {
      abs(point.x) < 900_000 && abs(point.y) < 900_000 ? point : nil
    }
    plan.nodes[node].contentOffset = view.contentOffset.flatMap(finite)
    if let size = view.contentSize, size.width >= 0, size.height >= 0,
      finite(CGPoint(x: size.width, y: size.height)) != nil
    {
      plan.nodes[node].contentSize = size
    } else {
      assume(
        "\(plan.nodes[node].name) has nothing to scroll: the text has no contentSize of it",
        node, "scroll.contentSize")
    }
    if let inset = view.inset, inset.allSatisfy({ abs($0) < 900_000 }) {
      plan.nodes[node].inset = inset
    }
    noteNoScrolling(index, node)
    if view.answers["allowsSelection"] == false, let asked, model.path(asked).contains(index) {
      report.headings.append(
        "allowsSelection of \(plan.nodes[node].name) is false: none of its rows is selected, even if it receives the touch."
      )
    }
    let flags = ["delaysContentTouches", "canCancelContentTouches", "isScrollEnabled"]
    for key in flags {
      if let isOn = view.answers[key]
        ?? (key == "isScrollEnabled" ? view.answers["scrollEnabled"] : nil)
      {
        plan.nodes[node].scrollFlags.append((key, isOn))
        report.taken.append("\(key) of \(plan.nodes[node].name) is \(isOn)")
      } else if key == "delaysContentTouches" {
        assume("\(key) of \(plan.nodes[node].name) is true, the default", node, "scroll.\(key)")
      }
    }
  }

  /// Adds a heading with the reason if the requested scroll view does not scroll. Tables bounce, however short their
  /// content is.
  private mutating func noteNoScrolling(_ index: Int, _ node: Int) {
    guard index == asked, model.views[index].frame != nil else { return }
    let (view, planned) = (model.views[index], plan.nodes[node])
    let name = planned.name
    if (view.answers["isScrollEnabled"] ?? view.answers["scrollEnabled"]) == false {
      report.headings.append("isScrollEnabled of \(name) is false: it does not scroll.")
    } else if let size = planned.contentSize, planned.viewClass != "UITableView" {
      // UIKit's order: top, left, bottom, right.
      let inset = planned.inset ?? [0, 0, 0, 0]
      let bounds = planned.frame.frame.size
      guard size.width + inset[1] + inset[3] <= bounds.width,
        size.height + inset[0] + inset[2] <= bounds.height
      else { return }
      report.headings.append(
        "The contentSize of \(name), \(SceneWriter.number(size.width)) by \(SceneWriter.number(size.height)) points, is "
          + "not larger than its bounds: it does not scroll, unless alwaysBounceVertical or alwaysBounceHorizontal is "
          + "true.")
    }
  }
}
