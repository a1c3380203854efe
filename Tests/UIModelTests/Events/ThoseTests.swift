// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

@MainActor
@Suite("The elements that pass")
struct ThoseTests {
  @Test("each is asked once, in order, because a callback may change the others")
  func once() {
    for pattern in 0..<32 {
      let numbers = [0, 1, 2, 3, 4]
      var asked: [Int] = []
      let those = numbers.filter { number in
        asked.append(number)
        return pattern >> number & 1 == 1
      }
      #expect(asked == numbers)
      #expect(those == numbers.filter { pattern >> $0 & 1 == 1 })
    }
    #expect([Int]().filter { _ in false }.isEmpty)
  }
}
