// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer that UIKit adds to a view or controller. Files name it after its node: `Table.pan`, `Nav.pop`.
package enum OwnRecognizer: String, CaseIterable, Sendable {
  /// The `panGestureRecognizer` of a scroll view.
  case pan
  /// The `pinchGestureRecognizer` of a scroll view.
  case pinch
  /// The `interactivePopGestureRecognizer` of a navigation controller.
  case pop
  /// The recognizer with which a table opens the swipe actions of its rows. UIKit has no property for it.
  case swipe

  /// The recognizer class whose properties this recognizer has.
  package var recognizerClass: RecognizerClass {
    switch self {
    case .pan, .swipe: .pan
    case .pinch: .pinch
    case .pop: .screenEdgePan
    }
  }

  /// The keys that a file may set. UIKit does not allow another delegate for a scroll view's recognizers. The
  /// recognizer of swipe actions has no keys.
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

  /// Returns whether UIKit adds this recognizer to nodes of this kind.
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
  /// The recognizers that UIKit adds to nodes of this kind.
  package var ownRecognizers: [OwnRecognizer] {
    OwnRecognizer.allCases.filter { $0.belongs(to: viewClass, controller) }
  }
}
