// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Something in a scene that gestures are there for, by the indices of its node and recognizer.
package enum AuditTarget: Hashable, Sendable {
  /// A control: it acts when one of the events is sent that it has actions for.
  case control(Int)
  /// A table whose rows can be selected.
  case rows(Int)
  /// A recognizer with an action, by its index in its view's list.
  case recognizer(Int, Int)
  /// A scroll view whose content is larger than itself.
  case scrolling(Int)
  /// A scroll view that zooms.
  case zooming(Int)
  /// A navigation controller that shows its second page or a later one.
  case popping(Int)
  /// A table whose rows have swipe actions.
  case rowActions(Int)
  /// A view that handles touches itself.
  case view(Int)

  /// The index of the node that it is, or is on.
  package var node: Int {
    switch self {
    case .control(let node), .rows(let node), .recognizer(let node, _), .scrolling(let node),
      .zooming(let node), .popping(let node), .view(let node), .rowActions(let node):
      node
    }
  }

  /// True if it answers a finger that lifts where it came down.
  var isControlLike: Bool {
    switch self {
    case .control, .rows: true
    case .recognizer, .scrolling, .zooming, .popping, .view, .rowActions: false
    }
  }
}

/// A recognizer of a stage, equal to the same one of another stage of the same scene.
enum RecognizerIndex: Hashable, Sendable {
  /// One of the node's list.
  case listed(Int, Int)
  /// One that the node brings along.
  case own(Int, OwnRecognizer)
  /// The touch delay of a scroll view.
  case touchDelay(Int)

  var node: Int {
    switch self {
    case .listed(let node, _), .own(let node, _), .touchDelay(let node): node
    }
  }
}
