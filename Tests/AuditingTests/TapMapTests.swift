// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Auditing

@MainActor
@Suite("Where touches lead")
struct TapMapTests {
  private static func stage(ofScreen name: String) throws -> AuditStage {
    let bytes = try AuditedFile.bytes(ofScreen: name)
    let scenario = try ScenarioReader.read(bytes, file: name)
    return AuditScene(scenario, bytes: bytes, file: name).stage()
  }

  @Test("the map answers as a hit test at each point does", arguments: AuditedFile.screenNames)
  func adaptive(name: String) throws {
    let stage = try Self.stage(ofScreen: name)
    let map = TapMap(stage, step: 4)
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let hit = stage.nearestNode(stage.hit(map.point(column, row)))
        #expect(map.hits[row * map.columns + column] == Int32(hit ?? -1))
      }
    }
    #expect(map.tests < map.rows * map.columns)
  }

  @Test("after a view moved, only the points that it covered or covers are hit-tested again")
  func moved() throws {
    let stage = try Self.stage(ofScreen: "keypad")
    var map = TapMap(stage, step: 2)
    let all = map.tests
    let view = try #require(stage.stage.view("Key5"))
    let before = view.frame
    view.frame.origin.x += 13
    map.refresh(stage, in: before.union(view.frame))
    #expect(map.hits == TapMap(stage, step: 2).hits)
    #expect(map.tests < all * 2)
  }

  @Test("a view through which touches pass costs no hit tests")
  func passing() throws {
    func tests(_ more: String) throws -> Int {
      let bytes = Array(
        """
        {"format": 1, "windows": [{"root": {"name": "Root", "subviews": [
          {"class": "UIButton", "name": "Go", "frame": [30, 30, 100, 100]}\(more)]}}]}
        """.utf8)
      let scenario = try ScenarioReader.read(bytes, file: "screen.json")
      return TapMap(AuditScene(scenario, bytes: bytes, file: "screen.json").stage(), step: 2).tests
    }
    let plain = try tests("")
    #expect(try tests(#", {"class": "UILabel", "frame": [50, 300, 211, 97]}"#) == plain)
    #expect(try tests(#", {"name": "View", "frame": [50, 300, 211, 97]}"#) > plain)
  }

  @Test("the box of a view is that of its points")
  func box() throws {
    let stage = try Self.stage(ofScreen: "keypad")
    let map = TapMap(stage, step: 1)
    let node = try #require(stage.stage.names.node("Key5"))
    let outline = stage.view(node).outlineOnScreen.boundingBox
    let found = map.box(in: outline.insetBy(dx: -20, dy: -20)) { $0 == Int32(node) }
    #expect(found.width == outline.width.rounded() && found.height == outline.height.rounded())
    #expect(map.box(in: outline) { _ in false }.isNull)
    #expect(map.box(in: CGRect(x: -50, y: -50, width: 10, height: 10)) { _ in true }.isNull)
  }

  @Test("the rectangles of a map cover each point once")
  func rectangles() throws {
    let map = TapMap(try Self.stage(ofScreen: "keypad"), step: 2)
    let area = map.rectangles().flatMap(\.rects).reduce(0) { $0 + $1.width * $1.height }
    #expect(area == CGFloat(map.rows * map.columns) * 4)
  }
}

@MainActor
@Suite("Gestures that are tried")
struct AuditGestureTests {
  @Test(
    "fingers come down once, lift once, and time never goes back",
    arguments: [
      AuditGesture.tap, .hold, AuditGesture(.tap(2)), AuditGesture(.tap(1), fingers: 2),
      AuditGesture(.drag(.left, after: 0.3)), AuditGesture(.swipe(.up)), AuditGesture(.pinch),
      AuditGesture(.turn), AuditGesture(.pinchAndTurn), AuditGesture(.swing(3)),
      AuditGesture(.slideOut(.down)), AuditGesture(.press(0.5, taps: 1)),
    ])
  func wellFormed(gesture: AuditGesture) {
    let input = gesture.input(at: CGPoint(x: 100, y: 200))
    var down: Set<Int> = []
    var last = 0.0
    for entry in input {
      #expect(entry.time >= last)
      last = entry.time
      guard case .touch(let report) = entry.event else { continue }
      switch report.phase {
      case .began: #expect(down.insert(report.finger).inserted)
      case .moved: #expect(down.contains(report.finger))
      case .ended, .cancelled: #expect(down.remove(report.finger) != nil)
      }
    }
    #expect(down.isEmpty)
  }
}
