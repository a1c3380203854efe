// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// Finds the objects that recorded entries name.
extension Specimen {
  /// Returns the window, view or recognizer with an identity; nil if it no longer exists.
  package func object(_ identity: ObjectIdentifier) -> AnyObject? {
    for view in host.application.windows.flatMap(\.subtree) {
      if ObjectIdentifier(view) == identity { return view }
      if let found = view.gestureRecognizers?.first(where: { ObjectIdentifier($0) == identity }) {
        return found
      }
    }
    return nil
  }

  /// Returns the window, view or recognizer of a subject in the chronicle; nil if it no longer exists.
  func object(_ subject: Subject) -> AnyObject? {
    let object = object(subject.identity)
    let name =
      (object as? UIResponder)?.journalName ?? (object as? UIGestureRecognizer)?.journalName
    return name == subject.name ? object : nil
  }

  /// Returns whether a subject is in the responder chain of a view of the scene.
  func isInChain(_ subject: Subject) -> Bool {
    scene.windows.flatMap(\.subtree).contains { view in
      sequence(first: view as UIResponder) { $0.next }
        .contains { ObjectIdentifier($0) == subject.identity }
    }
  }

  /// Returns the view that a subject identifies, or the view of a recognizer; nil if the view is not in a window.
  func view(of subject: Subject) -> UIView? {
    for view in scene.windows.flatMap(\.subtree) {
      if ObjectIdentifier(view) == subject.identity { return view }
      let recognizers = view.gestureRecognizers ?? []
      if recognizers.contains(where: { ObjectIdentifier($0) == subject.identity }) { return view }
    }
    return nil
  }
}
