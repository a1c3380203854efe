// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// Recognizers, touches, controllers and elements in their printed forms.
@Suite("Records")
struct RecordTests {
  private func recognizers(_ text: String) -> [RecognizerRecord] {
    records(text).compactMap {
      if case .recognizer(let recognizer) = $0 { recognizer } else { nil }
    }
  }

  static let list = """
    <UITapGestureRecognizer: 0x1 (com.me.double); state = Possible; enabled = NO; cancelsTouchesInView = NO; delaysTouchesBegan = YES;
      view = <MyApp.CardView 0x6>; target= <(action=didTap:, target=<MyApp.ViewController 0x8>)>; numberOfTapsRequired = 2; must-fail = {
            <UIPanGestureRecognizer: 0x9; state = Possible; view = <UIView 0x4>>
        }>
    """

  @Test("a recognizer with a name, flags, a target and a set")
  func recognizer() throws {
    let found = try #require(recognizers(Self.list).first)
    #expect(recognizers(Self.list).count == 1)
    #expect(found.label == "com.me.double")
    #expect(
      found.flags == ["enabled": false, "cancelsTouchesInView": false, "delaysTouchesBegan": true])
    #expect(found.viewAddress == "6")
    #expect(found.targets.map(\.action) == ["didTap:"])
    #expect(found.targets.first?.owner.short == "ViewController")
    #expect(found.numbers["numberOfTapsRequired"] == 2)
    #expect(found.mustFail.map(\.address) == ["9"])
  }

  @Test("a list of recognizers in brackets, quotes and with numbers")
  func lists() {
    let tap = "<UITapGestureRecognizer: 0xa; state = Possible; view = <UIView 0x4>>"
    let pan = "<UIPanGestureRecognizer: 0xb; state = Possible; view = <UIView 0x4>>"
    for text in [
      "(\n    \"\(tap)\",\n    \"\(pan)\"\n)", "<__NSArrayI 0x6000>(\n\(tap),\n\(pan)\n)\n",
      "▿ Optional<Array<UIGestureRecognizer>>\n  ▿ some : 2 elements\n    - 0 : \(tap)\n    - 1 : \(pan)",
      "[\(tap), \(pan)]", "0 : \(tap)\n1 : \(pan)",
      "(\n    \"<UITapGestureRecognizer: 0xa; state = Possible; view = <UIView 0x4>; must-fail = {\\n        \(pan)\\n    }>\",\n    \"\(pan)\"\n)",
    ] {
      #expect(recognizers(text).map(\.address) == ["a", "b"], "\(text)")
    }
  }

  @Test(
    "a touch of every age",
    arguments: [
      "<UITouch: 0x1> phase: Began tap count: 1 window: <UIWindow: 0x2; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x3>> view: <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>> location in window: {10, 20} previous location in window: {1, 1} location in view: {3, 4} previous location in view: {1, 1}",
      "<UITouch: 0x1> phase: Began tap count: 1 force: 0.500 window: <UIWindow: 0x2; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x3>> view: <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>> location in window: {10, 20} previous location in window: {1, 1} location in view: {3, 4} previous location in view: {1, 1}",
      "<UITouch: 0x1> type: Direct; phase: Began; is pointer: NO; tap count: 1; force: 0.500; window: <UIWindow: 0x2; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x3>>; responder: <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>>; location in window: {10, 20}; previous location in window: {1, 1}; location in view: {3, 4}; previous location in view: {1, 1};",
      "<UITouch: 0x1> phase: Began tap count: 1 window: <UIWindow: 0x2; frame = (0 0; 320 480);\nlayer = <UIWindowLayer: 0x3>> view: <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>>\nlocation in window: {10,\n20} previous location in window: {1, 1} location in view: {3, 4}",
    ])
  func touches(text: String) throws {
    let touch = try #require(
      records(text).lazy.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }.first)
    #expect(touch.phase == "Began")
    #expect(touch.inWindow == CGPoint(x: 10, y: 20))
    #expect(touch.inView == CGPoint(x: 3, y: 4))
    #expect(touch.window?.address == "2")
    #expect(touch.view?.address == "4")
  }

  @Test("touches of events have the event's time, a frame apart where it lost its digits")
  func events() throws {
    func event(_ phase: String, _ y: Int) -> String {
      "<UITouchesEvent: 0x1> timestamp: 2.9e+06 touches: {(\n    <UITouch: 0x2> phase: \(phase) tap count: 1 window: "
        + "<UIWindow: 0x3; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>> view: (null) location in window: {10, \(y)} previous location in window: {0, 0}\n)}\n"
    }
    let scene = try Import(
      event("Began", 20) + event("Moved", 40) + event("Stationary", 40) + event("Ended", 50))
    #expect(scene.touches.map(\.phase) == [.began, .moved, .ended])
    #expect(scene.touches.map(\.point?.y) == [20, 40, 50])
    #expect(zip(scene.touches, scene.touches.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(scene.screen.report.assumed.contains { $0.key == "input" })
  }

  @Test("a touch without window and view, and one that only moves")
  func nullTouches() throws {
    let text = """
      <UIWindow: 0x3; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
      <UITouch: 0x2> phase: Moved tap count: 1 window: (null) view: (null) location in window: {10, 20} previous location in window: {0, 0}
      """
    #expect(try Import(text).touches.map(\.phase) == [.began, .ended])
  }

  @Test("_printHierarchy names controllers, and what they cover is hidden")
  func controllers() throws {
    let tree = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UILayoutContainerView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         |    | <UIView: 0x7; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
      (lldb) po [UIViewController _printHierarchy]
      <MyApp.NavController 0x10>, state: appeared, view: <UILayoutContainerView 0x3>
         | <MyApp.ListController 0x11>, state: disappeared, view: <UIView 0x5> not in the window
         | <MyApp.PageController 0x12>, state: appeared, view: <UIView 0x7>
         | <MyApp.NextController 0x13>, state: disappeared, view: (view not loaded)
         + <MyApp.SheetController 0x14>, state: appeared, view: <UIView 0x15>, presented with: <UIPresentationController 0x16>
      """
    let scene = try Import(tree)
    #expect(try scene.has(.flag(.hidden, true), "UIView"))
    #expect(try scene.node("UIView-2").controllerName == "PageController")
    #expect(try scene.node("UILayoutContainerView").controllerName == "NavController")
    let alone = try Import(tree.components(separatedBy: "_printHierarchy]\n")[1])
    #expect(alone.names.contains("UILayoutContainerView"))
  }

  @Test("elements of XCUITest, with every field")
  func elements() throws {
    let text = """
      Attributes: Application, 0x600, pid: 9, label: 'App'
      Element subtree:
       →Application, 0x1, pid: 9, label: 'App'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x4, {{10.0, 20.0}, {80.0, 44.0}}, identifier: 'ok', label: 'It's OK, go', value: 1, placeholderValue: 'x', Disabled, Selected
              StaticText, {{10.0, 80.0}, {80.0, 20.0}}, label: 'Hello, world'
              TextField, 0x5, {{10.0, 120.0}, {80.0, 44.0}}, placeholderValue: 'Name', Keyboard Focused
      Path to element:
       →Application, 0x1, pid: 9, label: 'App'
      Query chain:
       →Find: Target Application 'com.me.app'
        Output: {
          Button, 0x4, {{10.0, 20.0}, {80.0, 44.0}}, label: 'twice'
        }
      """
    let scene = try Import(text, view: "It's OK, go")
    #expect(scene.names == ["UIWindow", "Other", "ok", "StaticText", "TextField"])
    #expect(scene.scenario.screen == CGSize(width: 390, height: 844))
    #expect(try scene.has(.flag(.enabled, false), "ok"))
    #expect(scene.screen.report.headings.first?.contains("accessibility") == true)
    #expect(scene.touches.first?.point == CGPoint(x: 50, y: 42))
  }

  @Test(
    "an application whose frame is no screen's counts as none",
    arguments: ["{{0, 0}, {390, -834}}", "{{0, 0}, {inf, 844}}", "{{0, 0}, {390, nan}}"])
  func screenOfNoSize(frame: String) throws {
    let imported = try Import(
      """
      Element subtree:
       →Application, 0x1, pid: 9, \(frame), label: 'App'
          Button, 0x2, {{10.0, 20.0}, {80.0, 44.0}}, label: 'OK'
      """)
    #expect(imported.scenario.screen == CGSize(width: 390, height: 844))
  }

  @Test("Appium's XML, cut in the middle of a tag")
  func markup() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true" visible="true" x="0" y="0" width="375" height="667" index="0">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="375" height="667">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="a&amp;b" label="Tom &amp; Jerry's &lt;3" enabled="false"
            visible="true" accessible="true" x="10" y="20" width="80" height="44" index="1" hittable="true" traits="Button"/>
          <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="false" x="0" y="0" width="375"
      """
    let scene = try Import(text)
    let button = try scene.node("ab")
    #expect(button.viewClass == .button)
    #expect(button.properties.contains(.title("Tom & Jerry's <3")))
    #expect(button.properties.contains(.flag(.enabled, false)))
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
    #expect(try Import(escaped).names.contains("ab"))
    let flat = text.replacing("visible=\"false\" x", with: "x") + " height=\"667\"/>\n</AppiumAUT>"
    for declared in [flat, flat.replacing("?><", with: "?>\n<")] {
      #expect(try Import(declared).screen.report.unread.isEmpty)
    }
  }

  @Test(
    "trees in JSON, also without an end",
    arguments: [
      #"{"type": "XCUIElementTypeApplication", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [{"type": "Button", "rawIdentifier": "ok", "name": "ok", "label": "OK", "value": null, "isEnabled": "1", "isVisible": "1", "rect": {"x": 10, "y": 20, "width": 80, "height": 44}}]}"#,
      #"{"type": "XCUIElementTypeApplication", "children": [{"type": "Button", "rawIdentifier": "ok", "name": "ok", "label": "OK", "rect": {"x": 10, "y": 20, "width": 80, "height": 44}}], "rect": {"x": 0, "y": 0, "width": 390, "height": 844}}"#,
      #"[{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "enabled": true, "role": "AXApplication"}, {"AXFrame": "{{10, 20}, {80, 44}}", "AXUniqueId": "ok", "frame": {"y": 20, "x": 10, "width": 80, "height": 44}, "AXLabel": "O\"K", "type": "Button", "enabled": true, "pid": 9}]"#,
      #"[{"AXFrame": "{{10, 20}, {80, 44}}", "AXUniqueId": "ok", "AXLabel": "OK", "type": "Button", "enabled": true, "chil"#,
    ])
  func json(text: String) throws {
    let scene = try Import(text)
    #expect(try scene.frame("ok") == CGRect(x: 10, y: 20, width: 80, height: 44))
    #expect(try scene.node("ok").viewClass == .button)
  }

  @Test(
    "Detox: the view that was hit lies over the one that was wanted, at the point of the report",
    arguments: [#"{"x":100,"y":25}"#, #"{"x":120,"y":165}"#])
  func detox(point: String) throws {
    let text = #"""
      Error: View "<RCTView: 0x1; reactTag: 7; frame = (20 100; 200 50); layer = <CALayer: 0x2>>" is not hittable at point "\#(point)"
      Hitten: <MyApp.Overlay: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      Target view: <RCTView: 0x1; reactTag: 7; frame = (20 100; 200 50); layer = <CALayer: 0x2>>
      Absolute origin: {20, 140}, Relative point: {100, 25}
      """#
    let scene = try Import(text)
    #expect(scene.names.suffix(2) == ["RCTView", "Overlay"])
    #expect(scene.touches.first?.point == CGPoint(x: 120, y: 165))
    #expect(scene.screen.view == "RCTView")
    #expect(scene.screen.report.questions.isEmpty)
  }

  @Test("Detox: the bounds of the report are the frame of the target view in the window")
  func detoxBounds() throws {
    let text = """
      - view point: {177, 32.5}
      - visible bounds: {{0, 0}, {354, 65}}
      - view bounds: {{24, 557}, {354, 65}}
      ---
      Error: Error Domain=DetoxErrorDomain Code=0 "View “<RCTView: 0x7fe7a6649800>” is not visible: View does not pass visibility percent threshold (100)"
      """
    let scene = try Import(text)
    #expect(try scene.frame("RCTView") == CGRect(x: 24, y: 557, width: 354, height: 65))
    #expect(scene.touches.first?.point == CGPoint(x: 201, y: 589.5))
    #expect(scene.screen.view == "RCTView")
    #expect(scene.screen.report.questions.isEmpty)
    #expect(!scene.screen.report.lines.contains { $0.contains("not understood") })
  }

  @Test("EarlGrey's hierarchy is a tree of views")
  func earlGrey() throws {
    let text = """
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {320, 568}}; AX.activationPoint={160, 284}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {320, 568}}; opaque; alpha=1>
        |--<UIView:0x2; AX=N; AX.frame={{0, 20}, {320, 548}}; frame={{0, 20}, {320, 548}}; hidden; alpha=1; UIE=N>
        |  |--<UIButton:0x3; AX=Y; AX.label='Go; now'; AX.frame={{10, 30}, {80, 44}}; frame={{10, 10}, {80, 44}}; alpha=0>
      """
    let scene = try Import(text)
    #expect(try scene.parent("UIButton") == "UIView")
    #expect(try scene.frame("UIButton")?.origin == CGPoint(x: 10, y: 10))
    #expect(try scene.has(.flag(.hidden, true), "UIView"))
    #expect(try scene.has(.flag(.userInteraction, false), "UIView"))
    #expect(try scene.has(.alpha(0), "UIButton"))
  }

  @Test("a window that refuses a touch is a scene of its own")
  func nilWindow() throws {
    let text =
      "unexpected nil window in _UIApplicationHandleEventFromQueueEvent, _windowServerHitTestWindow: <UIWindow: 0x1; frame = (0 0; 320 480); userInteractionEnabled = NO; layer = <UIWindowLayer: 0x2>>, touch:<UITouch: 0x3> phase: Began tap count: 1 window: (null) view: (null) location in window: {10, 20} previous location in window: {10, 20} location in view: {10, 20}"
    let scene = try Import(text)
    #expect(scene.names == ["UIWindow"])
    #expect(try scene.has(.flag(.userInteraction, false), "UIWindow"))
    #expect(scene.touches.first?.phase == .began)
    #expect(scene.screen.report.questions.isEmpty)
  }

  @Test("the responder chain goes from the inside to the outside")
  func chain() throws {
    let text = """
      <MyApp.Key: 0x1; baseClass = UIButton; frame = (1 2; 30 40); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <MyApp.PadController: 0x5>
         |    |    | <UIWindow: 0x6; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x7>>
         |    |    |    | <UIApplication: 0x8>
         |    |    |    |    | <MyApp.AppDelegate: 0x9>
      """
    let scene = try Import(text)
    #expect(scene.names == ["UIWindow", "UIView", "Key"])
    #expect(try scene.node("UIView").controllerName == "PadController")
  }

  @Test("answers of the debugger to our own questions are read")
  func answers() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 390 844); contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x4>>
         |    | <UIButton: 0x5; frame = (10 10; 80 44); layer = <CALayer: 0x6>>
      (lldb) p (BOOL)[0x3 delaysContentTouches]
      (BOOL) $0 = NO
      (lldb) p (BOOL)[0x5 isEnabled]
      (BOOL) $1 = NO
      (lldb) p (BOOL)[0x5 isMultipleTouchEnabled]
      (BOOL) $2 = YES
      (lldb) po [0x5 allTargets]
      {(
      )}
      """
    let scene = try Import(text, view: "UIButton")
    #expect(scene.screen.text.contains("\"delaysContentTouches\": false"))
    #expect(try scene.has(.flag(.enabled, false), "UIButton"))
    #expect(try scene.has(.flag(.multipleTouch, true), "UIButton"))
    #expect(try scene.node("UIButton").actions.isEmpty)
  }
}
