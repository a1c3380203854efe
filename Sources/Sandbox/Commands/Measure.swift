// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import UIModel

/// `Sandbox measure`: prints how long the window's own work takes. It is for developers of the program, so the list of
/// commands leaves it out.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure how long the window takes to draw and to compute.",
    shouldDisplay: false,
    subcommands: [Drawing.self, Frames.self, Maps.self, Window.self])

  /// Measures drawing a frame with many views and a frame in which one view moves, without a display.
  struct Drawing: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "drawing")

    @Option(help: "The number of frames.")
    var count = 200

    func run() throws {
      try MainActor.assumeIsolated { try DrawingMeasure().run(count) }
    }
  }

  /// Measures frames in which ten fingers move at 240 Hz each, without a display.
  struct Frames: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "frames")

    @Option(help: "The open panels.", transform: OpenPanels.init(argument:))
    var panels: OpenPanels?

    @Option(help: "The tab of the side column, from 1.")
    var tab = 2

    @Option(help: "The number of frames.")
    var count = 600

    @Option(help: "The scene.")
    var scene = "photos"

    func run() throws {
      try MainActor.assumeIsolated {
        try FrameMeasure(scene, panels ?? OpenPanels(argument: "gallery,side,timeline"), tab: tab)
          .run(count)
      }
    }
  }

  /// Measures the touch map and the audit of a screen.
  struct Maps: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "maps")

    @Option(help: "The number of views.")
    var views = 300

    @Option(help: "The number of moves of a view.")
    var count = 60

    func run() throws {
      try MainActor.assumeIsolated { try MapMeasure(views: views).run(count) }
    }
  }

  /// Opens the window and prints a line with times for every frame.
  struct Window: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "window")

    @Option(help: "The CSV file for the times, a line for each frame.")
    var timings: String

    @OptionGroup var open: Open

    func run() throws {
      try MainActor.assumeIsolated {
        let file = try EventLog(path: timings)
        var run = try OpenRun(open)
        run.observe = { window, stage in
          TimedWindow(window, host: (stage as? Shell)?.session.specimen.host) { file.write($0) }
        }
        try run.run()
        if file.isBroken { throw CommandFailure(line: nil, status: .unusable) }
      }
    }
  }

  /// Returns the processor time of a closure, in milliseconds, without that of other programs.
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try timed(body).milliseconds
  }

  /// Returns the result of a closure and its processor time in milliseconds, without that of other programs.
  static func timed<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, milliseconds: Double) {
    let start = processorSeconds()
    let value = try body()
    return (value, (processorSeconds() - start) * 1_000)
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
