// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Testing

@MainActor
@Suite("Planted faults")
struct PlantedFaultTests {
  @Test("a planted fault is found, and comes first", arguments: PlantedFault.all)
  func planted(fault: PlantedFault) throws {
    let sound = try AuditedFile.bytes(ofScreen: fault.screen)
    let report = try AuditedFile.report(on: fault.bytes(sound))
    let first = try #require(report.findings.first, "nothing was found")
    #expect(fault.rules.contains(first.rule), "\(report)")
    #expect(first.name == fault.name, "\(report)")
  }

  @Test("there are twenty planted faults at least, on all sound screens but none without")
  func enough() {
    #expect(PlantedFault.all.count >= 20)
    #expect(Set(PlantedFault.all.map(\.screen)) == Set(AuditedFile.screenNames))
  }
}
