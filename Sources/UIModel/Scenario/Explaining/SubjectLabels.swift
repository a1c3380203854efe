// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What sentences call views and recognizers: their names where these are unique, else where they are.
@MainActor
struct SubjectLabels {
  private var labels: [ObjectIdentifier: String] = [:]
  /// The recognizers that scroll views bring along.
  private var scrolling: Set<ObjectIdentifier> = []

  init(_ stage: ScenarioStage) {
    let nodes = stage.scenario.nodes
    var views: [String] = []
    var unnamed: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      var label = node.shownName
      if stage.names.node(label) != index {
        let place = node.place.parent.map { "\(label) in \(views[$0])" } ?? label
        unnamed[place, default: 0] += 1
        let number = unnamed[place, default: 1]
        label = number == 1 ? place : "\(label) \(number)\(place.dropFirst(label.count))"
      }
      views.append(label)
      labels[ObjectIdentifier(stage.nodes[index].view)] = label
      if let view = stage.nodes[index].view as? UIScrollView { add(view, label) }
    }
    let used = nodes.flatMap { $0.gestures.map(\.shownName) }
    for (index, node) in nodes.enumerated() {
      for (number, gesture) in node.gestures.enumerated() {
        let identity = ObjectIdentifier(stage.nodes[index].gestures[number])
        guard !scrolling.contains(identity) else { continue }
        labels[identity] = Self.label(gesture, number, of: node, views[index], used)
      }
    }
  }

  private mutating func add(_ view: UIScrollView, _ label: String) {
    let own: [(UIGestureRecognizer, String)] = [
      (view.pan, "scrolling"), (view.pinch, "zooming"), (view.touchDelay, "touch delay"),
    ]
    for (recognizer, word) in own {
      labels[ObjectIdentifier(recognizer)] = "\(label)'s \(word)"
      scrolling.insert(ObjectIdentifier(recognizer))
    }
  }

  /// Whether a recognizer came with a scroll view.
  func scrollViewOwns(_ recognizer: Subject) -> Bool { scrolling.contains(recognizer.identity) }

  private static func label(
    _ gesture: ScenarioGesture, _ number: Int, of node: ScenarioNode, _ view: String,
    _ used: [String]
  ) -> String {
    if let name = gesture.name, used.filter({ $0 == name }).count == 1 { return name }
    let word: (ScenarioGesture) -> String = { $0.name ?? $0.recognizerClass.word }
    let before = node.gestures[..<number].filter { word($0) == word(gesture) }.count
    return "\(view)'s \(word(gesture))\(before == 0 ? "" : " \(before + 1)")"
  }

  /// Whether it stands in the file.
  func knows(_ subject: Subject) -> Bool { labels[subject.identity] != nil }

  subscript(_ subject: Subject) -> String { labels[subject.identity] ?? subject.name }
}

extension RecognizerClass {
  /// What people call the gesture.
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
