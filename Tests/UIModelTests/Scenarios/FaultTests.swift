// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@Suite("What is wrong with a scenario file")
struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let line: String
    var testDescription: String { line }

    init(_ text: String, _ line: String) {
      self.text = text
      self.line = line
    }
  }

  @Test("is said in one line with its place, what was found and what is allowed", arguments: faults)
  func line(_ fault: Fault) {
    #expect(ScenarioText.faults(Array(fault.text.utf8)) == ["f.json: \(fault.line)"])
  }

  @Test(
    "guesses what was meant: another case, UIKit's name, a slip; and nothing where nothing is near",
    arguments: [
      ("userinteraction", "userInteraction"), ("isUserInteractionEnabled", "userInteraction"),
      ("isHidden", "hidden"), ("subview", "subviews"), ("gestrues", "gestures"), ("x", nil),
      ("", nil), ("backgroundColor", "color"), ("layer", nil),
      (String(repeating: "hidden", count: 50), nil),
    ])
  func guess(_ key: String, _ meant: String?) {
    let keys = [
      "class", "name", "gestures", "subviews", "frame", "color", "hidden", "alpha",
      "userInteraction", "clips", "touches",
    ]
    #expect(Spelling.nearest(to: key, among: keys) == meant)
  }

  private typealias Text = ScenarioText

  static let faults = syntax + top + nodes + values + gestures + links + input + expectations

  static let syntax = [
    Fault("", "line 1, column 1: the end of the file found, a value allowed"),
    Fault("{", "line 1, column 2: the end of the file found, a key in quotes allowed"),
    Fault("NaN", "line 1, column 1: \"NaN\" found, a value allowed"),
    Fault("[1] 2", "line 1, column 5: \"2\" after the document found, nothing more allowed"),
    Fault(
      "{\"format\": 1,\n \"windows\": [}",
      "windows[0] (line 2, column 14): \"}\" found, a value allowed"),
    Fault(
      "{\"format\": 1,}", "line 1, column 14: \"}\" found, a key in quotes allowed"),
    Fault("{\"format\" 1}", "format (line 1, column 11): \"1\" found, \":\" allowed"),
    Fault("[1 2]", "[0] (line 1, column 4): \"2\" found, \",\" or \"]\" allowed"),
    Fault("[01]", "[0] (line 1, column 2): \"01\" found, a number as JSON has it allowed"),
    Fault("[1.]", "[0] (line 1, column 2): \"1.\" found, a number as JSON has it allowed"),
    Fault("[-]", "[0] (line 1, column 2): \"-\" found, a number as JSON has it allowed"),
    Fault(
      "[\"a]",
      "[0] (line 1, column 2): a string without an end found, "
        + "a string that ends with a quote allowed"),
    Fault(
      "[\"\\x\"]",
      "[0] (line 1, column 3): a wrong escape in a string found, an escape of JSON allowed"),
    Fault(
      "[\"\\ud800\"]",
      "[0] (line 1, column 3): half a surrogate pair in a string found, a whole one allowed"),
    Fault(
      "[\"a\nb\"]",
      "[0] (line 1, column 4): a control character in a string found, "
        + "an escape such as \\n allowed"),
  ]

  static let top = [
    Fault("[]", "top level: a list found, an object allowed"),
    Fault(#"{"windows": [{}]}"#, "format: nothing found, 1 allowed"),
    Fault(#"{"format": 2, "windows": [{}]}"#, "format: 2 found, 1 allowed"),
    Fault(#"{"format": 1}"#, "windows: nothing found, a list of windows allowed"),
    Fault(
      Text.document(#""windows": []"#),
      "windows: an empty list found, a list of one window or more allowed"),
    Fault(
      Text.document(#""windows": [{}], "titel": "x""#),
      "titel: the key \"titel\" (did you mean title?) found, "
        + "format, title, about, source, screen, log, scene, windows, input, until or expect allowed"
    ),
    Fault(
      #"{"format": 1, "title": "a", "windows": [{}], "title": "b"}"#,
      "title: the key \"title\" again found, one of it allowed"),
    Fault(
      Text.document(#""windows": [{}], "screen": [390]"#),
      "screen: a list of 1 found, [width, height] allowed"),
    Fault(
      Text.document(#""windows": [{}], "screen": [0, 700]"#),
      "screen[0]: 0 found, a number from 1 to 1000000 allowed"),
    Fault(
      Text.document(#""windows": [{}], "log": ["touch"]"#),
      "log[0]: \"touch\" found, hitTest, touches, tracking, recognizers, states, actions, events, "
        + "delegate, lifecycle, motion, remote, chain, tapCount or times allowed"),
    Fault(
      Text.document(#""windows": [{"name": "a b"}]"#),
      "windows[0].name: \"a b\" found, a name of 1 to 200 letters, digits, _ or - allowed"),
    Fault(
      Text.document(#""windows": [{"alpha": 1}]"#),
      "windows[0].alpha: the key \"alpha\" found, "
        + "name, gestures, log, root, level, frame, hidden, touches, hitTest or pointInside allowed"
    ),
  ]

  static let nodes = [
    Fault(
      Text.root(#""class": "UIScrollView", "scroll": {"rows": 3}"#),
      "windows[0].root.scroll.rows: the key \"rows\" found, contentSize, contentOffset, "
        + "delaysContentTouches, canCancelContentTouches, bounces, directionalLock, shouldBegin or "
        + "shouldCancel allowed"),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"rowHeight": 0}"#),
      "windows[0].root.scroll.rowHeight: 0 found, a number from 1 to 1000000 allowed"),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"rows": 1e6}"#),
      "windows[0].root.scroll.rows: 1e6 found, a whole number from 0 to 100000 allowed"),
    Fault(
      Text.root(#""class": "UIVew""#),
      "windows[0].root.class: \"UIVew\" (did you mean UIView?) found, UIView, UILabel, UIImageView, "
        + "UIControl, UIButton, UISwitch, UISlider, UIStepper, UISegmentedControl, UIPageControl, UITextField, "
        + "UIScrollView, UITableView or UITabBar allowed"),
    Fault(
      Text.root(#""controller": "UITableViewController""#),
      "windows[0].root.controller: \"UITableViewController\" (did you mean "
        + "UIViewController?) found, "
        + "UIViewController, UINavigationController or UITabBarController allowed"),
    Fault(
      Text.root(#""controller": "UINavigationController", "class": "UIView""#),
      "windows[0].root.class: the key \"class\" found, "
        + "no class, as UINavigationController brings its view allowed"),
    Fault(
      Text.root(#""controller": "UINavigationController", "children": [{}]"#),
      "windows[0].root.children[0].controller: nothing found, "
        + "UIViewController, UINavigationController or UITabBarController allowed"),
    Fault(
      Text.root(#""subviews": {}"#),
      "windows[0].root.subviews: an object found, a list of nodes allowed"),
    Fault(
      Text.root(#""subviews": [7]"#), "windows[0].root.subviews[0]: 7 found, an object allowed"),
    Fault(
      Text.root(#""actions": {"touchUpInside": "x"}"#),
      "windows[0].root.actions: the key \"actions\" found, class, controller, name, log, gestures, "
        + "subviews, handles, frame, bounds, transform, color, title, image, hidden, alpha, "
        + "userInteraction, multipleTouch, exclusiveTouch, clips, touches, hitTest, pointInside, "
        + "drag or next allowed"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"tap": "x"}"#),
      "windows[0].root.actions.tap: the key \"tap\" found, touchDown, touchDownRepeat, "
        + "touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside, "
        + "touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, "
        + "menuActionTriggered, editingDidBegin, editingChanged, editingDidEnd or "
        + "editingDidEndOnExit allowed"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": 5}"#),
      "windows[0].root.actions.touchDown: 5 found, "
        + "a string or {\"nilTarget\": \"action\"} allowed"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": "a\nb"}"#),
      "windows[0].root.actions.touchDown: \"a\\nb\" found, a text of one line allowed"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": {"nilTarget": ""}}"#),
      "windows[0].root.actions.touchDown.nilTarget: \"\" found, the name of an action allowed"),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"select": "a\nb"}"#),
      "windows[0].root.scroll.select: \"a\\nb\" found, a text of one line allowed"),
    Fault(
      Text.root(#""handles": {"save": true}"#),
      "windows[0].root.handles.save: true found, a string allowed"),
  ]

  static let values = [
    Fault(
      Text.root(#""alpha": 1.5"#),
      "windows[0].root.alpha: 1.5 found, a number from 0 to 1 allowed"),
    Fault(
      Text.root(#""hidden": "yes""#),
      "windows[0].root.hidden: \"yes\" found, true or false allowed"),
    Fault(
      Text.root(#""frame": [0, 0, 1e999, 5]"#),
      "windows[0].root.frame[2]: 1e999 found, a number from -1000000 to 1000000 allowed"),
    Fault(
      Text.root(#""frame": [0, 0, -1, 5]"#),
      "windows[0].root.frame: [0, 0, -1, 5] found, "
        + "a width and height that are not negative allowed"),
    Fault(
      Text.root(#""transform": {"skew": 1}"#),
      "windows[0].root.transform.skew: the key \"skew\" found, "
        + "scale, rotate or translate allowed"),
    Fault(
      Text.root(#""image": "../secret.png""#),
      "windows[0].root.image: \"../secret.png\" found, a file below assets, without .. allowed"),
    Fault(
      Text.root(#""image": "/etc/passwd""#),
      "windows[0].root.image: \"/etc/passwd\" found, a file below assets, without .. allowed"),
    Fault(
      Text.root(#""touches": "block""#),
      "windows[0].root.touches: \"block\" found, forward, intercept or both allowed"),
    Fault(
      Text.root(#""hitTest": null"#),
      "windows[0].root.hitTest: null found, default, nil, self or {\"subview\": index} allowed"),
    Fault(
      Text.root(#""hitTest": {"subview": 1}, "subviews": [{}]"#),
      "windows[0].root.hitTest.subview: 1 found, a whole number from 0 to 0 allowed"),
    Fault(
      Text.root(#""hitTest": {"subview": 0}"#),
      "windows[0].root.hitTest.subview: 0 found, no index, as there is no subview, allowed"),
    Fault(
      Text.root(#""pointInside": {"inset": 1, "alsoInside": "A"}"#),
      "windows[0].root.pointInside: 2 keys found, either alsoInside or inset allowed"),
    Fault(
      Text.root(#""class": "UIButton", "tracking": {"continueUntil": 1.5}"#),
      "windows[0].root.tracking.continueUntil: 1.5 found, a whole number from 0 to 1000000 allowed"),
    Fault(
      Text.root(#""class": "UISwitch", "value": 2"#),
      "windows[0].root.value: 2 found, true or false allowed"),
  ]

  static let gestures = [
    Fault(
      Text.gesture(#""name": "tap""#),
      "windows[0].root.gestures[0].class: nothing found, UITapGestureRecognizer, "
        + "UILongPressGestureRecognizer, UIPanGestureRecognizer, UISwipeGestureRecognizer, "
        + "UIPinchGestureRecognizer, UIRotationGestureRecognizer, "
        + "UIScreenEdgePanGestureRecognizer, UIHoverGestureRecognizer or "
        + "SwingGestureRecognizer allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "numberOfTapsRequired": "two""#),
      "windows[0].root.gestures[0].numberOfTapsRequired: \"two\" found, "
        + "a whole number from 1 to 100 allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "numberOfTapsRequired": 0"#),
      "windows[0].root.gestures[0].numberOfTapsRequired: 0 found, "
        + "a whole number from 1 to 100 allowed"),
    Fault(
      Text.gesture(#""class": "UISwipeGestureRecognizer", "direction": []"#),
      "windows[0].root.gestures[0].direction: a list found, "
        + "one or more of right, left, up or down allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "action": "a\nb""#),
      "windows[0].root.gestures[0].action: \"a\\nb\" found, a text of one line allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "requireToFail": ["double"]"#),
      "windows[0].root.gestures[0].requireToFail[0]: \"double\" found, "
        + "UITapGestureRecognizer allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "simultaneousWith": "all""#),
      "windows[0].root.gestures[0].simultaneousWith: \"all\" found, a list of strings allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "allowedTouchTypes": [4]"#),
      "windows[0].root.gestures[0].allowedTouchTypes[0]: 4 found, "
        + "0 to 3, direct, indirect, pencil or indirectPointer allowed"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "ignores": [-1]"#),
      "windows[0].root.gestures[0].ignores[0]: -1 found, a whole number from 0 to 1000000 allowed"),
  ]

  static let links = [
    Fault(
      Text.root(#""name": "A", "subviews": [{"name": "A"}]"#),
      "windows[0].root.subviews[0].name: \"A\", the name of another node, found, "
        + "a name of its own allowed"),
    Fault(
      Text.root(#""name": "A", "next": "B""#),
      "windows[0].root.next: \"B\" found, a responder's name allowed"),
    Fault(
      Text.root(#""name": "A", "pointInside": {"alsoInside": "B"}"#),
      "windows[0].root.pointInside.alsoInside: \"B\" found, A or UIWindow allowed"),
    Fault(
      Text.root(#""name": "A", "next": "B", "subviews": [{"name": "B"}]"#),
      "windows[0].root.next: \"B\", which closes the circle A --> B --> A, found, "
        + "a responder that does not lead back allowed"),
    Fault(
      Text.root(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "a", "requireToFail": ["b"]}, "#
          + #"{"class": "UITapGestureRecognizer", "name": "b", "requireToFail": ["a"]}]"#),
      "windows[0].root.gestures[1].requireToFail: the circle a --> b --> a found, "
        + "no circle of requirements allowed"),
  ]

  static let input = [
    Fault(
      Text.input(#"{"touch": 1, "phase": "began", "at": [1, 1]}"#),
      "input[0].t: nothing found, seconds, 0 to 1000000, allowed"),
    Fault(
      Text.input(#"{"t": 1, "system": "shake"}, {"t": 0.5, "system": "shake"}"#),
      "input[1].t: 0.5 found, 1 or later, the time before it, allowed"),
    Fault(
      Text.input(#"{"t": 2000000, "system": "shake"}"#),
      "input[0].t: 2000000 found, a number from 0 to 1000000 allowed"),
    Fault(
      Text.input(#"{"t": 0}"#),
      "input[0]: an entry of no kind found, "
        + "one of touch, mouse, wheel, system, remote, press, key, text, switch, set or do allowed"),
    Fault(
      Text.input(#"{"t": 0, "touch": 1, "phase": "moved", "at": [1, 1]}"#),
      "input[0].phase: \"moved\" of finger 1, which is not down, found, began allowed"),
    Fault(
      Text.input(
        #"{"t": 0, "touch": 1, "phase": "began", "at": [1, 1]}, "#
          + #"{"t": 1, "touch": 1, "phase": "began", "at": [1, 1]}"#),
      "input[1].phase: \"began\" of finger 1, which is down, found, "
        + "moved, ended or cancelled allowed"),
    Fault(
      Text.input(#"{"t": 0, "touch": 1, "phase": "began"}"#),
      "input[0].at: nothing found, [x, y] allowed"),
    Fault(
      Text.input(#"{"t": 0, "mouse": "up"}"#),
      "input[0].mouse: \"up\" of button 1, which is not down, found, move or down allowed"),
    Fault(
      Text.input(#"{"t": 0, "system": "reboot"}"#),
      "input[0].system: \"reboot\" found, interrupt, resume, home, launch or shake allowed"),
    Fault(
      Text.input(#"{"t": 0, "remote": "eject"}"#),
      "input[0].remote: \"eject\" found, play, pause, playPause, stop, next or previous allowed"),
    Fault(
      Text.input(#"{"t": 0, "press": "fire", "phase": "began"}"#),
      "input[0].press: \"fire\" found, upArrow, downArrow, leftArrow, rightArrow, select, menu, "
        + "playPause, pageUp or pageDown allowed"),
    Fault(
      Text.input(#"{"t": 0, "press": "select", "phase": "ended"}"#),
      "input[0].phase: \"ended\" of select, which is not down, found, began allowed"),
    Fault(
      Text.input(#"{"t": 0, "key": "A"}"#),
      "input[0].key: \"A\" found, tab, backTab, space, enter, backspace, left, right, up, down or "
        + "escape allowed"),
    Fault(
      Text.input(#"{"t": 0, "switch": "O", "to": true}"#),
      "input[0].switch: a switch found, one in a file with \"scene\" allowed"),
    Fault(
      Text.document(#""scene": "a b""#),
      "scene: \"a b\" found, a name of 1 to 200 letters, digits, _ or - allowed"),
    Fault(
      Text.document(#""scene": "photos", "windows": []"#),
      "windows: windows beside a scene found, one of them allowed"),
    Fault(
      Text.input(#"{"t": 0, "text": 7}"#), "input[0].text: 7 found, a string allowed"),
    Fault(
      Text.input(#"{"t": 0, "set": "Roof.hidden", "to": true}"#),
      "input[0].set: \"Roof.hidden\" found, "
        + "a path that begins with a node: Root or UIWindow allowed"),
    Fault(
      Text.input(#"{"t": 0, "set": "Root.gestures[0].isEnabled", "to": true}"#),
      "input[0].set: \"Root.gestures[0].isEnabled\" found, an index of 0 recognizers allowed"),
    Fault(
      Text.input(#"{"t": 0, "do": "present", "node": "Root", "to": "Root"}"#),
      "input[0].node: \"Root\" found, a node with a controller allowed"),
    Fault(
      Text.input(#"{"t": 0, "do": "explode", "node": "Root"}"#),
      "input[0].do: \"explode\" found, removeFromSuperview, addTo, bringSubviewToFront, "
        + "becomeFirstResponder, resignFirstResponder, present, dismiss, sendAction or "
        + "removeRecognizer allowed"),
  ]

  static let expectations = [
    Fault(Text.expect(#""a line""#), "expect: \"a line\" found, a list of lines allowed"),
    Fault(
      Text.expect(#"[{"atLeast": 2}]"#),
      "expect[0]: an object with \"atLeast\" found, a line, {\"anyOrder\": [...]}, "
        + "{\"atLeast\": n, \"line\": \"...\"} or {\"optional\": \"...\"} allowed"),
    Fault(
      Text.expect(#"[{"anyOrder": ["a", {"optional": "b"}]}]"#),
      "expect[0].anyOrder[1]: an object found, a line or a list of lines allowed"),
  ]
}
