// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("The loop's clock")
struct InputClockTests {
  @Test("an event taken at once has the fine time, an older one is that much earlier")
  func age() {
    var clock = InputClock()
    #expect(clock.time(of: 100, ticks: 105, reading: 1.0625) == 1.0575)
    #expect(clock.time(of: 105, ticks: 105, reading: 1.0625) == 1.0625)
  }

  @Test("it never runs backwards")
  func monotonic() {
    var clock = InputClock()
    #expect(clock.time(of: 100, ticks: 100, reading: 2) == 2)
    #expect(clock.time(of: 100, ticks: 150, reading: 2.01) == 2)
  }

  @Test("SDL's milliseconds may wrap, and may be ahead by one")
  func wrap() {
    var clock = InputClock()
    #expect(clock.time(of: .max, ticks: 1, reading: 5) == 5 - 0.002)
    #expect(clock.time(of: 8, ticks: 7, reading: 6) == 6)
  }
}
