// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("The keyboard's focus under a presented controller")
struct PresentedFocusTests {
  @Test("goes round in what is presented, and what that covers does not act")
  func presented() {
    let stage = Stage()
    let under = stage.put(UIButton(), "Under", 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = under
    let dialog = UIViewController()
    let (first, second) = (UIButton(), UIButton())
    for button in [first, second] {
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      dialog.view.addSubview(button)
    }
    stage.controller.present(dialog, animated: false)
    #expect(!stage.application.press(.space))
    stage.expect([])
    #expect(!under.isFocused)
    #expect(stage.window.focusNext() === first)
    #expect(stage.window.focusNext() === second)
    #expect(stage.window.focusNext() === first)
    #expect(stage.application.press(.space))
    stage.expect([])
    let dialogOverIt = UIViewController()
    dialog.present(dialogOverIt, animated: false)
    #expect(stage.window.focusNext() == nil && !first.isFocused)
    stage.controller.dismiss(animated: false)
    #expect(stage.window.focusNext() === under)
    #expect(stage.application.press(.space))
    #expect(stage.lines.contains("Under: primaryActionTriggered"))
    stage.end()
  }

  @Test("a button held by the remote does not act once it is covered")
  func covered() {
    let stage = Stage()
    let under = stage.put(UIButton(), "Under", 0, 0, 50, 50, logs: .events)
    stage.window.focusedControl = under
    let select = UIPress.PressType.select.rawValue
    stage.host.feed(PressFrame(time: stage.now, button: select, phase: .began))
    stage.controller.present(UIViewController(), animated: false)
    stage.host.feed(PressFrame(time: stage.now, button: select, phase: .ended))
    stage.expect([])
    stage.end()
  }
}
