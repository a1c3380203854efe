// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Buttons of a remote, and the recognizers above the responder that gets them. The calls and their order:
/// UIGestureRecognizer.h and UIGestureRecognizerSubclass.h.
@MainActor
@Suite("Recognizers of presses")
struct PressRecognizerTests {
  /// The setup of all tests.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let responder: PressView
    let recognizer = PressRecognizer()

    init() {
      responder = PressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.root.addSubview(responder)
      responder.becomeFirstResponder()
      stage.add(recognizer, "g", to: stage.root)
      let stage = stage
      recognizer.log = { [unowned stage] in stage.host.journal.write(.text($0, about: nil)) }
      responder.log = { [unowned stage] in stage.host.journal.write(.text($0, about: nil)) }
    }

    func press(_ phase: PressFrame.Phase, _ type: UIPress.PressType = .select) {
      stage.host.feed(PressFrame(time: stage.now, button: type.rawValue, phase: phase))
    }
  }

  @Test("a recognizer above the responder receives each phase first")
  func phases() {
    let scene = Scene()
    for phase in [PressFrame.Phase.began, .changed, .ended] { scene.press(phase) }
    #expect(
      scene.stage.lines == [
        "g.pressesBegan", "V.pressesBegan", "g.pressesChanged", "V.pressesChanged",
        "g.pressesEnded", "V.pressesEnded",
      ])
    scene.press(.began)
    scene.stage.host.feed(.interrupt, at: scene.stage.now)
    #expect(
      scene.stage.lines.suffix(5) == [
        "g.pressesBegan", "V.pressesBegan", "app: willResignActive", "g.pressesCancelled",
        "V.pressesCancelled",
      ])
    scene.stage.end()
  }

  @Test("only allowed types, only what the delegate and the event's question let through")
  func questions() {
    let scene = Scene()
    scene.recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    scene.press(.began)
    scene.press(.ended)
    #expect(scene.stage.takeLines() == ["V.pressesBegan", "V.pressesEnded"])
    scene.recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    var asked: [String] = []
    scene.stage.delegate(of: scene.recognizer) {
      $0.receivesEvent = { _ in
        asked.append("event")
        return true
      }
      $0.receivesPress = { _ in
        asked.append("press")
        return false
      }
    }
    scene.press(.began)
    scene.press(.ended)
    #expect(scene.stage.takeLines() == ["V.pressesBegan", "V.pressesEnded"])
    #expect(asked == ["event", "press"])
  }

  @Test("it recognizes with its action before the responder is called, and is reset")
  func recognizes() {
    let scene = Scene()
    scene.recognizer.onPress = { recognizer, phase in
      if phase == .ended { recognizer.state = .ended }
    }
    scene.press(.began)
    _ = scene.stage.takeLines()
    scene.press(.ended)
    #expect(scene.stage.takeLines() == ["g.pressesEnded", "g!", "g.reset", "V.pressesEnded"])
    #expect(scene.recognizer.state == .possible && scene.stage.application.gestures.inPlay.isEmpty)
  }

  @Test(
    "of two that recognize one press the one on the deeper view does; the other fails, is reset")
  func exclusion() {
    let scene = Scene()
    let deeper = PressRecognizer()
    scene.stage.add(deeper, "deeper", to: scene.responder)
    for one in [scene.recognizer, deeper] {
      one.onPress = { recognizer, phase in if phase == .ended { recognizer.state = .ended } }
    }
    scene.press(.began)
    scene.press(.ended)
    #expect(scene.stage.lines.filter { $0.hasSuffix("!") } == ["deeper!"])
    #expect(scene.stage.application.gestures.inPlay.isEmpty)
  }

  @Test("one that ignores the press, fails or is switched off receives no more of it")
  func ignoring() {
    let scene = Scene()
    scene.recognizer.ignores = true
    scene.press(.began)
    scene.press(.ended)
    #expect(scene.stage.takeLines() == ["g.pressesBegan", "V.pressesBegan", "V.pressesEnded"])
    scene.recognizer.ignores = false
    scene.recognizer.onPress = { recognizer, _ in recognizer.state = .failed }
    scene.press(.began)
    scene.press(.ended)
    #expect(
      scene.stage.takeLines() == ["g.pressesBegan", "g.reset", "V.pressesBegan", "V.pressesEnded"])
    scene.recognizer.onPress = { recognizer, _ in recognizer.isEnabled = false }
    scene.press(.began)
    scene.press(.ended)
    #expect(scene.stage.takeLines() == ["g.pressesBegan", "V.pressesBegan", "V.pressesEnded"])
  }

  @Test("a tap follows touches alone, ours")
  func tap() {
    let scene = Scene()
    let tap = scene.stage.add(UITapGestureRecognizer(), "t", to: scene.responder)
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    scene.press(.began)
    scene.press(.ended)
    #expect(!scene.stage.lines.contains("t!"))
    #expect(scene.stage.application.gestures.inPlay.isEmpty)
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
