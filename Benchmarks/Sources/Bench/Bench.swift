// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The program that `scripts/bench` runs; the options are documented there.
@main
@MainActor
struct Bench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    if arguments.first == "--count", arguments.count == 2 {
      return try InstructionCounter.runCounted(arguments[1])
    }
    var settings = try parse(arguments)
    if let baseline = settings.check {
      return try Baseline.check(at: baseline)
    }
    if let baseline = settings.baseline {
      return try Baseline.write(to: baseline)
    }
    if settings.countsInstructions { settings.counts = count(settings) }
    let report = try measure(settings)
    print(report.table)
    if let path = settings.json { try report.json.write(to: URL(fileURLWithPath: path)) }
    if let path = settings.plot { try Plot(report).write(to: path) }
  }

  private static func count(_ settings: Settings) -> [String: Double] {
    var counts: [String: Double] = [:]
    let prefixes = [
      "hit": ["hit.", "moving."], "touch": ["moved.", "tapped."], "arbitration": ["arbitration."],
      "scroll": ["scroll."], "replay": ["replay", "journal."],
    ]
    for (group, prefixes) in prefixes where settings.wants(group) {
      for workload in InstructionCounter.workloads
      where prefixes.contains(where: { workload.name.hasPrefix($0) }) {
        counts[workload.name] = InstructionCounter.count(workload.name)
      }
    }
    return counts
  }

  private static func measure(_ settings: Settings) throws -> Report {
    var report = Report()
    if settings.wants("memory") {
      var memory = MemoryBench()
      memory.run()
      report.rows += memory.rows
    }
    if settings.wants("hit") {
      var hits = HitBench(settings)
      try hits.run()
      report.rows += hits.rows
      if let folder = settings.peers {
        var peers = PeerBench(settings, folder: folder)
        try peers.runHits()
        report.rows += peers.rows
      }
    }
    if settings.wants("touch") {
      var touches = TouchBench(settings)
      touches.run()
      report.rows += touches.rows
      if let folder = settings.peers {
        var peers = PeerBench(settings, folder: folder)
        try peers.runTouches()
        report.rows += peers.rows
      }
    }
    if settings.wants("arbitration") {
      var arbitration = ArbitrationBench(settings)
      arbitration.run()
      report.rows += arbitration.rows
    }
    if settings.wants("scroll") {
      var scroll = ScrollBench(settings)
      try scroll.run()
      report.rows += scroll.rows
    }
    if settings.wants("replay") {
      var replay = ReplayBench(settings)
      replay.run()
      var journal = JournalBench(settings)
      try journal.run()
      report.rows += replay.rows + journal.rows
    }
    if settings.wants("map") {
      var map = MapBench(settings)
      try map.run()
      report.rows += map.rows
    }
    if settings.wants("window"), let sandbox = settings.sandbox,
      let bareModel = settings.bareModel
    {
      var window = WindowBench(
        settings, sandbox: URL(fileURLWithPath: sandbox),
        bareModel: URL(fileURLWithPath: bareModel))
      try window.run()
      report.rows += window.rows
    }
    return report
  }

  private static func parse(_ arguments: [String]) throws -> Settings {
    var settings = Settings()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": settings.isQuick = true
      case "--no-count": settings.countsInstructions = false
      case "--json": settings.json = rest.popFirst()
      case "--plot": settings.plot = rest.popFirst()
      case "--check": settings.check = rest.popFirst()
      case "--baseline": settings.baseline = rest.popFirst()
      case "--sandbox": settings.sandbox = rest.popFirst()
      case "--bare-model": settings.bareModel = rest.popFirst()
      case "--peers": settings.peers = rest.popFirst()
      case "hit", "touch", "arbitration", "scroll", "replay", "memory", "map", "window":
        settings.names.append(argument)
      default:
        throw Disagreement(
          description: "\(argument) found; hit, touch, arbitration, scroll, replay, memory, map, "
            + "window or an option allowed")
      }
    }
    return settings
  }
}
