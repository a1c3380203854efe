// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

/// The commands between a device and this program, run as a user runs them.
@Suite("compare, import, record and export --as device-test")
struct DeviceCommandTests {
  private typealias Run = HostileFileTests.Run

  private func shell(_ line: String, _ files: [String: String] = [:]) async throws -> Run {
    try await HostileFileTests.shell(line, files)
  }

  // MARK: compare

  /// Returns a tap on a card, and the view that a device hit.
  private static func tap(on view: String) -> String {
    """
    {"format": 1, "title": "A tap", "windows": [{"root": {"name": "Root", "subviews": [
      {"name": "Card", "frame": [0, 0, 200, 200],
       "gestures": [{"class": "UITapGestureRecognizer", "name": "Tap"}]}]}}],
     "input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]},
               {"t": 0.1, "touch": 1, "phase": "ended"}],
     "device": {"model": "iPhone", "system": "iOS 26.1", "unknown": {}, "events": [
       {"t": 0, "touch": 1, "window": "UIWindow", "view": "\(view)", "gestures": ["Tap"]},
       {"t": 0.1, "gesture": "Tap", "state": "ended"}]}}
    """
  }

  private static let files = [
    "same.json": tap(on: "Card"), "other.json": tap(on: "Root"),
    "both.json": #"{"captures": [\#(tap(on: "Card")), \#(tap(on: "Root"))]}"#,
    "skipped.json": #"{"captures": []}"#,
    "plain.json": #"{"format": 1, "windows": [{"root": {"name": "V"}}]}"#,
    "cut.json": String(tap(on: "Card").prefix(60)),
  ]

  private func compare(_ arguments: String) async throws -> Run {
    try await shell("exec $S compare \(arguments)", Self.files)
  }

  @Test("compare: no difference is status 0")
  func same() async throws {
    let lines = ["A tap: iPhone, iOS 26.1, 1 touch, 2 events of the device.", "No difference."]
    for arguments in ["same.json", "- < same.json"] {
      let run = try await compare(arguments)
      #expect(run.status == .exited(0))
      #expect(run.output == lines)
      #expect(run.errors == [])
    }
  }

  @Test("compare: differences are listed with their fact, and are status 1")
  func different() async throws {
    let difference = [
      "A tap: iPhone, iOS 26.1, 1 touch, 2 events of the device.", "UIModel is wrong: 1",
      "  0.000 s  touch 1: Root on the device, Card in UIModel",
      "      Behaviours X09, X46, X47: the view in front is hit",
    ]
    let one = try await compare("other.json")
    #expect(one.status == .exited(1))
    #expect(one.output == difference)
    #expect(one.errors == [])
    let both = try await compare("both.json")
    #expect(both.status == .exited(1))
    #expect(
      both.output.suffix(7)
        == difference + [
          "", "2 scenarios: 1 without a difference, 1 with.", "UIModel is wrong: in 1 of them.",
        ])
  }

  @Test("compare: --json prints one object")
  func json() async throws {
    let run = try await compare("both.json --json")
    #expect(run.status == .exited(1))
    #expect(run.output.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.joined().utf8))
    let captures = (object as? [String: Any])?["captures"] as? [[String: Any]]
    #expect(captures?.map { ($0["differences"] as? [Any])?.count } == [0, 1])
  }

  @Test(
    "compare: a file that can't be used is one line on standard error and status 2",
    arguments: [
      (
        "plain.json",
        "plain.json: device: expected a recording of a device, found nothing; "
          + "record it with Capture/TouchCapture.swift"
      ),
      (
        "skipped.json",
        "skipped.json: captures: expected at least one captured scenario, found an empty list; "
          + "in the test screen, Next saves a scenario and Skip leaves it out"
      ),
      ("cut.json", #"cut.json:1:61: not valid JSON: expected ":", found the end of the file"#),
      ("none.json", "none.json: cannot be read: there is no such file"),
      ("", "Sandbox: compare: expected a file, found nothing (see Sandbox help compare)"),
      (
        "same.json other.json",
        "Sandbox: compare: expected no more arguments, found other.json (see Sandbox help compare)"
      ),
    ])
  func unusable(arguments: String, line: String) async throws {
    let run = try await compare(arguments)
    #expect(run.status == .exited(2))
    #expect(run.output == [])
    #expect(run.errors == [line])
  }

  // MARK: export --as device-test

  @Test("export --as device-test: one Swift file in a folder, which is made if it is not there")
  func deviceTest() async throws {
    for folder in ["new/inner", "there", "there/"] {
      let run = try await shell(
        "mkdir there; $S export --as device-test \(folder) && grep -c ConformanceKit "
          + "\(folder)/ConformanceTest.swift && ls \(folder)")
      #expect(run.status == .exited(0))
      #expect(run.errors == [])
      let plain = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      #expect(
        try run.output.first?.wholeMatch(
          of: Regex(
            "\(plain)/ConformanceTest\\.swift: \\d+ scenarios\\. "
              + "Add this file to an empty iOS app; the file's first lines say how\\.")) != nil,
        "\(run.output)")
      #expect(run.output.last == "ConformanceTest.swift")
    }
  }

  @Test(
    "export --as device-test: what can't be written is one line and status 2",
    arguments: [
      (
        "file",
        "Sandbox: file: expected a folder, found a file; "
          + "device-test writes ConformanceTest.swift into it"
      ),
      ("''", "Sandbox: export: expected a folder to write into, found an empty name"),
      ("file/inner", "Sandbox: file/inner: the folder can't be made: not a directory"),
      (
        "new --output file",
        "Sandbox: --output: expected no --output with device-test, whose argument is the folder; found a file"
      ),
      ("", "Sandbox: export: expected a file, found nothing (see Sandbox help export)"),
    ])
  func deviceTestRefused(arguments: String, line: String) async throws {
    let run = try await shell("exec $S export --as device-test \(arguments)", ["file": "kept"])
    #expect(run.status == .exited(2))
    #expect(run.output == [])
    #expect(run.errors == [line])
  }

  // MARK: import

  private static let tree = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <Panel: 0x3; frame = (0 0; 390 0); layer = <CALayer: 0x4>>
       |    | <BuyButton: 0x5; baseClass = UIButton; frame = (20 10; 350 50); layer = <CALayer: 0x6>>

    """

  @Test("import: the scene goes to a file, the answer and the lists to standard output")
  func imported() async throws {
    let run = try await shell(
      "$S import tree --view BuyButton -o scene.json && $S check scene.json; grep -c BuyButton scene.json",
      ["tree": Self.tree])
    #expect(run.output.first == #"BuyButton did not act: "BuyButton touchUpInside" did not run."#)
    #expect(run.output.contains("Taken from the text: the views and their frames, nothing else"))
    #expect(run.output.contains("To ask: nothing"))
    #expect(run.status == .exited(0))
  }

  @Test(
    "import: standard output gets the bytes of the file",
    arguments: ["import tree", "import tree -o -", "import trace --onto scene -o -"])
  func standardOutput(arguments: String) async throws {
    let file = arguments.replacing(" -o -", with: "") + " -o scene.json"
    let run = try await shell(
      "$S \(arguments) >printed 2>/dev/null; $S \(file) >/dev/null && cmp printed scene.json && $S replay printed >log",
      [
        "tree": Self.tree.replacing("Panel", with: "Pan\u{9b}el"), "trace": Self.trace,
        "scene": #"{"format": 1, "windows": [{"root": {"name": "V", "title": "\#u{9b}"}}]}"#,
      ])
    #expect(run.errors == [])
    #expect(run.status == .exited(0), "\(run.output)")
  }

  /// A recording of one finger that touches and lifts.
  private static let trace = """
    # EVEMU 1.3
    N: A touchscreen
    A: 00 0 1000 0 0 0
    A: 01 0 1000 0 0 0
    E: 0.000000 0003 0000 100
    E: 0.000000 0003 0001 100
    E: 0.000000 0001 014a 1
    E: 0.000000 0000 0000 0
    E: 0.100000 0001 014a 0
    E: 0.100000 0000 0000 0

    """

  @Test(
    "import: an empty argument is one line that names it",
    arguments: [
      ("''", "import: expected a file, found an empty name; use - for standard input"),
      ("tree -o ''", "--output: expected a file, found an empty name; use - for standard output"),
      (
        "tree --view ''",
        "--view: expected the class, text or address of a view, found an empty name; name the view "
          + "that got no touch"
      ),
      (
        "tree --onto ' '",
        "--onto: expected a scenario file, found an empty name; name the scene that gets the touches"
      ),
    ])
  func emptyArgument(arguments: String, line: String) async throws {
    let run = try await shell("exec $S import \(arguments)", ["tree": Self.tree])
    #expect(run.status == .exited(2))
    #expect(run.output == [])
    #expect(run.errors == ["Sandbox: \(line)"])
  }

  @Test("import: a question and the debugger's command stand on lines of their own")
  func questions() async throws {
    let run = try await shell(
      "exec $S import tree --view BuyButton",
      ["tree": Self.tree.replacing("(0 0; 390 0)", with: "(0 0; 390 90)")])
    let index = try #require(run.output.firstIndex(of: "  Does BuyButton have a target?"))
    #expect(run.output[index + 1].trimmingPrefix { $0 == " " } == "po [0x5 allTargets]")
  }

  @Test("import: of a view that gets the touch, the report says that the text has no reason")
  func noReason() async throws {
    let tree = Self.tree.replacing("(0 0; 390 0)", with: "(0 0; 390 90)")
    let run = try await shell("exec $S import tree --view BuyButton", ["tree": tree])
    let text = run.output.joined(separator: " ")
    #expect(text.contains("BuyButton acted"), "\(run.output)")
    #expect(text.contains("By the text, the view gets the touch."))
    #expect(!text.contains("What would keep it"))
  }

  @Test("import: the report of a test tool is answered without --view")
  func report() async throws {
    let run = try await shell(
      "exec $S import report -o scene.json",
      [
        "report": """
        Hit: <Overlay: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
        Target view: <BuyButton: 0x3; frame = (20 700; 350 50); layer = <CALayer: 0x4>>
        Relative point: {175, 25}

        """
      ])
    #expect(
      run.output.prefix(4) == [
        "The report in the text says that the hit test returned Overlay (0x1) instead of BuyButton (0x3).",
        "", "BuyButton was not hit.",
        "  Touch 1: Overlay is in front of it there, and was found first.",
      ], "\(run.output)")
  }

  @Test(
    "import: a text without views is one line and status 1",
    arguments: [
      ("empty", "empty: ", "found an empty file"),
      ("/dev/null", "/dev/null: ", "found an empty file"),
      ("- < empty", "-: ", "found nothing"), ("< blank", "-: ", "found none in 2 lines"),
      ("one", "one: ", "found none in 1 line"),
    ])
  func nothing(arguments: String, file: String, found: String) async throws {
    let run = try await shell(
      "exec $S import \(arguments)", ["empty": "", "blank": "\n\n", "one": "hello\n"])
    #expect(run.status == .exited(1))
    #expect(run.output == [])
    #expect(
      run.errors == [
        "Sandbox: \(file)expected a printed view hierarchy (recursiveDescription), view, touch or "
          + "accessibility tree, \(found); lldb prints it for expr -l objc++ -O -- "
          + "[[UIWindow keyWindow] recursiveDescription]"
      ])
  }

  @Test(
    "import: a picture, a binary file or a scenario is called by its name",
    arguments: [
      ("\u{89}PNG\r\n", "found a PNG picture; copy the text"),
      ("\u{7f}ELF\u{2}\0\0<UIView: 0x1>", "found a binary file; copy the text"),
      (
        #"{"format": 1, "windows": [{}]}"#,
        "found a scenario; use Sandbox explain or Sandbox check"
      ),
    ])
  func mistaken(text: String, found: String) throws {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(Import.mistaken(bytes) == "expected a debugger's text, \(found)")
    #expect(Import.mistaken(Array("hello".utf8)) == nil)
  }

  // MARK: record

  @Test(
    "record: what is no touchscreen is one line and status 2",
    arguments: [
      ("/dev/null", "/dev/null: expected a touchscreen, found a device without input events"),
      ("there", "there: expected a touchscreen, found a folder"),
      ("file", "file: expected a touchscreen, found a file"),
    ])
  func noTouchscreen(device: String, line: String) async throws {
    let run = try await shell("mkdir there; exec $S record \(device) --for 1", ["file": ""])
    #expect(run.status == .exited(2))
    #expect(run.output == [])
    #expect(run.errors == ["Sandbox: \(line); /proc/bus/input/devices lists the devices"])
  }

  @Test("record: joysticks and mice are no touchscreens, with one finger or many")
  func kinds() {
    let device = Record.Kind.device(hasEvents: true, hasTouch: false)
    let pen = Record.Kind.device(hasEvents: true, hasTouch: true)
    let plane: [Int: ClosedRange<Int>] = [0x00: 0...255, 0x01: 0...255]
    #expect(Record.refusal(device, [:]) == "a device without positions")
    #expect(Record.refusal(device, plane) == "a device without touches")
    #expect(Record.refusal(pen, plane) == nil)
    #expect(Record.refusal(device, [0x35: 0...4095, 0x36: 0...4095]) == nil)
    #expect(Record.refusal(device, [0x35: 0...4095]) == "a device without touches")
  }

  // MARK: Arguments

  @Test(
    "help of something that is no command is one line and status 2",
    arguments: [
      ("exprot", "did you mean export?"), ("export zz", "found zz after export"),
      ("zzzzzzzzzz", "use "),
    ])
  func help(arguments: String, part: String) async throws {
    let run = try await shell("exec $S help \(arguments)")
    #expect(run.status == .exited(2))
    #expect(run.output == [])
    #expect(run.errors.count == 1 && run.errors[0].hasPrefix("Sandbox: help: expected "))
    #expect(run.errors[0].contains(part), "\(run.errors)")
  }

  @Test("a folder's name may end in a slash")
  func folder() async throws {
    for name in ["there", "there/"] {
      let run = try await shell("mkdir there; exec $S compare \(name)")
      #expect(run.status == .exited(2))
      #expect(
        run.errors == [
          "\(name): cannot be read: it is a folder; give the files in it, such as there/*.json"
        ])
    }
  }
}
