package import Foundation

/// Plays a scenario on virtual time: builds its stage, feeds its input, runs its timers.
///
/// It never sleeps, and gives the same lines on every machine.
@MainActor
package final class ScenarioPlayer {
  /// What the input goes into.
  package let host: Host
  /// The live scenario.
  package let stage: ScenarioStage
  /// What should not have happened: misuse, circles that were broken, timers that never end.
  package private(set) var notes: [String] = []

  private let input: [ScenarioInput]
  private var position = 0
  private var places: [Int: CGPoint] = [:]
  private var mouse = MouseState()

  private struct MouseState {
    var place = CGPoint.zero
    var buttons: [Int] = []
    var hovers = false

    var mask: Int {
      buttons.reduce(0) { $0 | UIEvent.ButtonMask.button($1).rawValue }
    }
  }

  /// More notes than this are not kept.
  private static let mostNotes = 100
  /// So many timers may run after the last entry. A stepper that is held down would run for ever.
  private static let mostTimers = 10_000
  /// The finger that stands for the mouse; no finger of a file has this number.
  private static let mouseFinger = -1

  /// Makes the stage, in an application of its own, which becomes the shared one.
  ///
  /// - Parameters:
  ///   - scenario: what to play.
  ///   - read: called with each line of the log.
  package init(_ scenario: Scenario, read: @escaping @MainActor (ScenarioLine) -> Void) {
    let application = UIApplication()
    host = Host(application: application, screen: UIScreen(size: scenario.screen))
    stage = ScenarioStage.build(scenario, in: application)
    input = scenario.input
    let log = ScenarioLog(stage)
    host.onImpossibleStream = { [weak self] in self?.note("impossible: \($0)") }
    _ = host.journal.addReader { [weak self] entry in
      if case .misuse(let sentence) = entry.fact { self?.note(sentence) }
      if let line = log.line(of: entry) { read(line) }
    }
    host.advance(to: 0)
  }

  /// Plays a whole scenario.
  ///
  /// - Returns: its log and notes.
  package static func play(_ scenario: Scenario) -> (lines: [String], notes: [String]) {
    var lines: [String] = []
    let player = ScenarioPlayer(scenario) { lines.append($0.text) }
    player.finish()
    return (lines, player.notes)
  }

  /// Plays the entries up to a time, that time included, and the timers due by then.
  package func play(until time: TimeInterval) {
    while position < input.count, input[position].time <= time { step() }
    host.advance(to: time)
  }

  /// Plays what is left, then lets the clock run until no timer is pending.
  package func finish() {
    while position < input.count { step() }
    for _ in 0..<Self.mostTimers {
      guard let deadline = host.nextDeadline else { return }
      host.advance(to: deadline)
    }
    let names = host.pendingTimers.prefix(3).map(\.name).joined(separator: ", ")
    note("After the input \(Self.mostTimers) timers ran and there are more: \(names).")
  }

  private func note(_ sentence: String) {
    if notes.count < Self.mostNotes { notes.append(sentence) }
  }

  // MARK: Entries

  private func step() {
    let entry = input[position]
    let time = entry.time
    if case .touch = entry.event {
      feedFrame(at: time)
      return
    }
    position += 1
    switch entry.event {
    case .touch: break
    case .mouseDown(let button, let place): press(button, at: place, time)
    case .mouseMoved(let place): moveMouse(to: place, time)
    case .mouseUp(let button, let place): release(button, at: place ?? mouse.place, time)
    case .wheel(let way, let place):
      mouse.place = place
      host.feed(
        PointerFrame(time: time, location: place, action: .wheel(dx: way.dx, dy: way.dy)))
    case .system(let signal): host.feed(signal, at: time)
    case .set(let setting):
      host.advance(to: time)
      stage.perform(setting)
      host.advance(to: time)
    case .act(let act):
      host.advance(to: time)
      stage.perform(act)
      host.advance(to: time)
    }
  }

  /// Neighbouring touch entries of one time are one event. A finger that lifts and comes down again at the
  /// same time begins another one.
  private func feedFrame(at time: TimeInterval) {
    var samples: [InputSample] = []
    var lifted: Set<Int> = []
    while position < input.count, input[position].time == time,
      case .touch(let report) = input[position].event
    {
      if report.phase == .began, lifted.contains(report.finger) { break }
      if report.phase == .ended || report.phase == .cancelled { lifted.insert(report.finger) }
      position += 1
      let place = report.location ?? places[report.finger] ?? .zero
      places[report.finger] = place
      samples.append(
        InputSample(
          finger: report.finger, phase: report.phase, location: place, force: report.force,
          majorRadius: report.radius, source: report.source))
    }
    host.feed(InputFrame(time: time, samples: samples))
  }

  // MARK: The mouse

  /// The first button that goes down is a touch, until the last one is up; in between buttons only change
  /// the mask.
  private func press(_ button: Int, at place: CGPoint, _ time: TimeInterval) {
    if mouse.buttons.isEmpty, mouse.hovers {
      mouse.hovers = false
      host.feed(PointerFrame(time: time, location: place, action: .leave))
    }
    mouse.buttons.append(button)
    feedMouse(mouse.buttons.count == 1 ? .began : .moved, at: place, time)
  }

  private func release(_ button: Int, at place: CGPoint, _ time: TimeInterval) {
    mouse.buttons.removeAll { $0 == button }
    feedMouse(mouse.buttons.isEmpty ? .ended : .moved, at: place, time)
  }

  private func moveMouse(to place: CGPoint, _ time: TimeInterval) {
    guard mouse.buttons.isEmpty else { return feedMouse(.moved, at: place, time) }
    mouse.place = place
    mouse.hovers = true
    host.feed(PointerFrame(time: time, location: place, action: .hover))
  }

  private func feedMouse(_ phase: InputSample.Phase, at place: CGPoint, _ time: TimeInterval) {
    mouse.place = place
    let sample = InputSample(
      finger: Self.mouseFinger, phase: phase, location: place, source: .indirectPointer)
    host.feed(InputFrame(time: time, samples: [sample], buttonMask: mouse.mask))
  }
}
