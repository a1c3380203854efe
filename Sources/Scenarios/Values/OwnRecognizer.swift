// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer that a view or controller makes itself. A file names it after its node: `Table.pan`, `Nav.pop`.
package enum OwnRecognizer: String, CaseIterable, Sendable {
  /// The `panGestureRecognizer` of a scroll view.
  case pan
  /// The `pinchGestureRecognizer` of a scroll view.
  case pinch
  /// The `interactivePopGestureRecognizer` of a navigation controller.
  case pop
  /// The recognizer of a table that drags rows aside for their swipe actions. UIKit has no property for it.
  case swipe

  /// The class that determines which properties it has.
  package var recognizerClass: RecognizerClass {
    switch self {
    case .pan, .swipe: .pan
    case .pinch: .pinch
    case .pop: .screenEdgePan
    }
  }

  /// The keys that a file may set. The delegate of a scroll view's recognizers is always the scroll view, so it can't
  /// be set. For the recognizer of swipe actions there are no keys.
  package var keys: [GestureKey] {
    if self == .swipe { return [] }
    return GestureKey.allCases.filter { key in
      switch key {
      case .edges, .ignores, .canPrevent, .canBePreventedBy, .swingCount: false
      case .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
        .shouldBeRequiredToFailBy:
        self == .pop
      default: key.applies(to: recognizerClass)
      }
    }
  }

  /// Returns whether a node makes a recognizer of this kind itself.
  func belongs(to view: ViewClass, _ controller: ControllerClass?) -> Bool {
    switch self {
    case .pan: NodeKey.pan.applies(to: view, controller)
    case .pinch: NodeKey.pinch.applies(to: view, controller)
    case .pop: NodeKey.pop.applies(to: view, controller)
    case .swipe: view == .tableView
    }
  }

  /// Returns the name of a node's recognizer of this kind in files and sentences.
  package func name(of node: String) -> String { "\(node).\(rawValue)" }
}

extension ScenarioNode {
  /// The recognizers that a node of this kind makes itself.
  package var ownRecognizers: [OwnRecognizer] {
    OwnRecognizer.allCases.filter { $0.belongs(to: viewClass, controller) }
  }
}
