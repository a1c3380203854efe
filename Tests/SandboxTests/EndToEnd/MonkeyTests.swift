// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

extension DisplayTests {
  @Suite("A monkey at the window")
  struct MonkeyTests {
    /// The environment, in which `scripts/monkey` sets the duration and the seed.
    private static let environment = ProcessInfo.processInfo.environment
    private static let seconds =
      environment["SANDBOX_MONKEY_SECONDS"].flatMap(TimeInterval.init) ?? 12
    private static let seed = environment["SANDBOX_MONKEY_SEED"].flatMap(UInt64.init) ?? 1

    @Test(
      "fingers, mouse, keys, wheel, sizes, focus, devices and files, in any order: the window still reacts",
      .needsX11)
    func monkey() async throws {
      try await SceneOnScreen.run(on: .x11) { scene in
        let log = "\(scene.rig.directory)/events.log"
        let broken = "\(scene.rig.directory)/broken.json"
        try "{".write(toFile: broken, atomically: true, encoding: .utf8)
        let folder = "\(FileManager.default.currentDirectoryPath)/assets/scenarios"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let files = names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
        try #require(!files.isEmpty)
        let monkey = try Monkey(scene, log: log, files: files + [broken], seed: Self.seed)
        try await monkey.play(for: Self.seconds)
        scene.app.send(signal: SIGTERM)
        #expect(try await scene.app.waitForExit(within: 60) == .exited(0))
        try monkey.finish()
        let frames = scene.lines.last { $0.hasPrefix("window drew ") } ?? "drew no frames"
        print("Monkey, seed \(Self.seed): \(monkey.figures); \(frames)")

        #expect(fingerFaults(in: monkey.fingerLines) == [])
        #expect(monkey.figures.checks > 0)
        #expect(scene.app.text(of: .errors) == "")
        let memory = monkey.figures.memory
        if let start = memory.first(where: { $0.minute >= 1 }), let end = memory.last {
          // Logs and histories have limits, but the size of the content differs from scene to scene.
          #expect(end.kibibytes < start.kibibytes * 3 / 2 + 32_768)
        }
      }
    }
  }
}
