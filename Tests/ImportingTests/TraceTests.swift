// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// Recordings of touchscreens. The formats are those of libinput's and evemu's documentation.
@Suite("Recordings of touchscreens")
struct TraceTests {
  static let libinput = """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.0"
      git: "unknown"
    system:
      kernel: "6.1.0"
      dmi: "dmi:bvnLENOVO:"
    devices:
    - node: /dev/input/event9
      evdev:
        # Name: ELAN Touchscreen
        # ID: bus 0x3 vendor 0x4f3 product 0x20d0 version 0x110
        # Supported Events:
        # Event type 0 (EV_SYN)
        name: "ELAN Touchscreen"
        id: [3, 1267, 8400, 272]
        codes:
          0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] # EV_SYN
          1: [330] # EV_KEY
          3: [0, 1, 47, 53, 54, 57, 58] # EV_ABS
        absinfo:
          0: [0, 2999, 0, 0, 12]
          1: [0, 1999, 0, 0, 12]
          47: [0, 9, 0, 0, 0]
          53: [0, 2999, 0, 0, 12]
          54: [0, 1999, 0, 0, 12]
          57: [0, 65535, 0, 0, 0]
          58: [0, 200, 0, 0, 0]
        properties: [1]
      hid: [5, 1]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHSCREEN=1
      quirks:
      events:
      # Current time is 12:34:56
      - evdev:
        - [ 10, 250000,   3,  57,      42] # EV_ABS / ABS_MT_TRACKING_ID      42
        - [ 10, 250000,   3,  53,    1500] # EV_ABS / ABS_MT_POSITION_X     1500
        - [ 10, 250000,   3,  54,    1000] # EV_ABS / ABS_MT_POSITION_Y     1000
        - [ 10, 250000,   3,  58,     100] # EV_ABS / ABS_MT_PRESSURE        100
        - [ 10, 250000,   1, 330,       1] # EV_KEY / BTN_TOUCH                1
        - [ 10, 250000,   3,   0,    1500] # EV_ABS / ABS_X                 1500
        - [ 10, 250000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - evdev:
        - [ 10, 260000,   3,  47,       1] # EV_ABS / ABS_MT_SLOT              1
        - [ 10, 260000,   3,  57,      43] # EV_ABS / ABS_MT_TRACKING_ID      43
        - [ 10, 260000,   3,  53,       0] # EV_ABS / ABS_MT_POSITION_X        0
        - [ 10, 260000,   3,  54,    1999] # EV_ABS / ABS_MT_POSITION_Y     1999
        - [ 10, 260000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
      - evdev:
        - [ 10, 270000,   3,  47,       0] # EV_ABS / ABS_MT_SLOT              0
        - [ 10, 270000,   3,  53,    1800] # EV_ABS / ABS_MT_POSITION_X     1800
        - [ 10, 270000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
      - evdev:
        - [ 10, 330000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID      -1
        - [ 10, 330000,   3,  47,       1] # EV_ABS / ABS_MT_SLOT              1
        - [ 10, 330000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID      -1
        - [ 10, 330000,   1, 330,       0] # EV_KEY / BTN_TOUCH                0
        - [ 10, 330000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +60ms
    """

  static let evemu = """
    # EVEMU 1.3
    # Kernel: 6.1.0
    # Input device name: "ELAN Touchscreen"
    N: ELAN Touchscreen
    I: 0003 04f3 20d0 0110
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    A: 00 0 2999 0 0 12
    A: 01 0 1999 0 0 12
    A: 2f 0 9 0 0 0
    A: 35 0 2999 0 0 12
    A: 36 0 1999 0 0 12
    A: 39 0 65535 0 0 0
    ################################
    #      Waiting for events      #
    ################################
    E: 0.000001 0003 0039 0042	# EV_ABS / ABS_MT_TRACKING_ID   42
    E: 0.000001 0003 0035 1500	# EV_ABS / ABS_MT_POSITION_X    1500
    E: 0.000001 0003 0036 1000	# EV_ABS / ABS_MT_POSITION_Y    1000
    E: 0.000001 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.080001 0003 0039 -001	# EV_ABS / ABS_MT_TRACKING_ID   -1
    E: 0.080001 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +80ms
    """

  private func reports(_ text: String) throws -> [(Double, ScenarioInput.FingerReport)] {
    let trace = try #require(TouchTrace(Array(text.utf8)))
    return trace.input(on: CGSize(width: 300, height: 200)).input.compactMap { input in
      if case .touch(let report) = input.event { (input.time, report) } else { nil }
    }
  }

  @Test("libinput's recording: slots are fingers, scaled to the screen, timed from the first touch")
  func libinputRecord() throws {
    let reports = try reports(Self.libinput)
    #expect(reports.map(\.1.phase) == [.began, .began, .moved, .ended, .ended])
    #expect(reports.map(\.1.finger) == [1, 2, 1, 1, 2])
    let times = [0, 0.01, 0.02, 0.08, 0.08]
    #expect(zip(reports, times).allSatisfy { abs($0.0 - $1) < 1e-9 })
    #expect(reports[0].1.location == CGPoint(x: 150, y: 100))
    #expect(reports[0].1.force == 1)
    #expect(reports[1].1.location == CGPoint(x: 0, y: 199.9))
    #expect(reports[2].1.location == CGPoint(x: 180, y: 100))
  }

  @Test("evemu's recording is read alike")
  func evemuRecord() throws {
    let reports = try reports(Self.evemu)
    #expect(reports.map(\.1.phase) == [.began, .ended])
    #expect(reports[0].1.location == CGPoint(x: 150, y: 100))
    #expect(abs(reports[1].0 - 0.08) < 1e-9)
  }

  @Test("a touchscreen without slots, dropped events, and an end in the middle of a touch")
  func others() throws {
    let single = Self.evemu.replacing("0003 0039 0042", with: "0001 014a 0001").replacing(
      "0003 0039 -001", with: "0001 014a 0000"
    )
    .replacing("0003 0035", with: "0003 0000").replacing("0003 0036", with: "0003 0001")
    #expect(try reports(single).map(\.1.phase) == [.began, .ended])
    let cut = Self.evemu.components(separatedBy: "E: 0.08")[0]
    #expect(try reports(cut).map(\.1.phase) == [.began, .ended])
    let dropped = Self.evemu.replacing(
      "E: 0.080001 0003 0039 -001", with: "E: 0.070000 0000 0003 0000\nE: 0.080001 0003 0035 0001")
    #expect(try reports(dropped).map(\.1.phase) == [.began, .ended])
  }

  @MainActor
  @Test("a recording replays on a scene")
  func replays() throws {
    let trace = try #require(TouchTrace(Array(Self.libinput.utf8)))
    let scenario = try ScenarioReader.read(TouchTrace.plainScene, file: "plain")
    let played = trace.input(on: scenario.screen)
    let text = try ScenarioWriter.text(
      of: TouchTrace.plainScene, scenario, input: played.input, until: played.until,
      expectation: nil)
    var lines: [String] = []
    let replayed = try ScenarioReader.read(Array(text.utf8), file: "replay")
    ScenarioPlayer(replayed) { lines.append($0.text) }.finish()
    #expect(
      lines == [
        "-[Surface touchesBegan:withEvent:]", "-[Surface touchesBegan:withEvent:]",
        "-[Surface touchesMoved:withEvent:]", "-[Surface touchesEnded:withEvent:] (2 touches)",
      ])
  }

  @Test("a paste of views is no recording")
  func none() {
    #expect(TouchTrace(Array(CleaningTests.tree.utf8)) == nil)
    #expect(TouchTrace([]) == nil)
  }

  @Test("events of the kernel are written as evemu does, and can be read again")
  func written() throws {
    /// `struct input_event` of the kernel.
    func event(_ microseconds: Int, _ type: Int, _ code: Int, _ value: Int32) -> [UInt8] {
      func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      }
      return bytes(1_700_000_000, 8) + bytes(microseconds, 8) + bytes(type, 2) + bytes(code, 2)
        + bytes(Int(value), 4)
    }
    var writer = EvemuWriter()
    let head = EvemuWriter.head(name: "ELAN Touchscreen", ranges: [0x35: 0...2999, 0x36: 0...1999])
    let first = writer.lines(
      event(250_000, 3, 0x39, 42) + event(250_000, 3, 0x35, 1500) + event(250_000, 3, 0x36, 1000)
        + event(250_000, 0, 0, 0))
    #expect(first.first == "E: 0.000000 0003 0039 42")
    let last = writer.lines(event(330_000, 3, 0x39, -1) + event(330_000, 0, 0, 0) + [1, 2, 3])
    #expect(last == ["E: 0.080000 0003 0039 -1", "E: 0.080000 0000 0000 0"])
    let reports = try reports((head + first + last).joined(separator: "\n"))
    #expect(reports.map(\.1.phase) == [.began, .ended])
    #expect(reports[0].1.location == CGPoint(x: 150, y: 100))
    #expect(abs(reports[1].0 - 0.08) < 1e-9)
  }
}
