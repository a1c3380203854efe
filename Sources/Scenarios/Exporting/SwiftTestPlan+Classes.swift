// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A class of the test, before it is written.
struct SwiftTestClass {
  /// The UIKit class.
  let base: String
  /// The name that the log shows.
  let shownName: String
  /// The identifier.
  let type: String
  /// Groups of overrides. Classes that differ only in a name can share them: marks stand for the name.
  let features: [SwiftCode]
  /// Members that name other objects, so that no other class can share them.
  var actions = SwiftCode()

  var mentionsName: Bool { features.contains { $0.contains(SwiftCode.name) } }
  func includes(_ other: [SwiftCode]) -> Bool { Set(other).isSubset(of: features) }
}

extension SwiftCode {
  /// Stands for the name that the log shows.
  static let name = "\u{1}"
  /// Stands for the name of a recognizer's view.
  static let viewName = "\u{2}"
}

/// The classes of the test.
extension SwiftTestPlan {
  /// Writes the classes of views and windows, then of controllers.
  mutating func nodeClasses() -> [SwiftCode] {
    var classes: [SwiftTestClass] = []
    for (index, owner) in nodes.enumerated() where !owner.isContainer {
      let node = owner.node
      let handlers = node.controllerName == nil ? node.handlers : []
      let found = declare(
        node.shownName, node.viewClass.rawValue, viewFeatures(index), handlers, owner.choice)
      guard let found else { continue }
      nodes[index].viewType = found.type
      classes.append(found)
    }
    for (index, owner) in nodes.enumerated() {
      guard let name = owner.node.controllerName, let base = owner.node.controller,
        let found = declare(
          name, base.rawValue, controllerFeatures(owner.choice), owner.node.handlers, owner.choice)
      else { continue }
      nodes[index].controllerType = found.type
      classes.append(found)
    }
    return written(classes)
  }

  /// A class; nil when UIKit's own will do.
  private mutating func declare(
    _ name: String, _ base: String, _ features: [SwiftCode], _ handlers: [ScenarioNode.Handler],
    _ choice: LogChoice
  ) -> SwiftTestClass? {
    let isRenamed = logs(.chain) && name != base
    guard !features.isEmpty || !handlers.isEmpty || isRenamed else { return nil }
    let type = names.type(name)
    return SwiftTestClass(
      base: base, shownName: name, type: type, features: features,
      actions: actions(handlers, type, choice))
  }

  /// Actions that a control sends along the chain, by their names.
  private func actions(
    _ handlers: [ScenarioNode.Handler], _ type: String, _ choice: LogChoice
  ) -> SwiftCode {
    guard !handlers.isEmpty else { return SwiftCode() }
    var names = SwiftNames()
    let methods = handlers.map { names.variable("\($0.action)Action") }
    var code = SwiftCode.list(
      "static let implementedActions = ",
      zip(handlers, methods).map { "Selector(\(type).\($1), name: \($0.action.swift))" })
    for (handler, method) in zip(handlers, methods) {
      code +=
        choice.kinds.contains(.actions)
        ? .block("func \(method)()", log(handler.line.escaped, choice)) : "func \(method)() {}"
    }
    return code
  }

  // MARK: Sharing

  /// Writes classes: what several share goes into a base class.
  private mutating func written(_ classes: [SwiftTestClass]) -> [SwiftCode] {
    var bases: [SwiftTestClass] = []
    for kit in classes.map(\.base).distinct {
      var open = classes.filter { $0.base == kit }
      while let shared = Self.mostShared(open) {
        let type = names.type("Logged\(kit.dropFirst(2))")
        bases.append(SwiftTestClass(base: kit, shownName: "", type: type, features: shared))
        open.removeAll { $0.includes(shared) }
      }
    }
    return bases.map { base($0) }
      + classes.map { declared in
        derived(
          declared, from: bases.first { $0.base == declared.base && declared.includes($0.features) }
        )
      }
  }

  /// The features that most classes have in common, if two have any.
  private static func mostShared(_ classes: [SwiftTestClass]) -> [SwiftCode]? {
    classes.map(\.features).distinct.filter { !$0.isEmpty }
      .map { features in (features, count: classes.count { $0.includes(features) }) }
      .filter { $0.count > 1 }
      .max { ($0.count, $0.0.count) < ($1.count, $1.0.count) }?.0
  }

  private mutating func base(_ shared: SwiftTestClass) -> SwiftCode {
    let isNamed = shared.mentionsName && logs(.chain)
    if isNamed { hasNamed = true }
    return .type(
      "class \(shared.type): \(shared.base)\(isNamed ? ", Named" : "")",
      [shared.mentionsName ? #"var name: String { "\(type(of: self))" }"# : SwiftCode()]
        + shared.features.map { $0.replacing(SwiftCode.name, with: "\\(name)") })
  }

  private mutating func derived(
    _ declared: SwiftTestClass, from base: SwiftTestClass?
  ) -> SwiftCode {
    var parents = [base?.type ?? declared.base]
    if !declared.actions.isEmpty { parents.append("UIActionImplementing") }
    var name = SwiftCode()
    if declared.type != declared.shownName, base?.mentionsName == true {
      name = "override var name: String { \(declared.shownName.swift) }"
    } else if declared.type != declared.shownName, logs(.chain) {
      name = "var name: String { \(declared.shownName.swift) }"
      parents.append("Named")
      hasNamed = true
    }
    let own = declared.features.filter { base?.features.contains($0) != true }
    return .type(
      "final class \(declared.type): \(parents.joined(separator: ", "))",
      [name, declared.actions]
        + own.map { $0.replacing(SwiftCode.name, with: declared.shownName.escaped) })
  }

  // MARK: Recognizers

  /// Writes the classes of recognizers: those that do the same are of one class, as each has a name of its own.
  mutating func gestureClasses() -> [SwiftCode] {
    struct Kind: Hashable {
      let recognizer: RecognizerClass
      let features: [SwiftCode]
    }
    let kinds = gestures.map {
      Kind(recognizer: $0.gesture.recognizerClass, features: features(of: $0))
    }
    var code: [SwiftCode] = []
    for kind in kinds.distinct where !kind.features.isEmpty {
      let members = kinds.indices.filter { kinds[$0] == kind }
      let only = members.count == 1 ? gestures[members[0]] : nil
      let type = names.type(only?.gesture.shownName ?? "Logged\(kind.recognizer.shortName)")
      let needsViewName = only == nil && kind.features.contains { $0.contains(SwiftCode.viewName) }
      for member in members {
        gestures[member].type = type
        gestures[member].needsViewName = needsViewName
      }
      let name = only?.gesture.shownName.escaped ?? #"\(name ?? "")"#
      let viewName = only?.owner.node.shownName.escaped ?? #"\(viewName)"#
      code.append(
        .type(
          "final class \(type): \(kind.recognizer.rawValue)",
          [needsViewName ? #"var viewName = """# : SwiftCode()]
            + kind.features.map {
              $0.replacing(SwiftCode.name, with: name)
                .replacing(SwiftCode.viewName, with: viewName)
            }))
    }
    return code
  }
}
