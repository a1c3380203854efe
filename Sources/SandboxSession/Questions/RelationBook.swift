// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The relations of recognizers in the scene that is shown. Each access reads new recorded entries.
@MainActor
package final class RelationBook {
  package private(set) var graph = RelationGraph()
  private weak var specimen: Specimen?
  /// The number of the scene's records that were read, including those that its chronicle has dropped.
  private var readCount = 0

  package init() {}

  /// Reads the new records of a scene. If another scene was read before, reads all records.
  package func read(_ specimen: Specimen) {
    let chronicle = specimen.chronicle
    let total = chronicle.droppedCount + chronicle.records.count
    if specimen !== self.specimen || total < readCount {
      (self.specimen, readCount) = (specimen, 0)
      graph.forget()
    }
    let revision = graph.revision
    for record in chronicle.records.dropFirst(max(0, readCount - chronicle.droppedCount)) {
      graph.read(record.entry)
    }
    readCount = total
    guard graph.revision != revision else { return }
    for (waiter, required) in specimen.requirements(among: graph.nodes.map(\.subject)) {
      graph.require(waiter, toFail: required)
    }
  }
}

extension Specimen {
  /// Returns the requirements that `require(toFail:)` set among some recognizers.
  func requirements(among subjects: [Subject]) -> [(waiter: Subject, required: Subject)] {
    let recognizers = subjects.compactMap { object($0.identity) as? UIGestureRecognizer }
    return recognizers.flatMap { waiter in
      waiter.requiredToFail.filter { required in recognizers.contains { $0 === required } }
        .map { (waiter.journalSubject, $0.journalSubject) }
    }
  }
}
