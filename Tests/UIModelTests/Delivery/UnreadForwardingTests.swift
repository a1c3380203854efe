// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// If the journal has no reader, views that only pass a call on are skipped. In debug builds a host always reads the
/// journal, so these tests feed the application directly.
@MainActor
@Suite("Touch methods passed on without a reader of the journal")
struct UnreadForwardingTests {
  @Test("overriding views receive the same calls with and without a reader", arguments: 0..<100)
  func sameCalls(seed: UInt64) {
    #expect(calls(seed, isRead: false) == calls(seed, isRead: true))
  }

  /// Returns the calls that overriding views in a random chain received, as "view method touches".
  private func calls(_ seed: UInt64, isRead: Bool) -> [String] {
    var random = SeededGenerator(seed: seed)
    let application = UIApplication()
    UIApplication.current = application
    let ticket = isRead ? application.journal.addReader { _ in } : nil
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var innermost: UIView = window
    var chain: [UIView] = []
    for index in 0..<Int.random(in: 2...12, using: &random) {
      let view: UIView =
        random.chance(0.3)
        ? Listener("\(index)", log, passesOn: random.chance(0.7)) : UIView()
      view.frame = window.bounds
      view.isMultipleTouchEnabled = true
      innermost.addSubview(view)
      innermost = view
      chain.append(view)
    }
    window.isHidden = false
    var down: [Int: CGPoint] = [:]
    for step in 1...40 {
      let finger = Int.random(in: 1...3, using: &random)
      let point = CGPoint(x: CGFloat(step), y: CGFloat(finger * 10))
      let phase: InputSample.Phase =
        down[finger] == nil ? .began : random.chance(0.2) ? .ended : .moved
      down[finger] = phase == .ended ? nil : point
      if random.chance(0.03), let view = chain.randomElement(using: &random), view !== innermost {
        view.isUserInteractionEnabled.toggle()
      }
      if random.chance(0.03) { chain.last?.superview?.insertSubview(UIView(), at: 0) }
      let time = Double(step) / 60
      application.scheduler.advance(to: time)
      application.process(
        InputFrame(
          time: time, samples: [InputSample(finger: finger, phase: phase, location: point)]),
        at: time)
    }
    withExtendedLifetime(ticket) {}
    return log.lines
  }
}

private final class Log {
  var lines: [String] = []
}

private final class Listener: UIView {
  private let title: String
  private let log: Log
  private let passesOn: Bool

  init(_ title: String, _ log: Log, passesOn: Bool) {
    (self.title, self.log, self.passesOn) = (title, log, passesOn)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  private func write(_ method: String, _ touches: Set<UITouch>) {
    log.lines.append("\(title) \(method) \(touches.map(\.number).sorted())")
  }
}
