// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession
@testable import Scenarios

/// A session without a window, without a font and without pixels. Points are those of the phone's screen.
@MainActor
final class SessionStory {
  let session: Session
  private var time: TimeInterval = 0

  /// Opens a built-in scene, or one of the assets.
  init(_ id: String = "first-touch", recording: Recording = Recording()) throws {
    let file = AssetFolder.scenarios.first { AssetFolder.id(of: $0) == id }
    let entry = try file.map { try ScenarioFile.entry($0) } ?? #require(SceneCatalog.entry(id))
    let log = Lines()
    session = Session(entry, try #require(entry.recipe), recording: recording) {
      log.all.append($0)
    }
    self.log = log
  }

  @MainActor private final class Lines {
    var all: [String] = []
  }
  private let log: Lines

  /// The log's lines without times.
  var texts: [String] { log.all.map { String($0.drop { $0 != " " }.dropFirst()) } }

  /// The longest sentence of the strip about the last touch.
  var answer: String {
    session.readLastTouch()
    return session.lastTouch.sentences[0]
  }

  /// Returns a view of the live scene, by name.
  func view(_ name: String) throws -> UIView { try view(name, in: session.specimen) }

  func view(_ name: String, in specimen: Specimen) throws -> UIView {
    try #require(specimen.scene.windows.flatMap(\.subtree).first { $0.journalName == name })
  }

  func wait(_ seconds: TimeInterval) {
    time += seconds
    session.advance(to: time)
    session.movePlayhead(at: time)
  }

  /// Feeds a finger a sixtieth of a second after the previous input.
  func touch(_ phase: InputSample.Phase, _ point: CGPoint, finger: Int = 1) {
    wait(1.0 / 60)
    session.feed(.touches([InputSample(finger: finger, phase: phase, location: point)]), at: time)
  }

  /// Taps the centre of a view or a point of it, long after the previous input.
  func tap(_ name: String, at point: CGPoint? = nil) throws {
    let view = try view(name)
    let point = view.mapToScreen(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    wait(1)
    touch(.began, point)
    touch(.ended, point)
    wait(1)
  }

  /// Drags from the centre of a view by a vector.
  func drag(_ name: String, by vector: CGVector) throws {
    let view = try view(name)
    let start = view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    wait(1)
    touch(.began, start)
    for part in 1...4 {
      let part = CGFloat(part) / 4
      touch(.moved, CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part))
    }
    touch(.ended, CGPoint(x: start.x + vector.dx, y: start.y + vector.dy))
    wait(1)
  }
}
