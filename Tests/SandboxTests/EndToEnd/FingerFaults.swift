// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

/// Returns the faults in the lines about fingers, as sentences: a finger must begin first, not begin twice, and end
/// or be cancelled once.
func fingerFaults(in fingerLines: [String]) -> [String] {
  var down: [String] = []
  var faults: [String] = []
  for line in fingerLines {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 2 else {
      faults.append("“\(line)” says nothing")
      continue
    }
    let finger = words[1]
    switch (words[2], down.contains(finger)) {
    case ("began", false): down.append(finger)
    case ("moved", true): break
    case ("ended", true), ("cancelled", true): down.removeAll { $0 == finger }
    case (let phase, let isDown):
      faults.append("finger \(finger) \(phase) while it was \(isDown ? "" : "not ")down")
    }
  }
  return faults + down.map { "finger \($0) never ended" }
}

@Suite("Faults in the lives of fingers")
struct FingerFaultTests {
  @Test("each fault is found")
  func faults() {
    let faults = fingerFaults(in:)
    #expect(
      faults(["finger 1 began at x", "finger 1 ended at x", "finger 1 began at x"]).count == 1)
    #expect(faults(["finger 1 began at x", "finger 1 moved at x", "finger 1 ended at x"]) == [])
    #expect(
      faults(["finger 1 began at x", "finger 1 ended at x", "finger 1 cancelled at x"])
        == ["finger 1 cancelled while it was not down"])
    #expect(
      faults(["finger 1 began at x", "finger 1 began at x", "finger 1 ended at x"])
        == ["finger 1 began while it was down"])
  }
}
