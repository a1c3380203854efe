// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Runs `open`: checks the files, then opens the window or plays the scene off screen.
@MainActor
struct OpenRun {
  private let options: Open
  private let entry: SceneCatalog.Entry
  private let log: EventLog?
  /// Wraps the window to measure frames; nil for no measurement.
  var observe: (@MainActor (any WindowSystem, any Stage) -> any WindowSystem)?
  private var settings = Shell.Settings()

  /// Checks all files that the options name before opening anything.
  init(_ options: Open) throws {
    self.options = options
    try OutputFile.checkFolder(options.recordings, of: "--recordings")
    let choice = try SceneChoice.find(options.scene)
    entry = try choice.entry()
    if case .file(let source) = choice {
      let outputs = [
        ("--picture", options.picture), ("--log", options.log),
      ]
      for (option, path) in outputs {
        if let path, path != "-" { try OutputFile.check(path, of: option, isNot: source) }
      }
    }
    if let picture = options.picture {
      try OutputFile.check(picture)
      if let log = options.log, log != "-", OutputFile.areSame(log, picture) {
        throw CommandFailure(
          line: "\(picture): named by --log and by --picture; each needs a file of its own",
          status: .unusable)
      }
      try OutputFile.checkFormat(ofPicture: picture)
    }
    log = try options.log.map { try EventLog(path: $0) }
  }

  /// Loads the saved window state, unless `--no-state` was given. Options have priority over it.
  private mutating func readState(isForWindow: Bool) {
    if isForWindow, !options.noState, let file = StateFile() {
      settings.startsTour = options.scene == nil && !file.exists
      let (state, complaint) = file.load()
      (settings.state, settings.file, settings.complaint) = (state, file, complaint)
    }
    if let theme = options.theme { settings.state.theme = theme }
    options.panels?.apply(to: &settings.state)
  }

  /// Runs until the window is closed, or until the scene was played off screen.
  mutating func run() throws {
    let typeface = try openTypeface()
    readState(isForWindow: !options.offscreen)
    if !options.offscreen, let session = try openSession() {
      defer { session.close() }
      try runWindow(session, typeface)
    } else {
      // Pictures must not depend on the saved state of the last session.
      settings = Shell.Settings()
      readState(isForWindow: false)
      try runOffscreen(typeface)
    }
    if let log, log.isBroken { throw CommandFailure(line: nil, status: .unusable) }
  }

  private func openTypeface() throws -> Typeface {
    do {
      return try Typeface(fontFile: options.font)
    } catch let error as FontError {
      throw CommandFailure(line: "\(error)", status: .noFont)
    }
  }

  /// Opens and returns the window; nil if there is no display and none was required.
  private func openSession() throws -> SDLSession? {
    ShutdownSignals.block()
    var wanted = SDLSession.Options()
    if let size = options.size?.points ?? settings.state.windowSize { wanted.size = size }
    wanted.fitsDisplay = options.size == nil
    wanted.scale = options.scale.map { CGFloat($0) }
    do {
      return try SDLSession(wanted)
    } catch let error as SDLError where error.reason == .noDisplay {
      ShutdownSignals.unblock()
      guard !options.window else {
        throw CommandFailure(
          line: "\(error); without --window the scene is played off screen", status: .noDisplay)
      }
      Complaint.print("\(error); playing the scene off screen")
      return nil
    } catch let error as SDLError {
      throw CommandFailure(line: "\(error)", status: .platform)
    }
  }

  private func runWindow(_ session: SDLSession, _ typeface: Typeface) throws {
    var settings = settings
    settings.clipboard = { [unowned session] in session.copy($0) }
    settings.pasteboard = { [unowned session] in session.pastedText }
    settings.watchesFiles = true
    settings.fillsListLater = true
    // Signals are watched before the scene is made, because making it may take long.
    ShutdownSignals.watch { SDLSession.wake(forSignal: $0) }
    let writeLine = log.map { log -> @MainActor (String) -> Void in { log.write($0) } }
    let stage = makeStage(typeface, settings, isForWindow: true, log: writeLine)
    var pictureFailed = false
    let loop = FrameLoop(
      window: observe?(session, stage) ?? session, stage: stage,
      mouseSource: options.pointer ? .indirectPointer : .direct,
      mainWork: MainRunLoop { SDLSession.wake() },
      savePicture: { pixels in
        // The window stays open even if a picture can't be written.
        do {
          try write(pixels, stage, typeface)
          pictureFailed = false
        } catch {
          Complaint.print("\(error)")
          pictureFailed = true
        }
      })
    DisplayLoss.rescue = { loop.wrapUp() }
    defer { DisplayLoss.rescue = nil }
    do {
      if try loop.run() == .displayLost {
        throw CommandFailure(line: "the connection to the display was lost.", status: .displayLost)
      }
    } catch let error as SDLError {
      throw CommandFailure(line: "\(error)", status: .platform)
    }
    if pictureFailed { throw CommandFailure(line: nil, status: .unusable) }
  }

  private func write(_ pixels: PixelBuffer, _ stage: any DrawnStage, _ typeface: Typeface) throws {
    guard let path = options.picture else { return }
    try PictureFile.write(stage.items, pixels.bounds, to: path, typeface)
  }

  private func runOffscreen(_ typeface: Typeface) throws {
    let log = try log ?? EventLog(path: "-")
    let size = options.size?.points ?? SDLSession.Options().size
    let stage = makeStage(typeface, settings, isForWindow: false) { log.write($0) }
    let run = OffscreenRun(stage: stage, size: size, scale: CGFloat(options.scale ?? 1))
    run.playDemonstration()
    let path = options.picture ?? "Sandbox.png"
    let bounds = run.picture().bounds
    do {
      try PictureFile.write(stage.items, bounds, to: path, typeface)
    } catch {
      throw CommandFailure(line: "\(error)", status: .unusable)
    }
    if log.isBroken { throw CommandFailure(line: nil, status: .unusable) }
  }

  private func makeStage(
    _ typeface: Typeface, _ settings: Shell.Settings, isForWindow: Bool,
    log: (@MainActor (String) -> Void)?
  ) -> any DrawnStage {
    guard let recipe = entry.recipe else { return FingerBoard(entry, typeface: typeface, log: log) }
    let session = Session(
      entry, recipe, recording: Recording(folder: options.recordings),
      keepsTranscript: isForWindow, log: log)
    if isForWindow { session.answerSlice = .milliseconds(10) }
    return Shell(session, typeface: typeface, settings: settings)
  }
}
