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

  @Test("after a view moved, only what it covers before and after is asked again")
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
    "fingers come down once, lift once, and time goes on",
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
