// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes

/// The first scene in a real window of its usual size, touched from outside: the test sees only
/// pixels and the lines of the event log.
///
/// Locations are points of the phone's screen, which the window shows one to one, unless stated otherwise.
final class SceneOnScreen {
  let rig: Rig
  let app: Program
  let window: any DesktopWindow
  /// The path given to `--picture`.
  let picturePath: String
  private let logPath: String

  /// The window's size in points.
  static let size = CGSize(width: 1_180, height: 814)
  /// The layout of the window.
  static let layout = WorkbenchLayout(window: size)

  /// A scene to open, and a colour by which the test sees that it is open.
  struct Opening {
    /// The scene's id in `open`.
    let id: String
    /// A point on the phone.
    let place: CGPoint
    /// The colour there.
    let color: UIColor

    /// The first scene.
    static let first = Opening(id: "first-touch", place: Places.moved, color: Tint.blue)
    /// The gallery of controls.
    static let controls = Opening(
      id: "controls", place: CGPoint(x: 20, y: 70), color: Tint.row)
    /// The controls in all their states.
    static let controlStates = Opening(
      id: "control-states", place: CGPoint(x: 8, y: 350), color: Tint.background)
    /// The photo browser.
    static let photos = Opening(
      id: "photos", place: CGPoint(x: 195, y: 143), color: Tint.darkroom)
    /// The table on a view with a tap recognizer.
    static let fourPhenomena = Opening(
      id: "four-phenomena", place: CGPoint(x: 20, y: 680), color: Tint.background)
    /// The timers scene, which changes without a finger.
    static let timers = Opening(
      id: "timers", place: CGPoint(x: 20, y: 680), color: Tint.background)
    /// A scenario file: a view for two fingers, with a pinch and a rotation.
    static let pinchAndRotate = Opening(
      id: "107-pinch-and-rotate-together", place: CGPoint(x: 100, y: 200),
      color: UIColor(red: 127 / 255, green: 206 / 255, blue: 185 / 255, alpha: 1))
  }

  /// Opens the window on a new screen, runs `body`, and closes both. Recordings go to the rig's directory unless
  /// another folder is given.
  static func run(
    _ opening: Opening = .first, on desktop: Rig.Desktop, recordings: String? = nil,
    _ body: (SceneOnScreen) async throws -> Void
  ) async throws {
    try #require(layout.phoneScale == 1)
    try await Rig.run(on: desktop) { rig in
      let log = "\(rig.directory)/events.log"
      let picture = "\(rig.directory)/window.png"
      let app = try rig.launch(
        Program.built("Sandbox"),
        [
          "open", opening.id, "--window", "--log", log, "--picture", picture,
          "--recordings", recordings ?? rig.directory,
        ])
      let window = try await rig.window(titled: "Sandbox")
      let scene = SceneOnScreen(
        rig: rig, app: app, window: window, logPath: log, picturePath: picture)
      try await scene.waitUntilSeen(opening)
      try window.focus()
      try await body(scene)
    }
  }

  private init(
    rig: Rig, app: Program, window: any DesktopWindow, logPath: String, picturePath: String
  ) {
    self.rig = rig
    self.app = app
    self.window = window
    self.logPath = logPath
    self.picturePath = picturePath
  }

  /// Waits until the window is visible: a Wayland compositor reports its position before it shows it.
  private func waitUntilSeen(_ opening: Opening) async throws {
    try await app.waitForLine(containing: "window 1180.0 x 814.0", in: .file(logPath))
    try await eventually("the window is seen in its place") {
      let frame = try window.frame()
      guard frame.size == Self.size else { return false }
      let picture = try rig.screenshot()
      let corner = CGPoint(x: frame.maxX - 1, y: frame.maxY - 1)
      let place = try onScreen(opening.place)
      return picture.pixel(at: corner) == .init(Theme.dark.background)
        && picture.pixel(at: place) == .init(opening.color)
    }
  }

  // MARK: The log

  /// The complete lines of the event log.
  var timedLines: [String] { app.lines(of: .file(logPath)) }

  /// The complete lines without their times.
  var lines: [String] {
    timedLines.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// The lines about fingers: "finger 1 began at (100.0, 200.0)".
  var fingerLines: [String] { lines.filter { $0.hasPrefix("finger ") } }

  /// The whole file.
  var logText: String { app.text(of: .file(logPath)) }

  /// Waits until the log contains a line the given number of times.
  func waitForLine(_ line: String, times: Int = 1) async throws {
    do {
      try await eventually("the log says “\(line)”") {
        let ending = app.process.endingIfAny()
        if lines.count(where: { $0 == line }) >= times { return true }
        if let ending { throw RigError("Sandbox ended (\(ending)) without “\(line)”.") }
        return false
      }
    } catch let error as RigError {
      let last = lines.suffix(25).map { "  \($0)\n" }.joined()
      throw RigError("\(error)\nlast lines of the log:\n\(last)\(app.report())")
    }
  }

  // MARK: Places and pixels

  /// Returns a point of the phone in the window.
  func inWindow(_ place: CGPoint) -> CGPoint {
    CGPoint(x: Self.layout.phone.minX + place.x, y: Self.layout.phone.minY + place.y)
  }

  /// Returns a point of the phone in pixels of the whole screen.
  func onScreen(_ place: CGPoint) throws -> CGPoint {
    try window.onScreen(inWindow(place))
  }

  /// Returns the window's picture at this moment.
  func picture() throws -> Screenshot {
    try rig.screenshot().cropped(to: try window.frame())
  }

  /// Waits until a condition is true for the window's picture.
  func waitUntilShown(
    _ what: String, _ condition: (_ picture: Screenshot) throws -> Bool
  ) async throws {
    try await eventually(what) { try condition(try picture()) }
  }

  /// Hides the overlays, so that the scene's own colours are visible.
  func hideOverlays() async throws {
    try rig.keyboard.tap("h")
    try rig.keyboard.tap("t")
    try await waitForLine("Hit-test path off")
    try await waitForLine("Fingers and trails off")
  }

  // MARK: Fingers

  /// Lets a finger or the mouse come down, move through all points, and lift.
  func drag(by hand: Way.Hand, through places: [CGPoint]) throws {
    let places = try places.map { try onScreen($0) }
    switch hand {
    case .finger: try rig.touch.drag(through: places)
    case .mouse:
      try rig.pointer.move(to: places[0])
      try rig.pointer.press()
      for place in places.dropFirst() { try rig.pointer.move(to: place) }
      try rig.pointer.release()
    }
  }

  /// Taps with a finger or the mouse.
  func tap(by hand: Way.Hand, _ place: CGPoint) throws {
    try drag(by: hand, through: [place])
  }
}

/// A combination of a device and a window system.
struct Way: Sendable, CaseIterable, CustomTestStringConvertible {
  /// The device that touches the window.
  enum Hand: String, Sendable, CaseIterable {
    case finger
    case mouse
  }

  let desktop: Rig.Desktop
  let hand: Hand

  static let allCases = Rig.Desktop.allCases.flatMap { desktop in
    Hand.allCases.map { Way(desktop: desktop, hand: $0) }
  }

  var testDescription: String { "\(hand.rawValue) on \(desktop.testDescription)" }
}

/// Points of the scene, in points of the phone. They repeat the scene's own numbers.
enum Places {
  /// A point of MovedView above its caption, horizontally in the middle.
  static let moved = CGPoint(x: 240, y: 194)
  /// The middle of PannedView.
  static let panned = CGPoint(x: 334, y: 222)
  /// A point of the round button above the tab bar.
  static let overhang = CGPoint(x: 195, y: 628)
  /// The centre of the switch for the bar's override.
  static let overrideSwitch = CGPoint(x: 348, y: 406)
}

extension Screenshot.Pixel {
  /// The pixel for a colour of the scene.
  init(_ color: UIColor) {
    let color = Color(color)
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  /// The pixel for a colour of the renderer.
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
