// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Faults in the formats in which people paste them: cut, quoted, logged, escaped, and from test tools.
extension AnsweredPaste {
  static let varied = [
    AnsweredPaste(
      title: "zero-height footer, logged", view: "PrimaryButton",
      answer: "CartFooter, one of its superviews, has no area: its height is 0",
      text: """
        2026-03-01 10:11:12.345678+0100 Shop[4242:99999] <UIWindow: 0x10400; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x281>; layer = <UIWindowLayer: 0x282>>
           | <UITransitionView: 0x10401; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x283>>
           |    | <UIView: 0x10402; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x284>>
           |    |    | <Shop.CartFooter: 0x10403; frame = (0 760; 390 0); layer = <CALayer: 0x285>>
           |    |    |    | <UIStackView: 0x10404; frame = (16 8; 358 48); layer = <CATransformLayer: 0x286>>
           |    |    |    |    | <Shop.PrimaryButton: 0x10405; baseClass = UIButton; frame = (0 0; 358 48); opaque = NO; layer = <CALayer: 0x287>>
        """),
    AnsweredPaste(
      title: "interaction off above, escaped for a web page", view: "Email",
      answer: "UIView, one of its superviews, has isUserInteractionEnabled false",
      text: """
        <pre><code>&lt;UIWindow: 0x1; frame = (0 0; 375 667); layer = &lt;UIWindowLayer: 0x2&gt;&gt;
           | &lt;UIView: 0x3; frame = (0 0; 375 667); userInteractionEnabled = NO; layer = &lt;CALayer: 0x4&gt;&gt;
           |    | &lt;LoginForm: 0x5; frame = (0 100; 375 300); layer = &lt;CALayer: 0x6&gt;&gt;
           |    |    | &lt;UITextField: 0x7; frame = (20 20; 335 40); text = ''; clipsToBounds = YES; opaque = NO; placeholder = Email; layer = &lt;CALayer: 0x8&gt;&gt;
        </code></pre>
        """),
    AnsweredPaste(
      title: "a button that sticks out, without the tree's beginning and end", view: "CloseButton",
      answer: "Card, its superview, refused the point",
      text: """
        | <App.Card: 0x11; frame = (20 100; 350 60); layer = <CALayer: 0x12>>
        |    | <UIImageView: 0x13; frame = (0 0; 60 60); opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x14>>
        |    | <App.CloseButton: 0x15; baseClass = UIButton; frame = (335 -15; 30 30); opaque = NO; layer = <CALayer: 0x16>>
        |    | <UILabel: 0x17; frame = (70 10; 200 40); text = 'a'; userInteractionEnabled = NO; layer = <_UILab
        """),
    AnsweredPaste(
      title: "a button below its superview, as one string", view: "UIButton",
      answer: "28 points below its bounds",
      text: #"""
        "<UIWindow: 0x7b1; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x7b2>; layer = <UIWindowLayer: 0x7b3>>\n   | <UIView: 0x7b4; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x7b5>>\n   |    | <UIScrollView: 0x7b6; frame = (0 88; 375 300); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x7b7>; layer = <CALayer: 0x7b8>; contentOffset: {0, 0}; contentSize: {375, 900}; adjustedContentInset: {0, 0, 0, 0}>\n   |    |    | <UIView: 0x7b9; frame = (0 0; 375 250); layer = <CALayer: 0x7ba>>\n   |    |    |    | <UIButton: 0x7bb; frame = (20 260; 335 36); opaque = NO; layer = <CALayer: 0x7bc>>\n"
        """#),
    AnsweredPaste(
      title: "a switch under its cell's content view, as a comment", view: "UISwitch",
      answer: "UITableViewCellContentView is in front of it there",
      text: """
        // <UIWindow: 0x1; frame = (0 0; 414 896); layer = <UIWindowLayer: 0x2>>
        //    | <UIView: 0x3; frame = (0 0; 414 896); layer = <CALayer: 0x4>>
        //    |    | <UITableView: 0x5; frame = (0 0; 414 896); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>; contentOffset: {0, -88}; contentSize: {414, 500}; adjustedContentInset: {88, 0, 34, 0}>
        //    |    |    | <SettingsCell: 0x8; baseClass = UITableViewCell; frame = (0 0; 414 60); autoresize = W; layer = <CALayer: 0x9>>
        //    |    |    |    | <UISwitch: 0xa; frame = (349 14; 51 31); opaque = NO; layer = <CALayer: 0xb>>
        //    |    |    |    | <UITableViewCellContentView: 0xc; frame = (0 0; 414 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xe>>
        //    |    |    |    |    | <UILabel: 0xf; frame = (20 20; 200 20); text = 'Wi-Fi'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x10>>
        """),
    AnsweredPaste(
      title: "a button under a navigation bar", view: "HelpButton",
      answer: "UINavigationBar is in front of it there",
      text: """
        * thread #1, queue = 'com.apple.main-thread', stop reason = breakpoint 2.1
        (lldb) expr -l objc++ -O -- [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UITransitionView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <UIDropShadowView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
           |    |    | <UILayoutContainerView: 0x7; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x9>>
           |    |    |    | <UINavigationTransitionView: 0xa; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0xb>>
           |    |    |    |    | <UIViewControllerWrapperView: 0xc; frame = (0 0; 390 844); layer = <CALayer: 0xd>>
           |    |    |    |    |    | <UIView: 0xe; frame = (0 0; 390 844); layer = <CALayer: 0xf>>
           |    |    |    |    |    |    | <App.HelpButton: 0x10; baseClass = UIButton; frame = (320 50; 44 44); layer = <CALayer: 0x11>>
           |    |    |    | <UINavigationBar: 0x12; frame = (0 47; 390 44); opaque = NO; layer = <CALayer: 0x13>>
        (lldb) po [(id)0x10 superview]
        <UIView: 0xe; frame = (0 0; 390 844); layer = <CALayer: 0xf>>
        """),
    AnsweredPaste(
      title: "a touch that an overlay got, with the tree", view: "PlayButton",
      answer: "Overlay is in front of it there",
      text: """
        [Touch] <UITouch: 0x1> type: Direct; phase: Began; is pointer: NO; tap count: 1; force: 0.000; window: <UIWindow: 0x2; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>; responder: <App.Overlay: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x5>>; location in window: {200, 400}; previous location in window: {200, 400}; location in view: {200, 400}; previous location in view: {200, 400}

        <UIWindow: 0x2; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
           | <UIView: 0x6; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
           |    | <App.PlayButton: 0x8; baseClass = UIButton; frame = (150 375; 90 50); layer = <CALayer: 0x9>>
           |    | <App.Overlay: 0x4; frame = (0 0; 390 844); opaque = NO; layer = <CALayer: 0x5>>
        """),
    AnsweredPaste(
      title: "a button under a sheet, as JSON of WebDriverAgent", view: "archive",
      answer: "Sheet is in front of it there",
      text: """
        {"type":"XCUIElementTypeApplication","label":"Mail","name":"Mail","rect":{"x":0,"y":0,"width":390,"height":844},"isEnabled":"1","isVisible":"1","children":[
         {"type":"Window","rect":{"x":0,"y":0,"width":390,"height":844},"isEnabled":"1","isVisible":"1","children":[
          {"type":"Button","rawIdentifier":"archive","label":"Archive","rect":{"x":20,"y":780,"width":60,"height":44},"isEnabled":"1","isVisible":"1","children":[]},
          {"type":"Sheet","label":"Sort by","rect":{"x":0,"y":500,"width":390,"height":344},"isEnabled":"1","isVisible":"1","children":[
           {"type":"Button","label":"Date","rect":{"x":20,"y":600,"width":350,"height":44},"isEnabled":"1","isVisible":"1","children":[]}]}]}]}
        """),
    AnsweredPaste(
      title: "a blurred view in front, with a gap", view: "UIButton",
      answer: "UIVisualEffectView is in front of it there",
      text: """
        My button is dead 😢 anyone?

        * <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
        *    | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        *    |    | <UIView: 0x5; frame = (0 100; 390 200); layer = <CALayer: 0x6>>
        *    |    |    | <UIButton: 0x7; frame = (20 20; 350 50); opaque = NO; layer = <CALayer: 0x8>>
        *    |    |    | ...
        *    |    | <UIVisualEffectView: 0x9; frame = (0 90; 390 120); layer = <CALayer: 0xa>> effect=<UIBlurEffect: 0xb> style=UIBlurEffectStyleDark
        *    |    |    | <_UIVisualEffectBackdropView: 0xc; frame = (0 0; 390 120); autoresize = W+H; userInteractionEnabled = NO; layer = <UICABackdropLayer: 0xd>>
        """),
    AnsweredPaste(
      title: "a press after a tap", view: "Bubble",
      answer: "UILongPressGestureRecognizer recognized",
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <App.Bubble: 0x5; frame = (20 300; 300 80); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>>
           |    |    | <UITextView: 0x8; frame = (0 0; 300 80); text = 'Hello <b>you</b>; ok'; clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xa>; contentOffset: {0, 0}; contentSize: {300, 80}; adjustedContentInset: {0, 0, 0, 0}>
        <__NSArrayM 0xb>(
        <UILongPressGestureRecognizer: 0xc; state = Possible; view = <App.Bubble 0x5>; target= <(action=react:, target=<App.Bubble 0x5>)>; numberOfTapsRequired = 1; minimumPressDuration = 0.3>
        )
        """),
    AnsweredPaste(
      title: "a stack view in a control, from the device's console", view: "Row",
      answer: "UIStackView, which is in it, was hit",
      text: """
        default	10:11:12.345678-0500	App	<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
        default	10:11:12.345690-0500	App	   | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        default	10:11:12.345700-0500	App	   |    | <App.Row: 0x5; baseClass = UIControl; frame = (0 100; 390 60); layer = <CALayer: 0x6>>
        default	10:11:12.345710-0500	App	   |    |    | <UIStackView: 0x7; frame = (0 0; 390 60); axis=horiz distribution=fill alignment=fill; layer = <CALayer: 0x8>>
        default	10:11:12.345720-0500	App	   |    |    |    | <UILabel: 0x9; frame = (10 0; 300 60); text = 'General'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0xa>>
        """),
    AnsweredPaste(
      title: "a transparent superview, as HTML", view: "UIButton",
      answer: "Header, its superview, is too transparent",
      text: """
        <blockquote><p>&lt;UIWindow: 0x1; frame = (0 0; 390 844); layer = &lt;UIWindowLayer: 0x2&gt;&gt;<br>
        &nbsp;&nbsp; | &lt;UIView: 0x3; frame = (0 0; 390 844); layer = &lt;CALayer: 0x4&gt;&gt;<br>
        &nbsp;&nbsp; |&nbsp;&nbsp;&nbsp; | &lt;MyApp.Header: 0x5; frame = (0 0; 390 100); clipsToBounds = YES; alpha = 0; layer = &lt;CALayer: 0x6&gt;&gt;<br>
        &nbsp;&nbsp; |&nbsp;&nbsp;&nbsp; |&nbsp;&nbsp;&nbsp; | &lt;UIButton: 0x7; frame = (10 50; 60 40); opaque = NO; layer = &lt;CALayer: 0x8&gt;&gt;<br>
        </p></blockquote>
        """),
    AnsweredPaste(
      title: "an image with interaction on in a control, drawn with dashes", view: "Knob",
      answer: "UIImageView, which is in it, was hit",
      text: """
        -<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
        --<UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        ---<App.Knob: 0x5; baseClass = UIControl; frame = (100 100; 60 60); layer = <CALayer: 0x6>>
        ----<UIImageView: 0x7; frame = (0 0; 60 60); opaque = NO; layer = <CALayer: 0x8>>
        """),
    AnsweredPaste(
      title: "a window in front whose tree is not printed", view: "UIButton",
      answer: "ToastWindow is in front of it there, and was found first: "
        + "this window is above UIWindow.",
      text: """
        (lldb) po UIApplication.shared.windows
        ▿ 2 elements
          - 0 : <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
          - 1 : <App.ToastWindow: 0x3; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x4>>

        (lldb) po UIApplication.shared.windows[0].value(forKey: "recursiveDescription")!
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
           |    | <UIButton: 0x7; frame = (10 50; 60 40); opaque = NO; layer = <CALayer: 0x8>>
        (lldb) p (double)[0x1 windowLevel]
        (double) $3 = 0
        (lldb) p (double)[0x3 windowLevel]
        (double) $4 = 1999
        """),
    AnsweredPaste(
      title: "a banner in front, as nested JSON of AXe", view: "transfer",
      answer: "cookie is in front of it there",
      text: """
        [{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","AXLabel":"Bank","enabled":true,"children":[
         {"frame":{"x":0,"y":0,"width":390,"height":844},"AXFrame":"{{0, 0}, {390, 844}}","type":"Group","AXLabel":null,"enabled":true,"children":[
          {"frame":{"x":20,"y":500,"width":350,"height":50},"AXUniqueId":"transfer","type":"Button","AXLabel":"Transfer","enabled":true,"children":[]},
          {"frame":{"x":0,"y":440,"width":390,"height":200},"AXUniqueId":"cookie","type":"Button","AXLabel":"Cookies","enabled":true,"children":[]}]}]}]
        """),
    AnsweredPaste(
      title: "a clear view of React Native in front", view: "like",
      answer: "RCTView-3 is in front of it there",
      text: """
        Printing description of $11:
        <RCTRootContentView: 0x1; reactTag: 1; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
           | <RCTView: 0x4; reactTag: 3; frame = (0 0; 375 812); layer = <CALayer: 0x5>>
           |    | <RCTView: 0x6; reactTag: 5; nativeID: like; frame = (20 20; 44 44); layer = <CALayer: 0x7>>
           |    |    | <RCTTextView: 0x8; reactTag: 6; text: Like frame = (0 0; 44 20); layer = <CALayer: 0x9>>
           |    | <RCTView: 0xa; reactTag: 9; frame = (0 0; 375 812); opaque = NO; layer = <CALayer: 0xb>>
        """),
    AnsweredPaste(
      title: "a hidden superview, as EarlGrey prints it", view: "next",
      answer: "UIView, its superview, is hidden",
      text: """
        GREYErrorDomain: Interaction cannot continue because the desired element was not found / not hittable
          |--<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; alpha=1>
          |  |--<UIView:0x3; AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; alpha=1; hidden>
          |  |  |--<UIButton:0x4; AX=Y; AX.id='next'; AX.label='Next'; AX.frame={{20, 700}, {350, 50}}; frame={{20, 700}, {350, 50}}; alpha=1>
        """),
    AnsweredPaste(
      title: "a drawer that is off the screen, with the answer of a hit test", view: "MenuButton",
      answer: "Drawer, its superview, refused the point",
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <App.Drawer: 0x5; frame = (-300 0; 300 844); layer = <CALayer: 0x6>>
           |    |    | <App.MenuButton: 0x7; baseClass = UIButton; frame = (310 60; 44 44); layer = <CALayer: 0x8>>
        po [0x1 hitTest:CGPointMake(32, 82) withEvent:nil]
        <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        """),
    AnsweredPaste(
      title: "a button and its superview, printed one after the other by their names",
      view: "myButton",
      answer: "UIView, its superview, has no area: its height is 0",
      text: """
        (lldb) po myButton
        <UIButton: 0x105; frame = (20 0; 100 44); opaque = NO; layer = <CALayer: 0x205>>

        (lldb) po myButton.superview
        ▿ Optional<UIView>
          - some : <UIView: 0x106; frame = (0 600; 390 0); layer = <CALayer: 0x206>>

        (lldb) po myButton.allTargets
        ▿ 1 element
          ▿ 0 : AnyHashable(<App.VC: 0x300>)
            - value : <App.VC: 0x300>

        (lldb) po myButton.isEnabled
        true
        """),
    AnsweredPaste(
      title: "a button in SwiftUI with interaction off", view: "UIButton",
      answer: "UIButton has isUserInteractionEnabled false",
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); autoresize = W+H; layer = <UIWindowLayer: 0x2>>
           | <UITransitionView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
           |    |    | <_TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_UIInheritedView: 0x7; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
           |    |    |    | <MyApp.MapContainer: 0x9; frame = (0 100; 390 400); layer = <CALayer: 0xa>>
           |    |    |    |    | <UIButton: 0xb; frame = (300 20; 60 44); opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0xc>>
        """),
    AnsweredPaste(
      title: "a slider in a hidden view, in Cycript", view: "UISlider",
      answer: "UIView, one of its superviews, is hidden",
      text: """
        cy# UIApp.keyWindow.recursiveDescription().toString()
        `<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); hidden = YES; layer = <CALayer: 0x4>>
           |    | <UIView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
           |    |    | <UISlider: 0x7; frame = (20 100; 350 34); opaque = NO; layer = <CALayer: 0x8>; value: 0.500000>`
        """),
    AnsweredPaste(
      title: "a single tap that waits for a double tap", view: "Photo",
      answer: "had to wait for UITapGestureRecognizer to fail",
      text: """
        (lldb) pviews
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <App.Gallery: 0x5; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>>
           |    |    | <App.Photo: 0x8; frame = (0 100; 390 300); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xa>>
        (lldb) po [0x8 gestureRecognizers]
        <__NSArrayI 0xb>(
        <UITapGestureRecognizer: 0xc; state = Possible; view = <App.Photo 0x8>; target= <(action=open:, target=<App.VC 0xd>)>; must-fail = {
                <UITapGestureRecognizer: 0xe; state = Possible; view = <App.Gallery 0x5>; target= <(action=zoom:, target=<App.VC 0xd>)>; numberOfTapsRequired = 2>
            }>
        )
        (lldb) po [0x5 gestureRecognizers]
        <__NSArrayI 0xf>(
        <UITapGestureRecognizer: 0xe; state = Possible; view = <App.Gallery 0x5>; target= <(action=zoom:, target=<App.VC 0xd>)>; numberOfTapsRequired = 2; must-fail-for = {
                <UITapGestureRecognizer: 0xc; state = Possible; view = <App.Photo 0x8>; target= <(action=open:, target=<App.VC 0xd>)>>
            }>
        )
        """),
  ]
}
