import Foundation
import UIModel

/// What fingers and the system do in a scene while it is recorded, and the log of it.
///
/// While it records, everything goes into the scene as the file will say it: places and times on a fine
/// grid, without what the format can't tell. So a replay feeds the same numbers and gives the same log.
@MainActor
final class SceneRecording {
  /// Times are multiples of 1/1024 s and places of 1/64 point, whose sums and differences are exact.
  private static let ticks: Double = 1_024
  private static let steps: CGFloat = 64
  /// A little less than a file may hold.
  private static let mostInputs = 999_900

  private let host: UIModel.Host
  private let source: [UInt8]
  private let start: TimeInterval
  private let feed: ScenarioFeed
  private let placement: () -> StageLayout
  private let followsHover: Bool
  private var reader: Journal.Ticket?
  /// The fingers that came down on the phone.
  private var fingers: Set<Int> = []
  private var last: TimeInterval = 0
  private var input: [ScenarioInput] = []
  private var log: [String] = []

  /// Starts now.
  ///
  /// - Parameters:
  ///   - scene: what is recorded: just opened, nothing was done in it yet.
  ///   - host: what it runs in.
  ///   - placement: where the phone is at present.
  init(
    _ scene: ScenarioScene, in host: UIModel.Host, placement: @escaping () -> StageLayout
  ) {
    self.host = host
    self.placement = placement
    source = scene.source
    start = (host.now * Self.ticks).rounded(.up) / Self.ticks
    followsHover = scene.stage.scenario.nodes.contains { node in
      node.gestures.contains { $0.recognizerClass == .hover }
    }
    feed = ScenarioFeed(host, scene.stage, start: start) { placement().inWindow($0) }
    host.advance(to: start)
    let lines = ScenarioLog(scene.stage, start: start)
    reader = host.journal.addReader { [weak self] entry in
      if let line = lines.line(of: entry) { self?.log.append(line.text) }
    }
  }

  /// Whether as much was recorded as a file may hold.
  var isFull: Bool { input.count >= Self.mostInputs }

  /// Takes what belongs to the scene out of a frame and feeds it.
  ///
  /// - Parameters:
  ///   - frame: what all fingers did.
  ///   - isFree: whether a finger that comes down on the phone reaches the scene.
  /// - Returns: what is left for others.
  func take(_ frame: InputFrame, isFree: Bool) -> InputFrame? {
    var rest = frame
    rest.samples = []
    var reports: [ScenarioInput.FingerReport] = []
    for sample in frame.samples {
      if sample.phase == .began, isFree, placement().phone.contains(sample.location) {
        fingers.insert(sample.finger)
      }
      guard fingers.contains(sample.finger) else {
        rest.samples.append(sample)
        continue
      }
      if sample.phase == .ended || sample.phase == .cancelled { fingers.remove(sample.finger) }
      reports.append(report(sample))
    }
    if !reports.isEmpty {
      let time = next(frame.time)
      input += reports.map { ScenarioInput(time: time, event: .touch($0)) }
      feed.feed(reports, at: time)
    }
    return rest.samples.isEmpty ? nil : rest
  }

  /// Takes what the pointer does over the phone, and feeds it.
  ///
  /// - Returns: whether it was the scene's.
  func take(_ frame: PointerFrame) -> Bool {
    guard placement().phone.contains(frame.location) else { return false }
    let place = place(frame.location)
    switch frame.action {
    case .wheel(let dx, let dy), .trackpad(let dx, let dy, _):
      take(.wheel(CGVector(dx: snapped(dx), dy: snapped(dy)), at: place), at: frame.time)
      return true
    case .hover where followsHover:
      take(.mouseMoved(to: place), at: frame.time)
      return true
    case .hover, .leave: return false
    }
  }

  /// Takes what the system does, and feeds it.
  func take(_ signal: SystemSignal, at time: TimeInterval) {
    take(.system(signal), at: time)
  }

  /// The recording so far as a scenario file. Fingers that are down stay so; the file says when it ends.
  ///
  /// - Parameters:
  ///   - time: the present, in seconds on the host's clock.
  ///   - isTest: whether the file expects the log that was seen.
  /// - Returns: the text of the file.
  /// - Throws: when the scene's own file is no JSON.
  func text(at time: TimeInterval, isTest: Bool) throws(UnusableScenario) -> String {
    let end = next(max(time, host.now))
    host.advance(to: start + end)
    return try ScenarioWriter.text(
      of: source, input: input, until: end, expectation: isTest ? log : nil)
  }

  /// Stops.
  func close() {
    if let reader { host.journal.removeReader(reader) }
    reader = nil
  }

  /// How much was recorded, for a message.
  var extent: String { "\(input.count) inputs in \(String(format: "%.1f", last)) s" }

  private func take(_ event: ScenarioInput.Event, at time: TimeInterval) {
    let time = next(time)
    input.append(ScenarioInput(time: time, event: event))
    feed.feed(event, at: time)
  }

  /// A time of the host's clock as one of the recording's; later than all before, so that two frames stay
  /// two.
  private func next(_ time: TimeInterval) -> TimeInterval {
    let wanted = ((time - start) * Self.ticks).rounded(.up) / Self.ticks
    last = max(wanted, last + 1 / Self.ticks)
    return last
  }

  private func report(_ sample: InputSample) -> ScenarioInput.FingerReport {
    ScenarioInput.FingerReport(
      finger: sample.finger, phase: sample.phase, location: place(sample.location),
      force: snapped(sample.force), radius: snapped(sample.majorRadius), source: sample.source)
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let point = placement().onPhone(point)
    return CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  private func snapped(_ value: CGFloat) -> CGFloat {
    (value * Self.steps).rounded() / Self.steps
  }
}
