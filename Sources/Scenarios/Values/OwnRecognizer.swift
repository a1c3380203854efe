// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer that a view or controller brings along. A file names it after its node: `Table.pan`, `Nav.pop`.
package enum OwnRecognizer: String, CaseIterable, Sendable {
  /// The `panGestureRecognizer` of a scroll view.
  case pan
  /// The `pinchGestureRecognizer` of a scroll view.
  case pinch
  /// The `interactivePopGestureRecognizer` of a navigation controller.
  case pop

  /// The key of its settings in a node.
  var nodeKey: NodeKey {
    switch self {
    case .pan: .pan
    case .pinch: .pinch
    case .pop: .pop
    }
  }

  /// The class whose properties it has.
  package var recognizerClass: RecognizerClass {
    switch self {
    case .pan: .pan
    case .pinch: .pinch
    case .pop: .screenEdgePan
    }
  }

  /// The keys that a file may set. The recognizers of a scroll view have the scroll view as their delegate, for good.
  package var keys: [GestureKey] {
    GestureKey.allCases.filter { key in
      switch key {
      case .edges, .ignores, .canPrevent, .canBePreventedBy, .swingCount: false
      case .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
        .shouldBeRequiredToFailBy:
        self == .pop
      default: key.applies(to: recognizerClass)
      }
    }
  }

  /// Returns whether a node brings one along.
  func belongs(to view: ViewClass, _ controller: ControllerClass?) -> Bool {
    nodeKey.applies(to: view, controller)
  }

  /// The name of a node's recognizer of this kind in files and sentences.
  package func name(of node: String) -> String { "\(node).\(rawValue)" }
}

extension ScenarioNode {
  /// The recognizers that it brings along.
  package var ownRecognizers: [OwnRecognizer] {
    OwnRecognizer.allCases.filter { $0.belongs(to: viewClass, controller) }
  }
}
