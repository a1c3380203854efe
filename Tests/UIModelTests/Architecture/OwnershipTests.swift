// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Checks that each state of `ARCHITECTURE.md` is assigned in one file only.
@Suite("One writer for each state")
struct OwnershipTests {
  /// A state, the pattern of an assignment to it, and the files that may contain one.
  struct State: Sendable, CustomTestStringConvertible {
    let name: String
    let assignment: String
    let writers: Set<String>
    var testDescription: String { name }
  }

  static let states = [
    State(
      name: "what a touch reads",
      assignment: #"\.reading(\.\w+)? = "#,
      writers: [
        "Events/TouchAssembler.swift", "Events/PointerTracker.swift",
        "Events/UITouch+Reading.swift", "Events/UITouch+Internals.swift",
      ]),
    State(
      name: "the state of a recognizer",
      assignment:
        #"\.progress\.(propose|extendProposal|endWhileWaiting|wait|recognize|follow|end|showWhileSending|finishSending|assignWhileSending|reset)\("#,
      writers: [
        "Gestures/GestureEnvironment+Proposals.swift", "Gestures/GestureEnvironment+Verdicts.swift",
      ]),
    State(
      name: "what a view received", assignment: #"\.stream = "#,
      writers: ["Delivery/TouchDelivery.swift", "Delivery/DeliveryRecord.swift"]),
    State(
      name: "what lies above what",
      assignment:
        #"(storedSuperview|storedParent|storedPresenting|\.controller) = (?!nil)|loadedView = "#,
      writers: ["Views/UIResponder+Ancestors.swift"]),
    State(name: "time", assignment: #"\.now = |^ *now = "#, writers: ["Time/Scheduler.swift"]),
  ]

  @Test("no other file assigns it", arguments: states)
  func writers(of state: State) throws {
    let assignment = try Regex(state.assignment)
    var found: Set<String> = []
    for file in try SourceFile.all(below: "Sources/UIModel") {
      for (number, line) in file.code.enumerated() {
        guard line.firstMatch(of: assignment) != nil else { continue }
        found.insert(file.path)
        #expect(
          state.writers.contains(file.path),
          "\(file.path):\(number + 1) writes \(state.name): \(line)")
      }
    }
    #expect(found == state.writers, "a file in the list no longer writes it")
  }
}
