// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import UIModel

/// `Sandbox open`, or `Sandbox` alone: opens the window.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    // This command may be parsed alone, but it is a subcommand of the program: see SandboxApp.
    _superCommandName: "Sandbox",
    abstract: "Open the window and touch a scene with fingers or mouse.",
    discussion: """
      Hold Alt for a second finger mirrored about the centre, Alt and Shift to move both together. \
      Ctrl+Q, the close button, SIGINT and SIGTERM end the program. F12 writes the picture.

      Without a display the scene is played off screen: the log goes to standard output, the \
      picture to a file.
      """)

  @Argument(help: "A scene as 'Sandbox list' names it, or a scenario file.")
  var scene: String?

  // With `unconditional`, a negative number is reported as a wrong value rather than an unknown option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The window's size in points, 1180x814 by default.", valueName: "WxH"),
    transform: WindowSize.init(argument:))
  var size: WindowSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, 0.5 to 4, multiplied by the display's own scale.",
      valueName: "factor"),
    transform: Open.scale)
  var scale: Double?

  @Option(help: ArgumentHelp("The font for all text.", valueName: "file"))
  var font: String?

  @Option(
    help: ArgumentHelp(
      "Write the event log to this file as it grows; '-' is standard output.", valueName: "file"))
  var log: String?

  @Option(
    help: ArgumentHelp(
      "Write a picture of the window to this file at the end and after F12: x.png or x.svg.",
      valueName: "file"))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "The folder for recordings; R saves recording-1.json and so on.", valueName: "folder"
    ))
  var recordings = "."

  @Option(help: ArgumentHelp("The colours of the window: dark or light.", valueName: "name"))
  var theme: Theme.Name?

  @Option(
    help: ArgumentHelp(
      """
      The open panels, separated by commas: gallery, side, timeline; or none. The others are folded.
      """, valueName: "names"),
    transform: OpenPanels.init(argument:))
  var panels: OpenPanels?

  @Flag(help: "Do not load or save window state.")
  var noState = false

  @Flag(help: "Open no window, even if there is a display.")
  var offscreen = false

  @Flag(help: "End with status 3 if there is no display, instead of playing off screen.")
  var window = false

  @Flag(help: "Make the mouse a pointer with buttons instead of a finger.")
  var pointer = false

  /// The largest number of pixels of a window. A picture with more would take too much memory.
  private static let mostPixels = 1 << 26

  func validate() throws {
    let points = size?.points ?? SDLSession.Options().size
    let pixels = points.width * points.height * (scale ?? 1) * (scale ?? 1)
    if pixels > Double(Self.mostPixels) {
      throw ValidationError(
        "--scale: expected a window of at most \(Self.mostPixels) pixels, found \(Int(pixels))")
    }
    if offscreen, window {
      throw ValidationError("--window: expected --window or --offscreen, found both")
    }
  }

  private static func scale(_ argument: String) throws -> Double {
    guard let scale = Double(argument), (0.5...4).contains(scale) else {
      throw ValidationError("a number from 0.5 to 4")
    }
    return scale
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var run = try OpenRun(self)
      try run.run()
    }
  }
}
