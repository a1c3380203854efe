// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("The colours of fingers")
struct FingerColorTests {
  @Test("each finger has the colour of its lane in the timeline, and a number that can be read")
  func fingers() throws {
    let bench = try Bench()
    let phone = bench.stage.layout.phone
    bench.touch(
      (1, .began, CGPoint(x: phone.midX - 40, y: phone.midY)),
      (2, .began, CGPoint(x: phone.midX + 40, y: phone.midY)))
    let commands = bench.overlayCommands()
    for theme in [Theme.dark, .light] {
      let look = TimelineLook(theme: theme)
      for finger in 1...2 {
        let color = look.color(of: .down, finger: finger)
        let discs = commands.filter { command in
          guard case .fill(let rect, let radius, color) = command.call else { return false }
          return radius * 2 == rect.width
        }
        #expect(!discs.isEmpty, "finger \(finger)")
      }
    }
    for finger in 1...10 {
      let color = OverlayStyle.finger(finger)
      #expect(color.legible == (color.isDark ? .white : .black))
    }
  }
}
