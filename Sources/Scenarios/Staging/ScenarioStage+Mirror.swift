// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// A stage made from the views of a running application, so that its touches can be explained like those of a
/// scenario file.
extension ScenarioStage {
  /// Makes a stage with a node for each view in the application's windows. Views that are added later have no node.
  package static func mirroring(_ application: UIApplication) -> ScenarioStage {
    var mirror = StageMirror()
    for window in application.windows { mirror.add(window, in: nil) }
    mirror.addRequirements()
    return ScenarioStage(mirror.scenario, mirroring: mirror.nodes, in: application)
  }

  /// Returns an entry with a log line for the application's code that was called for a selected row, a control or a
  /// recognizer. Returns nil for other entries, and for rows, controls and recognizers that were built from a scenario
  /// file, because they log this line themselves.
  package func deed(in entry: JournalEntry) -> JournalEntry? {
    guard isMirror else { return nil }
    let (line, subject): (String, Subject)
    switch entry.fact {
    case .rowSelected(let table, _, _):
      let live = nodes.lazy.map(\.view).first { ObjectIdentifier($0) == table.identity }
      guard (live as? UITableView)?.lineOfFile == nil else { return nil }
      (line, subject) = (StageMirror.selection, table)
    case .action(let action, let control?):
      guard !nodes.contains(where: { $0.script != nil }) else { return nil }
      (line, subject) = (action.line, control)
    case .gestureAction(let recognizer, _):
      let identity = recognizer.identity
      let live = nodes.lazy.flatMap(\.gestures).first { ObjectIdentifier($0) == identity }
      guard let live, !live.targetActions.contains(where: { $0.target is any LineTarget }),
        let deeds = StageMirror.deeds(of: live)
      else { return nil }
      (line, subject) = (deeds, recognizer)
    default: return nil
    }
    return JournalEntry(
      sequence: entry.sequence, time: entry.time, fact: .text(line, about: subject))
  }
}

extension UITableView {
  /// The line that a table from a scenario file logs when a row is selected; nil for other tables.
  fileprivate var lineOfFile: String? { (delegate as? ScriptedRows)?.line }
}

extension ActionFact {
  /// The log line for the action: its target and short name, or only its name if it has no target.
  fileprivate var line: String { target.map { "\($0).\(shortName)" } ?? name }
}

/// Makes a node for each view.
@MainActor
private struct StageMirror {
  /// The line for the selection of a row.
  static let selection = "tableView(_:didSelectRowAt:)"

  var scenario = Scenario()
  var nodes: [ScenarioStage.Built] = []

  /// Returns the target actions of a recognizer, separated by commas; nil if there are none.
  static func deeds(of recognizer: UIGestureRecognizer) -> String? {
    let names = recognizer.targetActions.map { target, action in
      target is any LineTarget ? action.name : action.fact(target: name(of: target)).line
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func name(of target: AnyObject) -> String {
    (target as? UIResponder)?.journalName ?? String(describing: type(of: target))
  }

  mutating func add(_ view: UIView, in parent: Int?) {
    let place: ScenarioNode.Place =
      switch parent {
      case nil: .window
      case let parent? where nodes[parent].view is UIWindow: .root(of: parent)
      case let parent?: .subview(of: parent)
      }
    var node = ScenarioNode(place: place, viewClass: Self.viewClass(of: view))
    node.name = view.journalName
    let controller = view.next as? UIViewController
    if controller != nil { node.controller = .plain }
    node.controllerName = controller?.journalName
    let recognizers = view.gestureRecognizers ?? []
    node.gestures = recognizers.map(Self.gesture)
    if let control = view as? UIControl { node.actions = Self.answers(of: control) }
    if let table = view as? UITableView, table.allowsSelection, table.delegate != nil {
      var settings = ScrollSettings()
      settings.select = table.lineOfFile ?? Self.selection
      node.properties = [.scroll(settings)]
    }
    let index = nodes.count
    scenario.nodes.append(node)
    nodes.append(ScenarioStage.Built(view: view, controller: controller, gestures: recognizers))
    for subview in view.subviews { add(subview, in: index) }
  }

  private static func gesture(_ recognizer: UIGestureRecognizer) -> ScenarioGesture {
    let known = recognizerClass(of: recognizer)
    var gesture = ScenarioGesture(recognizerClass: known ?? .tap)
    gesture.name = recognizer.journalName
    gesture.action = deeds(of: recognizer)
    return gesture
  }

  /// Adds the `require(toFail:)` requirements of each recognizer to its properties, by names that the stage can find.
  mutating func addRequirements() {
    let counts = Dictionary(grouping: scenario.nodes, by: \.shownName).mapValues(\.count)
    var names: [ObjectIdentifier: String] = [:]
    for (node, built) in zip(scenario.nodes, nodes) {
      for recognizer in built.gestures {
        names[ObjectIdentifier(recognizer)] = recognizer.journalName
      }
      for own in node.ownRecognizers where counts[node.shownName] == 1 {
        guard let recognizer = built.recognizer(own) else { continue }
        names[ObjectIdentifier(recognizer)] = own.name(of: node.shownName)
      }
    }
    func requirements(of recognizer: UIGestureRecognizer) -> [GestureProperty] {
      let required = recognizer.requiredToFail.compactMap { names[ObjectIdentifier($0)] }
      return required.isEmpty ? [] : [.names(.requireToFail, required)]
    }
    for (index, built) in nodes.enumerated() {
      for (number, recognizer) in built.gestures.enumerated() {
        scenario.nodes[index].gestures[number].properties += requirements(of: recognizer)
      }
      for own in scenario.nodes[index].ownRecognizers {
        let properties = built.recognizer(own).map(requirements) ?? []
        if !properties.isEmpty { scenario.nodes[index].properties.append(.own(own, properties)) }
      }
    }
  }

  private static func answers(of control: UIControl) -> [ScenarioNode.Answer] {
    var answers: [ScenarioNode.Answer] = []
    control.enumerateEventHandlers { action, target, events, _ in
      let deed: ScenarioNode.ControlAction
      if let (owner, selector) = target {
        if let owner = owner as AnyObject? {
          deed = .line(selector.fact(target: name(of: owner)).line)
        } else {
          deed = .nilTarget(selector.name)
        }
      } else {
        deed = .line(action?.fact.line ?? UIAction.untitledName)
      }
      let all = events.facts
      let observer = all.count > mostEvents ? answers.count : nil
      for event in told(all, control) {
        answers.append(ScenarioNode.Answer(event: event, action: deed, observer: observer))
      }
    }
    return answers
  }

  /// The largest number of events to list for a target or closure, even if it is added to a control for more events.
  private static let mostEvents = 4

  /// Returns the events to list for a target or closure. If it is added for more than `mostEvents`, the main event of
  /// the control's class comes first, such as `valueChanged` of a slider.
  private static func told(
    _ events: [ControlEventFact], _ control: UIControl
  ) -> [ControlEventFact] {
    let main: ControlEventFact =
      switch viewClass(of: control) {
      case .onOffSwitch, .slider, .stepper, .segmentedControl, .pageControl: .valueChanged
      case .textField: .editingDidBegin
      default: .touchUpInside
      }
    let first = events.count > mostEvents && events.contains(main) ? [main] : []
    return Array((first + events.filter { !first.contains($0) }).prefix(mostEvents))
  }

  private static func viewClass(of view: UIView) -> ViewClass {
    switch view {
    case is UIWindow: .window
    case is UITableView: .tableView
    case is UIScrollView: .scrollView
    case is UIButton: .button
    case is UISwitch: .onOffSwitch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIPageControl: .pageControl
    case is UITextField: .textField
    case is UIControl: .control
    case is UILabel: .label
    case is UIImageView: .imageView
    case is UITabBar: .tabBar
    default: .view
    }
  }

  /// Returns the class of a recognizer; nil for an application's direct subclass of UIGestureRecognizer.
  private static func recognizerClass(of recognizer: UIGestureRecognizer) -> RecognizerClass? {
    switch recognizer {
    case is UITapGestureRecognizer: .tap
    case is UILongPressGestureRecognizer: .longPress
    case is UIScreenEdgePanGestureRecognizer: .screenEdgePan
    case is UIPanGestureRecognizer: .pan
    case is UISwipeGestureRecognizer: .swipe
    case is UIPinchGestureRecognizer: .pinch
    case is UIRotationGestureRecognizer: .rotation
    case is UIHoverGestureRecognizer: .hover
    case is SwingGestureRecognizer: .swing
    default: nil
    }
  }
}
