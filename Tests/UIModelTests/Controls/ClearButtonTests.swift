// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

// UIKit's text field contains a clear button, which has a button's margin of 70 points.
@MainActor
@Suite("The button that clears a text field")
struct ClearButtonTests {
  @Test(
    "acts for a finger that came down on it and lifts not far from it",
    arguments: [
      (290.0, 290.0, true), (290.0, 240.0, true), (290.0, 120.0, false), (120.0, 290.0, false),
    ])
  func clears(from start: Double, to end: Double, clears: Bool) {
    let stage = Stage()
    let field = stage.put(UITextField(), "F", 100, 100, 200, 34, logs: .events)
    field.text = "old"
    field.clearButtonMode = .always
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(button.minX < 190 && button.maxX > 190 && button.minX > 90)
    stage.finger(1).down(start, 117).wait(0.1)
    stage.finger(1).move(end, 117).wait(0.1)
    stage.finger(1).up()
    #expect(field.text == (clears ? "" : "old"))
    // A finger that came down on the text begins editing, wherever it lifts.
    #expect(field.isEditing == (clears || start == 120))
    stage.end()
  }
}
