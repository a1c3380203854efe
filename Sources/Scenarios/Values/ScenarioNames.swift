// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Maps names to the nodes and controllers of a scenario.
package struct ScenarioNames: Equatable, Sendable {
  /// A responder of a scenario.
  package enum Responder: Hashable, Sendable {
    /// The view, or window, of a node.
    case view(Int)
    /// The controller of a node.
    case controller(Int)
    /// The application.
    case application
    /// The application's delegate, the last responder of every chain.
    case delegate
  }

  /// The name of the application in the log.
  package static let application = "UIApplication"
  /// The name of the application's delegate in the log.
  package static let delegate = "AppDelegate"

  private var responders: [String: Responder] = [:]
  /// The names of all views that can be referred to, in the order of the file.
  package private(set) var views: [String] = []
  /// The names of all views and controllers that can be referred to, in the order of the file.
  private(set) var all: [String] = []

  /// Makes an empty mapping.
  package init() {}

  /// Makes the names of a scenario. A view without a name in the file has the name of its class if no other view has
  /// that class.
  package init(_ scenario: Scenario) {
    for (index, node) in scenario.nodes.enumerated() {
      if let name = node.name { add(name, .view(index)) }
      if let name = node.controllerName { add(name, .controller(index)) }
    }
    var unnamed: [String: [Int]] = [:]
    for (index, node) in scenario.nodes.enumerated() where node.name == nil {
      unnamed[node.shownName, default: []].append(index)
    }
    for (index, node) in scenario.nodes.enumerated() where node.name == nil {
      guard unnamed[node.shownName] == [index], responders[node.shownName] == nil else { continue }
      add(node.shownName, .view(index))
    }
  }

  /// Makes the names of a running application's views. A name that several views have is left out.
  init(mirroring scenario: Scenario) {
    let counts = Dictionary(scenario.nodes.map { ($0.shownName, 1) }, uniquingKeysWith: +)
    for (index, node) in scenario.nodes.enumerated() where counts[node.shownName] == 1 {
      add(node.shownName, .view(index))
    }
  }

  private mutating func add(_ name: String, _ responder: Responder) {
    guard responders[name] == nil else { return }
    responders[name] = responder
    all.append(name)
    if case .view = responder { views.append(name) }
  }

  /// Returns the index of the node whose view has this name.
  package func node(_ name: String) -> Int? {
    if case .view(let index) = responders[name] { index } else { nil }
  }

  /// Returns the responder with this name.
  package func responder(_ name: String) -> Responder? {
    responders[name]
      ?? (name == Self.application ? .application : name == Self.delegate ? .delegate : nil)
  }
}
