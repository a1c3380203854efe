// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Looks up facts in the records of an account.
extension ScenarioAccount {
  /// True if a touch went to the system instead of the application.
  var hasKeptFinger: Bool {
    messages.contains { if case .keptTouch = $0.what { true } else { false } }
  }

  /// Returns whether a recognizer followed a pointer that hovered, which is not a touch.
  func hasHovered(_ recognizer: Subject) -> Bool {
    messages.contains { message in
      guard case .hover = message.what else { return false }
      return message.told.first?.identity == recognizer.identity
    }
  }

  /// Returns whether a control sent an event, for a touch or not.
  func hasSent(_ event: ControlEventFact, _ node: Int) -> Bool {
    sent[view(node).identity]?.contains(event) ?? false
  }

  /// Returns the node of a view of the file.
  func node(of subject: Subject) -> Int? { index.nodes[subject.identity] }

  /// Returns what one view is to a view inside it, such as "its window", "its superview" or "one of its superviews".
  func relation(of view: Subject, to inner: Subject, called whose: String) -> String {
    if let outer = node(of: view), case .window = stage.scenario.nodes[outer].place {
      return "\(whose) window"
    }
    let parent = node(of: inner).flatMap { stage.scenario.nodes[$0].place.parent }
    return parent != nil && parent == node(of: view)
      ? "\(whose) superview" : "one of \(whose) superviews"
  }

  /// Returns the node of the scroll view that owns the recognizer, such as its pan.
  func scrollView(of recognizer: Subject) -> Int? { index.scrollViews[recognizer.identity] }

  /// Returns the node of a recognizer, and its index among the node's recognizers.
  func gesture(of subject: Subject) -> (node: Int, number: Int)? {
    index.gestures[subject.identity]
  }

  /// Returns the recognizer that UIKit adds to a node, by its name in the lists of a file, such as `Table.pan`.
  func ownRecognizer(named name: String) -> (node: Int, own: OwnRecognizer)? {
    for (index, node) in stage.scenario.nodes.enumerated() {
      for own in node.ownRecognizers where own.name(of: node.shownName) == name {
        return (index, own)
      }
    }
    return nil
  }
}
