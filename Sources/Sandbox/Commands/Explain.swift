// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Explaining
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox explain`: explains in sentences why each view, recognizer and control did or did not get a touch.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain which views, recognizers and controls got a touch, which did not, and why.",
    discussion: """
      First come the controls, recognizers and scroll views that did not act or acted late: the \
      reason for each, and the changes that would let it act, those with the least side effects \
      first. Each change was tried by playing the file with it. Then, for each touch: the windows \
      and views that were asked and why some refused, the recognizers that saw it, which of them \
      waited for another and which won by which rule, the calls of the view, and the events of its \
      control.

      --view asks about one of them, by its name or, without one, as NODE.gestures[0]. Table.pan is \
      the recognizer that scrolls Table, Nav.pop the one that goes back in Nav. The answer says why \
      it did not act, why it did, why it acted late, or what cancelled it, whichever happened; \
      --question chooses one of these.

      For a recording of a built-in scene no changes are proposed, because its views are in the program's code.

      Examples:
        Sandbox explain tab.json
        Sandbox explain tab.json --view CircleButton
        Sandbox explain tab.json --at 195,640
      """)

  @Argument(help: "A scenario file; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(
    // X may be negative, and the value then begins with a hyphen, like an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "Play a quick tap at a point of the screen instead of the file's input.", valueName: "X,Y"),
    transform: TapPlace.init(argument:))
  var at: TapPlace?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only the N-th touch that comes down, from 1.", valueName: "N"),
    transform: Explain.number)
  var touch: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only this view, control or recognizer.", valueName: "NAME"))
  var view: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --view, the question to answer: why-not, why, late or cancelled; by default the one that fits the touch.",
      valueName: "WORD"),
    transform: Explain.question)
  var question: TouchQuestion?

  private static func number(_ argument: String) throws -> Int {
    guard let number = Int(argument) else { throw ValidationError("a whole number from 1") }
    return number
  }

  private static func question(_ argument: String) throws -> TouchQuestion {
    guard let question = TouchQuestion(rawValue: argument) else {
      throw ValidationError("why-not, why, late or cancelled")
    }
    return question
  }

  /// Returns the numbers that `--touch` accepts, as text: `1 or 2 (the scenario has 2 touches)`.
  private static func numbers(_ count: Int) -> String {
    switch count {
    case 0: "no --touch (the scenario has no touch)"
    case 1: "1 (the scenario has one touch)"
    case 2: "1 or 2 (the scenario has 2 touches)"
    default: "a number from 1 to \(count) (the scenario has \(count) touches)"
    }
  }

  func validate() throws {
    if question != nil, view == nil {
      throw ValidationError("--question: expected --view NAME with it, found no --view")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try explain() }
  }

  @MainActor
  private func explain() throws {
    let explainer: Explainer
    do {
      let bytes = try ScenarioFile.bytes(file)
      let scenario = try ScenarioFile.scenario(bytes, file)
      if let at { try at.mustBe(on: scenario.screen) }
      if view != nil { try ScenarioFile.mustDescribeViews(scenario, bytes, file) }
      explainer = try Explainer(
        bytes, file: file, tapAt: at?.point, makeScene: SceneCatalog.maker(for: scenario))
    } catch let error as UnusableScenario {
      throw UnusableFile(lines: error.lines).failure
    } catch let error as UnusableFile {
      throw error.failure
    }
    if let touch, touch < 1 || touch > explainer.touchCount {
      throw CommandFailure(
        line: "--touch: expected \(Self.numbers(explainer.touchCount)), found \(touch)",
        status: .unusable)
    }
    let explanation: Explanation
    if let view {
      guard let found = explainer.explanation(of: view, touch: touch, question: question)
      else {
        let fault = Choice(nameOf: "a view or recognizer", among: explainer.names)
          .fault(view, found: Excerpt.quote(view))
        throw CommandFailure(line: fault.line(of: "--view"), status: .unusable)
      }
      explanation = found
    } else {
      explanation = explainer.explanation(touch: touch)
    }
    let output = StandardOutput()
    for line in explanation.lines(width: Terminal.width) { output.line(line) }
    try output.finish()
  }
}

/// A point of the screen as an argument: `195,640`.
struct TapPlace {
  /// The point, in points of the screen.
  let point: CGPoint

  /// Reads two numbers with a comma between them; throws for anything else.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite, abs(x) <= 1_000_000, abs(y) <= 1_000_000
    else { throw ValidationError("two numbers X,Y in points of the screen, such as 195,640") }
    point = CGPoint(x: x, y: y)
  }

  /// Throws if the point is off the screen. Edges are allowed: the explanation says which are not part of the bounds.
  func mustBe(on screen: CGSize) throws {
    guard !(0...screen.width).contains(point.x) || !(0...screen.height).contains(point.y) else {
      return
    }
    let size = "\(JSONNumber.text(screen.width)) by \(JSONNumber.text(screen.height))"
    let found = "\(JSONNumber.text(point.x)),\(JSONNumber.text(point.y))"
    throw CommandFailure(
      line: "--at: expected a location on the screen of \(size) points, found \(found)",
      status: .unusable)
  }
}
