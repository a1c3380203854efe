// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Importing

/// Screens whose reason is not in hit-testing as UIKit does it: other frameworks, reports of test tools, scroll views
/// that do not scroll.
@Suite("Unusual screens")
struct UnusualScreenTests {
  private static func screen(_ lines: String) -> String {
    "<UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>\n" + lines + "\n"
  }

  @MainActor
  @Test("React Native's views find subviews outside their bounds unless they clip")
  func reactNative() throws {
    // RCTView.m: hitTest:withEvent: asks the subviews if !clipsToBounds || isPointInside.
    let tree = Self.screen(
      """
         | <RCTView: 0x2; reactTag: 3; frame = {{0, 0}, {390, 0}}; layer = <CALayer: 0x12>>
         |    | <RCTView: 0x3; reactTag: 5; frame = {{0, 60}, {390, 10}}; layer = <CALayer: 0x13>>
         |    |    | <RCTImageView: 0x4; reactTag: 7; frame = {{20, 40}, {100, 40}}; layer = <CALayer: 0x14>>
      """)
    let scene = try Import(tree, view: "RCTImageView")
    #expect(try scene.answer("RCTImageView").contains("was hit."))
    #expect(scene.screen.report.headings == [])
    let clipped = tree.replacing("{390, 10}}", with: "{390, 10}}; clipsToBounds = YES")
    let answer = try Import(clipped, view: "RCTImageView").answer("RCTImageView")
    #expect(answer.hasPrefix("RCTImageView was not hit"), "\(answer)")
  }

  /// A report of Detox about a button, with the view that covers it.
  private static let report = """
    Test Failed: View is not hittable at its visible point. Error: View is not hittable at point: {"y":22,"x":50}
     - Hit-test view: <Banner: 0x9c; frame = (0 640; 390 204); layer = <CALayer: 0x9d>>
     - Target view: <UIButton: 0x5c; frame = (20 700; 100 44); layer = <CALayer: 0x5d>>

    """

  @MainActor
  @Test("a view that was hit, but is not in the tree, covers the target of the report")
  func hitOutsideTree() throws {
    let tree = Self.screen(
      "   | <UIButton: 0x5c; frame = (20 700; 100 44); layer = <CALayer: 0x5d>>")
    for paste in [Self.report + tree, tree + "\n" + Self.report] {
      let scene = try Import(paste)
      #expect(try scene.answer("UIButton").contains("Banner is in front of it there"))
      #expect(try scene.parent("Banner") == "UIWindow")
      #expect(
        scene.screen.report.headings == [
          "The report in the text says that the hit test returned Banner (0x9c) instead of UIButton (0x5c)."
        ])
    }
  }

  @MainActor
  @Test("without a frame of the target, both views of a report contain the point")
  func targetWithoutFrame() throws {
    let paste = """
      Test Failed: View “<UIButton: 0x5c>” is not hittable at its visible point:
       - View is not hittable at point: {"x":50,"y":22}. Another view is hit: “<Banner: 0x9c; frame = (0 640; 390 204); layer = <CALayer: 0x9d>>”

      """
    let scene = try Import(paste)
    #expect(try scene.answer("UIButton").contains("Banner is in front of it there"))
    #expect(try scene.frame("UIButton") == CGRect(x: 145, y: 720, width: 100, height: 44))
    #expect(scene.touches.first?.point == CGPoint(x: 195, y: 742))
  }

  @Test(
    "a scroll view that does not scroll says why",
    arguments: [
      (
        "contentSize: {390, 0}", "",
        "The contentSize of UIScrollView, 390 by 0 points, is not larger"
      ),
      (
        "contentSize: {390, 1600}", "(lldb) po scrollView.isScrollEnabled\nfalse\n",
        "isScrollEnabled of UIScrollView is false: it does not scroll."
      ),
      (
        "contentSize: {390, 1600}", "(lldb) p (BOOL)[0x2 isScrollEnabled]\n(BOOL) NO\n",
        "isScrollEnabled of UIScrollView is false: it does not scroll."
      ),
    ])
  func scrolling(size: String, lines: String, start: String) throws {
    let tree = Self.screen(
      "   | <UIScrollView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>; contentOffset: {0, 0}; \(size)>"
    )
    let headings = try Import(tree + lines, view: "UIScrollView").screen.report.headings
    #expect(headings.first?.hasPrefix(start) == true, "\(headings)")
  }

  @Test("a scroll view whose content is larger says nothing")
  func scrolls() throws {
    let tree = Self.screen(
      "   | <UIScrollView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>; contentOffset: {0, 0}; contentSize: {390, 845}>"
    )
    #expect(try Import(tree, view: "UIScrollView").screen.report.headings == [])
  }

  @Test("a target that is nil is told first; one that is not printed is assumed")
  func targets() throws {
    let tree = Self.screen("   | <Card: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>>")
    func report(_ target: String) throws -> ImportReport {
      let line = "<UITapGestureRecognizer: 0x7; state = Possible; view = <Card 0x2>\(target)>\n"
      return try Import(tree + line, view: "Card").screen.report
    }
    #expect(
      try report("; target= <(action=open:, target=<(null) 0x0>)>").headings == [
        "The target of UITapGestureRecognizer for open: is nil: even if it recognizes, no method is called."
      ])
    #expect(try report("").assumed.contains { $0.key == "Card.gestures[0].action" })
    let target = "; target= <(action=open:, target=<App.Home 0x8>)>"
    #expect(try report(target).headings == [])
    #expect(try !report(target).assumed.contains { $0.key == "Card.gestures[0].action" })
  }

  @Test("a frame with nan has no points")
  func notANumber() throws {
    let tree = Self.screen("   | <Card: 0x2; frame = (nan nan; 100 44); layer = <CALayer: 0x12>>")
    let screen = try Import(tree, view: "Card").screen
    #expect(screen.report.headings.first?.contains("no point lies in that view") == true)
    #expect(screen.view == nil)
  }

  // MARK: Questions and remarks

  @MainActor
  @Test("the containers of iOS 26's tab bar let touches through")
  func tabBarContainer() throws {
    let scene = try Import(
      Self.screen(
        """
           | <FeedButton: 0x2; baseClass = UIButton; frame = (100 400; 90 44); layer = <CALayer: 0x12>>
           | <_UITabBarContainerWrapperView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x13>>
           |    | <_UITabBarContainerView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x14>>
           |    |    | <UITabBar: 0x5; frame = (0 761; 390 83); layer = <CALayer: 0x15>>
        """), view: "FeedButton")
    #expect(try scene.answer("FeedButton").hasPrefix("FeedButton acted"))
  }

  @MainActor
  @Test("a tap waits for a map's own double tap, which the text prints as its requirement")
  func mapTap() throws {
    let scene = try Import(
      """
      <MKMapView: 0x1; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x2>>
      <UITapGestureRecognizer: 0x21; state = Possible; view = <MKMapView 0x1>; target= <(action=open:, target=<App.VC 0x9>)>; must-fail = {
              <UITapGestureRecognizer: 0x22; state = Possible; view = <MKMapView 0x1>; target= <(action=handleDoubleTap:, target=<MKMapGestureController 0x77>)>; numberOfTapsRequired = 2>
          }>
      """, view: "0x21")
    let answer = try scene.answer("UITapGestureRecognizer")
    #expect(answer.contains("UITapGestureRecognizer-2"), "\(answer)")
    #expect(!answer.contains("nothing stopped it"))
  }

  @Test(
    "a tap recognizer that wants more than a single tap says so first",
    arguments: [
      ("numberOfTapsRequired = 2", "UITapGestureRecognizer wants 2 taps: a single tap"),
      (
        "numberOfTouchesRequired = 2", "UITapGestureRecognizer wants a tap with 2 fingers: a single"
      ),
    ])
  func taps(attribute: String, start: String) throws {
    let paste =
      Self.screen("   | <Card: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>>")
      + "<UITapGestureRecognizer: 0x7; state = Possible; view = <Card 0x2>; "
      + "target= <(action=open:, target=<App.Home 0x8>)>; \(attribute)>\n"
    let headings = try Import(paste, view: "Card").screen.report.headings
    #expect(headings.first?.hasPrefix(start) == true, "\(headings)")
  }

  @MainActor
  @Test("a window that is smaller than the view in it is the reason, not the screen")
  func smallWindow() throws {
    let tree = """
      <UIWindow: 0x1a; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1b>>
         | <UIView: 0x1c; frame = (0 0; 768 1024); layer = <CALayer: 0x1d>>
         |    | <UIButton: 0x5c; frame = (300 700; 100 40); layer = <CALayer: 0x5d>>

      """
    let answer = try Import(tree, view: "UIButton").answer("UIButton")
    #expect(answer.contains("UIWindow, its window, refused the point"), "\(answer)")
  }

  private static let plainButton =
    "   | <UIButton: 0x5c; frame = (20 700; 100 44); layer = <CALayer: 0x5d>>"

  @Test(
    "the decisive question is asked",
    arguments: [
      // Views that were left out may be in front.
      (screen(plainButton + "\n   | ..."), "UIButton", "What was left out in line 3?"),
      (
        screen(
          "   | <UILabel: 0x5; frame = (20 700; 100 44); text = 'Tap'; gestureRecognizers = <NSArray: 0x6>; op"
        ),
        "UILabel", "Is isUserInteractionEnabled of UILabel true?"
      ),
      (
        screen(
          plainButton
            + "\n   | <_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_: 0x9; frame = (0 0; 390 844); layer = <CALayer: 0xa>>"
        ), "UIButton", "Which view does hitTest(_:with:) return there?"
      ),
      (
        screen(plainButton + "\n   | <Veil: 0x9; frame = (0 0; 390 8"), "UIButton",
        "What is the frame of Veil? Line 3 is cut off"
      ),
      (
        screen(image) + "<UITapGestureRecognizer: 0x7; state = Possible; view = <UIImageView 0x5>>",
        "UIImageView", "Does UITapGestureRecognizer have a target?"
      ),
      // A button does not let a superview's single tap begin.
      (
        screen(plainButton)
          + "<UITapGestureRecognizer: 0x7; state = Possible; view = <UIWindow 0x1a>; "
          + "target= <(action=close, target=<App.Home 0x8>)>>\n", "UIButton",
        "Does UIButton have a target?"
      ),
    ])
  func questions(paste: String, view: String, start: String) throws {
    let report = try Import(paste, view: view).screen.report
    #expect(report.questions.contains { $0.text.hasPrefix(start) }, "\(report.lines)")
  }

  @Test(
    "a control whose purpose is another one says so first",
    arguments: [
      (
        "UITextField", "canBecomeFirstResponder]\nNO",
        "canBecomeFirstResponder of UITextField is false"
      ),
      (
        "UIButton", "showsMenuAsPrimaryAction]\nYES",
        "showsMenuAsPrimaryAction of UIButton is true"
      ),
    ])
  func purpose(view: String, lines: String, start: String) throws {
    let paste = Self.screen(Self.plainButton.replacing("UIButton", with: view))
    let headings = try Import(paste + "(lldb) po [0x5c \(lines)\n", view: view).screen.report
      .headings
    #expect(headings.first?.hasPrefix(start) == true, "\(headings)")
  }

  @Test("of a touch that was cancelled, the report says that the text does not show by whom")
  func cancelled() throws {
    let paste =
      Self.screen(Self.plainButton)
      + "<UITouch: 0x7> phase: Cancelled tap count: 1 window: <UIWindow: 0x1a> view: <UIButton: 0x5c> "
      + "location in window: {50, 720}\n"
    let headings = try Import(paste, view: "UIButton").screen.report.headings
    #expect(headings.contains { $0.hasPrefix("The touch in line 3 was cancelled. The text") })
  }

  private static let image =
    "   | <UIImageView: 0x5; frame = (20 700; 90 44); userInteractionEnabled = YES; layer = <CALayer: 0x6>>"

  @Test("a view that gets the touch, but has no recognizer, is told")
  func noRecognizers() throws {
    let start = "UIImageView has no recognizer, and no view around it has one"
    func headings(_ lines: String) throws -> [String] {
      try Import(Self.screen(lines), view: "UIImageView").screen.report.headings
    }
    #expect(try headings(Self.image).first?.hasPrefix(start) == true)
    // The recognizer is on another view: it has only one.
    let other =
      "\n   | <UIImageView: 0x7; frame = (200 700; 90 44); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x8>>"
      + "\n<UITapGestureRecognizer: 0xa; state = Possible; view = <UIImageView 0x7>; "
      + "target= <(action=open:, target=<App.Home 0xb>)>>"
    #expect(try headings(Self.image + other).contains { $0.hasPrefix(start) })
    let own =
      Self.image + other.replacing("view = <UIImageView 0x7>", with: "view = <UIImageView 0x5>")
    #expect(try headings(own).allSatisfy { !$0.hasPrefix(start) })
    let window = own.replacing("UIImageView 0x5>", with: "UIWindow 0x1a>")
    #expect(try headings(window).allSatisfy { !$0.hasPrefix(start) })
    let unknown = Self.image.replacing(
      "; layer", with: "; gestureRecognizers = <NSArray: 0x9>; layer")
    #expect(try headings(unknown) == [])
  }

  @Test("Detox's view that is visible at the point was hit")
  func visible() throws {
    let paste = """
      View <RCTView: 0x1; frame = {{20, 400}, {350, 50}}; layer = <CALayer: 0x2>> is not hittable at point {"x":175,"y":25}. Another view is visible at that point: <Modal: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>

      """
    let headings = try Import(paste).screen.report.headings
    #expect(headings.contains { $0.contains("the hit test returned Modal (0x3)") }, "\(headings)")
  }

  @MainActor
  @Test("of a view with a single and a double tap, the single tap is explained, and that it waits")
  func singleAndDouble() throws {
    let paste =
      Self.screen("   | <Tile: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>>")
      + "<UITapGestureRecognizer: 0x7; state = Possible; view = <Tile 0x2>; "
      + "target= <(action=single:, target=<App.Home 0x8>)>; must-fail = {\n"
      + "        <UITapGestureRecognizer: 0x9; state = Possible; view = <Tile 0x2>; "
      + "target= <(action=double:, target=<App.Home 0x8>)>; numberOfTapsRequired = 2>\n    }>\n"
    let scene = try Import(paste, view: "Tile")
    #expect(scene.screen.view == "UITapGestureRecognizer")
    let answer = try scene.answer("UITapGestureRecognizer")
    #expect(answer.hasPrefix("UITapGestureRecognizer recognized, 0.35 s late."), "\(answer)")
    #expect(answer.contains("had to wait for UITapGestureRecognizer-2"))
  }
}
