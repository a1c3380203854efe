// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// The search finds out from a class's method table whether the class overrides a method.
@MainActor
@Suite("Which classes override a method")
struct MethodSlotTests {
  @Test("the places of both methods of the search are found")
  func placesAreFound() {
    #expect(SearchOverrides.hitTestSlot.isKnown)
    #expect(SearchOverrides.pointInsideSlot.isKnown)
  }

  @Test("a class counts as overriding when it, or a class above it, has its own method")
  func overridesAreTold() {
    #expect(SearchOverrides(of: UIView.self) == [])
    #expect(SearchOverrides(of: Plain.self) == [])
    #expect(SearchOverrides(of: Inside.self) == .pointInside)
    #expect(SearchOverrides(of: BelowInside.self) == .pointInside)
    #expect(SearchOverrides(of: Hit.self) == .hitTest)
    #expect(SearchOverrides(of: Both.self) == [.hitTest, .pointInside])
    #expect(SearchOverrides(of: Generic<Int>.self) == .pointInside)
  }

  @Test("if overrides can't be found out, every class counts as overriding")
  func unknownMeansOverriding() {
    let slot = MethodSlot(base: UIView.self, plain: Plain.self, overriding: Plain.self)
    #expect(!slot.isKnown)
    #expect(slot.isOverridden(by: UIView.self))
  }
}

private class Plain: UIView {
  var extra = 0
}

private class Inside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private final class BelowInside: Inside {}

private final class Hit: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class Both: Inside {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class Generic<Value>: UIView {
  var value: Value?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { value == nil }
}
