// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

extension Stage {
  /// The log so far in the notation of the scenarios: `V.began` for `-[V touchesBegan:withEvent:]`, with the number
  /// of touches if there are several, `V.began 2`. Other lines are unchanged.
  var story: [String] { lines.map(Self.short) }

  /// Compares the log, in the notation of the scenarios, with the expected one.
  func expectStory(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let story = story
    #expect(
      story == expected, "actual:\n\(story.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// Returns the lines since the last call, in the notation of the scenarios, joined by spaces.
  func news() -> String {
    takeLines().map(Self.short).joined(separator: " ")
  }

  /// Two fingers, 1 and 2, `distance` apart about a point, turned by `degrees` clockwise.
  func two(
    _ phase: InputSample.Phase, _ distance: CGFloat, turned degrees: CGFloat = 0,
    about middle: CGPoint = CGPoint(x: 200, y: 200)
  ) {
    let radians = degrees * .pi / 180
    let x = cos(radians) * distance / 2
    let y = sin(radians) * distance / 2
    frame(
      finger(1).sample(phase, middle.x - x, middle.y - y),
      finger(2).sample(phase, middle.x + x, middle.y + y))
  }

  private static func short(_ line: String) -> String {
    guard line.hasPrefix("-["), let space = line.firstIndex(of: " "),
      let colon = line.firstIndex(of: ":"), line.contains(" touches")
    else { return line }
    let name = line[line.index(line.startIndex, offsetBy: 2)..<space]
    let method = line[line.index(after: space)..<colon].dropFirst("touches".count).lowercased()
    guard let count = line.split(separator: "(").dropFirst().last?.split(separator: " ").first
    else {
      return "\(name).\(method)"
    }
    return "\(name).\(method) \(count)"
  }
}

extension Stage {
  /// Runs a closure each time a recognizer sends its action, after the line is logged.
  func onAction(of recognizer: UIGestureRecognizer, _ body: @escaping (UIGestureRecognizer) -> Void)
  {
    let hook = ActionHook(body)
    recognizer.addTarget(hook, action: ActionHook.sent(_:))
    keep(hook)
  }

  /// Sets a delegate whose answers the caller chooses; the stage retains it.
  func delegate(of recognizer: UIGestureRecognizer, _ set: (StageDelegate) -> Void) {
    let delegate = StageDelegate()
    set(delegate)
    recognizer.delegate = delegate
    keep(delegate)
  }

  /// Returns the state of the recognizer in the arbiter; nil if it takes part in no gesture.
  func standing(_ recognizer: UIGestureRecognizer) -> Contender.Standing? {
    application.gestures.arbiter.standing(of: recognizer.contenderID)
  }
}
