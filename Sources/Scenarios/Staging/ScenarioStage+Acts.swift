// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Performs the input's entries `set` and `do`.
extension ScenarioStage {
  func perform(_ setting: ScenarioInput.Setting) {
    switch setting {
    case .node(let index, let property): apply(property, to: index)
    case .gesture(let index, let number, let property):
      apply(property, to: nodes[index].gestures[number])
    }
  }

  func perform(_ act: ScenarioInput.Act) {
    switch act {
    case .removeFromSuperview(let index): nodes[index].view.removeFromSuperview()
    case .addTo(let index, let parent): nodes[parent].view.addSubview(nodes[index].view)
    case .bringSubviewToFront(let index):
      nodes[index].view.superview?.bringSubviewToFront(nodes[index].view)
    case .becomeFirstResponder(let index): nodes[index].view.becomeFirstResponder()
    case .resignFirstResponder(let index): nodes[index].view.resignFirstResponder()
    case .present(let index, let other):
      guard let controller = nodes[other].controller else { return }
      nodes[index].controller?.present(controller, animated: false)
    case .dismiss(let index): nodes[index].controller?.dismiss(animated: false)
    case .sendAction(let index, let action):
      application.sendAction(Selector(action), to: nil, from: nodes[index].view, for: nil)
    case .removeRecognizer(let index, let gesture):
      let recognizer = nodes[index].gestures[gesture]
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    for built in redirected { breakCircle(at: built) }
  }

  /// Returns the node or recognizer whose property is set.
  func subject(of setting: ScenarioInput.Setting) -> Subject {
    switch setting {
    case .node(let index, _): nodes[index].view.journalSubject
    case .gesture(let index, let number, _): nodes[index].gestures[number].journalSubject
    }
  }
}
