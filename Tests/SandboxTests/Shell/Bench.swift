// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

/// A live stage without a window: tests feed fingers and keys and read the log's lines.
@MainActor
final class Bench {
  let stage: Shell
  private let book: Book
  private let clipboard = Clipboard()
  private var time: TimeInterval = 0

  /// Opens a scene, by default the first one, in a window of a size.
  convenience init(
    _ id: String = "first-touch", size: CGSize = CGSize(width: 1_180, height: 814),
    state: WorkbenchState = WorkbenchState(), file: StateFile? = nil, startsTour: Bool = false
  ) throws {
    try self.init(
      try SceneChoice.find(id).entry(), size: size, state: state, file: file,
      startsTour: startsTour)
  }

  /// Opens a window with the views that a closure puts into its root view.
  convenience init(
    size: CGSize = CGSize(width: 1_180, height: 814), views: @escaping @MainActor (UIView) -> Void
  ) throws {
    let entry = SceneCatalog.Entry(
      id: "made", title: "Made for a test", advice: "",
      content: .phone { MadeScene(screenSize: $0, views) })
    try self.init(entry, size: size)
  }

  private init(
    _ entry: SceneCatalog.Entry, size: CGSize, state: WorkbenchState = WorkbenchState(),
    file: StateFile? = nil, startsTour: Bool = false
  ) throws {
    let typeface = try Typeface()
    let (book, clipboard) = (Book(), self.clipboard)
    guard let recipe = entry.recipe else { throw NoPhone(id: entry.id) }
    stage = Shell(
      Session(entry, recipe, log: { book.lines.append($0) }), typeface: typeface,
      settings: Shell.Settings(
        state: state, file: file, drawsThumbnails: false,
        clipboard: {
          clipboard.text = $0
          return true
        }, pasteboard: { clipboard.text }, watchesFiles: true, startsTour: startsTour))
    self.book = book
    stage.resize(to: size)
  }

  /// Thrown if the scene has no phone.
  struct NoPhone: Error {
    let id: String
  }

  /// The last copied text.
  var copied: String {
    get { clipboard.text }
    set { clipboard.text = newValue }
  }

  @MainActor private final class Clipboard {
    var text = ""
  }

  @MainActor private final class Book {
    var lines: [String] = []
  }

  /// Returns the log so far without times, hit tests and lines of fingers, and clears it.
  func takeLines() -> [String] {
    takeAllLines().filter { line in
      !line.hasPrefix("finger") && !line.contains("hitTest:") && !line.contains("pointInside:")
    }
  }

  /// Returns the log so far without times, and clears it.
  func takeAllLines() -> [String] {
    let taken = book.lines[start...].map { String($0.drop { $0 != " " }.dropFirst()) }
    start = book.lines.count
    return taken
  }
  private var start = 0

  /// Returns a view of the scene or the panel.
  func view(_ name: String) throws -> UIView {
    let windows = stage.session.specimen.scene.windows + [stage.interface.window, stage.keyMap]
    return try #require(windows.flatMap(\.subtree).first { $0.journalName == name })
  }

  /// Returns the centre of a view, or a point of it, in the window.
  func place(_ name: String, _ point: CGPoint? = nil) throws -> CGPoint {
    let view = try view(name)
    let place = view.mapToScreen(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    let isOnPhone = stage.session.specimen.scene.windows.contains { $0 === view.window }
    return isOnPhone ? stage.layout.inWindow(place) : place
  }

  /// Returns the bounding box of a view of the scene, in the window.
  func box(_ name: String) throws -> CGRect {
    try view(name).outlineOnScreen.applying(stage.layout.toWindow).boundingBox
  }

  /// Feeds fingers a sixtieth of a second after the previous input.
  func touch(_ samples: (finger: Int, phase: InputSample.Phase, place: CGPoint)...) {
    time += 1.0 / 60
    stage.advance(to: time)
    stage.feed(
      .touches(
        InputFrame(
          time: time,
          samples: samples.map {
            InputSample(finger: $0.finger, phase: $0.phase, location: $0.place)
          })))
  }

  /// Taps a point, long after the previous input.
  func tap(_ place: CGPoint) {
    wait(1)
    touch((1, .began, place))
    touch((1, .ended, place))
  }

  func wait(_ seconds: TimeInterval) {
    time += seconds
    stage.advance(to: time)
  }

  /// Fingers are those of a touchscreen from now on, or the mouse's.
  func use(touchscreen: Bool) {
    stage.feed(.touchscreen(touchscreen, time: time))
  }

  func hover(_ place: CGPoint) {
    time += 1.0 / 60
    stage.feed(.pointer(PointerFrame(time: time, location: place, action: .hover)))
  }

  func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
    change(key, .pressed, modifiers)
  }

  func repeatKey(_ key: String) {
    change(key, .repeated, [])
  }

  func release(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
    change(key, .released, modifiers)
  }

  /// Presses and releases a key; its text is fed if a field is edited, as SDL does.
  func type(_ key: String, text: String? = nil, _ modifiers: UIKeyModifierFlags = []) {
    let isText = stage.wantsText
    press(key, modifiers)
    if let text, isText { stage.feed(.text(text, time: time)) }
    release(key, modifiers)
  }

  private func change(
    _ key: String, _ change: KeyPress.Change, _ modifiers: UIKeyModifierFlags
  ) {
    time += 1.0 / 60
    stage.feed(.key(KeyPress(key: key, change: change, modifiers: modifiers), time: time))
  }

  /// Returns the drawing commands of the overlays, without pixels.
  func overlayCommands() -> [Canvas.Command] {
    let whole = CanvasState(transform: .identity, clip: PixelRect(covering: stage.screen.bounds))
    var phone = whole
    phone.concatenate(stage.layout.toWindow)
    let windows = stage.session.shown.host.windowsBackToFront.map {
      ViewTreeRenderer().draw($0, under: phone, stage.typeface)
    }
    let trace = Canvas(whole, typeface: stage.typeface, over: windows)
    stage.drawOverlays(on: trace)
    return trace.commands
  }

  /// Returns the window's picture at this moment.
  func picture(scale: CGFloat = 1) -> PixelBuffer {
    let size = stage.screen.bounds.size
    let buffer = PixelBuffer(width: Int(size.width * scale), height: Int(size.height * scale))
    _ = stage.draw(into: WindowPixels(buffer: buffer, scale: scale, isFresh: true))
    return buffer
  }
}

/// A scene of a test.
@MainActor
private final class MadeScene: Scene {
  private let window: UIWindow

  init(screenSize: CGSize, _ views: (UIView) -> Void) {
    window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    views(controller.view)
  }

  var applicationDelegate: (any UIApplicationDelegate)? { nil }
  var windows: [UIWindow] { [window] }
  let switches: [Toggle] = []
  let demonstration: [DemonstrationStep] = []
}
