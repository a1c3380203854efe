// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

/// The descriptions of recognizers are those of UIKit, so that tools can read them.
@MainActor
@Suite("The description of a recognizer")
struct RecognizerTextTests {
  /// Returns the description with addresses replaced by numbers, in the order in which they occur.
  private static func text(_ recognizer: UIGestureRecognizer) -> String {
    var text = recognizer.description
    var number = 0
    while let match = text.firstMatch(of: #/0x[0-9a-f]{3,}/#) {
      number += 1
      text.replace(String(match.0), with: "#\(number)")
    }
    return text
  }

  @Test("says its state, its view and the settings that are not the default")
  func settings() {
    let view = UIView()
    let pan = UIPanGestureRecognizer()
    #expect(Self.text(pan) == "<UIPanGestureRecognizer: #1; state = Possible>")
    view.addGestureRecognizer(pan)
    pan.name = "drag"
    pan.isEnabled = false
    pan.cancelsTouchesInView = false
    pan.delaysTouchesBegan = true
    pan.delaysTouchesEnded = false
    #expect(
      Self.text(pan) == "<UIPanGestureRecognizer: #1 (drag); state = Possible; enabled = NO; "
        + "cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO; "
        + "view = <UIView #2>>")
  }

  @Test("lists what must fail before it, and what it must fail for")
  func requirements() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    single.require(toFail: double)
    #expect(
      Self.text(single) == """
        <UITapGestureRecognizer: #1; state = Possible; must-fail = {
                <UITapGestureRecognizer: #2; state = Possible>
            }>
        """)
    #expect(
      Self.text(double) == """
        <UITapGestureRecognizer: #1; state = Possible; must-fail-for = {
                <UITapGestureRecognizer: #2; state = Possible>
            }>
        """)
  }
}
