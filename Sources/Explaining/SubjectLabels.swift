// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// The names of views and recognizers in sentences. A name that is not unique is given with the view that contains it,
/// as in "UILabel in Row".
@MainActor
struct SubjectLabels {
  private var labels: [ObjectIdentifier: String] = [:]
  /// The recognizers that UIKit adds to scroll views and navigation controllers.
  private var scrolling: Set<ObjectIdentifier> = []
  /// For each recognizer, the view whose name its label begins with.
  private var hosts: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// The texts that the rows of tables showed at the beginning.
  private var rows: [ObjectIdentifier: String] = [:]

  init(_ stage: ScenarioStage) {
    let nodes = stage.scenario.nodes
    var views: [String] = []
    var unnamed: [String: Int] = [:]
    let titles = Self.titles(stage)
    for (index, node) in nodes.enumerated() {
      var label = titles[index] ?? node.sentenceName
      if titles[index] == nil, stage.names.node(node.shownName) != index {
        let location: String
        if let controller = node.controllerName, node.controller == .plain {
          label = "\(controller)'s view"
          location = label
        } else {
          location = Excerpt.path(
            Self.surroundings(of: node, in: nodes).map { "\(label) in \(views[$0])" } ?? label)
        }
        unnamed[location, default: 0] += 1
        let number = unnamed[location, default: 1]
        label = number == 1 ? location : "\(label) \(number)\(location.dropFirst(label.count))"
      }
      views.append(label)
      labels[ObjectIdentifier(stage.nodes[index].view)] = label
      if let view = stage.nodes[index].view as? UIScrollView { add(view, label) }
      if let pop = stage.nodes[index].recognizer(.pop) {
        let identity = ObjectIdentifier(pop)
        labels[identity] = "\(label)'s interactivePopGestureRecognizer"
        scrolling.insert(identity)
        hosts[identity] = ObjectIdentifier(stage.nodes[index].view)
      }
      if let swipe = stage.nodes[index].recognizer(.swipe) {
        let identity = ObjectIdentifier(swipe)
        labels[identity] = "\(label)'s swipe recognizer"
        scrolling.insert(identity)
        hosts[identity] = ObjectIdentifier(stage.nodes[index].view)
      }
      if let cell = stage.nodes[index].view as? UITableViewCell {
        rows[ObjectIdentifier(cell)] = cell.shownText
      }
    }
    let names = nodes.flatMap { $0.gestures.compactMap(\.name) }
    let used = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, node) in nodes.enumerated() {
      var before: [String: Int] = [:]
      for (number, gesture) in node.gestures.enumerated() {
        let identity = ObjectIdentifier(stage.nodes[index].gestures[number])
        guard !scrolling.contains(identity) else { continue }
        let word = gesture.name ?? gesture.recognizerClass.word
        before[word, default: 0] += 1
        if let name = gesture.name, used[name] == 1 {
          labels[identity] = name
        } else {
          let count = before[word, default: 1]
          labels[identity] = "\(views[index])'s \(word)\(count == 1 ? "" : " \(count)")"
          hosts[identity] = ObjectIdentifier(stage.nodes[index].view)
        }
      }
    }
  }

  /// Returns the nearest superview's node, skipping the views that UIKit inserts around screens.
  private static func surroundings(of node: ScenarioNode, in nodes: [ScenarioNode]) -> Int? {
    var parent = node.place.parent
    while let index = parent, wrappers.contains(nodes[index].shownName) {
      parent = nodes[index].place.parent
    }
    return parent
  }

  /// The classes of the views that UIKit inserts around screens. Sentences do not mention them.
  static let wrappers: Set = [
    "UILayoutContainerView", "UINavigationTransitionView", "UITransitionView",
    "UIViewControllerWrapperView", "UIDropShadowView",
  ]

  /// Returns names for cells whose texts differ: "UITableViewCell “Cell 3”".
  private static func titles(_ stage: ScenarioStage) -> [Int: String] {
    var titles: [Int: String] = [:]
    for (index, node) in stage.scenario.nodes.enumerated()
    where stage.names.node(node.shownName) != index {
      guard let cell = stage.nodes[index].view as? UITableViewCell,
        let text = cell.shownText
      else { continue }
      titles[index] = "\(node.shownName) “\(Excerpt.plain(text))”"
    }
    let used = Dictionary(titles.values.map { ($0, 1) }, uniquingKeysWith: +)
    return titles.filter { used[$0.value] == 1 }
  }

  private mutating func add(_ view: UIScrollView, _ label: String) {
    let (pan, pinch, touchDelay) = view.ownRecognizers
    let own: [(UIGestureRecognizer, String)] = [
      (pan, OwnRecognizer.pan.property), (pinch, OwnRecognizer.pinch.property),
      (touchDelay, "touch delay"),
    ]
    for (recognizer, word) in own {
      labels[ObjectIdentifier(recognizer)] = "\(label)'s \(word)"
      scrolling.insert(ObjectIdentifier(recognizer))
      hosts[ObjectIdentifier(recognizer)] = ObjectIdentifier(view)
    }
  }

  /// Returns whether a cell was reused and shows another row than at the beginning.
  func showsAnotherRow(_ cell: UITableViewCell) -> Bool {
    rows[ObjectIdentifier(cell)].map { $0 != cell.shownText } ?? false
  }

  /// Returns whether UIKit added the recognizer to its scroll view.
  func scrollViewOwns(_ recognizer: Subject) -> Bool { scrolling.contains(recognizer.identity) }

  /// Returns whether a recognizer's name already contains the name of its view.
  func namesView(_ view: Subject, of recognizer: Subject) -> Bool {
    hosts[recognizer.identity] == view.identity
  }

  /// Returns whether a view or recognizer is in the file.
  func knows(_ subject: Subject) -> Bool { labels[subject.identity] != nil }

  subscript(_ party: Party) -> String { self[party.subject] }

  subscript(_ subject: Subject) -> String { labels[subject.identity] ?? subject.name }
}

extension ScenarioNode {
  /// The name in sentences; for the unnamed view of a controller, the controller's name.
  fileprivate var sentenceName: String {
    guard name == nil, let controller, controller.isContainer else { return shownName }
    return controllerName ?? controller.rawValue
  }
}

extension RecognizerClass {
  /// The usual word for the gesture that the recognizer class recognizes, such as "long press".
  var word: String {
    switch self {
    case .tap: "tap"
    case .longPress: "long press"
    case .pan: "pan"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .screenEdgePan: "screen edge pan"
    case .hover: "hover"
    case .swing: "swing"
    }
  }
}

extension UITableViewCell {
  /// The first text that a view shows; nil for a cell without text.
  package var shownText: String? {
    subtree.lazy.compactMap { ($0 as? UILabel)?.text }.first { !$0.isEmpty }
  }
}

extension SubjectLabels {
  /// The recognizers that hold a touch back, with the properties that make them do so.
  func delayers(_ parties: [Party]) -> String {
    let delays = parties.filter { scrollViewOwns($0.subject) }
    let others = parties.filter { !scrollViewOwns($0.subject) }
    let groups = [(delays, "delaysContentTouches"), (others, "delaysTouchesBegan")]
    return groups.filter { !$0.0.isEmpty }
      .map { group in "\(Phrase.list(group.0.map { self[$0] })) (\(group.1))" }
      .joined(separator: " and ")
  }
}
