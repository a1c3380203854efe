// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Further pastes, as uglier ones stand in forums: quoted twice, escaped by a page, cut by a chat, of several ages.
extension FaultPaste {
  static let forum = [
    FaultPaste(
      title: "a sheet's button below its view, quoted twice", view: "ConfirmButton",
      fault: .refusedBy("SheetView"),
      text: """
        > On Tue, someone wrote:
        >> can you post the hierarchy?
        >
        > sure:
        >
        > (lldb) po UIWindow.keyWindow?.recursiveDescription
        > error: ...
        > (lldb) expr -l objc++ -O -- [[UIWindow keyWindow] recursiveDescription]
        > <UIWindow: 0x103e06a10; frame = (0 0; 393 852); gestureRecognizers = <NSArray: 0x600000c82d90>; layer = <UIWindowLayer: 0x600000c83210>>
        >    | <UITransitionView: 0x103f0c5d0; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x6000002a4d40>>
        >    |    | <UIDropShadowView: 0x103f0d050; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x6000002a4e80>>
        >    | <UITransitionView: 0x103d08ca0; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x6000002b1a60>>
        >    |    | <UIDimmingView: 0x103d0a120; frame = (0 0; 393 852); opaque = NO; autoresize = W+H; gestureRecognizers = <NSArray: 0x600000cb7a80>; backgroundColor = UIExtendedGrayColorSpace 0 0.2; layer = <CALayer: 0x6000002b1b20>>
        >    |    | <UIDropShadowView: 0x103d0b440; frame = (0 58; 393 794); clipsToBounds = YES; autoresize = W+H; layer = <CALayer: 0x6000002b1d00>>
        >    |    |    | <Pay.SheetView: 0x103d0c210; frame = (0 0; 393 400); layer = <CALayer: 0x6000002b2000>>
        >    |    |    |    | <Pay.ConfirmButton: 0x103d0d9f0; baseClass = UIButton; frame = (20 420; 353 50); opaque = NO; layer = <CALayer: 0x6000002b2180>>
        """),
    FaultPaste(
      title: "a content view without height, escaped by a page; the button by its title",
      view: "Subscribe", fault: .refusedBy("UIView-2"),
      text: """
        <p>Here is what I get in the console:</p>
        <pre class="lang-text prettyprint-override"><code>&lt;UIView: 0x7fea2b41; frame = (0 0; 390 844); autoresize = W+H; layer = &lt;CALayer: 0x60000&gt;&gt;
           | &lt;UIScrollView: 0x7fea2c00; frame = (0 47; 390 763); clipsToBounds = YES; gestureRecognizers = &lt;NSArray: 0x600&gt;; layer = &lt;CALayer: 0x601&gt;; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}&gt;
           |    | &lt;UIView: 0x7fea2d10; frame = (0 0; 390 0); layer = &lt;CALayer: 0x602&gt;&gt;
           |    |    | &lt;UIButton: 0x7fea2e20; frame = (20 500; 350 50); opaque = NO; layer = &lt;CALayer: 0x603&gt;&gt;
           |    |    |    | &lt;UIButtonLabel: 0x7fea2f; frame = (130 14; 90 22); text = &#39;Subscribe&#39;; opaque = NO; userInteractionEnabled = NO; layer = &lt;_UILabelLayer: 0x604&gt;&gt;
        </code></pre>
        <p>The scroll view&#39;s content view is called &quot;contentView&quot;.</p>
        """),
    FaultPaste(
      title: "a button that was added to a cell, behind its content view", view: "deleteBtn",
      fault: .coveredBy("UITableViewCellContentView"),
      text: """
        2024-11-03 09:14:55.102387+0800 Todo[4123:88123] <Todo.TodoCell: 0x10180a200; baseClass = UITableViewCell; frame = (0 28; 375 64); autoresize = W; layer = <CALayer: 0x2811a0>>
           | <UILabel: 0x101811ab0; frame = (16 10; 200 20.5); text = 'Buy milk & eggs; don't f...'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x283>>
           | <UIButton: 0x101812cd0; frame = (300 10; 60 44); opaque = NO; layer = <CALayer: 0x2811c0>>
           |    | <UIButtonLabel: 0x101813; frame = (4 10; 52 24); text = 'deleteBtn'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x284>>
           | <UITableViewCellContentView: 0x101815e10; frame = (0 0; 375 64); gestureRecognizers = <NSArray: 0x2811d0>; layer = <CALayer: 0x2811e0>>
        """),
    FaultPaste(
      title: "a button in an image view of iOS 7, by its title", view: "btnOK",
      fault: .refusedBy("UIImageView"),
      text: """
        (gdb) po [[UIApplication sharedApplication].keyWindow recursiveDescription]
        $0 = 0x0754c3e0 <UIWindow: 0x7146d40; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7146e40>>
           | <UIView: 0x7158c70; frame = (0 20; 320 460); autoresize = RM+BM; layer = <CALayer: 0x7158cd0>>
           |    | <UIImageView: 0x7155c10; frame = (0 0; 320 460); alpha = 0.5; opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; layer = <CALayer: 0x7155ca0>>
           |    |    | <UIRoundedRectButton: 0x7157a40; baseClass = UIButton; frame = (124 200; 72 37); opaque = NO; layer = <CALayer: 0x7157b10>>
           |    |    |    | <UIButtonLabel: 0x7160bb0; frame = (12 9; 47 19); text = 'btnOK'; clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x7160c30>>
        """),
    FaultPaste(
      title: "a slider in a panel that is almost transparent, cut by a chat", view: "PriceSlider",
      fault: .refusedBy("FilterPanel"),
      text: """
        The “FilterPanel” never gets my slider’s touches. This is the dump from Slack:

        `<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>`
        `   | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>`
        `   |    | <FilterPanel: 0x5; frame = (0 500; 390 344); alpha = 0.009; layer = <CALayer: 0x6>>`
        `   |    |    | <PriceSlider: 0x7; baseClass = UISlider; frame = (20 40; 350 34); opaque = NO; layer = <CALayer: 0x8>; value: 0.25>`
        `   |    |    | <UILabel: 0x9; frame = (20 10; 100 20); text = 'Price…`
        """),
    FaultPaste(
      title: "the keyboard over a button", view: "DoneButton",
      fault: .coveredBy("UIInputSetHostView"),
      text: """
        <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x40>; layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
           |    | <DoneButton: 0x5; baseClass = UIButton; frame = (20 780; 350 50); layer = <CALayer: 0x6>>
        <UITextEffectsWindow: 0x7; frame = (0 0; 390 844); opaque = NO; autoresize = W+H; layer = <UIWindowLayer: 0x8>>
           | <UIInputSetContainerView: 0x9; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0xa>>
           |    | <UIEditingOverlayGestureView: 0xd; frame = (0 0; 390 844); autoresize = W+H; gestureRecognizers = <NSArray: 0x41>; layer = <CALayer: 0xe>>
           |    | <UIInputSetHostView: 0xb; frame = (0 508; 390 336); layer = <CALayer: 0xc>>
        """),
    FaultPaste(
      title: "a banner over a button, XML of Appium that a log cut", view: "checkout",
      fault: .coveredBy("CookieBanner"),
      text: """
        [debug] [XCUITestDriver] <?xml version="1.0" encoding="UTF-8"?>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
          <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="checkout" label="Check out &amp; pay" enabled="true" visible="true" accessible="true" x="20" y="760" width="350" height="50" index="3"/>
            <XCUIElementTypeOther type="XCUIElementTypeOther" name="CookieBanner" label="We use cookies" enabled="true" visible="true" accessible="true" x="0" y="640" width="390" height="204" index="4">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="accept" label="Accept" enabled="true" visible="true" accessible="true" x="20" y="660" width="100" height="4
        """),
    FaultPaste(
      title: "a hidden row, with the numbers of an editor's lines", view: "Toggle",
      fault: .refusedBy("SettingsRow"),
      text: """
          9 <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         10    | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         11    |    | <SettingsRow: 0x5; frame = (0 100; 390 44); hidden = YES; layer = <CALayer: 0x6>>
         12    |    |    | <Toggle: 0x7; baseClass = UISwitch; frame = (320 6; 51 31); layer = <CALayer: 0x8>>
        """),
    FaultPaste(
      title: "a container without height, in a comment that lost its line breaks",
      view: "SaveButton", fault: .refusedBy("Footer"),
      text:
        "here: <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>> | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>> | | <Footer: 0x9; frame = (0 700; 390 0); layer = <CALayer: 0xa>> | | | <SaveButton: 0x5; baseClass = UIButton; frame = (20 10; 350 50); layer = <CALayer: 0x6>> any ideas?"
    ),
    FaultPaste(
      title: "a button and its superviews, printed one by one", view: "addButton",
      fault: .refusedBy("HeaderView"),
      text: """
        (lldb) po self.addButton
        <UIButton: 0x7f9; frame = (300 20; 60 44); opaque = NO; layer = <CALayer: 0x60>>
        (lldb) po self.addButton.superview!
        <HeaderView: 0x7fa; frame = (0 88; 390 0); layer = <CALayer: 0x61>>
        (lldb) po [0x7fa superview]
        <UIView: 0x7fb; frame = (0 0; 390 844); layer = <CALayer: 0x62>>
        """),
    FaultPaste(
      title: "the lines that came, marked by a comparison", view: "PayButton",
      fault: .refusedBy("CartBar"),
      text: """
        ```diff
         <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
            | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        +   |    | <CartBar: 0x5; frame = (0 760; 390 84); layer = <CALayer: 0x6>>
        +   |    |    | <PayButton: 0x7; baseClass = UIButton; frame = (20 -60; 350 50); layer = <CALayer: 0x8>>
        ```
        """),
  ]
}
