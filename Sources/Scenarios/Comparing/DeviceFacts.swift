// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The headings of the sections in the documentation that describe the behaviour behind a difference.
struct DeviceFacts {
  private let classes: [String: RecognizerClass]
  private let own: Set<String>
  private let controls: [String: ViewClass]

  init(_ scenario: Scenario) {
    var classes: [String: RecognizerClass] = [:]
    var own: Set<String> = []
    var controls: [String: ViewClass] = [:]
    for node in scenario.nodes {
      controls[node.shownName] = node.viewClass
      for gesture in node.gestures { classes[gesture.shownName] = gesture.recognizerClass }
      own.formUnion(node.ownRecognizers.map { $0.name(of: node.shownName) })
    }
    (self.classes, self.own, self.controls) = (classes, own, controls)
  }

  /// The heading of the section about the hit view.
  static let hit = "Behaviours X09, X46, X47: the view in front is hit"
  /// The heading of the section about the recognizers of a touch.
  static let collected = "Behaviours X19: the recognizers of the hit view and its superviews"
  /// The heading of the section about touches that hit no window.
  static let missed = "Behaviours X32, X33: when no window takes a touch"

  /// Returns the heading of the section about a recognizer's states.
  func gesture(_ name: String) -> String? {
    if own.contains(name) {
      return "Behaviours X132, X133, X135: when a scroll view takes a touch"
    }
    switch classes[name] {
    case .tap: return "Deviations, \"Tap: longest press, movement, spread\"; Behaviours X62, X69"
    case .longPress: return "Behaviours X110, X111: when a long press begins"
    case .pan: return "Behaviours X114 and Deviations, \"Plain pan: threshold and translation\""
    case .screenEdgePan: return "Deviations, \"Screen edge strip\""
    case .swipe: return "Behaviours X99, X100, X104: how far and fast a swipe has to go"
    case .pinch: return "Behaviours X105: when a pinch begins"
    case .rotation: return "Behaviours X109: when a rotation begins"
    case .hover, .swing, nil: return nil
    }
  }

  /// Returns the heading of the section about a control's events.
  func control(_ name: String) -> String? {
    switch controls[name] {
    case .onOffSwitch: "Deviations, \"UISwitch\""
    case .slider: "Deviations, \"UISlider\""
    case .stepper: "Deviations, \"UIStepper\""
    case .segmentedControl: "Deviations, \"UISegmentedControl\""
    case .pageControl: "Deviations, \"UIPageControl\""
    case .textField: "Deviations, \"UITextField\""
    default: "Behaviours X117, X118: the events of a button"
    }
  }

  /// The heading of the section about selected rows.
  static let selection = "Behaviours X14, X15, X16: taps on a table's rows"
}
