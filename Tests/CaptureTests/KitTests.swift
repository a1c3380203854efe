// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIKit

@testable import Capture
@testable import Scenarios

/// The conformance kit, operated by fingers that do exactly what the dots show.
@MainActor
@Suite("The conformance kit", .serialized)
struct KitTests {
  /// Returns the texts of the scenarios that the kit accepts.
  private static func scenarios() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("assets/scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      var export = DeviceTestExport()
      export.add(bytes)
      return export.count == 1 ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }

  @Test("about a hundred scenarios can be performed by fingers")
  func choice() throws {
    #expect(try Self.scenarios().count > 60)
  }

  @Test("a person performs them all; the model does what the kit captured")
  func performed() throws {
    let scenarios = try Self.scenarios()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: 390, height: 844)
    let host = UIModel.Host(application: UIApplication(), screen: UIScreen(size: size))
    let kit = ConformanceKit(scenarios: scenarios, scene: nil, folder: folder)
    host.perform { kit.begin() }
    var performed = 0
    while let stage = kit.stage {
      Self.perform(stage, host)
      let next = kit.bar.frame.minY + 30
      host.feed(
        InputFrame(
          time: host.now,
          samples: [InputSample(finger: 9, phase: .began, location: CGPoint(x: 345, y: next))]))
      host.feed(
        InputFrame(
          time: host.now + 0.1,
          samples: [
            InputSample(
              finger: 9, phase: .ended, location: CGPoint(x: 345, y: next))
          ]))
      performed += 1
      #expect(kit.stage !== stage, "\(stage.title): Next does nothing")
      if kit.stage === stage { return }
    }
    #expect(performed == scenarios.count)
    let result = try #require(kit.result)
    let report = try DeviceReport(Array(try Data(contentsOf: result)), file: "conformance.json")
    #expect(report.isSame, "\(report.lines.suffix(40))")
    #expect(
      report.lines.contains("\(performed) scenarios: \(performed) without a difference, 0 with."))
  }

  /// Feeds the touches that a diagram of dots shows, one sample after the other, and waits until nothing moves.
  private static func perform(_ stage: KitStage, _ host: UIModel.Host) {
    let start = host.now + 0.5
    var steps = stage.fingers[...]
    var down: [Int: CGPoint] = [:]
    while let first = steps.first {
      let together = steps.prefix { $0.time == first.time }
      steps = steps.dropFirst(together.count)
      let samples = together.compactMap { step -> InputSample? in
        down[step.finger] = step.phase == "ended" ? nil : step.point
        return InputSample.Phase(rawValue: step.phase).map {
          InputSample(finger: step.finger, phase: $0, location: step.point)
        }
      }
      host.feed(InputFrame(time: start + first.time, samples: samples))
    }
    host.advance(to: host.now + 3)
    // A person lifts fingers that a scenario leaves down.
    for (finger, point) in down.sorted(by: { $0.key < $1.key }) {
      let sample = InputSample(finger: finger, phase: .ended, location: point)
      host.feed(InputFrame(time: host.now, samples: [sample]))
    }
    host.advance(to: host.now + 3)
  }
}
