// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

/// Zooms at a double tap and hides its bars at a single one, as photo browsers do.
@MainActor
private final class PhotoView: UIView {
  var happened: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let zoom = UITapGestureRecognizer(target: self, action: Selector(PhotoView.zoom))
    zoom.numberOfTapsRequired = 2
    let hideBars = UITapGestureRecognizer(target: self, action: Selector(PhotoView.hideBars))
    hideBars.require(toFail: zoom)
    addGestureRecognizer(zoom)
    addGestureRecognizer(hideBars)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func zoom() { happened.append("zoom") }
  func hideBars() { happened.append("hide bars") }
}

/// A screen with the photo on it, and a finger.
///
/// Each test makes its own, so that the views are deallocated on the main actor.
@MainActor
private final class Screen {
  let photo = PhotoView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let host: UIModel.Host
  let window: UIWindow

  init() {
    host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(photo)
    window.makeKeyAndVisible()
  }

  /// A tap of 0.05 seconds in the middle.
  func tap(at time: TimeInterval) {
    for (phase, time) in [(InputSample.Phase.began, time), (.ended, time + 0.05)] {
      let sample = InputSample(finger: 1, phase: phase, location: CGPoint(x: 195, y: 350))
      host.feed(InputFrame(time: time, samples: [sample]))
    }
  }
}

/// Time only passes where a test says so: nothing sleeps, and every run is the same.
@MainActor
@Suite("A photo under single and double taps")
struct HeadlessTest {
  @Test("A single tap acts when no second one came for 0.35 seconds")
  func single() {
    let screen = Screen()
    screen.tap(at: 0)
    screen.host.advance(to: 0.39)
    #expect(screen.photo.happened == [])
    screen.host.advance(to: 0.41)
    #expect(screen.photo.happened == ["hide bars"])
  }

  @Test("A double tap zooms at the second lift, and the single tap fails")
  func double() {
    let screen = Screen()
    screen.tap(at: 0)
    screen.tap(at: 0.2)
    #expect(screen.photo.happened == ["zoom"])
    screen.host.advance(to: 2)
    #expect(screen.photo.happened == ["zoom"])
  }

  @Test("Two taps far apart in time are two single taps")
  func slow() {
    let screen = Screen()
    screen.tap(at: 0)
    screen.tap(at: 1)
    screen.host.advance(to: 2)
    #expect(screen.photo.happened == ["hide bars", "hide bars"])
  }
}
