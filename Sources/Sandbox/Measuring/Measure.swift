// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import UIModel

/// `Sandbox measure`: how fast the window's own work is, without a display. Prints figures and judges nothing;
/// for those who work on the program, so the list of commands leaves it out.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure the window's own work, without a display.", shouldDisplay: false)

  /// What is measured.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    /// Going to instants of a minute of input.
    case past
    /// Frames with ten fingers that move at 240 Hz each.
    case frames
    /// The way of a touch into the scene, without drawing: to be run under callgrind.
    case touches
    /// A frame of many views, and one that moves.
    case drawing
  }

  @Argument(help: "What: past, frames, touches or drawing.")
  var subject: Subject

  @Option(help: "The panels that are open.", transform: OpenPanels.init(argument:))
  var panels: OpenPanels?

  @Option(help: "The tab of the side column, from 1.")
  var tab = 2

  @Option(help: "How many frames.")
  var count = 600

  @Option(help: "The scene.")
  var scene = "photos"

  @Flag(help: "Without the panels of the instrument, which are made otherwise though folded.")
  var bare = false

  @Option(help: "Write a picture of the last frame there.")
  var picture: String?

  func run() throws {
    try MainActor.assumeIsolated {
      switch subject {
      case .past: try PastMeasure(scene, panels).run()
      case .frames:
        let frames = try FrameMeasure(scene, panels, tab: tab)
        try frames.run(count)
        if let picture { try PictureFile.write(frames.window.buffer, to: picture) }
      case .drawing: try DrawingMeasure().run(count)
      case .touches: try TouchMeasure(scene, panels, isBare: bare).run(count)
      }
    }
  }
}

/// What all measurements begin with.
enum MeasureStage {
  /// A workbench with a scene.
  @MainActor
  static func make(_ scene: String, _ panels: OpenPanels?, isBare: Bool = false) throws
    -> Workbench
  {
    let entry = try SceneChoice.find(scene).entry()
    guard let recipe = entry.recipe else { throw ValidationError("\(scene) has no phone") }
    var settings = Workbench.Settings()
    settings.hasInstrument = !isBare
    panels?.apply(to: &settings.state)
    return Workbench(
      entry, recipe, typeface: try Typeface(fontFile: nil), settings: settings, log: nil)
  }

  /// The milliseconds of a processor that something takes; what other programs take does not count.
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorSeconds()
    try body()
    return (processorSeconds() - start) * 1_000
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
