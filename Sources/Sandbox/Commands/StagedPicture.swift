// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox picture`: draws the pictures of README and the documentation without a display. `scripts/pictures` uses it,
/// so the list of commands leaves it out.
struct StagedPicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Draw a picture for the documentation.", shouldDisplay: false)

  @Argument(help: "The prepared sequence of touches that is played first.")
  var story: Story

  @Argument(help: "The file for the picture.")
  var file: String

  @Option(help: "The window's size in points.", transform: WindowSize.init(argument:))
  var size: WindowSize?

  @Option(help: "The colours of the window: dark or light.")
  var theme: Theme.Name = .dark

  @Option(help: "The open panels.", transform: OpenPanels.init(argument:))
  var panels: OpenPanels?

  @Option(help: "The height of the timeline in points.")
  var timeline: Double?

  @Option(help: "A scene or a scenario file in place of the sequence's own.")
  var scene: String?

  /// The input before the picture is taken.
  enum Story: String, ExpressibleByArgument, CaseIterable {
    /// The window after it opened.
    case start
    /// A touch on the upper edge of the round button, with the answer to "Why did it do nothing?".
    case circle
    /// A quick tap on a row and a right click there, with the answer to "Why was it not selected?".
    case cell
    /// The quick tap on the row, compared with a run in which the tap recognizer behind it does not cancel the touch.
    case whatIf = "what-if"
    /// A tap on the photo: the timeline at the time when the single tap waits.
    case waiting
    /// The tap on the photo, with the relations of the recognizers.
    case relations
    /// The tap on the photo, in the inspector.
    case inspector
    /// The tap on the photo, with the path of its touch.
    case journey
    /// The touch map of a screen.
    case touchMap = "touch-map"
    /// The findings of an audit.
    case findings

    fileprivate var scene: String {
      switch self {
      case .start, .circle, .touchMap, .findings: "first-touch"
      case .cell, .whatIf: "four-phenomena"
      case .waiting, .relations, .inspector, .journey: "photos"
      }
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let stage = try makeStage()
      let actor = StagedUser(stage, size: size?.points ?? CGSize(width: 1_180, height: 814))
      try actor.play(story)
      actor.draw()
      try PictureFile.write(stage.items, actor.bounds, to: file, stage.typeface)
    }
  }

  @MainActor
  private func makeStage() throws -> Shell {
    let entry = try SceneChoice.find(scene ?? story.scene).entry()
    guard let recipe = entry.recipe else { throw ValidationError("\(entry.id) has no phone") }
    var settings = Shell.Settings()
    settings.state.theme = theme
    panels?.apply(to: &settings.state)
    settings.state.timelineHeight = timeline.map { CGFloat($0) }
    return Shell(
      Session(entry, recipe), typeface: try Typeface(fontFile: nil), settings: settings)
  }
}

/// Feeds a finger, the mouse and the keyboard to a staged picture.
@MainActor
private final class StagedUser {
  private let stage: Shell
  private let size: CGSize
  private var time: TimeInterval = 0

  /// The error for a view that the picture needs and that does not exist.
  struct Missing: Error {
    let name: String
  }

  init(_ stage: Shell, size: CGSize) {
    (self.stage, self.size) = (stage, size)
    stage.resize(to: size)
  }

  func play(_ story: StagedPicture.Story) throws {
    wait(0.2)
    switch story {
    case .start: break
    case .circle:
      try tap("CircleButton", CGPoint(x: 32, y: 10))
      try ask("CircleButton")
    case .cell:
      try tap("GLTableView", CGPoint(x: 195, y: 22))
      try rightClick("GLTableView", CGPoint(x: 60, y: 22))
    case .whatIf:
      try tap("GLTableView", CGPoint(x: 195, y: 22))
      let tap = try view("BackView").gestureRecognizers?.first
      if let tap { stage.session.edit("cancelsTouchesInView", of: tap, to: .flag(false)) }
      wait(0.2)
      press("Q")
    case .waiting: try waitForSingleTap()
    case .relations:
      try waitForSingleTap()
      press("3", .control)
    case .inspector:
      try waitForSingleTap()
      // The window shows an earlier time, with other view objects, so the photo is looked up again.
      let photo = try photo(in: stage.session.shown)
      stage.session.choose(photo.gestureRecognizers?.first ?? photo)
      press("2", .control)
    case .journey:
      try waitForSingleTap()
      press("4", .control)
    case .touchMap: press("T", .shift)
    case .findings: press("A", .shift)
    }
    wait(story == .touchMap || story == .findings ? 60 : 0.1)
  }

  /// The window's rectangle, in pixels.
  var bounds: PixelRect { PixelRect(covering: CGRect(origin: .zero, size: size)) }

  /// Draws the window.
  func draw() {
    let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
    _ = stage.draw(into: WindowPixels(buffer: buffer, scale: 1, isFresh: true))
  }

  /// Taps the photo, and stops shortly after the lift, while the single tap waits for a second tap.
  private func waitForSingleTap() throws {
    let photo = try photo(in: stage.session.specimen)
    try tap(photo, CGPoint(x: photo.bounds.midX, y: photo.bounds.midY))
    let lift = stage.session.specimen.take.lastTime
    wait(0.8)
    stage.session.go(toTime: lift + 0.2)
  }

  private func photo(in specimen: Specimen) throws -> UIView {
    let views = specimen.scene.windows.flatMap(\.subtree)
    let touched = views.max {
      ($0.gestureRecognizers?.count ?? 0) < ($1.gestureRecognizers?.count ?? 0)
    }
    guard let touched else { throw Missing(name: "photo") }
    return touched
  }

  private func view(_ name: String) throws -> UIView {
    let views = stage.session.specimen.scene.windows.flatMap(\.subtree)
    guard let view = views.first(where: { $0.journalName == name }) else {
      throw Missing(name: name)
    }
    return view
  }

  private func ask(_ name: String) throws {
    stage.session.choose(try view(name))
    press("M")
  }

  private func rightClick(_ name: String, _ point: CGPoint) throws {
    let place = stage.layout.inWindow(try view(name).mapToScreen(point))
    wait(0.02)
    stage.feed(
      .button(.right, isDown: true, PointerFrame(time: time, location: place, action: .hover)))
  }

  private func tap(_ name: String, _ point: CGPoint) throws {
    try tap(try view(name), point)
  }

  private func tap(_ view: UIView, _ point: CGPoint) throws {
    let place = stage.layout.inWindow(view.mapToScreen(point))
    wait(0.3)
    touch(.began, place)
    wait(0.07)
    touch(.ended, place)
    wait(0.6)
  }

  private func touch(_ phase: InputSample.Phase, _ place: CGPoint) {
    let sample = InputSample(finger: 1, phase: phase, location: place)
    stage.feed(.touches(InputFrame(time: time, samples: [sample])))
  }

  private func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
    wait(0.02)
    stage.feed(.key(KeyPress(key: key, change: .pressed, modifiers: modifiers), time: time))
    stage.feed(.key(KeyPress(key: key, change: .released, modifiers: modifiers), time: time))
  }

  /// Advances the time in steps, as in a window, so that work in many turns of the loop is done.
  private func wait(_ seconds: TimeInterval) {
    let end = time + seconds
    while let deadline = stage.nextDeadline, deadline < end {
      time = max(time, deadline)
      stage.advance(to: time)
    }
    time = end
    stage.advance(to: time)
  }
}
