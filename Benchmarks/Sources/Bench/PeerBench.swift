// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation

/// H1 and H6 beside other toolkits, where `scripts/bench` found them and built the programs of `Benchmarks/Peers`.
@MainActor
struct PeerBench {
  let settings: Settings
  private(set) var rows: [Row] = []
  private let folder: URL

  init(_ settings: Settings, folder: String) {
    self.settings = settings
    self.folder = URL(fileURLWithPath: folder)
  }

  mutating func run() throws {
    if let qt = program("qt") {
      try compare(.screen, with: qt, "QWidget::childAt of Qt 6", "H1", least: 2, on: nil)
    }
    if let gtk = program("gtk") {
      let stage = try WindowStage(width: 1920, height: 1200)
      defer { stage.close() }
      try compare(.screen, with: gtk, "gtk_widget_pick of GTK 4", "H1", least: 15, on: stage)
      try compare(.turned, with: gtk, "gtk_widget_pick of GTK 4", "H6", least: 100, on: stage)
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
    let peer = try Peer(program, recipe, points, display: stage?.display)
    defer { peer.stop() }
    let contestant = ModelContestant(recipe)
    var (ours, theirs) = ([Double](), [Double]())
    for round in 0...settings.rounds {
      let (time, checksum) = search(contestant, points)
      let answer = try peer.round()
      guard answer.checksum == checksum else {
        throw Disagreement(description: "\(recipe.name): \(name) found different views.")
      }
      // The first one warms up.
      guard round > 0 else { continue }
      ours.append(time)
      theirs.append(answer.time)
    }
    let ratio = Contest.median(zip(theirs, ours).map { $0 / $1 })
    rows.append(
      Row(
        goal: goal, what: "\(recipe.name) by \(name)", figure: Contest.median(theirs),
        unit: "ns a hit", baseline: Contest.median(ours), ratio: ratio,
        wanted: "\(Int(least)) x UIModel", isMet: ratio >= least))
  }

  private func search(_ contestant: ModelContestant, _ points: [CGPoint]) -> (Double, UInt64) {
    var checksum: UInt64 = 0
    let start = seconds_now()
    for point in points {
      checksum = checksum &* 31 &+ UInt64(contestant.hit(point) + 2)
    }
    return ((seconds_now() - start) * 1e9 / Double(points.count), checksum)
  }
}

/// A program that searches a tree as another toolkit does.
@MainActor
private final class Peer {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Starts it and hands it the tree and the points.
  init(_ program: URL, _ recipe: TreeRecipe, _ points: [CGPoint], display: String?) throws {
    process.executableURL = program
    process.environment = [
      "DISPLAY": display ?? "", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "LC_ALL": "C",
      "PATH": "/usr/bin:/bin",
    ]
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    try questions.fileHandleForWriting.write(contentsOf: Data(Self.text(recipe, points).utf8))
    guard try line() == "ready" else {
      throw Disagreement(description: "\(program.lastPathComponent) can't search \(recipe.name)")
    }
  }

  /// Searches all points once.
  func round() throws -> (time: Double, checksum: UInt64) {
    try questions.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    let parts = try line().split(separator: " ")
    guard parts.count == 2, let time = Double(parts[0]), let checksum = UInt64(parts[1]) else {
      throw Disagreement(description: "a peer answered in other words")
    }
    return (time, checksum)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func line() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Disagreement(description: "a peer stopped") }
      unread += data
    }
  }

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
