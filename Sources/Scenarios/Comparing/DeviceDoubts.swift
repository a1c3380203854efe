// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Finds the parts of the app that are involved in a difference and whose behaviour is not captured. If there are any,
/// the app may be the cause.
struct DeviceDoubts {
  private let scenario: Scenario
  private let names: ScenarioNames
  private let unknown: [String: [String]]
  private let starts: [Double]
  /// The hit views and the recognizers of each touch sequence, on the device and in the model, by the sequence's index.
  private var views: [Int: Set<String>] = [:]
  private var gestures: [Int: Set<String>] = [:]
  /// The index of the node that each recognizer belongs to.
  private var owners: [String: Int] = [:]

  init(
    _ scenario: Scenario, _ record: DeviceRecord, _ model: [DeviceEvent], _ starts: [Double]
  ) {
    self.scenario = scenario
    self.starts = starts
    names = ScenarioNames(scenario)
    unknown = record.unknown
    for (index, node) in scenario.nodes.enumerated() {
      for gesture in node.gestures { owners[gesture.shownName] = index }
      for own in node.ownRecognizers { owners[own.name(of: node.shownName)] = index }
    }
    for event in record.events + model {
      guard case .bound(let binding) = event.fact else { continue }
      let sequence = DeviceLane.sequence(at: event.time, starts)
      gestures[sequence, default: []].formUnion(binding.gestures ?? [])
      if let view = binding.view { views[sequence, default: []].insert(view) }
    }
  }

  /// Sets the kind of a difference between hit views.
  func judge(_ difference: inout DeviceDifference, views: [String?]) {
    let around = Set(views.compactMap { $0 }.flatMap(path))
    decide(&difference, reasons(of: around, ["class", "hitTest", "pointInside"]))
  }

  /// Sets the kind of a difference between the recognizers of a touch.
  func judge(_ difference: inout DeviceDifference, gestures: Set<String>) {
    decide(&difference, reasons(of: gestures, ["class", "delegate"]))
  }

  /// Sets the kind of a difference between events of a recognizer, control or table. All recognizers of the fingers are
  /// involved, and the overrides of the touched views.
  func judge(_ difference: inout DeviceDifference, object: String?) {
    let sequence = DeviceLane.sequence(at: difference.time, starts)
    let others = (gestures[sequence] ?? []).union([object].compactMap { $0 })
    var found = reasons(of: others, ["class", "delegate"])
    let touched = (views[sequence] ?? []).union([object].compactMap { $0 })
    let around = Set(touched.flatMap(path))
    found += reasons(
      of: around,
      [
        "class", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
        "gestureRecognizerShouldBegin", "touchesShouldBegin", "touchesShouldCancel",
        "beginTracking", "continueTracking",
      ])
    decide(&difference, found)
  }

  private func decide(_ difference: inout DeviceDifference, _ reasons: [String]) {
    guard !reasons.isEmpty else { return }
    difference.reasons = Array(Set(reasons)).sorted()
    difference.sort = .unknown
  }

  private func reasons(of objects: Set<String>, _ kinds: Set<String>) -> [String] {
    objects.flatMap { name in
      (unknown[name] ?? []).filter(kinds.contains).map { Self.sentence(name, $0) }
    }
  }

  private static func sentence(_ name: String, _ what: String) -> String {
    switch what {
    case "delegate": "\(name) has a delegate"
    case "class": "\(name) is of a class of the app"
    default: "\(name) overrides \(what)"
    }
  }

  /// Returns the names of a view and its superviews; for a recognizer, those of its view and the view's superviews.
  private func path(_ name: String) -> [String] {
    guard let node = names.node(name) ?? owners[name] else { return [name] }
    return [name] + scenario.path(from: node).map { scenario.nodes[$0].shownName }
  }
}
