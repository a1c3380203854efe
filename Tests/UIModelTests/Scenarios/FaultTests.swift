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

  @Test(
    "is reported in one line: file and line, path, what was expected, what was found",
    arguments: faults
  )
  func line(_ fault: Fault) {
    #expect(ScenarioText.faults(Array(fault.text.utf8)) == ["f.json:\(fault.line)"])
  }

  @Test(
    "guesses what was meant: another case, UIKit's name, a slip; and nothing where nothing is near",
    arguments: [
      ("userinteraction", "userInteraction"), ("isUserInteractionEnabled", "userInteraction"),
      ("isHidden", "hidden"), ("multi", nil), ("user", "userInteraction"), ("subview", "subviews"),
      ("gestrues", "gestures"), ("x", nil),
      ("", nil), ("backgroundColor", "color"), ("layer", nil),
      ("colors", "color"), ("ches", "touches"), ("uche", "touches"),
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
    Fault("", "1:1: not valid JSON: expected a value, found the end of the file"),
    Fault("{", "1:2: not valid JSON: expected a key in quotes, found the end of the file"),
    Fault("NaN", "1:1: not valid JSON: expected a value, found NaN"),
    Fault("[1] 2", "1:5: not valid JSON: expected the end of the file, found 2"),
    Fault(
      "{\"format\": 1,\n \"windows\": [}",
      "2:14: not valid JSON: expected a value, found \"}\""),
    Fault(
      "{\"format\": 1,}",
      "1:14: not valid JSON: expected a key in quotes, found \"}\"; remove the comma "
        + "before it"),
    Fault("{\"format\" 1}", "1:11: not valid JSON: expected \":\", found 1"),
    Fault("[1 2]", "1:4: not valid JSON: expected \",\" or \"]\", found 2"),
    Fault("[01]", "1:2: not valid JSON: expected a JSON number, such as -1.5, found 01"),
    Fault("[1.]", "1:2: not valid JSON: expected a JSON number, such as -1.5, found 1."),
    Fault("[-]", "1:2: not valid JSON: expected a JSON number, such as -1.5, found -"),
    Fault(
      "[\"a]",
      "1:2: not valid JSON: expected a closing quote for this string, found "
        + "the end of the file"),
    Fault(
      "[\"\\x\"]",
      "1:3: not valid JSON: expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t "
        + "\\uXXXX, found another"),
    Fault(
      "[\"\\ud800\"]",
      "1:3: not valid JSON: expected both halves of a surrogate pair, found one"),
    Fault(
      "[\"a\nb\"]",
      "1:2: not valid JSON: expected a closing quote for this string, found the end of the line"),
    Fault(
      "[\"a\tb\"]",
      "1:4: not valid JSON: expected an escape such as \\t in the string, found an unescaped control "
        + "character"),
    Fault(
      "{\"a\": \"b, \"c\": 1}",
      "1:12: not valid JSON: expected \",\" or \"}\", found c; the string before it may lack its closing quote"
    ),
    Fault(
      "{\"a\": [\"b]}",
      "1:8: not valid JSON: expected a closing quote for this string, found the end of the file"),
  ]

  static let top = [
    Fault("[]", "1: expected an object, found a list"),
    Fault(#"{"windows": [{}]}"#, "1: format: expected 1, found nothing; add \"format\": 1"),
    Fault(
      #"{"hello": 1}"#,
      "1: expected a scenario with \"format\" and \"windows\", found an object without keys of a "
        + "scenario"),
    Fault(
      "{}", "1: expected a scenario with \"format\" and \"windows\", found an empty object"),
    Fault(#"{"format": 2, "windows": [{}]}"#, "1: format: expected 1, found 2"),
    Fault(#"{"format": 1}"#, "1: windows: expected a list of windows, found nothing"),
    Fault(
      Text.document(#""windows": []"#),
      "1: windows: expected a list of one window or more, found an empty list"),
    Fault(
      Text.document(#""windows": [{}], "titel": "x""#),
      "1: titel: expected a key of a scenario, found \"titel\"; did you mean title?"
    ),
    Fault(
      #"{"format": 1, "title": "a", "windows": [{}], "title": "b"}"#,
      "1: title: expected each key once, found \"title\" again"),
    Fault(
      Text.document(#""windows": [{}], "screen": [390]"#),
      "1: screen: expected [width, height], found a list of length 1"),
    Fault(
      Text.document(#""windows": [{}], "screen": [0, 700]"#),
      "1: screen[0]: expected a number from 1 to 1000000, found 0"),
    Fault(
      Text.document(#""windows": [{}], "log": ["touch"]"#),
      "1: log[0]: expected the name of a kind of log line, found \"touch\"; did you mean touches?"),
    Fault(
      Text.document(#""windows": [{"name": "a b"}]"#),
      "1: windows[0].name: expected a name of 1 to 200 letters, digits, _ or -, found "
        + "\"a b\""),
    Fault(
      Text.document(#""windows": [{"color": 1}]"#),
      "1: windows[0].color: expected a key of UIWindow, found \"color\"; use name, "
        + "gestures, log, root, subviews, level, frame, hidden, alpha, userInteraction, "
        + "touches, touchActions, hitTest, pointInside or gestureRecognizerShouldBegin"
    ),
  ]

  static let nodes = [
    Fault(
      Text.root(#""class": "UIScrollView", "scroll": {"rows": 3}"#),
      "1: windows[0].root.scroll.rows: expected a key of \"scroll\" of UIScrollView, "
        + "found \"rows\"; use contentSize, contentInset, contentOffset, "
        + "delaysContentTouches, canCancelContentTouches, bounces, directionalLock, "
        + "isScrollEnabled, isPagingEnabled, alwaysBounceVertical, alwaysBounceHorizontal, "
        + "minimumZoomScale, maximumZoomScale, zooms, shouldBegin or shouldCancel"),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"rowHeight": 0}"#),
      "1: windows[0].root.scroll.rowHeight: expected a number from 1 to 1000000, found 0"),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"rows": 1e6}"#),
      "1: windows[0].root.scroll.rows: expected a whole number from 0 to 100000, found 1e6"),
    Fault(
      Text.root(#""class": "UIVew""#),
      "1: windows[0].root.class: expected the class of a view, found \"UIVew\"; did "
        + "you mean UIView?"),
    Fault(
      Text.root(#""controller": "UITableViewController""#),
      "1: windows[0].root.controller: expected UIViewController, "
        + "UINavigationController or UITabBarController, found \"UITableViewController\"; "
        + "did you mean UIViewController?"),
    Fault(
      Text.root(#""controller": "UINavigationController", "class": "UIView""#),
      "1: windows[0].root.class: expected no \"class\", as UINavigationController "
        + "makes its own view, found \"UIView\""),
    Fault(
      Text.root(#""controller": "UINavigationController", "children": [{}]"#),
      "1: windows[0].root.children[0].controller: expected UIViewController, "
        + "UINavigationController or UITabBarController, found nothing"),
    Fault(
      Text.root(#""subviews": {}"#),
      "1: windows[0].root.subviews: expected a list of nodes, found an object"),
    Fault(
      Text.root(#""subviews": [7]"#), "1: windows[0].root.subviews[0]: expected an object, found 7"),
    Fault(
      Text.root(#""actions": {"touchUpInside": "x"}"#),
      "1: windows[0].root.actions: expected a key of UIView, found \"actions\"; did you mean "
        + "touchActions?"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"tap": "x"}"#),
      "1: windows[0].root.actions.tap: expected an event of a control, found \"tap\"; "
        + "use touchDown, touchDownRepeat, touchDragInside, touchDragOutside, "
        + "touchDragEnter, touchDragExit, touchUpInside, touchUpOutside, touchCancel, "
        + "valueChanged, primaryActionTriggered, menuActionTriggered, editingDidBegin, "
        + "editingChanged, editingDidEnd or editingDidEndOnExit"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": 5}"#),
      "1: windows[0].root.actions.touchDown: expected a string, "
        + "{\"nilTarget\": \"action\"} or {\"releasedTarget\": \"line\"}, found 5"),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": "a\nb"}"#),
      "1: windows[0].root.actions.touchDown: expected a text of one line, found \"a\\nb\""),
    Fault(
      Text.root(#""class": "UIButton", "actions": {"touchDown": {"nilTarget": ""}}"#),
      "1: windows[0].root.actions.touchDown.nilTarget: expected the name of an action, "
        + "found \"\""),
    Fault(
      Text.root(#""class": "UITableView", "scroll": {"select": "a\nb"}"#),
      "1: windows[0].root.scroll.select: expected a text of one line, found \"a\\nb\""),
    Fault(
      Text.root(#""handles": {"save": true}"#),
      "1: windows[0].root.handles.save: expected a string, found true"),
  ]

  static let values = [
    Fault(
      Text.root(#""alpha": 1.5"#),
      "1: windows[0].root.alpha: expected a number from 0 to 1, found 1.5"),
    Fault(
      Text.root(#""hidden": "yes""#),
      "1: windows[0].root.hidden: expected true or false, found \"yes\""),
    Fault(
      Text.root(#""frame": [0, 0, 1e999, 5]"#),
      "1: windows[0].root.frame[2]: expected a number from -1000000 to 1000000, found 1e999"),
    Fault(
      Text.root(#""frame": [0, 0, -1, 5]"#),
      "1: windows[0].root.frame: expected a width and height that are not negative, "
        + "found [0, 0, -1, 5]"),
    Fault(
      Text.root(#""transform": {"skew": 1}"#),
      "1: windows[0].root.transform.skew: expected scale, rotate or translate, found "
        + "\"skew\""),
    Fault(
      Text.root(#""image": "../secret.png""#),
      "1: windows[0].root.image: expected a file below assets, without .., found "
        + "\"../secret.png\""),
    Fault(
      Text.root(#""image": "/etc/passwd""#),
      "1: windows[0].root.image: expected a file below assets, without .., found "
        + "\"/etc/passwd\""),
    Fault(
      Text.root(#""touches": "block""#),
      "1: windows[0].root.touches: expected forward, intercept or both, found \"block\""),
    Fault(
      Text.root(#""hitTest": null"#),
      "1: windows[0].root.hitTest: expected default, nil, self, passThrough, "
        + "{\"subview\": index} or {\"inTurn\": [...]}, found null"),
    Fault(
      Text.root(#""hitTest": {"subview": 1}, "subviews": [{}]"#),
      "1: windows[0].root.hitTest.subview: expected 0, found 1"),
    Fault(
      Text.root(#""hitTest": {"subview": 0}"#),
      "1: windows[0].root.hitTest.subview: expected no index, as the node has no "
        + "subviews, found 0"),
    Fault(
      Text.root(#""pointInside": {"inset": 1, "alsoInside": "A"}"#),
      "1: windows[0].root.pointInside: expected one of alsoInside, notInside or inset, found 2 keys"
    ),
    Fault(
      Text.root(#""class": "UIButton", "tracking": {"continueUntil": 1.5}"#),
      "1: windows[0].root.tracking.continueUntil: expected a whole number from 0 to "
        + "1000000, found 1.5"),
    Fault(
      Text.root(#""class": "UISwitch", "value": 2"#),
      "1: windows[0].root.value: expected true or false, found 2"),
  ]

  static let gestures = [
    Fault(
      Text.gesture(#""name": "tap""#),
      "1: windows[0].root.gestures[0].class: expected the class of a recognizer, found "
        + "nothing; use UITapGestureRecognizer, UILongPressGestureRecognizer, "
        + "UIPanGestureRecognizer, UISwipeGestureRecognizer, UIPinchGestureRecognizer, "
        + "UIRotationGestureRecognizer, UIScreenEdgePanGestureRecognizer, "
        + "UIHoverGestureRecognizer or SwingGestureRecognizer"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "numberOfTapsRequired": "two""#),
      "1: windows[0].root.gestures[0].numberOfTapsRequired: expected a whole number "
        + "from 1 to 100, found \"two\""),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "numberOfTapsRequired": 0"#),
      "1: windows[0].root.gestures[0].numberOfTapsRequired: expected a whole number "
        + "from 1 to 100, found 0"),
    Fault(
      Text.gesture(#""class": "UISwipeGestureRecognizer", "direction": []"#),
      "1: windows[0].root.gestures[0].direction: expected one or more of right, left, "
        + "up or down, found a list"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "action": "a\nb""#),
      "1: windows[0].root.gestures[0].action: expected a text of one line, found \"a\\nb\""),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "requireToFail": ["double"]"#),
      "1: windows[0].root.gestures[0].requireToFail[0]: expected the name of a "
        + "recognizer, found \"double\"; use UITapGestureRecognizer"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "simultaneousWith": "all""#),
      "1: windows[0].root.gestures[0].simultaneousWith: expected a list of strings, "
        + "found \"all\""),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "allowedTouchTypes": [4]"#),
      "1: windows[0].root.gestures[0].allowedTouchTypes[0]: expected 0 to 3, direct, "
        + "indirect, pencil or indirectPointer, found 4"),
    Fault(
      Text.gesture(#""class": "UITapGestureRecognizer", "ignores": [-1]"#),
      "1: windows[0].root.gestures[0].ignores[0]: expected a whole number from 0 to "
        + "1000000, found -1"),
  ]

  static let links = [
    Fault(
      Text.root(#""name": "A", "subviews": [{"name": "A"}]"#),
      "1: windows[0].root.subviews[0].name: expected a name that no other node "
        + "has, found \"A\""),
    Fault(
      Text.root(#""name": "A", "next": "B""#),
      "1: windows[0].root.next: expected the name of a responder, found \"B\"; use A "
        + "or UIWindow"),
    Fault(
      Text.root(#""name": "A", "pointInside": {"alsoInside": "B"}"#),
      "1: windows[0].root.pointInside.alsoInside: expected the name of a node, found "
        + "\"B\"; use A or UIWindow"),
    Fault(
      Text.root(#""name": "A", "next": "B", "subviews": [{"name": "B"}]"#),
      "1: windows[0].root.next: expected a next responder that makes no circle, found "
        + "\"B\", which makes the circle A --> B --> A"),
    Fault(
      Text.root(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "a", "requireToFail": ["b"]}, "#
          + #"{"class": "UITapGestureRecognizer", "name": "b", "requireToFail": ["a"]}]"#),
      "1: windows[0].root.gestures[1].requireToFail: expected recognizers that do not "
        + "wait for each other in a circle, found a --> b --> a"),
  ]

  static let input = [
    Fault(
      Text.input(#"{"touch": 1, "phase": "began", "at": [1, 1]}"#),
      "1: input[0].t: expected seconds from 0 to 1000000, found nothing"),
    Fault(
      Text.input(#"{"t": 1, "system": "shake"}, {"t": 0.5, "system": "shake"}"#),
      "1: input[1].t: expected 1 or later, as the entry before it has that time, found 0.5"),
    Fault(
      Text.input(#"{"t": 2000000, "system": "shake"}"#),
      "1: input[0].t: expected a number from 0 to 1000000, found 2000000"),
    Fault(
      Text.input(#"{"t": 0}"#),
      "1: input[0]: expected an entry with one of touch, mouse, wheel, system, remote, "
        + "press, key, text, switch, set or do, found none of them"),
    Fault(
      Text.input(#"{"t": 0, "touch": 1, "phase": "moved", "at": [1, 1]}"#),
      "1: input[0].phase: expected began, as finger 1 is not down, found \"moved\""),
    Fault(
      Text.input(
        #"{"t": 0, "touch": 1, "phase": "began", "at": [1, 1]}, "#
          + #"{"t": 1, "touch": 1, "phase": "began", "at": [1, 1]}"#),
      "1: input[1].phase: expected moved, ended or cancelled, as finger 1 is down, "
        + "found \"began\""),
    Fault(
      Text.input(#"{"t": 0, "touch": 1, "phase": "began"}"#),
      "1: input[0].at: expected [x, y], found nothing"),
    // One mistake gives one error: what depends on the faulty entry is not checked.
    Fault(
      Text.input(
        #"{"t": 0, "touch": 1, "phase": "start", "at": [1, 1]}, "#
          + #"{"t": 1, "touch": 1, "phase": "ended"}"#),
      "1: input[0].phase: expected began, moved, ended or cancelled, found \"start\""),
    Fault(
      Text.input(
        #"{"t": 0, "touch": 1, "phase": "began", "at": [1, 1]}, "#
          + #"{"t": 1, "touch": 1, "phase": "endd"}, "#
          + #"{"t": 2, "touch": 1, "phase": "began", "at": [1, 1]}"#),
      "1: input[1].phase: expected began, moved, ended or cancelled, found \"endd\"; did you "
        + "mean ended?"),
    Fault(
      Text.input(
        #"{"t": 0, "touch": 1, "phase": "ended"}, {"t": 1, "touch": 1, "phase": "ended"}"#),
      "1: input[0].phase: expected began, as finger 1 is not down, found \"ended\""),
    Fault(
      Text.input(
        #"{"t": 0, "tuoch": 1, "phase": "began", "at": [1, 1]}, "#
          + #"{"t": 1, "touch": 1, "phase": "ended"}"#),
      "1: input[0]: expected an entry with one of touch, mouse, wheel, system, remote, "
        + "press, key, text, switch, set or do, found none of them"),
    Fault(
      Text.input(#"{"t": 0, "mouse": "up"}"#),
      "1: input[0].mouse: expected move or down, as button 1 is not down, found \"up\""),
    Fault(
      Text.input(#"{"t": 0, "system": "reboot"}"#),
      "1: input[0].system: expected interrupt, resume, home, launch or shake, found "
        + "\"reboot\""),
    Fault(
      Text.input(#"{"t": 0, "remote": "eject"}"#),
      "1: input[0].remote: expected play, pause, playPause, stop, next or previous, "
        + "found \"eject\""),
    Fault(
      Text.input(#"{"t": 0, "press": "fire", "phase": "began"}"#),
      "1: input[0].press: expected a button, found \"fire\"; use upArrow, downArrow, "
        + "leftArrow, rightArrow, select, menu, playPause, pageUp or pageDown"),
    Fault(
      Text.input(#"{"t": 0, "press": "select", "phase": "ended"}"#),
      "1: input[0].phase: expected began, as select is not down, found \"ended\""),
    Fault(
      Text.input(#"{"t": 0, "key": "A"}"#),
      "1: input[0].key: expected a key, found \"A\"; use tab, backTab, space, enter, "
        + "backspace, left, right, up, down, escape, delete, home, end, selectLeft, selectRight, selectHome, "
        + "selectEnd or selectAll"),
    Fault(
      Text.input(#"{"t": 0, "switch": "O", "to": true}"#),
      "1: input[0].switch: expected \"switch\" only in a file with \"scene\", found \"O\""),
    Fault(
      Text.document(#""scene": "a b""#),
      "1: scene: expected a name of 1 to 200 letters, digits, _ or -, found \"a b\""),
    Fault(
      Text.document(#""scene": "photos", "windows": []"#),
      "1: windows: expected \"scene\" or \"windows\", found both"),
    Fault(
      Text.input(#"{"t": 0, "text": 7}"#), "1: input[0].text: expected a string, found 7"),
    Fault(
      Text.input(#"{"t": 0, "set": "Roof.hidden", "to": true}"#),
      "1: input[0].set: expected the name of a node before the first dot, found "
        + "\"Roof\"; did you mean Root?"),
    Fault(
      Text.input(#"{"t": 0, "set": "Root.gestures[0].isEnabled", "to": true}"#),
      "1: input[0].set: expected a node with recognizers, found "
        + "\"Root.gestures[0].isEnabled\""),
    Fault(
      Text.input(#"{"t": 0, "do": "present", "node": "Root", "to": "Root"}"#),
      "1: input[0].node: expected the name of a node with a controller, found \"Root\""),
    Fault(
      Text.input(#"{"t": 0, "do": "explode", "node": "Root"}"#),
      "1: input[0].do: expected an action of \"do\", found \"explode\"; use "
        + "removeFromSuperview, addTo, bringSubviewToFront, becomeFirstResponder, "
        + "resignFirstResponder, present, dismiss, sendAction or removeRecognizer"),
  ]

  static let expectations = [
    Fault(Text.expect(#""a line""#), "1: expect: expected a list of lines, found \"a line\""),
    Fault(
      Text.expect(#"[{"atLeast": 2}]"#),
      "1: expect[0]: expected a line, {\"anyOrder\": [...]}, {\"atLeast\": n, "
        + "\"line\": \"...\"} or {\"optional\": \"...\"}, found an object with \"atLeast\""),
    Fault(
      Text.expect(#"[{"anyOrder": ["a", {"optional": "b"}]}]"#),
      "1: expect[0].anyOrder[1]: expected a line or a list of lines, found an object"),
  ]
}
