// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The frame loop")
struct FrameLoopTests {
  private let window = ScriptedWindow()
  private let stage = ScriptedStage()

  private func loop() -> FrameLoop {
    FrameLoop(window: window, stage: stage) { [window] _ in window.pictures += 1 }
  }

  private nonisolated static func finger(
    _ change: FingerTracker.Report.Change, _ x: Float, id: Int64 = 1
  ) -> PlatformEvent {
    .finger(.init(contact: .init(device: 1, finger: id), change: change, x: x, y: 0))
  }

  private nonisolated static func key(_ name: String, _ flags: UIKeyModifierFlags = [])
    -> PlatformEvent
  {
    .key(KeyPress(key: name, change: .pressed, modifiers: flags))
  }

  @Test("the first turn draws without waiting, then nothing is drawn until something changes")
  func drawsOnChange() throws {
    let loop = loop()
    _ = try loop.turn()
    #expect(window.diary == ["drain", "present 1"])
    window.diary = []
    window.time = 1
    window.batches = [[], [.mouseMoved(to: CGPoint(x: 1, y: 1))]]
    _ = try loop.turn()
    _ = try loop.turn()
    #expect(window.diary == ["sleep", "drain", "sleep", "drain"])
    #expect(loop.frameCount == 1)
    #expect(loop.lastFrame == 0)
  }

  @Test("what is typed while the key that chose the field is worked on is text")
  func typesAhead() throws {
    let loop = loop()
    _ = try loop.turn()
    window.time = 1
    window.batches = [[Self.key("tab")]]
    window.arrivals = [(1.005, .text("s"))]
    stage.onFeed = { [stage, window] in
      stage.wantsText = true
      window.time = 1.01
    }
    _ = try loop.turn()
    _ = try loop.turn()
    #expect(
      stage.diary.filter { $0.hasPrefix("text") || $0.hasPrefix("key") } == ["key tab", "text s"])
  }

  @Test("an event of the window comes after the touches before it, and before the touches after it")
  func order() throws {
    let loop = loop()
    _ = try loop.turn()
    stage.diary = []
    window.fingersDown = [.init(device: 1, finger: 1)]
    window.arrivals = [
      (0.5, Self.finger(.down, 0.5)), (0.7, .window(.focusGained)), (0.9, Self.finger(.up, 0.5)),
    ]
    for time in [0.5, 0.7, 0.9] {
      window.time = time
      window.listen()
    }
    _ = try loop.turn()
    #expect(
      stage.diary.filter { !$0.hasPrefix("advance") && $0 != "draw" } == [
        "1 began 50", "got the focus 0.7", "1 ended 50",
      ])
  }

  @Test("a touch is drawn in the turn in which it arrives")
  func drawsTouch() throws {
    let loop = loop()
    _ = try loop.turn()
    window.diary = []
    window.batches = [[Self.finger(.down, 0.5)]]
    window.fingersDown = [.init(device: 1, finger: 1)]
    stage.changesOnInput = true
    window.time = 5
    _ = try loop.turn()
    #expect(
      stage.diary == ["size 101", "advance 0.0", "draw", "1 began 50", "advance 5.0", "draw"])
    #expect(window.diary == ["sleep", "drain", "present 1"])
  }

  @Test("input within a frame of the last one waits for the next frame, and is merged there")
  func pacing() throws {
    let loop = loop()
    _ = try loop.turn()
    window.diary = []
    window.time = 0.004
    window.batches = [
      [Self.finger(.down, 0.1), Self.finger(.motion, 0.2), Self.finger(.motion, 0.3)]
    ]
    window.fingersDown = [.init(device: 1, finger: 1)]
    _ = try loop.turn()
    #expect(window.diary == ["sleep", "rest 0.02", "drain"])
    #expect(stage.diary.suffix(3) == ["1 began 10", "1 moved 20; 1 moved 30", "advance 0.02"])
  }

  @Test("a tap that ends while its beginning is worked off is as long as it was")
  func slowDelivery() throws {
    let loop = loop()
    _ = try loop.turn()
    window.time = 5
    window.arrivals = [(5, Self.finger(.down, 0.5)), (5.06, Self.finger(.up, 0.5))]
    window.fingersDown = [.init(device: 1, finger: 1)]
    stage.changesOnInput = true
    // Processing the first event is slow, and drawing the frame is slower.
    stage.onFeed = { [window] in if window.time < 5.06 { window.time = 5.06 } }
    stage.onDraw = { [window] in window.time += 1.7 }
    for _ in 0..<2 { _ = try loop.turn() }
    #expect(stage.times.map(\.phase) == [.began, .ended])
    #expect(stage.times.map(\.time) == [5, 5.06])
    // The stage's clock did not advance beyond the times of events that were not fed yet.
    #expect(stage.diary.contains("advance 5.0"))
  }

  @Test("it sleeps until the stage's deadline")
  func deadline() throws {
    let loop = loop()
    _ = try loop.turn()
    window.diary = []
    stage.nextDeadline = 0.7
    _ = try loop.turn()
    #expect(window.diary.first == "sleep 0.7")
  }

  @Test("the app's timers wake it, run as part of the stage, and are forgotten when there are none")
  func mainWork() throws {
    let work = ScriptedWork()
    work.waits = [0.3, nil]
    let loop = FrameLoop(window: window, stage: stage, mainWork: work)
    window.time = 1
    _ = try loop.turn()
    #expect(stage.diary == ["size 101", "advance 1.0", "draw", "perform"])
    window.diary = []
    window.time = 1.3
    _ = try loop.turn()
    _ = try loop.turn()
    #expect(window.diary.filter { $0.hasPrefix("sleep") } == ["sleep 1.3", "sleep"])
    #expect(work.runs == 3)
  }

  @Test("the app's work comes after the frame, but before it when a timer is due or a block waits")
  func mainWorkAroundFrame() throws {
    let work = ScriptedWork()
    work.waits = [0.3, nil, nil]
    let loop = FrameLoop(window: window, stage: stage, mainWork: work)
    _ = try loop.turn()
    func nextTurn() throws -> [String] {
      (stage.diary, stage.needsDisplay) = ([], true)
      _ = try loop.turn()
      return stage.diary.filter { ["draw", "perform"].contains($0) }
    }
    #expect(try nextTurn() == ["draw", "perform"])
    work.waits = [0.2]
    _ = try nextTurn()
    window.time += 0.2
    #expect(try nextTurn() == ["perform", "draw"])
    #expect(try nextTurn() == ["draw", "perform"])
    work.isWaiting = true
    #expect(try nextTurn() == ["perform", "draw"])
  }

  @Test("the earlier of the stage's deadline and the app's next timer wakes it")
  func earlierDeadline() throws {
    let work = ScriptedWork()
    work.waits = [0.3, 0.9]
    stage.nextDeadline = 0.7
    let loop = FrameLoop(window: window, stage: stage, mainWork: work)
    for _ in 0..<3 { _ = try loop.turn() }
    #expect(window.diary.filter { $0.hasPrefix("sleep") } == ["sleep 0.3", "sleep 0.7"])
  }

  @Test("while fingers are down it looks after their device now and then, and cancels lost ones")
  func vanishedDevice() throws {
    let loop = loop()
    window.batches = [[Self.finger(.down, 0.5)]]
    window.fingersDown = [.init(device: 1, finger: 1)]
    _ = try loop.turn()
    window.time = 1
    window.diary = []
    window.fingersDown = []
    _ = try loop.turn()
    #expect(window.diary.first == "sleep 1.25")
    #expect(stage.diary.contains("1 cancelled 50"))
    window.diary = []
    _ = try loop.turn()
    #expect(window.diary.first == "sleep")
  }

  @Test("a hidden window is not drawn, but fed; shown again it is presented whole")
  func hidden() throws {
    let loop = loop()
    _ = try loop.turn()
    stage.changesOnInput = true
    window.diary = []
    window.batches = [[.window(.minimised)], [.text("a")], [.window(.shown)]]
    for _ in 0..<3 { _ = try loop.turn() }
    #expect(window.diary.filter { $0.hasPrefix("present") } == ["present 1"])
    #expect(stage.diary.suffix(4) == ["text a", "advance 0.02", "advance 0.02", "draw"])
  }

  @Test("what was covered is presented again without drawing")
  func exposed() throws {
    let loop = loop()
    _ = try loop.turn()
    stage.diary = []
    window.diary = []
    window.batches = [[.window(.exposed)]]
    _ = try loop.turn()
    #expect(window.diary.last == "present 1")
    #expect(!stage.diary.contains("draw"))
  }

  @Test("a new size reaches the stage in the order of events, and everything is drawn again")
  func resized() throws {
    let loop = loop()
    _ = try loop.turn()
    stage.diary = []
    let surface = TouchSurface(width: 51, height: 51, unity: .lastPixel)
    window.batches = [
      [.window(.resized(surface)), Self.finger(.down, 0.5)]
    ]
    window.fingersDown = [.init(device: 1, finger: 1)]
    window.isFresh = true
    _ = try loop.turn()
    #expect(stage.diary == ["size 51", "1 began 25", "advance 0.02", "draw"])
  }

  @Test(
    "everything that ends it cancels the fingers and saves the picture",
    arguments: [
      (PlatformEvent.window(.close), FrameLoop.Ending.closed),
      (Self.key("Q", .control), .closed), (.quit(.desktop), .closed),
      (.quit(.signal(15)), .signal(15)),
    ])
  func endings(event: PlatformEvent, ending: FrameLoop.Ending) throws {
    window.fingersDown = [.init(device: 1, finger: 1)]
    window.batches = [[Self.finger(.down, 0.5)], [event]]
    #expect(try loop().run() == ending)
    #expect(stage.diary.filter { $0.contains("cancelled") } == ["1 cancelled 50"])
    #expect(window.pictures == 1)
  }

  @Test("a lost display is not drawn to any more")
  func displayLost() throws {
    window.fingersDown = [.init(device: 1, finger: 1)]
    window.batches = [[Self.finger(.down, 0.5)], [.quit(.displayLost)]]
    #expect(try loop().run() == .displayLost)
    #expect(stage.diary.contains("1 cancelled 50"))
    #expect(window.diary.filter { $0.hasPrefix("present") }.count == 1)
    #expect(window.pictures == 0)
  }

  @Test("F12 saves a picture and is no key for the stage; other keys are")
  func picture() throws {
    let loop = loop()
    _ = try loop.turn()
    window.batches = [[Self.key("F12"), Self.key("H")]]
    _ = try loop.turn()
    #expect(window.pictures == 1)
    #expect(stage.diary.filter { $0.hasPrefix("key") } == ["key H"])
  }

  @Test("media keys are remote control signals")
  func mediaKeys() throws {
    let loop = loop()
    window.batches = [[Self.key("AudioPlay"), Self.key("AudioNext")]]
    _ = try loop.turn()
    #expect(stage.signals == [.remote(.playPause), .remote(.next)])
  }

  @Test("the mouse is followed outside of the window while its button is down, and no longer")
  func capture() throws {
    let loop = loop()
    let place = CGPoint(x: 5, y: 5)
    window.batches = [
      [.mouseButton(.left, isDown: true, at: place)], [.mouseMoved(to: CGPoint(x: 500, y: 5))],
      [.mouseButton(.left, isDown: false, at: place)],
    ]
    for _ in 0..<3 { _ = try loop.turn() }
    #expect(window.diary.filter { $0.hasPrefix("follow") } == ["follow true", "follow false"])
  }

  @Test(
    "a mouse whose button is up is released before the frame, which takes time to press it again")
  func letsGoFirst() throws {
    let loop = loop()
    stage.changesOnInput = true
    for isDown in [true, false] {
      window.batches = [[.mouseButton(.left, isDown: isDown, at: CGPoint(x: 5, y: 5))]]
      window.diary = []
      _ = try loop.turn()
      window.time += 1
    }
    #expect(window.diary == ["sleep", "drain", "follow false", "present 1"])
  }

  @Test("Alt shows two dots about the stage's centre until it is released")
  func hints() throws {
    let loop = loop()
    window.batches = [
      [.mouseMoved(to: CGPoint(x: 30, y: 50)), .modifiers(.alternate)], [.modifiers([])],
    ]
    for _ in 0..<2 { _ = try loop.turn() }
    #expect(stage.diary.filter { $0.hasPrefix("hints") } == ["hints 30,50 70,50", "hints "])
  }
}

/// A window that plays scripted batches of events and notes the calls.
@MainActor
private final class ScriptedWindow: WindowSystem {
  var time: TimeInterval = 0
  var batches: [[PlatformEvent]] = []
  /// Events with their times, which the next wait returns.
  var arrivals: [(time: TimeInterval, event: PlatformEvent)] = []
  private var waiting: [TimedEvent] = []
  var diary: [String] = []
  var pictures = 0
  var isFresh = false
  private var acceptsText = false
  private var followsMouse = false
  var fingersDown: [FingerTracker.Contact] = []
  private let buffer = PixelBuffer(width: 101, height: 101)

  var now: TimeInterval { time }
  var surface: TouchSurface { TouchSurface(width: 101, height: 101, unity: .lastPixel) }
  var frameInterval: TimeInterval { 0.02 }

  func sleep(until deadline: TimeInterval?) {
    diary.append(deadline.map { "sleep \($0)" } ?? "sleep")
  }

  func rest(until time: TimeInterval) {
    guard time > self.time else { return }
    diary.append("rest \(time)")
    self.time = time
  }

  func drain() -> [TimedEvent] {
    diary.append("drain")
    listen()
    defer { waiting = [] }
    guard !batches.isEmpty else { return waiting }
    return batches.removeFirst().map { TimedEvent(event: $0, time: time) } + waiting
  }

  func listen() {
    while let first = arrivals.first, first.time <= time {
      arrivals.removeFirst()
      if case .text = first.event, !acceptsText { continue }
      waiting.append(TimedEvent(event: first.event, time: time))
    }
  }

  func followMouse(_ follows: Bool) {
    if follows != followsMouse { diary.append("follow \(follows)") }
    followsMouse = follows
  }
  func show(title: String) {}
  func acceptText(_ accepts: Bool) {
    acceptsText = accepts
    diary.append("text \(accepts)")
  }

  func pixels() throws -> WindowPixels {
    defer { isFresh = false }
    return WindowPixels(buffer: buffer, scale: 1, isFresh: isFresh)
  }

  func present(_ parts: [PixelRect]) throws { diary.append("present \(parts.count)") }
}

/// A stage that notes the calls of its methods.
@MainActor
private final class ScriptedStage: Stage {
  var diary: [String] = []
  var signals: [SystemSignal] = []
  var nextDeadline: TimeInterval?
  var needsDisplay = true
  var changesOnInput = false
  /// Work that takes long.
  var onFeed: @MainActor () -> Void = {}
  var onDraw: @MainActor () -> Void = {}
  /// The times at which touches were fed.
  var times: [(phase: InputSample.Phase, time: TimeInterval)] = []
  let mirrorCentre = CGPoint(x: 50, y: 50)
  var wantsText = false

  func playDemonstration(_ advance: (TimeInterval) -> Void) {}
  func resize(to size: CGSize) { diary.append("size \(Int(size.width))") }
  func advance(to time: TimeInterval) { diary.append("advance \(time)") }

  func perform(_ work: () -> Void) {
    diary.append("perform")
    work()
  }

  func note(_ happening: String, at time: TimeInterval) {
    if happening.hasSuffix("focus") { diary.append("\(happening) \(time)") }
  }

  func showHints(_ places: [CGPoint]) {
    diary.append("hints " + places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
  }

  func feed(_ input: StageInput) {
    onFeed()
    if case .touches(let frame) = input {
      times += frame.samples.map { ($0.phase, $0.time ?? frame.time) }
    }
    if changesOnInput { needsDisplay = true }
    switch input {
    case .touches(let frame): diary.append(frame.samples.map(\.text).joined(separator: "; "))
    case .key(let press, _): diary.append("key \(press.key)")
    case .text(let text, _): diary.append("text \(text)")
    case .touchscreen: break
    case .signal(let signal, _): signals.append(signal)
    case .pointer, .button, .resized, .fileDropped: break
    }
  }

  func draw(into pixels: WindowPixels) -> [PixelRect] {
    needsDisplay = false
    onDraw()
    diary.append("draw")
    return [pixels.buffer.bounds]
  }
}

/// Work of an app on the main thread: for each run, the time until the next timer.
@MainActor
private final class ScriptedWork: MainThreadWork {
  var waits: [Double?] = []
  var runs = 0
  var isWaiting = false

  func run() -> Double? {
    runs += 1
    return waits.isEmpty ? nil : waits.removeFirst()
  }
}
