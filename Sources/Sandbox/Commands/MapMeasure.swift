// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Scenarios
import UIModel

/// Measures the touch map and the audit of a screen with a list of rows with controls, a bar and a toolbar.
@MainActor
struct MapMeasure {
  private let scenario: Scenario
  private let bytes: [UInt8]
  private static let file = "screen.json"

  /// Makes a screen with about this many views.
  init(views: Int) throws {
    bytes = Array(try Self.screen(views))
    scenario = try ScenarioReader.read(bytes, file: Self.file)
  }

  func run(_ moves: Int) {
    let output = StandardOutput()
    for step: CGFloat in [2, 1] {
      let (map, player, time) = touchMap(step)
      let name = "taps, \(scenario.nodes.count) views, every \(Int(step)) points"
      output.line(Self.text("touch map of \(name)", time))
      let update = updates(map, player, moves)
      output.line(Self.text("  after one view moved, average of \(moves)", update.mean))
      output.line(Self.text("  at most", update.worst))
    }
    var plays = 0
    let time = Measure.milliseconds {
      plays = Audit(of: AuditScene(scenario, bytes: bytes, file: Self.file)).run().plays
    }
    output.line(Self.text("audit with \(plays) gestures", time))
    try? output.finish()
  }

  private static func text(_ name: String, _ time: Double) -> String {
    "\(name): \(String(format: "%.1f", time)) ms"
  }

  private func play() -> ScenarioPlayer {
    UIModel.Host.aside {
      let player = ScenarioPlayer(scenario) { _ in }
      player.finish()
      return player
    }
  }

  private func touchMap(_ step: CGFloat) -> (GestureMap, ScenarioPlayer, Double) {
    let player = play()
    let (map, time) = Measure.timed {
      let map = GestureMap(
        of: .tap, in: player.host, player.stage, screen: scenario.screen, step: step)
      var copy: ScenarioPlayer?
      while map.isIncomplete {
        UIModel.Host.aside {
          map.play {
            let player = play()
            copy = player
            return (player.host, player.stage)
          }
        }
      }
      map.show()
      withExtendedLifetime(copy) {}
      return map
    }
    return (map, player, time)
  }

  private func updates(
    _ map: GestureMap, _ player: ScenarioPlayer, _ moves: Int
  ) -> (mean: Double, worst: Double) {
    let views = player.stage.nodes.map(\.view).filter { $0 is UIButton }
    var times: [Double] = []
    for move in 0..<moves {
      let view = views[move % views.count]
      player.host.perform { view.frame.origin.x += move.isMultiple(of: 2) ? 7 : -7 }
      times.append(Measure.milliseconds { _ = map.look() })
    }
    return (times.reduce(0, +) / Double(max(1, moves)), times.max() ?? 0)
  }

  /// Returns a scenario file with a list of rows, each with labels and buttons, and a bar of five buttons. 14 rows fit
  /// on the screen.
  private static func screen(_ views: Int) throws -> Data {
    let rows = 14
    let parts = max(3, (views - 20) / rows - 1)
    func button(_ name: String, _ frame: [Int]) -> [String: Any] {
      ["class": "UIButton", "name": name, "frame": frame, "actions": ["touchUpInside": name]]
    }
    func part(_ row: Int, _ part: Int) -> [String: Any] {
      let (name, frame) = ("P\(row)x\(part)", [8 + part * 374 / parts, 4, max(4, 374 / parts), 44])
      return part.isMultiple(of: 3)
        ? button(name, frame)
        : ["class": "UILabel", "name": name, "frame": frame, "title": "x"]
    }
    let list = (0..<rows).map { row -> [String: Any] in
      let tap = ["class": "UITapGestureRecognizer", "name": "open\(row)", "action": "open"]
      return [
        "name": "Row\(row)", "frame": [0, row * 52, 390, 52], "color": "white", "gestures": [tap],
        "subviews": (0..<parts).map { part(row, $0) },
      ]
    }
    let bar: [String: Any] = [
      "name": "Bar", "frame": [0, 764, 390, 80], "color": "white",
      "subviews": (0..<5).map { button("Tab\($0)", [$0 * 78, 4, 70, 60]) },
    ]
    let scroll: [String: Any] = [
      "class": "UIScrollView", "name": "List", "frame": [0, 0, 390, 764],
      "scroll": ["contentSize": [390, 1_500]], "subviews": list,
    ]
    let root: [String: Any] = [
      "name": "Screen", "controller": "UIViewController", "color": "white",
      "subviews": [scroll, bar],
    ]
    return try JSONSerialization.data(
      withJSONObject: [
        "format": 1, "screen": [390, 844], "log": ["actions"], "windows": [["root": root]],
        "input": [Any](),
      ] as [String: Any])
  }
}
