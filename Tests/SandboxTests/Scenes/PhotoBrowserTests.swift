// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession

/// The photo browser without a window: the results of the fingers, as lines of the log.
@MainActor
@Suite("The photo browser")
struct PhotoBrowserTests {
  private func open() throws -> Bench {
    let bench = try Bench("photos")
    _ = bench.takeLines()
    return bench
  }

  @Test("two fingers enlarge and turn at once, and what was under them stays under them")
  func pinchAndTurn() throws {
    let bench = try open()
    let photo = try bench.view("PhotoView")
    try bench.two(.began, 50)
    for step in 1...20 {
      try bench.two(.moved, 50 + CGFloat(step) * 2.5, degrees: CGFloat(step) * 2)
    }
    // Pinch and rotation begin after some movement; the pinch's value includes it, the rotation's does not.
    let size = hypot(photo.transform.a, photo.transform.b)
    #expect(size > 1.6 && size <= 2)
    let turned = atan2(photo.transform.b, photo.transform.a) * 180 / .pi
    #expect(turned > 20 && turned <= 40)
    let middle = photo.convert(CGPoint(x: 180, y: 135), to: photo.superview)
    #expect(abs(middle.x - 195) < 0.01 && abs(middle.y - 343) < 0.01)
    try bench.two(.ended, 100, degrees: 40)
    let percent = Int((size * 100).rounded())
    let degrees = Int(turned.rounded())
    #expect(
      bench.sceneLines().sorted() == [
        "photo enlarged to \(percent) %", "photo turned by \(degrees) degrees",
      ])
  }

  @Test(
    "a double tap enlarges about its location, the next one restores the size; no single tap is recognized"
  )
  func doubleTap() throws {
    let bench = try open()
    let photo = try bench.view("PhotoView")
    let corner = try bench.place("PhotoView", CGPoint(x: 60, y: 45))
    for _ in 1...2 {
      bench.touch((1, .began, corner))
      bench.touch((1, .ended, corner))
    }
    bench.wait(1)
    #expect(bench.sceneLines() == ["photo enlarged to 250 %"])
    let kept = photo.convert(CGPoint(x: 60, y: 45), to: photo.superview)
    #expect(abs(kept.x - 75) < 0.01 && abs(kept.y - 253) < 0.01)
    for _ in 1...2 {
      bench.touch((1, .began, corner))
      bench.touch((1, .ended, corner))
    }
    bench.wait(1)
    #expect(bench.sceneLines() == ["photo put back"])
  }

  @Test("a single tap hides the bars, 0.35 seconds after its lift; the next shows them")
  func singleTap() throws {
    let bench = try open()
    let place = try bench.place("PhotoView")
    bench.tap(place)
    bench.wait(0.34)
    #expect(bench.sceneLines() == [])
    bench.wait(0.02)
    #expect(bench.sceneLines() == ["bars hidden"])
    bench.tap(place)
    bench.wait(1)
    #expect(bench.sceneLines() == ["bars shown"])
  }

  @Test("a long press opens the menu; a tap beside it closes it, a choice is carried out")
  func menu() throws {
    let bench = try open()
    let place = try bench.place("PhotoView")
    for _ in 1...2 {
      bench.touch((1, .began, place))
      bench.wait(0.6)
      #expect(bench.sceneLines() == ["menu opened"])
      bench.touch((1, .ended, place))
      #expect(bench.sceneLines() == [])
      bench.tap(try bench.place("PhotoMenu", CGPoint(x: 20, y: 650)))
      #expect(bench.sceneLines() == ["menu closed"])
    }
    bench.touch((1, .began, place))
    bench.wait(0.6)
    bench.touch((1, .ended, place))
    bench.tap(try bench.place("NextButton"))
    #expect(bench.sceneLines() == ["menu opened", "menu closed", "photo 2 of 3"])
  }

  @Test("a quick drag leafs while the photo is as it was put, and moves it when it is enlarged")
  func swipeOrPan() throws {
    let bench = try open()
    func drag() throws {
      bench.wait(1)
      let start = try bench.place("Page", CGPoint(x: 300, y: 343))
      bench.touch((1, .began, start))
      for step in 1...6 {
        bench.touch((1, .moved, CGPoint(x: start.x - CGFloat(step) * 25, y: start.y)))
      }
      bench.touch((1, .ended, CGPoint(x: start.x - 150, y: start.y)))
    }
    try drag()
    #expect(bench.sceneLines() == ["photo 2 of 3"])
    try bench.two(.began, 50)
    for step in 1...10 { try bench.two(.moved, 50 + CGFloat(step) * 5) }
    try bench.two(.ended, 100)
    _ = bench.sceneLines()
    let photo = try bench.view("PhotoView")
    let before = photo.transform.tx
    try drag()
    #expect(photo.transform.tx <= before - 120)
    let middle = photo.convert(CGPoint(x: 180, y: 135), to: photo.superview)
    #expect(bench.sceneLines() == ["photo moved to \(Int(middle.x.rounded())) 343"])
  }

  @Test("the pictures are there and can be read", arguments: Photo.all)
  func pictures(photo: Photo) throws {
    let folder = try #require(AssetFolder.path) + "/photos"
    let pixels = try #require(PictureStore().picture(of: photo.image(in: folder)))
    #expect(pixels.width * 3 == pixels.height * 4 && pixels.width >= 720)
  }
}

extension Bench {
  /// Returns the lines of the scene itself since the last call.
  fileprivate func sceneLines() -> [String] {
    takeLines().filter { line in ["photo ", "bars ", "menu "].contains { line.hasPrefix($0) } }
  }

  /// Two fingers about a point of the photo's superview, `distance` from it, turned by `degrees`.
  fileprivate func two(
    _ phase: InputSample.Phase, _ distance: CGFloat, degrees: CGFloat = 0,
    about middle: CGPoint = CGPoint(x: 195, y: 343)
  ) throws {
    let angle = degrees * .pi / 180
    let (x, y) = (cos(angle) * distance, sin(angle) * distance)
    touch(
      (1, phase, try place("Page", CGPoint(x: middle.x - x, y: middle.y - y))),
      (2, phase, try place("Page", CGPoint(x: middle.x + x, y: middle.y + y))))
  }
}
