// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("Random fingers on random trees of controls")
struct ControlStreamTests {
  @Test(
    "20,000 streams: every beginning has one end, highlights are true, no value changes after a cancel"
  )
  func streams() {
    var random = SeededGenerator(seed: 20_260_105)
    var totals = (begun: 0, ended: 0, cancelled: 0)
    for tree in 0..<200 {
      let playground = Playground(&random)
      for stream in 0..<100 {
        playground.play(&random)
        let faults = playground.faults()
        #expect(faults.isEmpty, "tree \(tree), stream \(stream): \(faults)")
        if !faults.isEmpty { return }
      }
      totals.begun += playground.checker.begun
      totals.ended += playground.checker.ended
      totals.cancelled += playground.checker.cancelled
    }
    // The random input is only a useful test if all of these occur often.
    #expect(totals.begun > 10_000 && totals.ended > 4_000 && totals.cancelled > 2_000, "\(totals)")
  }

  /// A window with a random tree, touched by random fingers.
  @MainActor
  final class Playground {
    let application = UIApplication()
    let host: UIModel.Host
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let checker = TrackingChecker()
    private var containers: [UIView] = []
    private var controls: [UIControl] = []
    private var homes: [ObjectIdentifier: UIView] = [:]
    private var down: [Int: CGPoint] = [:]
    private var badHighlights: [String] = []

    init(_ random: inout SeededGenerator) {
      host = UIModel.Host(
        application: application, screen: UIScreen(size: CGSize(width: 400, height: 400)))
      window.makeKeyAndVisible()
      host.onImpossibleStream = { [unowned self] in badHighlights.append("\($0)") }
      containers = [window]
      for _ in 0..<Int.random(in: 1...4, using: &random) { addContainer(&random) }
      for number in 0..<Int.random(in: 3...8, using: &random) { addControl(number, &random) }
      _ = host.journal.addReader { [checker] in checker.check($0.fact) }
    }

    private func place(_ random: inout SeededGenerator) -> CGRect {
      CGRect(
        x: .random(in: 0...250, using: &random), y: .random(in: 0...250, using: &random),
        width: .random(in: 40...300, using: &random), height: .random(in: 30...300, using: &random))
    }

    private func addContainer(_ random: inout SeededGenerator) {
      let view = UIView(frame: place(&random))
      view.isMultipleTouchEnabled = .random(using: &random)
      (containers.randomElement(using: &random) ?? window).addSubview(view)
      for _ in 0..<Int.random(in: 0...2, using: &random) { addRecognizer(to: view, &random) }
      containers.append(view)
    }

    private func addRecognizer(to view: UIView, _ random: inout SeededGenerator) {
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0..<4, using: &random) {
      case 0: recognizer = UIPanGestureRecognizer()
      case 1:
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        recognizer = double
      default: recognizer = UITapGestureRecognizer()
      }
      recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
      recognizer.delaysTouchesEnded = Int.random(in: 0..<4, using: &random) > 0
      view.addGestureRecognizer(recognizer)
    }

    private func addControl(_ number: Int, _ random: inout SeededGenerator) {
      let control = makeControl(Int.random(in: 0..<8, using: &random), &random)
      control.frame = place(&random)
      control.accessibilityIdentifier = "control \(number) \(type(of: control))"
      control.isMultipleTouchEnabled = Int.random(in: 0..<3, using: &random) == 0
      if Int.random(in: 0..<4, using: &random) == 0 { addRecognizer(to: control, &random) }
      let home = containers.randomElement(using: &random) ?? window
      home.addSubview(control)
      homes[ObjectIdentifier(control)] = home
      controls.append(control)
      if Int.random(in: 0..<4, using: &random) == 0 { addMischief(control, &random) }
    }

    private func makeControl(_ kind: Int, _ random: inout SeededGenerator) -> UIControl {
      switch kind {
      case 0: return UIButton()
      case 1: return UISwitch()
      case 2: return UISlider()
      case 3: return UIStepper()
      case 4: return UISegmentedControl(items: ["one", "two", "three"])
      case 5:
        let pages = UIPageControl()
        pages.numberOfPages = 5
        return pages
      case 6: return UITextField()
      default:
        let control = MoodyControl()
        control.begins = Int.random(in: 0..<4, using: &random) > 0
        control.patience = Int.random(in: 0..<6, using: &random)
        control.onStop = { [unowned self] in checker.stopped($0) }
        return control
      }
    }

    /// Adds an action that removes or disables the control during its calls.
    private func addMischief(_ control: UIControl, _ random: inout SeededGenerator) {
      let event = UIControl.Event.named.randomElement(using: &random)?.event ?? .touchDown
      let removes = Bool.random(using: &random)
      control.addAction(
        UIAction { [unowned control] _ in
          if removes { control.removeFromSuperview() } else { control.isEnabled = false }
        }, for: event)
    }

    func play(_ random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 3...10, using: &random) {
        step(&random)
        checkHighlights()
      }
      for finger in down.keys.sorted() { lift(finger, .ended) }
      host.feed(.resume, at: host.now)
      host.advance(to: host.now + 1)
      checkHighlights()
      for control in controls { restore(control) }
    }

    private func step(_ random: inout SeededGenerator) {
      let finger = Int.random(in: 1...2, using: &random)
      switch Int.random(in: 0..<24, using: &random) {
      case 0: controls.randomElement(using: &random)?.removeFromSuperview()
      case 1: controls.randomElement(using: &random)?.isEnabled.toggle()
      case 2: if let control = controls.randomElement(using: &random) { restore(control) }
      case 3: host.feed(Bool.random(using: &random) ? .interrupt : .resume, at: host.now)
      case 4: lift(finger, .cancelled)
      case 5...7: host.advance(to: host.now + .random(in: 0...0.6, using: &random))
      default: touch(finger, &random)
      }
    }

    private func touch(_ finger: Int, _ random: inout SeededGenerator) {
      guard let location = down[finger] else { return press(finger, &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { return lift(finger, .ended) }
      let far: CGFloat = Bool.random(using: &random) ? 4 : 120
      feed(
        finger, .moved,
        CGPoint(
          x: location.x + .random(in: -far...far, using: &random),
          y: location.y + .random(in: -far...far, using: &random)))
    }

    private func press(_ finger: Int, _ random: inout SeededGenerator) {
      guard let control = controls.randomElement(using: &random) else { return }
      let bounds = control.bounds
      let inside = CGPoint(
        x: bounds.minX + .random(in: 0...max(1, bounds.width), using: &random),
        y: bounds.minY + .random(in: 0...max(1, bounds.height), using: &random))
      feed(finger, .began, control.convert(inside, to: nil))
    }

    private func lift(_ finger: Int, _ phase: InputSample.Phase) {
      guard let location = down[finger] else { return }
      feed(finger, phase, location)
      down[finger] = nil
    }

    private func feed(_ finger: Int, _ phase: InputSample.Phase, _ location: CGPoint) {
      down[finger] = location
      let sample = InputSample(finger: finger, phase: phase, location: location)
      host.feed(InputFrame(time: host.now + 0.01, samples: [sample]))
    }

    private func restore(_ control: UIControl) {
      control.isEnabled = true
      if control.superview == nil { homes[ObjectIdentifier(control)]?.addSubview(control) }
    }

    private func checkHighlights() {
      for control in controls
      where control.isHighlighted != (control.isTracking && control.isTouchInside) {
        badHighlights.append(
          "\(control.journalName) highlighted \(control.isHighlighted), "
            + "tracking \(control.isTracking), inside \(control.isTouchInside)")
      }
    }

    /// Returns the faults so far, and those that show now that all fingers are up.
    func faults() -> [String] {
      checker.faults + badHighlights
        + controls.filter(\.isTracking).map { "\($0.journalName) still tracks" }
        + host.pendingTimers.map { "\($0.name) is still pending" }
    }
  }

  /// A control that sometimes refuses touches, or stops tracking them.
  final class MoodyControl: UIControl {
    var begins = true
    var patience = 0
    var onStop: ((MoodyControl) -> Void)?
    private var left = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      left = patience
      if !begins { onStop?(self) }
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      left -= 1
      if left < 0 { onStop?(self) }
      return left >= 0
    }
  }
}
