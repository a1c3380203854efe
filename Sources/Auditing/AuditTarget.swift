// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Something in a scene that gestures can operate, given by the indices of its node and recognizer.
package enum AuditTarget: Hashable, Sendable {
  /// A control, which acts when it sends an event that has an action.
  case control(Int)
  /// A table whose rows can be selected.
  case rows(Int)
  /// A recognizer with an action, by its index in its view's list.
  case recognizer(Int, Int)
  /// A scroll view whose content is larger than itself.
  case scrolling(Int)
  /// A scroll view that zooms.
  case zooming(Int)
  /// A navigation controller whose stack has more than one controller.
  case popping(Int)
  /// A table whose rows have swipe actions.
  case rowActions(Int)
  /// A view that handles touches itself.
  case view(Int)

  /// The index of the target's node.
  package var node: Int {
    switch self {
    case .control(let node), .rows(let node), .recognizer(let node, _), .scrolling(let node),
      .zooming(let node), .popping(let node), .view(let node), .rowActions(let node):
      node
    }
  }

  /// True if the target reacts to a finger that lifts at the point where it came down.
  var isControlLike: Bool {
    switch self {
    case .control, .rows: true
    case .recognizer, .scrolling, .zooming, .popping, .view, .rowActions: false
    }
  }
}

/// A recognizer, by indices that are the same in every copy of a scene.
enum RecognizerIndex: Hashable, Sendable {
  /// A recognizer that the file lists, by the index of its node and its index among the node's recognizers.
  case listed(Int, Int)
  /// A recognizer that UIKit adds to the node's view.
  case own(Int, OwnRecognizer)
  /// The recognizer with which a scroll view delays touches.
  case touchDelay(Int)

  var node: Int {
    switch self {
    case .listed(let node, _), .own(let node, _), .touchDelay(let node): node
    }
  }
}
