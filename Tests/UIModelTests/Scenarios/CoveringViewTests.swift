// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// A button below views in each other that cover the screen, such as the containers of an overlay.
@MainActor
@Suite("Views in each other in front of the target")
struct CoveringViewTests {
  /// Returns a scene with a button B behind this number of views; C0 contains the others.
  private func scene(_ count: Int) -> String {
    let cover = (0..<count).reversed().reduce("") { inner, number in
      #"{"name": "C\#(number)", "frame": [0, 0, 390, 844], "subviews": [\#(inner)]}"#
    }
    return Explained.scene(
      #""subviews": [\#(Explained.button()), \#(cover)]"#, Explained.tap(0, "20, 20"))
  }

  private func changes(_ count: Int) throws -> [[String]] {
    let explainer = try Explainer(Array(scene(count).utf8), file: "f.json")
    return try #require(explainer.answers(about: "B").first).suggestions.map(\.sets)
  }

  @Test("a few views can let the touch through together")
  func few() throws {
    let changes = try changes(3)
    #expect(
      changes.contains { Set($0) == Set((0..<3).map { "C\($0).hitTest=passThrough" }) },
      "\(changes)")
  }

  @Test("of many views, one is moved or disabled", arguments: [4, 6, 100])
  func many(count: Int) throws {
    let changes = try changes(count)
    #expect(changes.contains(["C0.userInteraction=false"]), "\(changes)")
    #expect(changes.contains(["B.order=front"]), "\(changes)")
    #expect(changes.allSatisfy { $0.count == 1 }, "\(changes)")
  }
}
