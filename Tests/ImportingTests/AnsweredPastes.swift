// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

/// Pastes with one fault each, and the words with which the first sentences of the answer name it.
struct AnsweredPaste: CustomTestStringConvertible, Sendable {
  let title: String
  /// The requested view; nil if the text itself asks about one.
  let view: String?
  /// The words of the answer.
  let answer: String
  /// A change or advice among the first three, if it matters.
  var change = ""
  /// The remarks that the report contains, if they matter.
  var remark = ""
  let text: String

  var testDescription: String { title }

  static let all =
    presented + texts + places + offScreen + covers + targets + recognizers + tools + alerts
    + controls + cut + tails + reprints + reports + varied

  static let presented = [
    AnsweredPaste(
      title: "a controller that presents over its context", view: "ListVC",
      answer: "AlertVC-view is in front of it there",
      text: """
        <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
           | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
           |    | <MyApp.ListVC 0x5>, state: appeared, view: <UIView 0x6>
           | <MyApp.SettingsVC 0x7>, state: disappeared, view: (view not loaded)
           + <MyApp.AlertVC 0x8>, state: appeared, view: <UIView 0x9>, presented with: <_UIOverCurrentContextPresentationController 0xa>
        """),
    AnsweredPaste(
      title: "a full-screen presentation takes the presenter out of the window", view: "HomeVC",
      answer: "PopupVC-view is in front of it there",
      text: """
        (lldb) po [UIViewController _printHierarchy]
        <UINavigationController 0x7fa1>, state: disappeared, view: <UILayoutContainerView 0x7fb1> not in the window
           | <MyApp.HomeVC 0x7fa2>, state: disappeared, view: <UIView 0x7fb2> not in the window
           + <MyApp.PopupVC 0x7fa3>, state: appeared, view: <UIView 0x7fb3>, presented with: <_UIFullscreenPresentationController 0x7fc1>
        """),
    AnsweredPaste(
      title: "the views of a presented navigation controller", view: "HomeVC",
      answer: "LoginVC-view is in front of it there",
      text: """
        > <HomeVC 0x1>, state: appeared, view: <UIView 0x2>
        >    + <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>, presented with: <UISheetPresentationController 0x5>
        >    |    | <LoginVC 0x6>, state: appeared, view: <UIView 0x7>
        """),
    AnsweredPaste(
      title: "a transition view that a presentation left behind", view: "UIButton",
      answer: "UITransitionView is in front of it there",
      remark: "UITransitionView has no subviews",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x9>; layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (20 300; 335 50); opaque = NO; layer = <CALayer: 0x6>>
           | <UITransitionView: 0x7; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x8>>
        """),
  ]

  static let texts = [
    AnsweredPaste(
      title: "a label whose text has a line that looks like a view", view: "UIButton",
      answer: "UIView-2 is in front of it there",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (20 300; 335 50); opaque = NO; layer = <CALayer: 0x6>>
           |    | <UILabel: 0x7; frame = (0 100; 375 100); text = 'Don't tap
           | <UIButton: 0x99; frame = (0 0; 375 667)>

        hidden = YES; ok'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x8>>
           |    | <UIView: 0x9; frame = (0 250; 375 200); layer = <CALayer: 0xa>>
        """),
    AnsweredPaste(
      title: "a label whose text is a view's description", view: "UISwitch",
      answer: "PanelView, its superview, is hidden",
      text: """
        <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           | <UILabel: 0x7; frame = (0 100; 375 20); text = 'see <UIButton: 0x99; frame = (0 0; 375 667); hidden = YES>'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x8>>
           | <PanelView: 0x9; frame = (0 250; 375 200); hidden = YES; layer = <CALayer: 0xa>>
           |    | <UISwitch: 0xb; frame = (20 20; 51 31); layer = <CALayer: 0xc>>
        """),
    AnsweredPaste(
      title: "a text that a chat cut off, before a view in front", view: "UIButton",
      answer: "Overlay is in front of it there",
      text: """
        <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           | <UIButton: 0x5; frame = (20 300; 335 50); layer = <CALayer: 0x6>>
           | <UILabel: 0x7; frame = (0 100; 375 100); text = 'It's a long te
           | <Overlay: 0x9; frame = (0 0; 375 667); layer = <CALayer: 0xa>>
           |    | <UILabel: 0xb; frame = (0 100; 375 100); text = 'Wait'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0xc>>
        """),
  ]

  /// Returns a paste of a view that refuses touches, with one more line that is cut off.
  private static func cutPaste(_ title: String, _ line: String) -> AnsweredPaste {
    AnsweredPaste(
      title: title, view: "UIButton",
      answer: "UIView-2, its superview, has isUserInteractionEnabled false",
      change: "uiView2.isUserInteractionEnabled = true", remark: "line 4 is cut off",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIView: 0x102; frame = (0 64; 375 500); userInteractionEnabled = NO; layer = <CALayer: 0x202>>
           |    | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
           | \(line)
        """)
  }

  static let cut = [
    cutPaste("a last line that is cut off in the class", "<UIVi"),
    cutPaste("a last line that is cut off in a class with a module", "<MyApp.Over"),
    cutPaste(
      "a last line that is cut off in the address, which is then that of another view",
      "<UITabBar: 0x10"),
    cutPaste("a last line that is cut off behind the address", "<UITabBar: 0x104; "),
    cutPaste("a last line that is cut off in the frame", "<UITabBar: 0x104; frame = (0 618; 375 4"),
    cutPaste(
      "a last line that is cut off in the alpha",
      "<UIView: 0x104; frame = (0 618; 375 49); alpha = 0."),
    AnsweredPaste(
      title: "a line in the middle that is cut off in its alpha, which was not 0", view: "UIButton",
      answer: "UIButton acted",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIView: 0x102; frame = (0 64; 375 500); alpha = 0.
           |    | <UIButton: 0x103; frame = (16 20; 200 48); enabled = YES; layer = <CALayer: 0x203>>

        p (BOOL)[0x102 isUserInteractionEnabled]
        (BOOL) $0 = YES

        po [0x103 allTargets]
        {(
            <MyApp.VC: 0x900>
        )}
        """),
    AnsweredPaste(
      title: "a view without a frame in scrolled content", view: "UIButton",
      answer: "UIButton has isUserInteractionEnabled false",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIScrollView: 0x102; frame = (0 0; 375 667); contentOffset: {0, 900}; contentSize: {375, 2000}; layer = <CALayer: 0x202>>
           |    | <Group: 0x104>
           |    |    | <UIButton: 0x103; frame = (16 1000; 200 48); userInteractionEnabled = NO; layer = <CALayer: 0x203>>
        """),
  ]

  static let tails = [
    AnsweredPaste(
      title: "an effect in the tail of a line", view: "UIButton",
      answer: "UIVisualEffectView is in front of it there",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
           | <UIVisualEffectView: 0x102; frame = (0 0; 375 300); layer = <CALayer: 0x202>> effect=<UIBlurEffect: 0x2819a91b0> style=UIBlurEffectStyleRegular
        """),
    AnsweredPaste(
      title: "views and layers in the tails of lines", view: "pay",
      answer: "RCTView, its superview, is hidden",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>> contentView = <UIView: 0x301; frame = (0 0; 375 667); layer = <CALayer: 0x401>>
           | <RCTView: 0x102; frame = (0 0; 375 300); hidden = YES; layer = <CALayer: 0x202>> reactTag: 3; frame = {{0, 0}, {375, 300}}; layer = <CALayer: 0x202>
           |    | <RCTView: 0x103; frame = (16 20; 200 48); nativeID: pay; layer = <CALayer: 0x203>> delegate: <MyApp.Delegates: 0x501>
           | <UIImageView: 0x104; frame = (0 0; 9 9); userInteractionEnabled = NO; layer = <CALayer: 0x204>> - image = <UIImage: 0x502>, tint=<UIColor: 0x503>
        """),
  ]

  static let reprints = [
    AnsweredPaste(
      title: "a tree before and after, where the overlay is gone", view: "UIButton",
      answer: "UIButton has isUserInteractionEnabled false",
      remark:
        "line 2: views of this tree were printed again from line 6 on; that last print is used, and 3 lines of this one are not",
      text: """
        works:
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
           | <UIView: 0x102; frame = (0 0; 375 667); layer = <CALayer: 0x202>>
        dead (overlay removed, button disabled):
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIButton: 0x103; frame = (16 20; 200 48); userInteractionEnabled = NO; layer = <CALayer: 0x203>>
        """),
    AnsweredPaste(
      title: "a tree before and after, where a view is new and behind", view: "UIButton",
      answer: "UIButton is hidden",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>

        after push and back:
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIView: 0x102; frame = (0 0; 375 667); layer = <CALayer: 0x202>>
           | <UIButton: 0x103; frame = (16 20; 200 48); hidden = YES; layer = <CALayer: 0x203>>
        """),
    AnsweredPaste(
      title: "a subtree printed again after its window, where a subview is gone", view: "UIButton",
      answer: "Card, its superview, has isUserInteractionEnabled false",
      text: """
        <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x200>>
           | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           |    | <Card: 0x102; frame = (0 64; 375 300); alpha = 0; layer = <CALayer: 0x202>>
           |    |    | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
           |    |    | <Spinner: 0x104; frame = (0 0; 375 300); layer = <CALayer: 0x204>>
        (lldb) po [0x102 recursiveDescription]
        <Card: 0x102; frame = (0 64; 375 300); userInteractionEnabled = NO; layer = <CALayer: 0x202>>
           | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
        """),
    AnsweredPaste(
      title: "a window printed after one of its views, which moved in front", view: "UIButton",
      answer: "Banner is in front of it there",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <Banner: 0x104; frame = (0 0; 375 100); layer = <CALayer: 0x204>>
           | <UIButton: 0x103; frame = (16 20; 200 48); hidden = YES; layer = <CALayer: 0x203>>
        <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x200>>
           | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           |    | <UIButton: 0x103; frame = (16 20; 200 48); layer = <CALayer: 0x203>>
           | <Banner: 0x104; frame = (0 0; 375 100); layer = <CALayer: 0x204>>
        """),
  ]

  static let reports = [
    AnsweredPaste(
      title:
        "Detox: the lines of a report are indented, and its origin and point are in the window",
      view: nil,
      answer: "UIInputSetHostView is in front of it there",
      remark:
        "the hit test returned UIInputSetHostView (0x7fe5d6f0b2c0) instead of RCTView (0x7fe5d6c1a3b0)",
      text: """
           Error: Test Failed: View “<RCTView: 0x7fe5d6c1a3b0; reactTag: 27; frame = {{16, 700}, {343, 48}}; layer = <CALayer: 0x600000d1c3a0>>” is not hittable at point “{"x":171.5,"y":24}”

              Origin view: <RCTView: 0x7fe5d6c1a3b0; reactTag: 27; frame = {{16, 700}, {343, 48}}; layer = <CALayer: 0x600000d1c3a0>>
              Absolute origin: {16, 700}
              Target view: <RCTView: 0x7fe5d6c1a3b0; reactTag: 27; frame = {{16, 700}, {343, 48}}; layer = <CALayer: 0x600000d1c3a0>>
              Relative point: {171.5, 24}
              Hit: <UIInputSetHostView: 0x7fe5d6f0b2c0; frame = (0 521; 375 291); layer = <CALayer: 0x600000d9ac20>>
        """),
    AnsweredPaste(
      title: "Detox: the point is in the origin view, not in the target view", view: nil,
      answer: "RCTOverlay is in front of it there",
      remark: "RCTImageView is around the point of the report",
      text: """
        DetoxRuntimeError: Test Failed: View is not hittable at its visible point. Error: Failed to hit view at point {992, 197} with `hitTest`.
        - Origin view: <UIView: 0x7fa90e910b90; frame = (0 0; 1024 1366); autoresize = W+H; layer = <CALayer: 0x600000d31320>>
        - Absolute origin: {0, 0}
        - Hitten: <RCTOverlay: 0x7fa90e910b91; frame = (0 0; 1024 1366); autoresize = W+H; layer = <CALayer: 0x600000d31321>>
        - Target view: <RCTImageView: 0x7fa91cfccb30; reactTag: 923; frame = (290 16; 32 32); clipsToBounds = YES; layer = <CALayer: 0x600000d2f220>>
        - Relative point: {992, 197}
        """),
    AnsweredPaste(
      title: "Detox: a view was hit although its alpha is 0", view: nil,
      answer: "RCTView-2 is in front of it there",
      remark: "RCTView-2 can be hit, although its alpha 0.0 was printed",
      text: """
        Test Failed: View is not hittable at its visible point. Error: Failed to hit view with identifier `icon.save` at point {353, 158} with hit-test
            - Origin view: <UITransitionView: 0x108160df1; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x600000326880>>
            - Absolute origin: {0, 0}
            - Hit: <RCTView: 0x118d11a71; frame = (0 0; 393 852); alpha = 0; layer = <CALayer: 0x6000006dfc40>> reactTag: 7347; frame = {{0, 0}, {393, 852}}; layer = <CALayer: 0x6000006dfc40>
            - Target view: <RCTView: 0x118b36ad1; frame = (54 0; 22 22); layer = <CALayer: 0x6000006d9540>> reactTag: 7329; frame = {{54, 0}, {22, 22}}; layer = <CALayer: 0x6000006d9540>
            - Relative point: {353, 158}
        """),
    AnsweredPaste(
      title: "Detox: views without frames and a point in the view and in the window", view: nil,
      answer: "RCTTextView is in front of it there",
      text: """
        Test Failed: View “<RCTView: 0x7f9e94b36a41>” is not hittable at point “{"x":62.5,"y":24.333343505859375}”: Another view “<RCTTextView: 0x7f9e91f77941>” is hittable at window point “{"x":62.5,"y":753.66667684912682}”
        """),
  ]

  static let controls = [
    AnsweredPaste(
      title: "a view in a button takes its touches", view: "UIButton",
      answer: "UIView-2, which is in it, was hit",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <UIButton: 0x102; frame = (20 300; 335 60); layer = <CALayer: 0x202>>
           |    | <UIView: 0x103; frame = (0 0; 335 60); layer = <CALayer: 0x203>>
        """),
    AnsweredPaste(
      title: "a control in a button takes its touches", view: "UIButton",
      answer: "IconControl, which is in it, was hit",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x201>>
           | <UIButton: 0x102; frame = (20 300; 335 60); opaque = NO; layer = <CALayer: 0x202>>
           |    | <MyApp.IconControl: 0x103; baseClass = UIControl; frame = (0 0; 335 60); layer = <CALayer: 0x203>>
        """),
  ]

  static let places = [
    AnsweredPaste(
      title: "a view whose height is infinite", view: "UIButton",
      answer: "UIView, its superview, has no area",
      remark: "the frame of UIView has numbers that are not finite",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 inf); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (20 300; 335 50); opaque = NO; layer = <CALayer: 0x6>>
        """),
    AnsweredPaste(
      title: "a window without a size", view: "UIButton",
      answer: "UIWindow, its window, has no area",
      change: "uiWindow.frame = CGRect(x: 0, y: 0, width: 390, height: 844)",
      text: """
        <UIWindow: 0x1; frame = (0 0; 0 0); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (20 300; 335 50); opaque = NO; layer = <CALayer: 0x6>>
        """),
  ]

  static let targets = [
    AnsweredPaste(
      title: "a view whose only recognizer is off", view: "CardView",
      answer:
        "UITapGestureRecognizer did not get the touch: it is switched off (isEnabled is false)",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <MyApp.CardView: 0x102; baseClass = UIView; frame = (0 100; 375 400); gestureRecognizers = <NSArray: 0x301>; layer = <CALayer: 0x202>>
        <UITapGestureRecognizer: 0x401; state = Possible; enabled = NO; view = <MyApp.CardView 0x102>; target= <(action=tapped, target=<VC 0x9>)>>
        """),
    AnsweredPaste(
      title: "a superview that is scaled to nothing", view: "UIButton",
      answer: "Popup, its superview, is scaled to nothing: its transform has no inverse",
      text: """
        <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x201>>
           | <MyApp.Popup: 0x102; baseClass = UIView; frame = (187.5 333.5; 0 0); transform = [0, 0, 0, 0, 0, 0]; layer = <CALayer: 0x202>>
           |    | <UIButton: 0x103; frame = (20 20; 100 46); opaque = NO; layer = <CALayer: 0x203>>
        """),
    AnsweredPaste(
      title: "a spinner that covers everything", view: "UIButton",
      answer: "MBProgressHUD is in front of it there",
      change: "mbProgressHUD.isHidden = true",
      text: """
        <UIWindow: 0x101; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x201>>
           | <UIButton: 0x104; frame = (20 600; 335 50); layer = <CALayer: 0x204>>
           | <MBProgressHUD: 0x106; baseClass = UIView; frame = (0 0; 375 812); layer = <CALayer: 0x206>>
           |    | <UIActivityIndicatorView: 0x107; frame = (167 386; 40 40); layer = <CALayer: 0x207>>
        """),
  ]

  static let covers = [
    AnsweredPaste(
      title: "a sheet in front", view: "UIButton", answer: "UIDimmingView",
      change: "A sheet or alert is presented over it: dismiss that",
      text: """
        <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
           | <UITransitionView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>>
           |    | <UIButton: 0x104; frame = (100 130; 100 40); opaque = NO; layer = <CALayer: 0x204>>
           | <UITransitionView: 0x105; frame = (0 0; 390 844); layer = <CALayer: 0x205>>
           |    | <UIDimmingView: 0x106; frame = (0 0; 390 844); layer = <CALayer: 0x206>>
           |    | <UIView: 0x108; frame = (0 430; 390 414); layer = <CALayer: 0x208>>
        """),
    AnsweredPaste(
      title: "a tab bar in front", view: "UIButton", answer: "UITabBar",
      change: "lay UIButton out inside view.safeAreaLayoutGuide",
      text: """
        <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
           | <UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>>
           |    | <UIButton: 0x104; frame = (20 780; 350 50); opaque = NO; layer = <CALayer: 0x204>>
           | <UITabBar: 0x105; frame = (0 761; 390 83); layer = <CALayer: 0x205>>
        """),
    AnsweredPaste(
      title: "a keyboard in front", view: "UIButton", answer: "UIInputSetHostView",
      change: "The keyboard is there: end the editing with view.endEditing(true)",
      text: """
        <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
           | <UIButton: 0x104; frame = (20 700; 350 50); opaque = NO; layer = <CALayer: 0x204>>
        <UIRemoteKeyboardWindow: 0x300; frame = (0 0; 390 844); opaque = NO; layer = <UIWindowLayer: 0x301>>
           | <UIInputSetContainerView: 0x302; frame = (0 0; 390 844); layer = <CALayer: 0x303>>
           |    | <UIInputSetHostView: 0x304; frame = (0 508; 390 336); layer = <CALayer: 0x305>>
        """),
  ]

  static let offScreen = [
    AnsweredPaste(
      title: "a view to the right of the screen", view: "UIButton",
      answer: "UIButton is wholly off the screen: it is at (420",
      change: "uiButton.frame.origin = CGPoint(x: 40, y: 300)",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (420 300; 335 50); opaque = NO; layer = <CALayer: 0x6>>
        """),
    AnsweredPaste(
      title: "a superview below the screen", view: "UIButton",
      answer: "UIButton is wholly off the screen: it is at (20, 710",
      change: "panel.frame.origin = CGPoint(x: 0, y: 467)",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
           |    | <Panel: 0x7; frame = (0 700; 375 200); layer = <CALayer: 0x8>>
           |    |    | <UIButton: 0x5; frame = (20 10; 335 50); opaque = NO; layer = <CALayer: 0x6>>
        """),
    AnsweredPaste(
      title: "content that is scrolled out of the screen", view: "UIButton",
      answer: "UIButton is wholly off the screen: it is at (20, 900",
      change: "scrollRectToVisible(uiButton.convert(uiButton.bounds, to: uiScrollView)",
      text: """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
           | <UIScrollView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {375, 2000}>
           |    | <UIButton: 0x5; frame = (20 900; 335 50); opaque = NO; layer = <CALayer: 0x6>>
        """),
  ]

  static let recognizers = [
    AnsweredPaste(
      title: "a press without a duration", view: "Tile",
      answer:
        "UILongPressGestureRecognizer recognized as the finger came down (cancelsTouchesInView is true)",
      text: """
        <UIView: 0x3; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x33>; layer = <CALayer: 0x4>>
           | <MyApp.Tile: 0x5; frame = (20 300; 335 50); layer = <CALayer: 0x6>>

        (lldb) po [0x3 gestureRecognizers]
        <__NSArrayM 0x33>(
        <UILongPressGestureRecognizer: 0x40; state = Possible; view = <UIView 0x3>; target= <(action=press:, target=<MyApp.VC 0x8>)>; minimumPressDuration = 0>
        )
        """),
    AnsweredPaste(
      title: "a recognizer below a table takes the tap from a cell", view: "UITableViewCell",
      answer:
        "UITapGestureRecognizer recognized and took the touch (cancelsTouchesInView is true). "
        + "UITableViewCellContentView had not received it yet, because",
      change: "uiTapGestureRecognizer.cancelsTouchesInView = false",
      remark: "a touch on UITableViewCell hits its content view",
      text: """
        <UIView: 0xa2; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0xb2>; layer = <CALayer: 0xc2>>
           | <UITableView: 0xa3; frame = (0 64; 375 603); clipsToBounds = YES; layer = <CALayer: 0xc3>; contentOffset: {0, 0}; contentSize: {375, 44}>
           |    | <UITableViewCell: 0xa4; frame = (0 0; 375 44); text = 'One'; layer = <CALayer: 0xc4>>
           |    |    | <UITableViewCellContentView: 0xa8; frame = (0 0; 375 43.5); layer = <CALayer: 0xc8>>

        (lldb) po [0xa2 gestureRecognizers]
        <UITapGestureRecognizer: 0xe1; state = Possible; view = <UIView 0xa2>; target= <(action=dismissKeyboard, target=<MyApp.ListViewController 0xd1>)>>
        """),
    AnsweredPaste(
      title: "a recognizer that is off, by its class", view: "UITapGestureRecognizer",
      answer: "isEnabled is false",
      remark: "UITapGestureRecognizer is off: its isEnabled is false", text: tapThatIsOff),
    AnsweredPaste(
      title: "a recognizer that is off, by its address", view: "0x41",
      answer: "UITapGestureRecognizer did not recognize", text: tapThatIsOff),
  ]

  private static let tapThatIsOff = """
    <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>
       | <UIImageView: 0x5; frame = (20 300; 335 50); clipsToBounds = YES; opaque = NO; gestureRecognizers = <NSArray: 0x34>; layer = <CALayer: 0x6>>

    po imageView.gestureRecognizers![0]
    <UITapGestureRecognizer: 0x41; state = Possible; enabled = NO; view = <UIImageView 0x5>; target= <(action=tapped, target=<MyApp.VC 0x8>)>>
    """

  static let tools = [
    AnsweredPaste(
      title: "EarlGrey's identifier", view: "send", answer: "has isUserInteractionEnabled false",
      text: """
        <UIWindow:0x7fb1; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
          |--<UIView:0x7fb3; AX=N; AX.frame={{0, 100}, {375, 200}}; frame={{0, 100}, {375, 200}}; alpha=1; UIE=N>
          |  |--<UIButton:0x7fb4; AX=Y; AX.id='send'; AX.label='Send'; frame={{20, 20}, {100, 44}}; opaque; alpha=1; enabled>
        """),
    AnsweredPaste(
      title: "React Native's nativeID", view: "pay", answer: "RCTView, its superview, has no area",
      text: """
        <RCTRootContentView: 0x2; reactTag: 1; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           | <RCTView: 0x4; reactTag: 5; frame = (0 700; 390 0); clipsToBounds = YES; layer = <CALayer: 0x5>>
           |    | <RCTView: 0x6; reactTag: 7; nativeID: pay; frame = (20 0; 350 48); layer = <CALayer: 0x7>>
        """),
    AnsweredPaste(
      title: "an accessibilityIdentifier", view: "loginButton",
      answer: "UIStackView, its superview, is hidden",
      text: """
        <UIStackView: 0x4; frame = (0 100; 390 100); hidden = YES; layer = <CATransformLayer: 0x5>>
           | <UIButton: 0x6; frame = (20 0; 350 48); accessibilityIdentifier = loginButton; layer = <CALayer: 0x7>>
        """),
  ]

  static let alerts = [
    AnsweredPaste(
      title: "a button outside an alert, as JSON", view: "buy",
      answer: "UIDimmingView is in front of it there",
      text: """
        [{"AXFrame":"{{0, 0}, {390, 844}}","AXLabel":"Shop","type":"Application","enabled":true},
        {"AXFrame":"{{20, 700}, {350, 50}}","AXUniqueId":"buy","AXLabel":"Buy now","type":"Button","enabled":true},
        {"AXFrame":"{{60, 340}, {270, 160}}","AXLabel":"Allow notifications?","type":"Alert","enabled":true},
        {"AXFrame":"{{60, 456}, {135, 44}}","AXLabel":"Don't allow","type":"Button","enabled":true}]
        """),
    AnsweredPaste(
      title: "a button outside a sheet that is printed before it, as XML", view: "edit",
      answer: "UIDimmingView is in front of it there",
      text: """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
          <XCUIElementTypeSheet type="XCUIElementTypeSheet" name="Delete?" enabled="true" visible="true" x="8" y="600" width="374" height="200"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="edit" enabled="true" visible="true" x="300" y="50" width="80" height="44"/>
        </XCUIElementTypeApplication>
        """),
    AnsweredPaste(
      title: "a button of an alert", view: "allow", answer: "allow acted",
      text: """
        [{"AXFrame":"{{0, 0}, {390, 844}}","AXLabel":"Shop","type":"Application"},
        {"AXFrame":"{{60, 340}, {270, 160}}","AXLabel":"Allow notifications?","type":"Alert"},
        {"AXFrame":"{{60, 456}, {135, 44}}","AXUniqueId":"allow","type":"Button"}]
        """),
    AnsweredPaste(
      title: "a button under a keyboard, as a test prints it", view: "compose",
      answer:
        "UIKeyboard is in front of it there, and was found first: its window, UIRemoteKeyboardWindow, is above UIWindow.",
      change: "The keyboard is there: end the editing with view.endEditing(true)",
      text: """
            t =     2.31s         Element subtree:
         →Application, 0x600, pid: 812, label: 'Notes'
            Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x602, {{0.0, 0.0}, {390.0, 844.0}}
                Button, 0x603, {{300.0, 760.0}, {60.0, 60.0}}, identifier: 'compose', label: 'Compose, new'
                Keyboard, 0x604, {{0.0, 553.0}, {390.0, 291.0}}
                  Key, 0x605, {{310.0, 770.0}, {38.0, 54.0}}, label: 'q'
        Path to element:
         →Application, 0x600, pid: 812, label: 'Notes'
        """),
    AnsweredPaste(
      title: "a button in front of a keyboard that is not shown", view: "buy", answer: "buy acted",
      text: """
        <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="buy" enabled="true" visible="true" x="20" y="700" width="350" height="50"/>
        <XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard" enabled="true" visible="false" x="0" y="553" width="390" height="291"/>
        </AppiumAUT>
        """),
    AnsweredPaste(
      title: "a key beside an alert with a text field", view: "k", answer: "k acted",
      text: """
        Application, 0x1, pid: 9, label: 'Shop'
          Alert, 0x2, {{60.0, 240.0}, {270.0, 160.0}}, label: 'Name?'
          Keyboard, 0x3, {{0.0, 553.0}, {390.0, 291.0}}
            Key, 0x4, {{100.0, 600.0}, {32.0, 44.0}}, identifier: 'k', label: 'k'
        """),
  ]
}
