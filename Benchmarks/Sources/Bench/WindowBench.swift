// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Compares the window with a bare SDL loop in C on the same screen: the time from the X server's event to
/// `touchesMoved` and to the pixels, and the costs of a frame, of sleeping and of starting.
@MainActor
struct WindowBench {
  let settings: Settings
  private(set) var rows: [Row] = []
  private let sandbox: URL
  private let bareModel: URL

  init(_ settings: Settings, sandbox: URL, bareModel: URL) {
    self.settings = settings
    self.sandbox = sandbox
    self.bareModel = bareModel
  }

  mutating func run() throws {
    let stage = try WindowStage(width: 1280, height: 800)
    defer { stage.close() }
    try measureLatency(on: stage)
    try measureFrames(on: stage)
    rows += try ProcessorBench(sandbox: sandbox).rows()
    try measureIdle(on: stage)
    try measureStart(on: stage)
  }

  /// Returns BareLoop: a window with a square, in C.
  private func bareLoop(on stage: WindowStage) throws -> WindowProgram {
    try WindowProgram(WindowStage.neighbour("BareLoop"), on: stage) { [$0] }
  }

  /// Returns BareFrame: the frame of row R1, drawn in C.
  private func bareFrame(on stage: WindowStage) throws -> WindowProgram {
    try WindowProgram(WindowStage.neighbour("BareFrame"), on: stage) { [$0] }
  }

  /// Returns BareModel: the window of BareLoop, with a view of UIModel as the square.
  private func bareModel(on stage: WindowStage) throws -> WindowProgram {
    try WindowProgram(bareModel, on: stage) { [$0] }
  }

  /// Returns the Sandbox with only a scene: no panels, no overlays.
  private func plainSandbox(on stage: WindowStage, scene: String) throws -> WindowProgram {
    let program = try WindowProgram(sandbox, on: stage) { timings in
      [
        "measure", "window", scene, "--no-state", "--window", "--size", "1280x800", "--panels",
        "none",
        "--timings", timings,
      ]
    }
    usleep(500_000)
    for key in ["h", "t"] { _ = try stage.inject("key \(key)") }
    usleep(300_000)
    return program
  }

  // MARK: Latency

  /// The times from a server's event to the app and to the screen, in nanoseconds.
  private struct Latency {
    var told: [Double] = []
    var shown: [Double] = []

    /// Adds two latencies of each move: until the app received its next input, and until it showed that frame.
    mutating func add(_ moves: [UInt64], _ frames: [WindowProgram.Frame]) {
      var rest = frames[...]
      for move in moves {
        while let frame = rest.first, frame.told < move { rest.removeFirst() }
        guard let frame = rest.first else { return }
        told.append(Double(frame.told - move))
        shown.append(Double(frame.shown - move))
      }
    }
  }

  /// The interval of moves, in microseconds. The display shows sixty frames a second. With a shorter interval a move
  /// would wait for the next frame, and the waiting time would be measured, too.
  private static let microsecondsBetweenMoves = 22_000

  private mutating func measureLatency(on stage: WindowStage) throws {
    let scene = try WindowScenes.square(in: stage.folder)
    let moves = settings.isQuick ? 100 : 200
    var (sandbox, model, loop) = ([Latency](), [Latency](), [Latency]())
    for _ in 0..<5 {
      loop.append(try drag(try bareLoop(on: stage), moves, on: stage))
      model.append(try drag(try bareModel(on: stage), moves, on: stage))
      sandbox.append(try drag(try plainSandbox(on: stage, scene: scene), moves, on: stage))
    }
    for (program, times) in [("UIModel alone", model), ("the Sandbox", sandbox)] {
      add("L1", "X event to touchesMoved, \(program)", times, loop, \.told, most: 1.3)
      add("L2", "X event to presented, \(program)", times, loop, \.shown, most: 1.6)
    }
  }

  private func drag(
    _ program: WindowProgram, _ count: Int, on stage: WindowStage
  ) throws -> Latency {
    defer { program.stop() }
    usleep(300_000)
    var latency = Latency()
    let times = try stage.inject(
      "drag \(count) \(Self.microsecondsBetweenMoves) \(WindowScenes.grip) 200")
    usleep(100_000)
    latency.add(times, program.frames)
    try check(frames: program.frames.count { $0.told >= times.first ?? 0 }, of: count)
    return latency
  }

  private mutating func add(
    _ goal: String, _ what: String, _ ours: [Latency], _ bare: [Latency],
    _ part: KeyPath<Latency, [Double]>, most: Double
  ) {
    let ratios = zip(ours, bare).map {
      Contest.median($0[keyPath: part]) / Contest.median($1[keyPath: part])
    }
    let all = (ours: ours.flatMap { $0[keyPath: part] }, bare: bare.flatMap { $0[keyPath: part] })
    let (figure, baseline) = (Contest.median(all.ours) / 1000, Contest.median(all.bare) / 1000)
    let ratio = Contest.median(ratios)
    func late(_ times: [Double]) -> Double { times.sorted()[times.count * 99 / 100] / 1000 }
    rows.append(
      Row(
        goal: goal, what: what, figure: figure, unit: "us", baseline: baseline, ratio: ratio,
        wanted: "\(most) x the bare loop", isMet: ratio <= most))
    rows.append(
      Row(
        goal: goal, what: "  the slowest of a hundred", figure: late(all.ours), unit: "us",
        baseline: late(all.bare), wanted: "1000", isMet: late(all.ours) < 1000))
  }

  // MARK: Frames

  /// The times of frames from input to picture, in nanoseconds.
  private struct FrameTimes {
    var whole: [Double] = []
    var moved: [Double] = []
  }

  private mutating func measureFrames(on stage: WindowStage) throws {
    let scene = try WindowScenes.crowd(in: stage.folder)
    var (sandbox, bare) = ([FrameTimes](), [FrameTimes]())
    for _ in 0..<(settings.isQuick ? 2 : 5) {
      bare.append(try draw(try bareFrame(on: stage), on: stage))
      sandbox.append(try draw(try plainSandbox(on: stage, scene: scene), on: stage))
    }
    add("a frame of 1,000 rectangles and 200 labels", sandbox, bare, \.whole, most: 8000)
    add("  one view of 64 x 64 moved in it", sandbox, bare, \.moved, most: 500)
  }

  private func draw(_ program: WindowProgram, on stage: WindowStage) throws -> FrameTimes {
    defer { program.stop() }
    usleep(300_000)
    var times = FrameTimes()
    // A new theme changes the background, so the whole window is drawn again.
    for _ in 0..<8 {
      let before = program.frames.count
      _ = try stage.inject("key F7")
      usleep(120_000)
      times.whole +=
        program.frames.dropFirst(before).map { Double($0.shown - $0.fed) }.max().map { [$0] } ?? []
    }
    let before = program.frames.count
    _ = try stage.inject("drag 60 \(Self.microsecondsBetweenMoves) \(WindowScenes.grip) 200")
    times.moved = program.frames.dropFirst(before).map { Double($0.shown - $0.fed) }
    try check(frames: times.moved.count, of: 60)
    return times
  }

  /// Throws an error if many moves of a drag left the picture unchanged, because then the pointer missed the square.
  private func check(frames: Int, of moves: Int) throws {
    guard frames > moves * 9 / 10 else {
      throw Disagreement(description: "\(moves) moves of the square changed \(frames) frames")
    }
  }

  private mutating func add(
    _ what: String, _ ours: [FrameTimes], _ bare: [FrameTimes],
    _ part: KeyPath<FrameTimes, [Double]>, most: Double
  ) {
    let ratios = zip(ours, bare).map {
      Contest.median($0[keyPath: part]) / Contest.median($1[keyPath: part])
    }
    let figure = Contest.median(ours.flatMap { $0[keyPath: part] }) / 1000
    let baseline = Contest.median(bare.flatMap { $0[keyPath: part] }) / 1000
    rows.append(
      Row(
        goal: "R1", what: what, figure: figure, unit: "us", baseline: baseline,
        ratio: Contest.median(ratios), wanted: "\(Int(most))", isMet: figure <= most))
  }

  // MARK: Idle and start

  private mutating func measureIdle(on stage: WindowStage) throws {
    let program = try plainSandbox(on: stage, scene: try WindowScenes.square(in: stage.folder))
    defer { program.stop() }
    sleep(2)
    let (time, sleeps) = (program.processorTime, program.sleeps)
    let seconds = settings.isQuick ? 5 : 20
    sleep(UInt32(seconds))
    let share = (program.processorTime - time) / (Double(seconds) * 1e9) * 100
    rows.append(
      Row(
        goal: "I1", what: "idle", figure: share, unit: "% of a core", wanted: "0.01",
        isMet: share <= 0.01))
    let often = Double(program.sleeps - sleeps) / Double(seconds)
    rows.append(
      Row(
        goal: "I1", what: "  how often it wakes", figure: often, unit: "a second", wanted: "0.2",
        isMet: often <= 0.2))
  }

  private mutating func measureStart(on stage: WindowStage) throws {
    var (sandbox, model, bare) = ([Double](), [Double](), [Double]())
    var memory: [Double] = []
    for _ in 0..<(settings.isQuick ? 5 : 9) {
      let loop = try bareLoop(on: stage)
      bare.append(loop.startUp)
      loop.stop()
      let bareModel = try bareModel(on: stage)
      model.append(bareModel.startUp)
      bareModel.stop()
      let program = try WindowProgram(self.sandbox, on: stage) {
        ["measure", "window", "--no-state", "--window", "--size", "1280x800", "--timings", $0]
      }
      sandbox.append(program.startUp)
      usleep(500_000)
      memory.append(program.memory)
      program.stop()
    }
    for (who, times) in [("UIModel alone", model), ("the Sandbox", sandbox)] {
      let ratio = Contest.median(zip(times, bare).map { $0 / $1 })
      rows.append(
        Row(
          goal: "S1", what: "start to first frame, \(who)", figure: Contest.median(times) / 1e6,
          unit: "ms", baseline: Contest.median(bare) / 1e6, ratio: ratio,
          wanted: "2.5 x the bare loop", isMet: ratio <= 2.5))
    }
    let size = Contest.median(memory) / 1_048_576
    rows.append(
      Row(
        goal: "S1", what: "memory with the first scene", figure: size, unit: "MiB", wanted: "45",
        isMet: size <= 45))
  }
}
