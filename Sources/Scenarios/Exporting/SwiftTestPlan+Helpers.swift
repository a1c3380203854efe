// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The members of a test that do not depend on what is in the scenario, only on what it needs.
extension SwiftTestPlan {
  /// The log, and the functions that write it.
  func logMembers() -> SwiftCode {
    #"""
    /// What the classes and actions below log.
    static var lines: [String] = []

    \#(if: showsTimes)
    /// The seconds since the start, as each line begins with them.
    static var time: String {
      String(format: "%.3f ", ((host?.now ?? 0) * 1_000).rounded() / 1_000)
    }

    static weak var host: UIModel.Host?

    \#(.end)
    \#(if: logsStates)
    static let states = StateLog()

    static func log(_ line: String, isDeciding: Bool = false) {
      states.check(isDeciding: isDeciding)
      lines.append(line)
    }
    \#(.end)
    \#("static func log(_ line: String) { lines.append(line) }", if: !logsStates)
    """#
  }

  /// The functions that the test and its classes call.
  func helpers(usesFinger: Bool) -> SwiftCode {
    let logsTouches = logs(.touches) || logs(.recognizers)
    let control = nodes.first { $0.node.viewClass.isControl && $0.logs(.events) }
    let named = hasNamed ? "($0 as? any Named)?.name ?? " : ""
    return #"""
      \#(if: usesFinger)
      /// A report of a finger, in points of the screen.
      func finger(
        _ number: Int, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat
      ) -> InputSample {
        InputSample(finger: number, phase: phase, location: CGPoint(x: x, y: y))
      }

      \#(.end)
      \#(if: hasFingersTogether && logsTouches)
      static func count(_ touches: Set<UITouch>) -> String {
        touches.count > 1 ? " (\(touches.count) touches)" : ""
      }

      \#(.end)
      \#(if: nodes.contains { $0.choice.showsTapCount && $0.logs(.touches) })
      static func taps(_ touches: Set<UITouch>) -> String {
        ", tapCount \(touches.map(\.tapCount).max() ?? 0)"
      }

      \#(.end)
      \#(if: logs(.chain))
      static func chain(from responder: UIResponder) -> String {
        sequence(first: responder, next: \.next).map { \#(named)"\(type(of: $0))" }
          .joined(separator: " --> ")
      }

      \#(.end)
      \#(if: hasNamed)
      protocol Named: UIResponder { var name: String { get } }

      \#(.end)
      \#(if: control != nil)
      /// Logs every event that a control sends.
      static func logEvents(of control: UIControl, as name: String) {
        let events: [(UIControl.Event, String)] = [
          (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
          (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
          (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
          (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
          (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
          (.primaryActionTriggered, "primaryActionTriggered"),
          (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
          (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        for (event, text) in events {
          control.addAction(UIAction { _ in log("\#(control?.choice.time ?? "")\(name): \(text)") }, for: event)
        }
      }
      \#(.end)
      """#
  }

  /// The class that logs changes of state, of which targets receive only some.
  func stateLog() -> SwiftCode {
    let times =
      gestures.first { $0.logs(.states) && $0.owner.choice.showsTimes }?.owner.choice.time ?? ""
    return #"""
      \#(if: logsStates)
      /// Logs how the states of recognizers change. No target hears that one failed, so this looks for
      /// itself: before each line, and whenever something happened.
      @MainActor
      final class StateLog {
        private var watched: [(recognizer: UIGestureRecognizer, last: UIGestureRecognizer.State)] = []

        func watch(_ recognizers: [UIGestureRecognizer]) {
          watched = recognizers.map { ($0, .possible) }
        }

        /// While recognizers are still told what happened, a first proposal is not decided.
        func check(isDeciding: Bool = false) {
          for (index, (recognizer, last)) in watched.enumerated() {
            let state = recognizer.state
            if state == last { continue }
            let isOpen = isDeciding && last == .possible && state != .failed
            if isOpen { continue }
            watched[index].last = state
            if state == .possible { continue }
            let hadEnded = [.ended, .cancelled, .failed].contains(last)
            let from: UIGestureRecognizer.State = hadEnded ? .possible : last
            lines.append("\#(times)\(recognizer.name ?? ""): \(from) -> \(state)")
          }
        }
      }
      \#(.end)
      """#
  }

  /// The delegate of the application, which ends responder chains.
  func appDelegate() -> SwiftCode {
    guard needsAppDelegate else { return SwiftCode() }
    let events = [
      "WillResignActive", "DidBecomeActive", "DidEnterBackground", "WillEnterForeground",
    ]
    let methods = events.map { event in
      let shown = "\(event.prefix(1).lowercased())\(event.dropFirst())"
      return SwiftCode.block(
        "func application\(event)(_ application: UIApplication)", log("app: \(shown)", scenario.log)
      )
    }
    return .type(
      "final class AppDelegate: UIResponder, UIApplicationDelegate", logsLifecycle ? methods : [])
  }
}
