// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

/// Typical pastes, each with one fault. The expected cause comes from the rules of UIKit's hit test and delivery (see
/// Behaviours), not from the explainer's output.
struct FaultPaste: CustomTestStringConvertible, Sendable {
  /// The faults.
  enum Fault: Equatable, Sendable {
    /// This view refuses the touch, or the point is outside of it.
    case refusedBy(String)
    /// This view is in front.
    case coveredBy(String)
    /// This recognizer cancels or delays the touch.
    case takenBy(String)
    /// The view itself is a control that can't act.
    case ofItsOwn(String)
  }

  let title: String
  let view: String
  let fault: Fault
  let text: String

  var testDescription: String { title }

  static let all = search + inFront + delivery + forum

  static let search = [
    FaultPaste(
      title: "a container without height, quoted in a mail", view: "BuyButton",
      fault: .refusedBy("FooterView"),
      text: """
        > Hi all, my buy button does nothing on iOS 17, here is the hierarchy:
        >
        > <UIWindow: 0x7fd1a2b04c60; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600000c1b4b0>; layer = <UIWindowLayer: 0x60000021a400>>
        >    | <UITransitionView: 0x7fd1a2c0a2f0; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x60000021b6c0>>
        >    |    | <UIDropShadowView: 0x7fd1a2c0aa10; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x60000021b7e0>>
        >    |    |    | <UIView: 0x7fd1a2e07a40; frame = (0 0; 390 844); autoresize = W+H; backgroundColor = <UIDynamicSystemColor: 0x600001748800; name = systemBackgroundColor>; layer = <CALayer: 0x60000021b620>>
        >    |    |    |    | <Shop.FooterView: 0x7fd1a2e08010; frame = (0 700; 390 0); layer = <CALayer: 0x60000021bb00>>
        >    |    |    |    |    | <Shop.BuyButton: 0x7fd1a2e083c0; baseClass = UIButton; frame = (20 10; 350 50); opaque = NO; layer = <CALayer: 0x60000021bb40>>
        >
        > Thanks in advance
        """),
    FaultPaste(
      title: "interaction off above, cut at the end", view: "UITextField",
      fault: .refusedBy("FormContainer"),
      text: """
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x1018; frame = (0 0; 375 812); autoresize = W+H; layer = <UIWindowLayer: 0x1c02>>
           | <UIView: 0x1019; frame = (0 0; 375 812); layer = <CALayer: 0x1c03>>
           |    | <FormContainer: 0x101a; frame = (0 100; 375 600); userInteractionEnabled = NO; layer = <CALayer: 0x1c04>>
           |    |    | <UITextField: 0x101b; frame = (20 20; 335 34); text = ''; opaque = NO; borderStyle = RoundedRect; background = <_UITextFieldRoundedRectBackgroundViewNeue: 0x2a: style=1; x>; layer = <CALayer: 0x1c05>>
           |    |    |    | <_UITextLayoutCanvasView: 0x101c; frame = (0 0; 0 0); lay
        """),
    FaultPaste(
      title: "a view outside of its parent", view: "CloseButton", fault: .refusedBy("PopupView"),
      text: """
        // my popup, the x sits in its corner
        // <UIWindow: 0x1; frame = (0 0; 414 896); layer = <UIWindowLayer: 0x2>>
        //    | <UIView: 0x3; frame = (0 0; 414 896); layer = <CALayer: 0x4>>
        //    |    | <PopupView: 0x5; frame = (57 300; 300 200); layer = <CALayer: 0x6>>
        //    |    |    | <CloseButton: 0x7; baseClass = UIButton; frame = (285 -45; 44 44); opaque = NO; layer = <CALayer: 0x8>>
        """),
    FaultPaste(
      title: "a superview that is transparent, wrapped by a page", view: "UISwitch",
      fault: .refusedBy("PanelView"),
      text: """
        &lt;UIWindow: 0x1; frame = (0 0; 375 667);
        layer = &lt;UIWindowLayer: 0x2&gt;&gt;
           | &lt;Settings.PanelView: 0x3; frame = (0 0;
        375 667); alpha = 0; layer =
        &lt;CALayer: 0x4&gt;&gt;
           |    | &lt;UISwitch: 0x5; baseClass = UIControl;
        frame = (20 20; 51 31); layer = &lt;CALayer:
        0x6&gt;&gt;
        """),
    FaultPaste(
      title: "a hidden superview, in a string of lldb", view: "Like",
      fault: .refusedBy("UIStackView"),
      text:
        "(String) $R2 = \"<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\\n   | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>\\n   |    | <UIStackView: 0x5; frame = (0 500; 390 60); hidden = YES; layer = <CATransformLayer: 0x6>>\\n   |    |    | <UIButton: 0x7; frame = (10 10; 100 40); text = 'Like'; opaque = NO; layer = <CALayer: 0x8>>\\n\""
    ),
    FaultPaste(
      title: "the view itself is switched off, with a log's prefix", view: "CardView",
      fault: .refusedBy("CardView"),
      text: """
        2026-02-03 10:11:12.345678+0100 Cards[812:40213] [ui] tree <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <_TtC5Cards8CardView: 0x5; frame = (20 100; 350 200); userInteractionEnabled = NO; tag = 3; layer = <CALayer: 0x6>>
        2026-02-03 10:11:12.400000+0100 Cards[812:40213] done
        """),
    FaultPaste(
      title: "a label with a tap recognizer, its interaction off by default", view: "LinkLabel",
      fault: .refusedBy("LinkLabel"),
      text: """
        <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           | <LinkLabel: 0x5; baseClass = UILabel; frame = (20 100; 350 20.5); text = 'Read our terms; it's short'; userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x7>; layer = <_UILabelLayer: 0x6>>
        po [[0x5 gestureRecognizers] description]
        (
            "<UITapGestureRecognizer: 0x8; state = Possible; view = <LinkLabel 0x5>; target= <(action=open:, target=<TermsController 0x9>)>>"
        )
        """),
    FaultPaste(
      title: "a scaled container that is smaller than its content", view: "PlayButton",
      fault: .refusedBy("PlayerView"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <PlayerView: 0x3; frame = (95 322; 200 100); transform = [0.5, 0, 0, 0.5, 0, 0]; layer = <CALayer: 0x4>>
         |  | <PlayButton: 0x5; baseClass = UIButton; frame = (420 20; 60 60); layer = <CALayer: 0x6>>
        """),
    FaultPaste(
      title: "content scrolled out of its scroll view", view: "Banner",
      fault: .refusedBy("UIScrollView"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIScrollView: 0x3; frame = (0 100; 390 600); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x4>; contentOffset: {0, 900}; contentSize: {390, 3000}; adjustedContentInset: {0, 0, 0, 0}>
           |    | <Banner: 0x5; baseClass = UIControl; frame = (0 800; 390 80); layer = <CALayer: 0x6>>
        """),
  ]

  static let inFront = [
    FaultPaste(
      title: "a label over the button that was switched on", view: "UIButton",
      fault: .coveredBy("UILabel"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (95 400; 200 50); opaque = NO; layer = <CALayer: 0x6>>
           |    | <UILabel: 0x7; frame = (95 400; 200 50); text = 'Sign in'; layer = <_UILabelLayer: 0x8>>
        """),
    FaultPaste(
      title: "a transparent view over everything, plain indentation", view: "Map",
      fault: .coveredBy("ToastContainer"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
            <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
                <Map: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
                <App.ToastContainer: 0x7; frame = (0 0; 390 844); opaque = NO; layer = <CALayer: 0x8>>
        """),
    FaultPaste(
      title: "a window in front", view: "MenuButton", fault: .coveredBy("OverlayWindow"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <MenuButton: 0x5; baseClass = UIButton; frame = (10 60; 44 44); layer = <CALayer: 0x6>>
        <DebugKit.OverlayWindow: 0x7; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x8>>
           | <UIView: 0x9; frame = (0 0; 390 844); opaque = NO; layer = <CALayer: 0xa>>
        """),
    FaultPaste(
      title: "an image over a cell's button, bare pipes", view: "FollowButton",
      fault: .coveredBy("UIImageView"),
      text: """
        <UserCell: 0x3; baseClass = UITableViewCell; frame = (0 88; 375 60); autoresize = W; layer = <CALayer: 0x4>>
        |<UITableViewCellContentView: 0x5; frame = (0 0; 375 60); gestureRecognizers = <NSArray: 0x50>; layer = <CALayer: 0x6>>
        ||<FollowButton: 0x7; baseClass = UIButton; frame = (280 12; 80 36); layer = <CALayer: 0x8>>
        ||<UIImageView: 0x9; frame = (0 0; 375 60); opaque = NO; layer = <CALayer: 0xa>>
        """),
    FaultPaste(
      title: "a Detox report", view: "login", fault: .coveredBy("Spinner"),
      text: #"""
        ● Login › taps
          Test Failed: View "<RCTView: 0x7f1; reactTag: 55; frame = (20 300; 350 48); layer = <CALayer: 0x6001>>" is not hittable at point "{"x":175,"y":24}"
          Hitten: <Spinner: 0x7f2; frame = (0 0; 390 844); alpha = 0.4; layer = <CALayer: 0x6002>>
          Target view: login <RCTView: 0x7f1; reactTag: 55; frame = (20 300; 350 48); layer = <CALayer: 0x6001>>
        """#),
    FaultPaste(
      title: "EarlGrey's tree", view: "UIButton", fault: .coveredBy("Blocker"),
      text: """
        UI Hierarchy (Back to front):
        <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {320, 568}}; frame={{0, 0}, {320, 568}}; opaque; alpha=1>
          |--<UIView:0x2; AX=N; AX.frame={{0, 0}, {320, 568}}; frame={{0, 0}, {320, 568}}; opaque; alpha=1>
          |  |--<UIButton:0x3; AX=Y; AX.label='Send'; AX.frame={{100, 100}, {120, 44}}; frame={{100, 100}, {120, 44}}; alpha=1>
          |  |--<Blocker:0x4; AX=N; AX.frame={{0, 0}, {320, 568}}; frame={{0, 0}, {320, 568}}; alpha=0.02>
        """),
  ]

  static let delivery = [
    FaultPaste(
      title: "a tap recognizer on a superview takes the touch from a control of the app's",
      view: "StarControl",
      fault: .takenBy("UITapGestureRecognizer"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x30>; layer = <CALayer: 0x4>>
           |    | <StarControl: 0x5; baseClass = UIControl; frame = (95 400; 200 50); layer = <CALayer: 0x6>>

        lldb) po [0x3 gestureRecognizers]
        <__NSSingleObjectArrayI 0x30>(
        <UITapGestureRecognizer: 0x31; state = Possible; view = <UIView 0x3>; target= <(action=dismissKeyboard, target=<LoginController 0x40>)>>
        )
        """),
    FaultPaste(
      title: "a recognizer on the button itself, numbered", view: "PlayButton",
      fault: .takenBy("UITapGestureRecognizer"),
      text: """
        ```
        <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           | <PlayButton: 0x5; baseClass = UIButton; frame = (95 400; 200 50); gestureRecognizers = <NSArray: 0x30>; layer = <CALayer: 0x6>>
        ```
        ▿ Optional<Array<UIGestureRecognizer>>
          ▿ some : 1 element
            - 0 : <UITapGestureRecognizer: 0x31; state = Possible; view = <PlayButton 0x5>; target= <(action=pulse:, target=<PlayerController 0x40>)>>
        """),
    FaultPaste(
      title: "a cell under a tap that closes the keyboard, held back by the table",
      view: "CityCell",
      fault: .takenBy("UITapGestureRecognizer"),
      text: """
        t =     4.12s <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x30>; layer = <CALayer: 0x4>>
           |    | <UITableView: 0x5; frame = (0 64; 375 603); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {375, 880}; adjustedContentInset: {0, 0, 0, 0}; dataSource: <CityController: 0x40>>
           |    |    | <CityCell: 0x7; baseClass = UITableViewCell; frame = (0 44; 375 44); layer = <CALayer: 0x8>>
        <UITapGestureRecognizer: 0x31; state = Possible; view = <UIView 0x3>; target= <(action=endEditing, target=<CityController 0x40>)>>
        """),
    FaultPaste(
      title: "a pager that delays touches, with a tap in front of it", view: "PhotoView",
      fault: .takenBy("UITapGestureRecognizer"),
      text: """
        - <UIScrollView: 0x5; frame = (0 0; 375 667); delaysContentTouches = YES; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {750, 667}>
        -    | <PhotoView: 0x7; baseClass = UIControl; frame = (0 0; 375 667); layer = <CALayer: 0x8>>
        (lldb) po [[0x5 gestureRecognizers] description]
        <__NSArrayI 0x90>(
        <UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x91; state = Possible; delaysTouchesBegan = YES; view = <UIScrollView 0x5>; target= <(action=delayed:, target=<UIScrollView 0x5>)>>,
        <UIScrollViewPanGestureRecognizer: 0x92; state = Possible; delaysTouchesEnded = NO; view = <UIScrollView 0x5>; target= <(action=handlePan:, target=<UIScrollView 0x5>)>>,
        <UITapGestureRecognizer: 0x93; state = Possible; view = <UIScrollView 0x5>; target= <(action=toggleBars:, target=<PagerController 0x40>)>>
        )
        """),
    FaultPaste(
      title: "a control that is disabled, as the debugger says", view: "NextButton",
      fault: .ofItsOwn("disabled"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <NextButton: 0x5; baseClass = UIButton; frame = (95 400; 200 50); layer = <CALayer: 0x6>>
        (lldb) p (BOOL)[0x5 isEnabled]
        (BOOL) $3 = NO
        """),
    FaultPaste(
      title: "an element of XCUITest that is disabled", view: "submit",
      fault: .ofItsOwn("disabled"),
      text: """
            t =    12.40s     Element subtree:
         →Application, 0x600003, pid: 123, label: 'Shop'
            Window (Main), 0x600004, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x600005, {{0.0, 0.0}, {390.0, 844.0}}
                Button, 0x600006, {{20.0, 700.0}, {350.0, 50.0}}, identifier: 'submit', label: 'Send, now', Disabled
        """),
  ]
}
