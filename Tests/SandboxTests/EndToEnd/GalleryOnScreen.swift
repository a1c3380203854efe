// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

/// A page of the gallery in a real window, and the points of its controls.
struct GalleryOnScreen {
  let scene: SceneOnScreen
  let frames: [String: CGRect]

  /// Opens a page without overlays.
  static func run(
    _ opening: SceneOnScreen.Opening = .controls, on desktop: Rig.Desktop,
    _ body: (GalleryOnScreen) async throws -> Void
  ) async throws {
    let frames = try await GalleryPlaces.frames(of: opening.id)
    try await SceneOnScreen.run(opening, on: desktop) { scene in
      try await scene.hideOverlays()
      try await body(GalleryOnScreen(scene: scene, frames: frames))
    }
  }

  /// Returns a point of a control, in points of the phone; by default its centre.
  func place(_ name: String, _ x: CGFloat? = nil) throws -> CGPoint {
    let frame = try #require(frames[name])
    return CGPoint(x: x.map { frame.minX + $0 } ?? frame.midX, y: frame.midY)
  }

  func tap(_ way: Way, _ name: String, _ x: CGFloat? = nil) throws {
    try scene.tap(by: way.hand, try place(name, x))
  }

  func drag(_ way: Way, _ name: String, by ways: [CGFloat]) throws {
    let start = try place(name)
    try scene.drag(
      by: way.hand, through: ([0] + ways).map { CGPoint(x: start.x + $0, y: start.y) })
  }

  /// Drags down from near the upper edge of a view.
  func pull(_ way: Way, _ name: String, by length: CGFloat) throws {
    let frame = try #require(frames[name])
    try scene.drag(
      by: way.hand,
      through: stride(from: 10, through: 10 + length, by: 15).map {
        CGPoint(x: frame.midX, y: frame.minY + $0)
      })
  }

  /// Returns the colour at a point of a control, in points from its upper left corner.
  func pixel(_ picture: Screenshot, _ name: String, _ x: CGFloat, _ y: CGFloat) throws
    -> Screenshot.Pixel
  {
    let frame = try #require(frames[name])
    return picture.pixel(at: scene.inWindow(CGPoint(x: frame.minX + x, y: frame.minY + y)))
  }

  // MARK: A finger or the mouse, held

  func press(_ way: Way, at place: CGPoint) throws {
    switch way.hand {
    case .finger: try scene.rig.touch.begin(1, at: try scene.onScreen(place))
    case .mouse:
      try scene.rig.pointer.move(to: try scene.onScreen(place))
      try scene.rig.pointer.press()
    }
  }

  func move(_ way: Way, to place: CGPoint) throws {
    switch way.hand {
    case .finger: try scene.rig.touch.move(1, to: try scene.onScreen(place))
    case .mouse: try scene.rig.pointer.move(to: try scene.onScreen(place))
    }
  }

  func letGo(_ way: Way) throws {
    switch way.hand {
    case .finger: try scene.rig.touch.end(1)
    case .mouse: try scene.rig.pointer.release()
    }
  }
}
