import Foundation
import Testing

@testable import UIModel

/// Buttons of a remote, and the recognizers above whoever gets them. Who is asked what, and when:
/// UIGestureRecognizer.h and UIGestureRecognizerSubclass.h.
@MainActor
@Suite("Recognizers of presses")
struct PressRecognizerTests {
  private let stage = Stage()
  private let responder: PressView
  private let recognizer = PressRecognizer()

  init() {
    responder = PressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(responder)
    responder.becomeFirstResponder()
    stage.add(recognizer, "g", to: stage.root)
    let stage = stage
    recognizer.log = { [unowned stage] in stage.host.journal.write(.text($0, about: nil)) }
    responder.log = { [unowned stage] in stage.host.journal.write(.text($0, about: nil)) }
  }

  private func press(_ phase: PressFrame.Phase, _ type: UIPress.PressType = .select) {
    stage.host.feed(PressFrame(time: stage.now, button: type.rawValue, phase: phase))
  }

  @Test("a recognizer above the responder is told each phase first")
  func phases() {
    for phase in [PressFrame.Phase.began, .changed, .ended] { press(phase) }
    #expect(
      stage.lines == [
        "g.pressesBegan", "V.pressesBegan", "g.pressesChanged", "V.pressesChanged",
        "g.pressesEnded", "V.pressesEnded",
      ])
    press(.began)
    stage.host.feed(.interrupt, at: stage.now)
    #expect(
      stage.lines.suffix(4) == [
        "g.pressesBegan", "V.pressesBegan", "g.pressesCancelled", "V.pressesCancelled",
      ])
    stage.end()
  }

  @Test("only allowed types, only what the delegate and the event's question let through")
  func questions() {
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    press(.began)
    press(.ended)
    #expect(stage.takeLines() == ["V.pressesBegan", "V.pressesEnded"])
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    var asked: [String] = []
    stage.delegate(of: recognizer) {
      $0.receivesEvent = { _ in
        asked.append("event")
        return true
      }
      $0.receivesPress = { _ in
        asked.append("press")
        return false
      }
    }
    press(.began)
    press(.ended)
    #expect(stage.takeLines() == ["V.pressesBegan", "V.pressesEnded"])
    #expect(asked == ["event", "press"])
  }

  @Test("it recognizes with its action before the responder is told, and is reset")
  func recognizes() {
    recognizer.onPress = { recognizer, phase in
      if phase == .ended { recognizer.state = .ended }
    }
    press(.began)
    _ = stage.takeLines()
    press(.ended)
    #expect(stage.takeLines() == ["g.pressesEnded", "g!", "g.reset", "V.pressesEnded"])
    #expect(recognizer.state == .possible && stage.application.gestures.inPlay.isEmpty)
  }

  @Test("of two that recognize one press the one on the deeper view does; the other fails, is reset")
  func exclusion() {
    let deeper = PressRecognizer()
    stage.add(deeper, "deeper", to: responder)
    for one in [recognizer, deeper] {
      one.onPress = { recognizer, phase in if phase == .ended { recognizer.state = .ended } }
    }
    press(.began)
    press(.ended)
    #expect(stage.lines.filter { $0.hasSuffix("!") } == ["deeper!"])
    #expect(stage.application.gestures.inPlay.isEmpty)
  }

  @Test("one that ignores the press, fails or is switched off hears no more of it")
  func ignoring() {
    recognizer.ignores = true
    press(.began)
    press(.ended)
    #expect(stage.takeLines() == ["g.pressesBegan", "V.pressesBegan", "V.pressesEnded"])
    recognizer.ignores = false
    recognizer.onPress = { recognizer, _ in recognizer.state = .failed }
    press(.began)
    press(.ended)
    #expect(
      stage.takeLines() == ["g.pressesBegan", "g.reset", "V.pressesBegan", "V.pressesEnded"])
    recognizer.onPress = { recognizer, _ in recognizer.isEnabled = false }
    press(.began)
    press(.ended)
    #expect(stage.takeLines() == ["g.pressesBegan", "V.pressesBegan", "V.pressesEnded"])
  }

  @Test("a tap follows touches alone, ours")
  func tap() {
    let tap = stage.add(UITapGestureRecognizer(), "t", to: responder)
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    press(.began)
    press(.ended)
    #expect(!stage.lines.contains("t!"))
    #expect(stage.application.gestures.inPlay.isEmpty)
  }
}

private final class PressView: UIView {
  var log: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("V.pressesBegan")
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("V.pressesChanged")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("V.pressesEnded")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log("V.pressesCancelled")
  }
}

private final class PressRecognizer: UIGestureRecognizer {
  var log: (String) -> Void = { _ in }
  var onPress: (PressRecognizer, UIPress.Phase) -> Void = { _, _ in }
  var ignores = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    told("pressesBegan", .began)
    if ignores { for press in presses { ignore(press, for: event) } }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    told("pressesChanged", .changed)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    told("pressesEnded", .ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    told("pressesCancelled", .cancelled)
  }
  override func reset() { log("g.reset") }

  private func told(_ method: String, _ phase: UIPress.Phase) {
    log("\(name ?? "g").\(method)")
    onPress(self, phase)
  }
}
