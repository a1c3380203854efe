// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation
import UIModel

/// Measures frames of moving fingers.
@MainActor
enum TouchWorkloads {
  static func moved(
    _ name: String, fingers: Int, recognizers: Int, _ motion: TouchScene.Motion, frames: Int
  ) -> Workload {
    Workload(name: name, operations: frames) {
      let scene = TouchScene(fingers: fingers, recognizers: recognizers, motion: motion)
      scene.begin()
      return {
        let before = (scene.received, scene.actions)
        scene.move(frames)
        return UInt64(scene.received - before.0) << 32 | UInt64(scene.actions - before.1)
      }
    }
  }

  /// Feeds a finger that comes down among recognizers and lifts again, `operations` times.
  static func tapped(
    _ name: String, onPath: Int, elsewhere: Int, operations: Int
  ) -> Workload {
    Workload(name: name, operations: operations) {
      let scene = TapScene(onPath: onPath, elsewhere: elsewhere)
      return {
        for _ in 0..<operations { scene.tap() }
        return UInt64(scene.stage.time * 1000)
      }
    }
  }

  static let all: [Workload] = [
    moved("moved.1x2", fingers: 1, recognizers: 2, .resting, frames: 1024),
    moved("moved.1x2.dragging", fingers: 1, recognizers: 2, .dragging, frames: 1024),
    moved("moved.1x2.half", fingers: 1, recognizers: 2, .draggingHalf, frames: 1024),
    moved("moved.10x20", fingers: 10, recognizers: 20, .resting, frames: 256),
    moved("moved.10x20.dragging", fingers: 10, recognizers: 20, .dragging, frames: 256),
    moved("moved.10x20.half", fingers: 10, recognizers: 20, .draggingHalf, frames: 256),
    tapped("tapped.0", onPath: 0, elsewhere: 0, operations: 50),
    tapped("tapped.10", onPath: 10, elsewhere: 0, operations: 50),
    tapped("tapped.20", onPath: 20, elsewhere: 0, operations: 50),
    tapped("tapped.40", onPath: 40, elsewhere: 0, operations: 50),
    tapped("tapped.10.of.1010", onPath: 10, elsewhere: 1000, operations: 50),
  ]
}

/// A view inside twelve others, with recognizers on its superviews and on other views.
@MainActor
final class TapScene {
  let stage = BenchStage(size: CGSize(width: 1000, height: 1000))
  private var down = BenchStage.frame(.began, [CGPoint(x: 500, y: 500)])
  private var up = BenchStage.frame(.ended, [CGPoint(x: 500, y: 500)])
  private let leaf = NotingView(frame: CGRect(x: 400, y: 400, width: 200, height: 200))
  /// The time from feeding touch-downs to the first call of a view, in seconds.
  private(set) var secondsToFirstCall = 0.0

  init(onPath: Int, elsewhere: Int) {
    var views: [UIView] = [stage.window]
    for _ in 0..<11 {
      let view = UIView(frame: stage.window.bounds)
      views.last?.addSubview(view)
      views.append(view)
    }
    for index in 0..<elsewhere {
      let view = UIView(frame: CGRect(x: index, y: 0, width: 1, height: 10))
      view.addGestureRecognizer(UIPanGestureRecognizer())
      views.last?.addSubview(view)
    }
    views.last?.addSubview(leaf)
    views.append(leaf)
    for index in 0..<onPath {
      views[views.count - 1 - index % views.count].addGestureRecognizer(UIPanGestureRecognizer())
    }
  }

  /// Runs only the hit test.
  func search() -> UIView? { stage.window.hitTest(CGPoint(x: 500, y: 500), with: nil) }

  func tap() {
    let start = seconds_now()
    stage.feed(&down)
    secondsToFirstCall += leaf.firstCall - start
    stage.feed(&up)
  }
}

private final class NotingView: UIView {
  var firstCall = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    firstCall = seconds_now()
  }
}

/// The rows E1 to E5: touches.
@MainActor
struct TouchBench {
  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  mutating func run() {
    moved("E1", "1 finger, 2 recognizers undecided", 1, 2, .resting, "moved.1x2", most: 2_000)
    moved("E1", "1 finger, 2 pans under way", 1, 2, .dragging, "moved.1x2.dragging", most: 2_000)
    moved(
      "E1", "1 finger, a pan under way and a hold", 1, 2, .draggingHalf, "moved.1x2.half",
      most: 2_000
    )
    moved(
      "E2", "10 fingers, 20 recognizers undecided", 10, 20, .resting, "moved.10x20", most: 12_000)
    moved(
      "E2", "10 fingers, 20 pans under way", 10, 20, .dragging, "moved.10x20.dragging", most: 12_000
    )
    moved(
      "E2", "10 fingers, a pan under way and a hold each", 10, 20, .draggingHalf,
      "moved.10x20.half", most: 12_000)
    searched()
    for (onPath, elsewhere, name) in [
      (0, 0, "tapped.0"), (10, 0, "tapped.10"), (20, 0, "tapped.20"), (40, 0, "tapped.40"),
      (10, 1000, "tapped.10.of.1010"),
    ] { touchDown(onPath, elsewhere, name) }
    judgeGrowth()
    for fingers in [1, 2, 3, 5, 10] { curve(fingers) }
  }

  private mutating func curve(_ fingers: Int) {
    let contest = Contest(
      [TouchScene.Motion.resting, .dragging].map {
        TouchWorkloads.moved(
          "moved", fingers: fingers, recognizers: 2 * fingers, $0, frames: settings.points / 8)
      }, rounds: 5)
    for (index, what) in ["undecided", "under way"].enumerated() {
      rows.append(
        Row(
          goal: "fingers", what: "\(fingers) fingers, two recognizers each, \(what)",
          figure: contest.median(index), unit: "ns a frame", size: Double(fingers)))
    }
  }

  private mutating func moved(
    _ goal: String, _ what: String, _ fingers: Int, _ recognizers: Int,
    _ motion: TouchScene.Motion, _ name: String, most: Double
  ) {
    let contest = Contest(
      [
        TouchWorkloads.moved(
          name, fingers: fingers, recognizers: recognizers, motion, frames: settings.points / 4)
      ], rounds: settings.rounds)
    rows.append(
      Row(
        goal: goal, what: what, figure: contest.median(0), unit: "ns a frame",
        allocations: contest.allocations[0], instructions: settings.instructions(name),
        wanted: "\(Int(most)) ns", isMet: contest.median(0) <= most))
    rows.append(
      Row(
        goal: "E3", what: "allocations: \(what)", figure: contest.allocations[0], unit: "a frame",
        wanted: "0", isMet: contest.allocations[0] == 0))
  }

  /// Measures the share of a touch-down that the hit test takes.
  private mutating func searched() {
    let contest = Contest(
      [
        Workload(name: "searched", operations: 1000) {
          let scene = TapScene(onPath: 10, elsewhere: 0)
          return {
            var found: UInt64 = 0
            for _ in 0..<1000 where scene.search() != nil { found += 1 }
            return found
          }
        }
      ], rounds: settings.rounds)
    rows.append(
      Row(
        goal: "E5", what: "of it the hit test alone", figure: contest.median(0), unit: "ns",
        allocations: contest.allocations[0], wanted: "state it"))
  }

  /// Checks the instructions of a whole tap: they grow by the same amount with each recognizer on the path, and not
  /// with recognizers elsewhere.
  private mutating func judgeGrowth() {
    guard let ten = settings.instructions("tapped.10"),
      let twenty = settings.instructions("tapped.20"),
      let forty = settings.instructions("tapped.40"),
      let elsewhere = settings.instructions("tapped.10.of.1010")
    else { return }
    let growth = (forty - twenty) / 2 / (twenty - ten)
    rows.append(
      Row(
        goal: "E5", what: "each recognizer on the way, in a whole tap", figure: (forty - ten) / 30,
        unit: "instr.", ratio: growth, wanted: "the same for each: ratio 1", isMet: growth <= 1.1))
    rows.append(
      Row(
        goal: "E5", what: "1000 recognizers elsewhere, in a whole tap", figure: elsewhere - ten,
        unit: "instr.", ratio: elsewhere / ten, wanted: "nothing", isMet: elsewhere <= ten * 1.02))
  }

  private mutating func touchDown(_ onPath: Int, _ elsewhere: Int, _ name: String) {
    let scene = TapScene(onPath: onPath, elsewhere: elsewhere)
    for _ in 0..<20 { scene.tap() }
    var times: [Double] = []
    for _ in 0..<settings.rounds {
      let before = scene.secondsToFirstCall
      for _ in 0..<50 { scene.tap() }
      times.append((scene.secondsToFirstCall - before) / 50 * 1e9)
    }
    let place = elsewhere > 0 ? ", \(elsewhere) elsewhere" : ""
    rows.append(
      Row(
        goal: "E5", what: "touch-down to first call, \(onPath) recognizers on the way\(place)",
        figure: Contest.median(times), unit: "ns", instructions: settings.instructions(name),
        wanted: "linear on the way, nothing elsewhere"))
  }
}
