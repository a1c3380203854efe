// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Who is called what.
extension SwiftTestExport {
  mutating func nameEverything() {
    for (index, node) in plan.scenario.nodes.enumerated() {
      if let controller = node.controller {
        plan.controllers[index] = plan.names.variable(
          node.controllerName ?? "\(controller.rawValue.dropFirst(2))")
      }
      let wish = node.name ?? "\(node.shownName.dropFirst(2))"
      plan.views.append(
        node.controller?.isContainer == true ? "" : plan.names.variable(wish))
    }
    for index in plan.scrollDelegated {
      let role = plan.scenario.nodes[index].viewClass == .tableView ? "Rows" : "Log"
      plan.scrollDelegates[index] = plan.names.variable("\(plan.views[index])\(role)")
    }
    for (id, gesture) in plan.allGestures {
      let wish = gesture.name ?? gesture.recognizerClass.shortName
      plan.gestures[id] = plan.names.variable(wish)
    }
    for id in plan.delegated {
      plan.delegates[id] = plan.names.variable("\(plan.gestures[id] ?? "")Delegate")
    }
  }

  /// The classes of views and windows that the test needs.
  mutating func viewClasses() -> [SwiftClass] {
    var classes: [SwiftClass] = []
    for (index, node) in plan.scenario.nodes.enumerated()
    where node.controller?.isContainer != true {
      let handlers = node.controllerName == nil ? node.handlers : []
      let features = plan.features(of: index)
      let isRenamed = plan.logsChains && node.shownName != node.viewClass.rawValue
      guard !features.isEmpty || !handlers.isEmpty || isRenamed else { continue }
      let type = plan.names.type(node.shownName)
      plan.viewTypes[index] = type
      classes.append(
        SwiftClass(
          base: node.viewClass.rawValue, shownName: node.shownName, type: type,
          features: features, own: plan.ownMembers(handlers, type, index),
          adopts: handlers.isEmpty ? [] : ["UIActionImplementing"]))
    }
    return classes
  }

  mutating func controllerClasses() -> [SwiftClass] {
    var classes: [SwiftClass] = []
    for (index, node) in plan.scenario.nodes.enumerated() {
      guard let controller = node.controller, let name = node.controllerName else { continue }
      let features = plan.controllerFeatures(of: index)
      let isRenamed = plan.logsChains && name != controller.rawValue
      guard !features.isEmpty || !node.handlers.isEmpty || isRenamed else { continue }
      let type = plan.names.type(name)
      plan.controllerTypes[index] = type
      classes.append(
        SwiftClass(
          base: controller.rawValue, shownName: name, type: type, features: features,
          own: plan.ownMembers(node.handlers, type, index),
          adopts: node.handlers.isEmpty ? [] : ["UIActionImplementing"]))
    }
    return classes
  }
}

extension RecognizerClass {
  /// The kind, as a name of its own would be.
  var shortName: String {
    switch self {
    case .tap: "Tap"
    case .longPress: "LongPress"
    case .pan: "Pan"
    case .swipe: "Swipe"
    case .pinch: "Pinch"
    case .rotation: "Rotation"
    case .screenEdgePan: "EdgePan"
    case .hover: "Hover"
    case .swing: "Swing"
    }
  }
}

/// Writes the classes of recognizers: those that do the same are of one class, as each has a name of its own.
struct SwiftGestureClassWriter {
  private(set) var plan: SwiftTestPlan
  private(set) var lines: [String] = []

  init(_ plan: SwiftTestPlan) {
    self.plan = plan
  }

  mutating func write() {
    let all = plan.allGestures.map { id, gesture in
      (id: id, gesture: gesture, features: plan.features(of: id))
    }
    var open = all.filter { !$0.features.isEmpty }
    while let first = open.first {
      let same = open.filter {
        $0.gesture.recognizerClass == first.gesture.recognizerClass
          && $0.features == first.features
      }
      let written = Set(same.map(\.id))
      open.removeAll { written.contains($0.id) }
      let kit = first.gesture.recognizerClass
      let type = plan.names.type(
        same.count == 1 ? first.gesture.shownName : "Logged\(kit.shortName)")
      for member in same { plan.gestureTypes[member.id] = type }
      var body: [[String]] = []
      if same.count == 1 {
        let viewName = plan.scenario.nodes[first.id.node].shownName
        body = first.features.map {
          $0.written(name: first.gesture.shownName, viewName: viewName)
        }
      } else {
        if first.features.contains(where: \.mentionsViewName) {
          body.append(["var viewName = \"\""])
          plan.hasViewName.formUnion(same.map(\.id))
        }
        body += first.features.map { $0.shared(name: "name ?? \"\"") }
      }
      lines += SwiftBody.type("final class \(type): \(kit.rawValue)", body)
    }
  }
}
