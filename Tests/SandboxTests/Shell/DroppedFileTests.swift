// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

/// Files that are dropped on the window, fed as SDL's events.
@MainActor
@Suite("Files dropped on the window", .serialized)
struct DroppedFileTests {
  /// A folder with two scenarios and a file that is not one, and a window to drop them on.
  @MainActor
  private final class Desktop {
    let bench: Bench
    let folder = NSTemporaryDirectory() + "dropped-\(UUID().uuidString.prefix(8))"

    init() throws {
      bench = try Bench()
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      for name in ["first", "second"] {
        let text =
          #"{"format": 1, "title": "The \#(name)", "#
          + #""windows": [{"root": {"name": "View-\#(name)"}}]}"#
        try text.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
      }
      try #"{"format": 1}"#.write(
        toFile: "\(folder)/broken.json", atomically: true, encoding: .utf8)
      try #require(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    }

    deinit {
      SDL_QuitSubSystem(SDL_INIT_EVENTS)
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// Drops files of the folder at once.
    ///
    /// - Returns: the lines of the log, without the folder.
    func drop(_ names: String...) throws -> [String] {
      _ = bench.takeAllLines()
      for name in names {
        var event = SDL_Event()
        event.drop = SDL_DropEvent()
        event.type = SDL_DROPFILE.rawValue
        event.drop.file = SDL_strdup("\(folder)/\(name).json")
        try #require(SDL_PushEvent(&event) == 1)
      }
      let pump = SDLEventPump(driver: "x11", window: 1, unitsPerPoint: 1, unity: .lastPixel)
      var interpreter = InputInterpreter(surface: pump.surface(width: 1_180, height: 760))
      for event in pump.drain(time: { _ in 0 }) { interpreter.take(event) }
      for input in interpreter.finish() { bench.stage.feed(input) }
      return bench.takeAllLines().map { $0.replacingOccurrences(of: "\(folder)/", with: "") }
    }

    var labels: [String] {
      bench.stage.interface.side.subtree.compactMap { ($0 as? UILabel)?.text }
    }
  }

  @Test("a scenario takes the place of the scene, and can be touched")
  func opens() throws {
    let desktop = try Desktop()
    #expect(try desktop.drop("first") == ["scene first started anew"])
    #expect(desktop.labels.contains("The first"))
    desktop.bench.tap(try desktop.bench.place("View-first"))
    #expect(
      desktop.bench.takeLines() == [
        "-[View-first touchesBegan:withEvent:]", "-[View-first touchesEnded:withEvent:]",
      ])
    desktop.bench.press("N")
    #expect(desktop.bench.takeLines() == ["scene first started anew"])
  }

  @Test("of several the last good one stays, and each bad one gives its lines")
  func several() throws {
    let desktop = try Desktop()
    #expect(
      try desktop.drop("first", "broken", "second", "missing") == [
        "scene first started anew",
        "broken.json:1: windows: expected a list of windows, found nothing",
        "scene second started anew",
        "missing.json: cannot be read: there is no such file",
      ])
    #expect(desktop.labels.contains("The second"))
    _ = try desktop.bench.view("View-second")
  }

  @Test("bad files alone leave the running scene as it is")
  func bad() throws {
    let desktop = try Desktop()
    let scene = desktop.bench.stage.session.specimen.scene
    let lines = try desktop.drop("broken", "missing")
    #expect(lines.count == 2)
    #expect(desktop.bench.stage.session.specimen.scene === scene)
  }
}
