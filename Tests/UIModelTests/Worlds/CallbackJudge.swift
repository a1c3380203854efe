// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Checks the touch methods that views receive, without the journal, as an application could. So it also checks worlds
/// whose journal has no reader, for which the library takes shortcuts.
@MainActor
final class CallbackJudge {
  private(set) var complaints: [String] = []
  private var open: [String: UITouch.Phase] = [:]

  init(_ world: World) {
    for case let view as StageView in world.views {
      let name = view.journalName
      let before = view.onTouches
      view.onTouches = { [unowned self, unowned view] method, touches, event in
        // Calls that subviews forward are not checked: the application may change the responder chain.
        for touch in touches where touch.view === view {
          judge(method, "\(name) touch \(touch.number)")
        }
        before?(method, touches, event)
      }
    }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  private func judge(_ method: JournalFact.TouchMethod, _ stream: String) {
    switch method {
    case .began:
      if open.updateValue(.began, forKey: stream) != nil { complain("\(stream) began twice") }
    case .moved:
      if open[stream] == nil { complain("\(stream) moved without a beginning") }
    case .ended, .cancelled:
      if open.removeValue(forKey: stream) == nil { complain("\(stream) \(method) unbegun") }
    }
  }

  func judgeEnd() {
    for stream in open.keys.sorted() { complain("\(stream) has no end for its view") }
  }
}
