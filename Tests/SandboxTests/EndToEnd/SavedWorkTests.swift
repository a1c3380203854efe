// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox
@testable import SandboxSession

extension DisplayTests {
  /// Saved files survive, and a running recording is not lost if that can be prevented.
  @Suite("Saved work survives")
  struct SavedWorkTests {
    @Test(
      "a display that goes away while something is recorded: it is saved, and said in one line",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func displayGone(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.pinchAndRotate, on: desktop) { scene in
        try await record(1, in: scene)
        try scene.rig.touch.begin(1, at: scene.onScreen(CGPoint(x: 140, y: 250)))
        try await scene.waitForLine("-[V touchesBegan:withEvent:]", times: 2)
        if let compositor = scene.rig.compositor {
          compositor.stop()
        } else {
          scene.rig.server.stop()
        }
        #expect(
          try await scene.app.waitForExit() == .exited(ProcessStatus.displayLost.rawValue))
        #expect(
          scene.app.lines(of: .errors) == ["Sandbox: the connection to the display was lost."])
        #expect(scene.logText.hasSuffix(" window closed\n"))
        // The finger that was down is cancelled in the recording as well.
        let lines = try await replay("\(scene.rig.directory)/recording-1.json", scene.rig)
        #expect(
          lines.suffix(2) == ["-[V touchesBegan:withEvent:]", "-[V touchesCancelled:withEvent:]"])
      }
    }

    @Test(
      "killed while it records and saves: every recording that has its name is whole", .needsX11)
    func killed() async throws {
      try await SceneOnScreen.run(.pinchAndRotate, on: .x11) { scene in
        try await record(1, in: scene)
        try scene.rig.keyboard.tap("r")
        let first = "\(scene.rig.directory)/recording-1.json"
        try await eventually("the recording is saved") {
          FileManager.default.fileExists(atPath: first)
        }
        let saved = try Data(contentsOf: URL(fileURLWithPath: first))
        // It saves again and again; the signal comes during that.
        for _ in 0..<30 { try scene.rig.keyboard.tap("r") }
        scene.app.send(signal: SIGKILL)
        #expect(try await scene.app.waitForExit() == .killed(signal: SIGKILL))

        #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == saved)
        let names = try FileManager.default.contentsOfDirectory(atPath: scene.rig.directory)
        let recordings = names.filter { $0.hasPrefix("recording-") && $0.hasSuffix(".json") }
        #expect(recordings.count > 1)
        for name in recordings {
          _ = try await replay("\(scene.rig.directory)/\(name)", scene.rig)
        }
        // The log has every written line; only the last one may be incomplete.
        #expect(scene.lines.contains("recording; Stop saves it (R), Files saves it as a test (E)"))
      }
    }

    /// The reasons for which a folder accepts no file.
    enum Closure: String, CaseIterable, Sendable {
      case full = "no space left on device"
      case readOnly = "read-only file system"
    }

    @Test(
      "a folder that can't be written gives one line, and the recording continues until it can be saved",
      .needsX11, .needsSmallDisk, arguments: Closure.allCases)
    func closedFolder(closure: Closure) async throws {
      let disk = try SmallDisk(pages: 16)
      defer { disk.remove() }
      try "kept".write(toFile: "\(disk.path)/before", atomically: false, encoding: .utf8)
      try await SceneOnScreen.run(.pinchAndRotate, on: .x11, recordings: disk.path) { scene in
        try await record(1, in: scene)
        switch closure {
        case .full: disk.fill()
        case .readOnly: try disk.setWritable(false)
        }
        try scene.rig.keyboard.tap("r")
        let file = "\(disk.path)/recording-1.json"
        try await scene.waitForLine(
          "\(file): cannot be written: \(closure.rawValue); still recording")
        #expect(!FileManager.default.fileExists(atPath: file))
        switch closure {
        case .full: try disk.empty()
        case .readOnly: try disk.setWritable(true)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
        #expect(names == ["before"], "nothing half written is left")
        try scene.tap(by: .finger, CGPoint(x: 220, y: 350))
        try await scene.waitForLine("-[V touchesEnded:withEvent:]", times: 2)
        try scene.rig.keyboard.tap("r")
        try await eventually("the recording is saved") {
          FileManager.default.fileExists(atPath: file)
        }
        #expect(
          try await replay(file, scene.rig).count { $0 == "-[V touchesEnded:withEvent:]" } == 2)
        #expect(try String(contentsOfFile: "\(disk.path)/before", encoding: .utf8) == "kept")
        #expect(scene.app.text(of: .errors) == "")
      }
    }

    /// Starts recording and taps some number of times.
    private func record(_ taps: Int, in scene: SceneOnScreen) async throws {
      try scene.rig.keyboard.tap("r")
      try await scene.waitForLine("recording; Stop saves it (R), Files saves it as a test (E)")
      for tap in 1...taps {
        try scene.tap(by: .finger, CGPoint(x: 120, y: 250))
        try await scene.waitForLine("-[V touchesEnded:withEvent:]", times: tap)
      }
    }

    /// Returns the log of a recording that is replayed without a window, which also checks that the file is usable.
    private func replay(_ file: String, _ rig: Rig) async throws -> [String] {
      let replay = try rig.launch(
        Program.built("Sandbox"), ["replay", file, "--set", #"log=["touches"]"#])
      #expect(try await replay.waitForExit() == .exited(0))
      #expect(replay.text(of: .errors) == "")
      return replay.lines()
    }
  }
}
