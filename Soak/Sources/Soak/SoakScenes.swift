// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CHeap
import Foundation

@testable import Scenarios
@testable import UIModel

/// Opens and plays scenarios a thousand times in sequence, and prints the memory in use in between.
@MainActor
struct SoakScenes {
  let folder: String
  private let openings = 1_000

  /// - Returns: the exit status.
  func run() -> Int32 {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let scenarios = names.filter { $0.hasSuffix(".json") }.sorted().compactMap(scenario)
    guard !scenarios.isEmpty else {
      print("There are no scenarios in \(folder).")
      return 2
    }
    print("\(scenarios.count) scenarios of \(folder)")
    var lines = 0
    for opening in 1...openings {
      lines += ScenarioPlayer.play(scenarios[opening % scenarios.count]).lines.count
      if [1, 10, 100, openings].contains(opening) {
        print("\(heap_bytes()) bytes held after \(opening) openings, \(lines) lines logged")
      }
    }
    // An empty application becomes `UIApplication.shared`, so that the last one's objects are deallocated. Of an object
    // with weak references that still existed at the end, the leak sanitizer would report the memory for the reference
    // counts as a leak, because it does not recognize the object's pointer to that memory.
    _ = UIModel.Host(application: UIApplication(), screen: UIScreen(size: .zero))
    return 0
  }

  /// The scenario of a file; nil if the file can't be read or names a built-in scene.
  private func scenario(_ name: String) -> Scenario? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
    let scenario = try? ScenarioReader.read(Array(data), file: name)
    return scenario?.scene == nil ? scenario : nil
  }
}
