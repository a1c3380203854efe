// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Importing

/// Controls of UIKit as a debugger prints them: with the private views that they consist of.
@Suite("Parts of controls")
struct ControlPartTests {
  private static func text(_ views: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
    \(views)
    """
  }

  private static let parts: [(view: String, text: String)] = [
    (
      "UISwitch",
      """
         |    | <UISwitch: 0x5; frame = (320 100; 51 31); opaque = NO; layer = <CALayer: 0x6>>
         |    |    | <UISwitchModernVisualElement: 0x7; frame = (0 0; 51 31); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x9>>
         |    |    |    | <UIImageView: 0xc; frame = (18 -3; 43 43); opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0xd>>
      """
    ),
    (
      "UISegmentedControl",
      """
         |    | <UISegmentedControl: 0x5; frame = (20 100; 350 32); opaque = NO; layer = <CALayer: 0x6>>
         |    |    | <UISegment: 0x9; frame = (0 0; 175 32); opaque = NO; layer = <CALayer: 0xa>>
         |    |    | <UISegment: 0xd; frame = (175 0; 175 32); opaque = NO; layer = <CALayer: 0xe>>
      """
    ),
    (
      "UIStepper",
      """
         |    | <UIStepper: 0x5; frame = (20 100; 94 32); opaque = NO; layer = <CALayer: 0x6>>
         |    |    | <UIStepperHorizontalVisualElement: 0x7; frame = (0 0; 94 32); layer = <CALayer: 0x9>>
         |    |    |    | <_UIStepperButton: 0xa; baseClass = UIButton; frame = (0 0; 47 32); layer = <CALayer: 0xb>>
      """
    ),
    (
      "UISlider",
      """
         |    | <UISlider: 0x5; frame = (20 100; 300 34); opaque = NO; layer = <CALayer: 0x6>; value: 0.250000>
         |    |    | <_UISlideriOSVisualElement: 0x7; frame = (0 0; 300 34); opaque = NO; layer = <CALayer: 0x9>>
         |    |    |    | <UIView: 0xa; frame = (2 15; 296 4); clipsToBounds = YES; layer = <CALayer: 0xb>>
      """
    ),
    (
      "UITextField",
      """
         |    | <UITextField: 0x5; frame = (20 100; 300 34); text = 'a'; clipsToBounds = YES; layer = <CALayer: 0x6>>
         |    |    | <_UITextFieldCanvasView: 0xa; frame = (7 2; 286 30); layer = <CALayer: 0xb>>
         |    |    | <UIFieldEditor: 0xc; frame = (7 2; 286 30); text = 'a'; clipsToBounds = YES; layer = <CALayer: 0xd>; contentOffset: {0, 0}; contentSize: {286, 30}>
      """
    ),
    (
      "UIButton",
      """
         |    | <UIButton: 0x5; frame = (20 100; 300 50); opaque = NO; layer = <CALayer: 0x6>>
         |    |    | <_UISystemBackgroundView: 0x7; frame = (0 0; 300 50); layer = <CALayer: 0x9>>
         |    |    |    | <UIView: 0xa; frame = (0 0; 300 50); clipsToBounds = YES; layer = <CALayer: 0xb>>
      """
    ),
    (
      "_UIButtonBarButton",
      """
         |    | <_UIButtonBarButton: 0x5; frame = (20 100; 60 44); layer = <CALayer: 0x6>>
         |    |    | <_UIModernBarButton: 0x7; baseClass = UIButton; frame = (0 0; 60 44); opaque = NO; layer = <CALayer: 0x9>>
         |    |    |    | <UIButtonLabel: 0xa; frame = (0 0; 60 44); text = 'Edit'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0xb>>
      """
    ),
    (
      "UIPageControl",
      """
         |    | <UIPageControl: 0x5; frame = (20 100; 300 26); opaque = NO; layer = <CALayer: 0x6>>
         |    |    | <_UIPageControlContentView: 0x7; frame = (100 0; 100 26); layer = <CALayer: 0x9>>
         |    |    |    | <_UIPageIndicatorView: 0xc; frame = (30 9; 8 8); layer = <CALayer: 0xd>>
         |    |    |    | <_UIPageIndicatorView: 0xe; frame = (50 9; 8 8); layer = <CALayer: 0xf>>
      """
    ),
  ]

  @MainActor
  @Test("UIKit's views in a control leave touches to it", arguments: parts)
  func acts(view: String, text: String) throws {
    let scene = try Import(Self.text(text), view: view)
    let answer = try scene.answer(view)
    #expect(answer.hasPrefix("\(view) acted"), "\(answer)")
    #expect(
      scene.screen.report.taken.contains { $0.contains("left out: views that UIKit's controls") })
    // Without its parts it acts, too.
    let alone = try Import(
      Self.text(String(text.prefix { !$0.isNewline })), view: view)
    let second = try alone.answer(view)
    #expect(second.hasPrefix("\(view) acted"), "\(second)")
  }

  @MainActor
  @Test(
    "a view of the app in a control takes the touches",
    arguments: ["App.Badge", "UIView", "UIImageView"])
  func ownView(name: String) throws {
    let scene = try Import(
      Self.text(
        """
           |    | <UIButton: 0x5; frame = (20 100; 300 50); opaque = NO; layer = <CALayer: 0x6>>
           |    |    | <\(name): 0x7; frame = (0 0; 300 50); layer = <CALayer: 0x9>>
        """), view: "UIButton")
    let answer = try scene.answer("UIButton")
    #expect(answer.contains("which is in it, was hit"), "\(answer)")
  }

  @MainActor
  @Test("an accessibility element of a control is touched where the control is")
  func elements() throws {
    for type in ["Switch", "Stepper", "PageIndicator", "SegmentedControl"] {
      let answer = try Import(
        """
         →Application, 0x1, pid: 9, label: 'App'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              \(type), 0x3, {{20.0, 300.0}, {350.0, 44.0}}, identifier: 'it', label: 'It'
        """, view: "it"
      ).answer("it")
      #expect(answer.hasPrefix("it acted"), "\(answer)")
    }
  }

  @Test("a part stands for its control")
  func part() throws {
    let text = Self.text(Self.parts[0].text)
    #expect(try Import(text, view: "UISwitchModernVisualElement").screen.view == "UISwitch")
    let report = try Import(
      text + "\npo [0x1 hitTest:(CGPoint){345.5, 115.5} withEvent:nil]\n"
        + "<UISwitchModernVisualElement: 0x7; frame = (0 0; 51 31); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x9>>\n",
      view: "UISwitch"
    ).screen.report
    #expect(report.headings == [])
  }

  @MainActor
  @Test("a touch of a text view is not said to be its container's")
  func textView() throws {
    let answer = try Import(
      Self.text(
        """
           |    | <UITextView: 0x5; frame = (20 100; 300 90); text = 'a'; clipsToBounds = YES; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {300, 90}>
           |    |    | <_UITextLayoutView: 0x7; frame = (0 0; 300 90); layer = <CALayer: 0x9>>
        """), view: "UITextView"
    ).answer("UITextView")
    #expect(answer.hasPrefix("UITextView received the touch"), "\(answer)")
  }
}
