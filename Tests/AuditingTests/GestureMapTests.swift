// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Auditing

/// A scene that is played, and its touch map.
@MainActor
private struct MappedScene {
  let player: ScenarioPlayer
  let map: GestureMap
  private let scenario: Scenario

  init(_ bytes: [UInt8], _ gesture: AuditGesture = .tap) throws {
    scenario = AuditScene.still(try ScenarioReader.read(bytes, file: "screen.json"))
    player = Self.play(scenario)
    map = GestureMap(of: gesture, in: player.host, player.stage, screen: scenario.screen)
  }

  private static func play(_ scenario: Scenario) -> ScenarioPlayer {
    UIModel.Host.aside {
      let player = ScenarioPlayer(scenario) { _ in }
      player.finish()
      return player
    }
  }

  /// Plays everything that is due. Returns the number of copies of the scene that were made for it.
  @discardableResult
  func finish() -> Int {
    var copies = 0
    var copy: ScenarioPlayer?
    while map.isIncomplete {
      UIModel.Host.aside {
        map.play {
          let player = Self.play(scenario)
          copy = player
          copies += 1
          return (player.host, player.stage)
        }
      }
    }
    map.show()
    withExtendedLifetime(copy) {}
    return copies
  }

  func view(_ name: String) throws -> UIView { try #require(player.stage.view(name)) }

  /// Returns the name of what the gesture operates at a point.
  func owner(_ x: CGFloat, _ y: CGFloat) -> String? {
    map.owners.first { $0.areas.contains { $0.contains(CGPoint(x: x, y: y)) } }?.name
  }

  func isDead(_ x: CGFloat, _ y: CGFloat) -> Bool {
    map.dead.contains { $0.contains(CGPoint(x: x, y: y)) }
  }
}

@MainActor
@Suite("The touch map of a running scene")
struct GestureMapTests {
  private static func faulty() throws -> [UInt8] {
    let file = AuditedFile.folder.appending(path: "Faulty.json")
    return Array(try Data(contentsOf: file))
  }

  @Test("a point has the colour of what a tap there operates")
  func owners() throws {
    let scene = try MappedScene(AuditedFile.bytes(ofScreen: "keypad"))
    #expect(scene.map.owners.isEmpty && scene.map.isIncomplete)
    scene.finish()
    for number in 1...9 {
      let view = try scene.view("Key\(number)")
      let middle = view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      #expect(scene.owner(middle.x, middle.y) == "Key\(number)")
    }
    #expect(scene.owner(5, 5) == nil)
    #expect(scene.map.dead.isEmpty && scene.map.small.isEmpty)
  }

  @Test("the overhang of a circle and a covered button are dead, a tiny button is small")
  func blindSpots() throws {
    let scene = try MappedScene(Self.faulty())
    scene.finish()
    #expect(scene.owner(195, 760) == "Circle" && !scene.isDead(195, 760))
    #expect(scene.isDead(195, 735) && scene.owner(195, 735) == nil)
    // The point is in the corner of a round view's bounds, outside of the visible circle.
    #expect(!scene.isDead(162, 722))
    #expect(scene.isDead(195, 225) && scene.owner(195, 225) == nil)
    let small = try #require(scene.map.small.first)
    #expect(scene.map.small.count == 1 && small == CGRect(x: 320, y: 420, width: 18, height: 18))
  }

  @Test("buttons and taps leave a copy of the scene as it was, so that one serves them all")
  func copies() throws {
    #expect(try MappedScene(AuditedFile.bytes(ofScreen: "keypad")).finish() == 1)
  }

  @Test("what a play scrolls, selects or switches is not there in the next one")
  func changedCopies() throws {
    let switches = Array(
      """
      {"format": 1, "windows": [{"root": {"name": "Root", "subviews": [
        {"class": "UISwitch", "name": "One", "frame": [100, 100, 51, 31]},
        {"class": "UISwitch", "name": "Two", "frame": [100, 200, 51, 31]}]}}]}
      """.utf8)
    #expect(try MappedScene(switches).finish() >= 2)
    let tabs = Array(
      """
      {"format": 1, "windows": [{"root": {"controller": "UITabBarController", "children": [
        {"controller": "UIViewController", "name": "First",
         "subviews": [{"class": "UIButton", "name": "Go", "frame": [100, 300, 100, 50],
                       "actions": {"touchUpInside": "went"}}]},
        {"controller": "UIViewController", "name": "Second", "subviews": [
          {"name": "Wall", "frame": [0, 0, 390, 844]}]}]}}]}
      """.utf8)
    let scene = try MappedScene(tabs)
    scene.finish()
    #expect(scene.owner(150, 325) == "Go" && !scene.isDead(150, 325))
  }

  @Test("after a view moved the map is as one that is made again, with few hit tests")
  func moving() throws {
    let scene = try MappedScene(AuditedFile.bytes(ofScreen: "keypad"))
    scene.finish()
    let before = scene.map.tests
    let key = try scene.view("Key5")
    key.center.y = 60
    #expect(scene.map.look())
    #expect(scene.owner(key.center.x, key.center.y) == "Key5")
    #expect(scene.map.tests - before < before / 2)
    let other = GestureMap(
      of: .tap, in: scene.player.host, scene.player.stage, screen: scene.map.stage.screen)
    #expect(scene.map.map.hits == other.map.hits)
    #expect(scene.map.look())
  }

  @Test("a view that was switched off is dead at once")
  func switchingOff() throws {
    let scene = try MappedScene(AuditedFile.bytes(ofScreen: "keypad"))
    scene.finish()
    let key = try scene.view("Key5")
    #expect(!scene.isDead(key.center.x, key.center.y))
    key.isUserInteractionEnabled = false
    #expect(scene.map.look())
    #expect(scene.owner(key.center.x, key.center.y) == nil)
    #expect(scene.isDead(key.center.x, key.center.y))
  }

  @Test("a view that came needs another map")
  func coming() throws {
    let scene = try MappedScene(AuditedFile.bytes(ofScreen: "keypad"))
    #expect(scene.map.look())
    try scene.view("Keypad").addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(!scene.map.look())
  }

  @Test("another gesture has another map")
  func otherGesture() throws {
    let bytes = try AuditedFile.bytes(ofScreen: "settings")
    let scene = try MappedScene(bytes, AuditGesture(.drag(.up, after: 0)))
    scene.finish()
    #expect(scene.map.owners.contains { $0.name == "List" })
  }

  @Test("a map after one of a scene with as many views has only recognizers that are there")
  func afterOtherRecognizers() throws {
    func scene(_ gestures: String) throws -> MappedScene {
      let file =
        #"{"format": 1, "windows": [{"root": {"name": "Root", "gestures": [\#(gestures)]}}], "input": []}"#
      return try MappedScene(Array(file.utf8))
    }
    let first = try scene(#"{"class": "UITapGestureRecognizer", "name": "tap", "action": "tap"}"#)
    first.finish()
    #expect(first.map.owners.map(\.name) == ["tap of Root"])
    let second = try scene("")
    let map = GestureMap(
      of: .tap, in: second.player.host, second.player.stage,
      screen: CGSize(width: 390, height: 844),
      after: first.map)
    #expect(map.owners.isEmpty)
  }

  @Test("edges are found to the point, also of round and turned views")
  func edges() throws {
    let scene = try MappedScene(Self.faulty())
    let (map, stage) = (scene.map.map, scene.map.stage)
    var wrong = 0
    for row in stride(from: 0, to: map.rows, by: 2) {
      for column in stride(from: row % 3, to: map.columns, by: 3) {
        let hit = stage.nearestNode(stage.hit(map.point(column, row))).map { Int32($0) } ?? -1
        if map.hits[row * map.columns + column] != hit { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(map.tests < map.rows * map.columns / 4)
  }
}
