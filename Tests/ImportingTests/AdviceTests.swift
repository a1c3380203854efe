// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Importing

/// What the answer about a paste suggests: code that an app can contain.
@Suite("Suggestions about a paste")
struct AdviceTests {
  @MainActor
  @Test("no change of UIKit's own views is suggested")
  func privateViews() throws {
    let keyboard = try Import(
      """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
         |    | <App.SendButton: 0x2c; baseClass = UIButton; frame = (20 760; 350 50); layer = <CALayer: 0x2d>>
      <UITextEffectsWindow: 0x3a; frame = (0 0; 390 844); opaque = NO; autoresize = W+H; layer = <UIWindowLayer: 0x3b>>
         | <UIInputSetContainerView: 0x3c; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x3d>>
         |    | <UIInputSetHostView: 0x3e; frame = (0 508; 390 336); layer = <CALayer: 0x3f>>
      """, view: "SendButton"
    ).answer("SendButton")
    #expect(keyboard.contains("view.endEditing(true)"), "\(keyboard)")
    #expect(!keyboard.contains("uiInputSet"), "\(keyboard)")
    #expect(!keyboard.contains("uiTextEffectsWindow"), "\(keyboard)")
  }

  @MainActor
  @Test("a button scrolled out of its scroll view is to be scrolled to")
  func scrolledOut() throws {
    let answer = try Import(
      """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
         |    | <UIScrollView: 0x1e; frame = (0 100; 390 400); clipsToBounds = YES; layer = <CALayer: 0x2a>; contentOffset: {0, 0}; contentSize: {390, 2000}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UIView: 0x2c; frame = (0 0; 390 2000); layer = <CALayer: 0x2d>>
         |    |    |    | <BuyButton: 0x3c; baseClass = UIButton; frame = (20 600; 350 44); layer = <CALayer: 0x3d>>
      """, view: "BuyButton"
    ).answer("BuyButton")
    #expect(
      answer.contains(
        "1. A finger could come down on BuyButton if UIScrollView were scrolled to it."),
      "\(answer)")
    #expect(!answer.contains("were a subview of"), "\(answer)")
  }

  @MainActor
  @Test("an alert in front is to be dismissed, and a reserved word is quoted in code")
  func alert() throws {
    let answer = try Import(
      """
      Element subtree:
       →Application, 0x1, pid: 9, label: 'App'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x3, {{20.0, 400.0}, {350.0, 44.0}}, identifier: 'continue', label: 'Continue'
            Alert, 0x4, {{60.0, 340.0}, {270.0, 160.0}}, label: 'Sorry'
              Button, 0x5, {{60.0, 450.0}, {270.0, 50.0}}, label: 'OK'
      """, view: "continue"
    ).answer("continue")
    #expect(answer.contains("A sheet or alert is presented over it: dismiss that"), "\(answer)")
    #expect(!answer.contains(" continue.superview"), "\(answer)")
  }

  private static func covered(by front: String) throws -> Import {
    try Import(
      """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
         |    | <BuyButton: 0x3c; baseClass = UIButton; frame = (20 600; 350 44); layer = <CALayer: 0x3d>>
      \(front)
      """, view: "BuyButton")
  }

  @MainActor
  @Test("what UIKit presents in front is to be dismissed")
  func presented() throws {
    let answer = try Self.covered(
      by: """
           | <UITransitionView: 0x4c; frame = (0 0; 390 844); layer = <CALayer: 0x4d>>
           |    | <UIDimmingView: 0x4e; frame = (0 0; 390 844); layer = <CALayer: 0x4f>>
           |    | <UIDropShadowView: 0x5c; frame = (0 430; 390 414); layer = <CALayer: 0x5d>>
           |    |    | <App.Menu: 0x5e; frame = (0 0; 390 414); layer = <CALayer: 0x5f>>
        """
    ).answer("BuyButton")
    #expect(answer.contains("A sheet or alert is presented over it: dismiss that"), "\(answer)")
  }

  @MainActor
  @Test(
    "no advice about UIKit's views for views of the app with similar names",
    arguments: ["Sheet", "Alert", "UINavigationBarCover", "UIToolbarShadow", "UIDimmingViewOwn"])
  func ownNames(name: String) throws {
    let answer = try Self.covered(
      by: "   | <\(name): 0x4c; frame = (0 0; 390 844); layer = <CALayer: 0x4d>>"
    ).answer("BuyButton")
    #expect(answer.contains("\(name) is in front of it there"), "\(answer)")
    for advice in ["sheet or alert", "A bar covers", "The keyboard"] {
      #expect(!answer.contains(advice), "\(answer)")
    }
  }

  @MainActor
  @Test(
    "a view in a sheet or bar is not told that it is under that",
    arguments: [
      """
         | <UITransitionView: 0x4c; frame = (0 0; 390 844); layer = <CALayer: 0x4d>>
         |    | <UIDimmingView: 0x4e; frame = (0 0; 390 844); layer = <CALayer: 0x4f>>
         |    | <UIDropShadowView: 0x5c; frame = (0 430; 390 414); layer = <CALayer: 0x5d>>
      """,
      "   | <UINavigationBar: 0x4c; frame = (0 430; 390 414); layer = <CALayer: 0x4d>>\n"
        + "   |    | <UIView: 0x5c; frame = (0 0; 390 414); layer = <CALayer: 0x5d>>",
    ])
  func insideOfSheet(front: String) throws {
    let answer = try Import(
      """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
      \(front)
         |    |    | <BuyButton: 0x3c; baseClass = UIButton; frame = (20 100; 350 44); layer = <CALayer: 0x3d>>
         |    |    | <App.Veil: 0x5e; frame = (0 0; 390 414); layer = <CALayer: 0x5f>>
      """, view: "BuyButton"
    ).answer("BuyButton")
    #expect(answer.contains("Veil is in front of it there"), "\(answer)")
    for advice in ["sheet or alert", "A bar covers", "The keyboard"] {
      #expect(!answer.contains(advice), "\(answer)")
    }
  }

  @MainActor
  @Test("a cell's content view has its name in code")
  func contentView() throws {
    let answer = try Import(
      """
      <UITableViewCell: 0x3; frame = (0 0; 390 60); layer = <CALayer: 0x4>>
         | <LikeButton: 0x7; baseClass = UIButton; frame = (280 12; 80 36); layer = <CALayer: 0x8>>
         | <UITableViewCellContentView: 0x5; frame = (0 0; 390 60); layer = <CALayer: 0x6>>
      """, view: "LikeButton"
    ).answer("LikeButton")
    #expect(answer.contains("contentView.addSubview(likeButton)"), "\(answer)")
    #expect(!answer.contains("uiTableViewCellContentView"), "\(answer)")
  }

  @MainActor
  @Test("a distance of 0 points is left out")
  func distance() throws {
    let answer = try Import(
      """
      <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
         | <UIView: 0x1e; frame = (20 200; 100 60); layer = <CALayer: 0x1f>>
         |    | <OkButton: 0x5c; baseClass = UIButton; frame = (50 -42; 100 44); layer = <CALayer: 0x5d>>
      """, view: "OkButton"
    ).answer("OkButton")
    #expect(answer.contains("20 points above its bounds"), "\(answer)")
    #expect(!answer.contains(" 0 points"), "\(answer)")
  }
}
