// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Scenarios
import UIModel

/// Rows A1 and A2: computes the touch map of an app's screen, which shows the target that a tap operates at each point.
/// The baseline is a hit test at each point of the map, by the flat scan in C (`FlatContestant`).
@MainActor
struct MapBench {
  /// The distance between the map's points, in screen points.
  private static let step = 2

  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  mutating func run() throws {
    let recipe = TreeRecipe.screen
    // The second scene is the one that changes.
    let (scene, other) = (try MapScene(recipe), try MapScene(recipe))
    let contest = Contest(
      [
        Self.flat(recipe),
        Workload(name: "map.T4", operations: 1) { { scene.checksum(scene.map(Self.step)) } },
        Workload(name: "map.T4.moved", operations: 1) { Self.moving(other) },
      ], rounds: settings.rounds)
    guard contest.checksums[0] == contest.checksums[1] else {
      throw Disagreement(
        description: "The touch map of T4 and the flat scan found different views.")
    }
    for (index, row) in Self.goals.enumerated() {
      let ratio = contest.ratio(index + 1, to: 0)
      rows.append(
        Row(
          goal: row.goal, what: row.what, figure: contest.median(index + 1) / 1e6, unit: "ms",
          baseline: contest.median(0) / 1e6, ratio: ratio,
          wanted: "\(row.mostRatio) x the flat scan at all points", isMet: ratio <= row.mostRatio))
    }
  }

  private static let goals: [(goal: String, what: String, mostRatio: Double)] = [
    ("A1", "touch map of taps on T4, every 2 points", 15),
    ("A2", "the same after one view moved", 2.5),
  ]

  /// One hit test for each point of the map.
  private static func flat(_ recipe: TreeRecipe) -> Workload {
    Workload(name: "map.T4.flat", operations: 1) {
      let entrant = FlatContestant(recipe)
      let size = recipe.nodes[0].frame.size
      let rows = stride(from: step / 2, to: Int(size.height) + step / 2, by: step)
      let columns = stride(from: step / 2, to: Int(size.width) + step / 2, by: step)
      return {
        var checksum = Checksum()
        for y in rows {
          for x in columns { checksum.add(entrant.hit(CGPoint(x: x, y: y))) }
        }
        return checksum.value
      }
    }
  }

  /// Moves a button to and fro, and updates the map each time.
  private static func moving(_ scene: MapScene) -> Workload.Pass {
    let map = scene.map(step)
    var isAway = false
    return {
      scene.moveButton(by: isAway ? -7 : 7)
      isAway.toggle()
      return map.look() ? UInt64(map.revision) : 0
    }
  }
}

/// A tree as a scenario's views: small views are buttons, and rows have tap recognizers.
@MainActor
private final class MapScene {
  private let scenario: Scenario
  private let live: ScenarioPlayer
  /// For each node of the scenario, the index of its view in the recipe; -1 for the window.
  private let indices: [Int]

  init(_ recipe: TreeRecipe) throws {
    let data = try JSONSerialization.data(
      withJSONObject: [
        "format": 1, "log": ["actions"], "input": [Any](),
        "screen": [Int(recipe.nodes[0].frame.width), Int(recipe.nodes[0].frame.height)],
        "windows": [["root": Self.node(0, recipe)]],
      ] as [String: Any])
    let scenario = try ScenarioReader.read(Array(data), file: recipe.name)
    self.scenario = scenario
    live = Self.play(scenario)
    indices = scenario.nodes.map { $0.name.flatMap { Int($0.dropFirst()) } ?? -1 }
  }

  private static func node(_ index: Int, _ recipe: TreeRecipe) -> [String: Any] {
    let node = recipe.nodes[index]
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
      Int($0)
    }
    var object: [String: Any] = [
      "name": "n\(index)", "frame": frame, "hidden": node.isHidden,
      "userInteraction": !node.isOff,
      "subviews": recipe.nodes.indices.filter { recipe.nodes[$0].parent == index }
        .map { Self.node($0, recipe) },
    ]
    if node.frame.width == 24 {
      object["class"] = "UIButton"
      object["actions"] = ["touchUpInside": "pressed"]
    }
    if node.frame.height == 36, recipe.nodes[node.parent].frame.height > 36 {
      object["gestures"] = [
        ["class": "UITapGestureRecognizer", "name": "t\(index)", "action": "open"]
      ]
    }
    return object
  }

  private static func play(_ scenario: Scenario) -> ScenarioPlayer {
    UIModel.Host.aside {
      let player = ScenarioPlayer(scenario) { _ in }
      player.finish()
      return player
    }
  }

  /// Computes the touch map of taps for the whole screen.
  func map(_ step: Int) -> GestureMap {
    let map = GestureMap(
      of: .tap, in: live.host, live.stage, screen: scenario.screen, step: CGFloat(step))
    var copy: ScenarioPlayer?
    while map.isIncomplete {
      UIModel.Host.aside {
        map.play {
          let player = Self.play(scenario)
          copy = player
          return (player.host, player.stage)
        }
      }
    }
    map.show()
    withExtendedLifetime(copy) {}
    return map
  }

  func checksum(_ map: GestureMap) -> UInt64 {
    var checksum = Checksum()
    for hit in map.map.hits { checksum.add(hit < 0 ? -1 : indices[Int(hit)]) }
    return checksum.value
  }

  func moveButton(by points: CGFloat) {
    guard let button = live.stage.nodes.first(where: { $0.view is UIButton })?.view else { return }
    live.host.perform { button.frame.origin.x += points }
  }
}
