// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// Properties and switches that the user edits during a recording.
extension RecordingTests {
  /// Returns a scene with a view to change, and a folder for its file.
  private func changeable() throws -> Studio {
    let studio = try Studio("071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    let file = "\(studio.folder)/changes.json"
    try #"""
    {"format": 1, "log": ["touches", "actions"], "windows": [{"root": {"name": "Root", "subviews": [
      {"class": "UIButton", "name": "B", "frame": [20, 20, 100, 40],
       "actions": {"touchUpInside": "clicked"}},
      {"name": "V", "frame": [20, 100, 100, 100],
       "gestures": [{"class": "UITapGestureRecognizer", "action": "tapped"}]},
      {"name": "T", "frame": [200, 300, 40, 40]},
      {"class": "UIScrollView", "name": "S", "frame": [20, 400, 200, 200],
       "scroll": {"contentSize": [200, 800], "delaysContentTouches": false},
       "subviews": [{"name": "Low", "frame": [0, 400, 200, 100]}]}]}}]}
    """#.write(toFile: file, atomically: true, encoding: .utf8)
    studio.stage.feed(.fileDropped(file))
    studio.press("R")
    return studio
  }

  @Test("what is changed in the inspector is recorded, and replays to the same log")
  func edits() throws {
    let studio = try changeable()
    let places = [
      "B": CGPoint(x: 300, y: 40), "V": CGPoint(x: 60, y: 150), "T": CGPoint(x: 220, y: 360),
      "S": CGPoint(x: 100, y: 450),
    ]
    func touchAll() {
      for name in places.keys.sorted() {
        studio.wait(1)
        for phase in [InputSample.Phase.began, .ended] {
          studio.touch(
            [.init(finger: 1, phase: phase, location: places[name])], at: 0, from: studio.time)
          studio.wait(0.05)
        }
      }
    }
    touchAll()
    let view = try studio.view("T")
    let turned = CGAffineTransform(scaleX: 4, y: 2)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 3))
    let tap = try #require(studio.view("V").gestureRecognizers?.first)
    studio.stage.session.edit(
      "frame", of: try studio.view("B"), to: .rect(CGRect(x: 250, y: 20, width: 100, height: 40)))
    studio.stage.session.edit("numberOfTapsRequired", of: tap, to: .number(2))
    studio.stage.session.edit("transform", of: view, to: .transform(turned))
    studio.stage.session.edit(
      "contentOffset", of: try studio.view("S"), to: .point(CGPoint(x: 0, y: 390.5)))
    touchAll()
    studio.stage.session.edit("contentOffset", of: try studio.view("S"), to: .point(.zero))
    studio.stage.session.edit("isHidden", of: try studio.view("V"), to: .flag(true))
    touchAll()
    studio.press("E")
    let recorded = try ScenarioReader.read(try studio.recording(), file: "recording-1.json")
    let expectation = try #require(recorded.expectation)
    let lines = ScenarioPlayer.play(recorded).lines
    let difference = LogDifference(expectation, lines)
    #expect(difference == nil, "\(difference?.text.joined(separator: "\n") ?? "")")
    #expect(lines.count { $0 == "clicked" } == 2)
    #expect(lines.count { $0 == "tapped" } == 1)
    #expect(lines.contains("-[T touchesBegan:withEvent:]"))
    #expect(lines.contains("-[Low touchesBegan:withEvent:]"))
    #expect(recorded.input.count { if case .set = $0.event { true } else { false } } == 6)
  }

  @Test("a change that a file has no words for is in no test, and is named")
  func unsaid() throws {
    let studio = try changeable()
    studio.wait(0.5)
    studio.stage.session.edit("isSelected", of: try studio.view("B"), to: .flag(true))
    studio.stage.session.edit("alpha", of: try studio.view("V"), to: .number(0.5))
    // After the view was rotated, its frame differs from that in the file.
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    studio.stage.session.edit("transform", of: try studio.view("T"), to: .transform(turned))
    studio.stage.session.edit(
      "frame", of: try studio.view("T"), to: .rect(CGRect(x: 0, y: 0, width: 20, height: 40)))
    studio.press("E")
    let line = try #require(studio.lines.last)
    #expect(line.contains("a test can't hold "), "\(line)")
    #expect(line.contains("B.isSelected = true"), "\(line)")
    #expect(studio.stage.session.recording.isOn)
    studio.press("R")
    let report = try #require(studio.lines.last)
    #expect(report.contains("recorded 2 inputs"), "\(report)")
    #expect(report.contains("B.isSelected = true") && report.contains("T.frame = (0"), "\(report)")
    #expect(try ScenarioReader.read(try studio.recording(), file: "r").input.count == 2)
  }
}
