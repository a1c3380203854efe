// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The window of the scene. It logs each finger that comes down, before any view or recognizer receives it.
final class GLWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let isTouchDown =
      event.type == .touches && event.allTouches?.contains { $0.phase == .began } == true
    if isTouchDown { log("-[GLWindow sendEvent:]") }
    super.sendEvent(event)
  }
}

/// The view behind the table and the button.
final class BackView: UIView {}

/// The table. Touches of its cells reach it through the responder chain. It logs them like the table in the articles
/// about the four phenomena, and calls super.
final class GLTableView: UITableView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("-[GLTableView touchesBegan:withEvent:]")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("-[GLTableView touchesMoved:withEvent:]")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("-[GLTableView touchesEnded:withEvent:]")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("-[GLTableView touchesCancelled:withEvent:]")
    super.touchesCancelled(touches, with: event)
  }
}

/// The button beside the table.
final class GLButton: UIButton {}
