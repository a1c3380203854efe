// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation

/// Compares rows H1, H6, E1 and E2 with other toolkits, if `scripts/bench` found them and built the programs of
/// `Benchmarks/Peers`.
@MainActor
struct PeerBench {
  let settings: Settings
  private(set) var rows: [Row] = []
  private let folder: URL

  init(_ settings: Settings, folder: String) {
    self.settings = settings
    self.folder = URL(fileURLWithPath: folder)
  }

  mutating func runHits() throws {
    if let qt = program("qt") {
      try compare(.screen, with: qt, "QWidget::childAt of Qt 6", "H1", least: 1, on: nil)
    }
    if let gtk = program("gtk") {
      let stage = try WindowStage(width: 1920, height: 1200)
      defer { stage.close() }
      try compare(.screen, with: gtk, "gtk_widget_pick of GTK 4", "H1", least: 1, on: stage)
      try compare(.turned, with: gtk, "gtk_widget_pick of GTK 4", "H6", least: 1, on: stage)
    }
  }

  mutating func runTouches() throws {
    for motion in [TouchScene.Motion.resting, .dragging] {
      try move("E1", fingers: 1, motion)
      try move("E2", fingers: 10, motion)
    }
  }

  private func program(_ name: String) -> URL? {
    let file = folder.appending(path: name)
    return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
  }

  private mutating func compare(
    _ recipe: TreeRecipe, with program: URL, _ name: String, _ goal: String, least: Double,
    on stage: WindowStage?
  ) throws {
    let points = recipe.points(settings.points)
    let peer = try Peer(
      program, input: Self.text(recipe, points), display: stage?.display)
    let contestant = ModelContestant(recipe)
    try compete(
      goal, "\(recipe.name) by \(name)", unit: "ns a hit", with: peer, operations: points.count,
      least: least
    ) {
      var checksum: UInt64 = 0
      for point in points {
        checksum = checksum &* 31 &+ UInt64(contestant.hit(point) + 2)
      }
      return checksum
    }
  }

  private mutating func move(_ goal: String, fingers: Int, _ motion: TouchScene.Motion) throws {
    guard let qt = program("qt-touch") else { return }
    let gesture = motion == .resting ? "hold" : "tap"
    let count = fingers == 1 ? "1 finger" : "\(fingers) fingers"
    let frames = settings.points / 4
    let peer = try Peer(qt, arguments: ["\(fingers)", "\(frames)", gesture])
    let scene = TouchScene(fingers: fingers, recognizers: 2 * fingers, motion: motion)
    scene.begin()
    try compete(
      goal, "\(count), a pan and a \(gesture) each, by QWidget of Qt 6",
      unit: "ns a frame", with: peer, operations: frames, least: 1
    ) {
      let before = scene.received
      scene.move(frames)
      return UInt64(scene.received - before)
    }
  }

  /// Runs UIModel's work and the other toolkit's program alternately, and adds a row that compares their times.
  private mutating func compete(
    _ goal: String, _ what: String, unit: String, with peer: Peer, operations: Int, least: Double,
    _ work: @MainActor () -> UInt64
  ) throws {
    defer { peer.stop() }
    var (ours, theirs) = ([Double](), [Double]())
    for round in 0...settings.rounds {
      let start = seconds_now()
      let checksum = work()
      let time = (seconds_now() - start) * 1e9 / Double(operations)
      let answer = try peer.round()
      guard answer.checksum == checksum else {
        throw Disagreement(description: "\(what): it came to something else.")
      }
      // The first round only warms up.
      guard round > 0 else { continue }
      ours.append(time)
      theirs.append(answer.time)
    }
    let ratio = Contest.median(zip(theirs, ours).map { $0 / $1 })
    rows.append(
      Row(
        goal: goal, what: what, figure: Contest.median(theirs), unit: unit,
        baseline: Contest.median(ours), ratio: ratio, wanted: "\(Int(least)) x UIModel",
        isMet: ratio >= least))
  }

  /// Returns the tree and the points as text in the format of `Peers/tree.h`.
  private static func text(_ recipe: TreeRecipe, _ points: [CGPoint]) -> String {
    let size = recipe.nodes[0].frame.size
    var lines = ["\(Int(size.width)) \(Int(size.height)) \(recipe.nodes.count) \(points.count)"]
    for node in recipe.nodes {
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      let flags = [node.isHidden, node.isOff, node.turn != nil].map { $0 ? 1 : 0 }
      let turn = node.turn ?? (1, 0, 0, 1)
      let words = [node.parent] + frame.map { Int($0) } + flags
      lines.append(
        words.map(String.init).joined(separator: " ")
          + " \(turn.a) \(turn.b) \(turn.c) \(turn.d)")
    }
    lines += points.map { "\($0.x) \($0.y)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
