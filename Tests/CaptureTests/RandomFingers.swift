// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Fingers that tap, hold, drag, swipe, pinch and turn at random, from a seed, sixty times a second.
@MainActor
struct RandomFingers {
  private let host: UIModel.Host
  private let size: CGSize
  private var random: SeededGenerator
  private var frame = 0

  init(_ host: UIModel.Host, size: CGSize, seed: UInt64) {
    (self.host, self.size, random) = (host, size, SeededGenerator(seed: seed))
  }

  /// Plays for some seconds of the host's clock, then lifts all fingers.
  mutating func play(for seconds: TimeInterval) {
    let end = frame + Int(seconds * 60)
    while frame < end { act() }
  }

  private mutating func act() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: tap()
    case 4: for _ in 0..<2 { tap(near: CGPoint(x: 195, y: 300)) }
    case 5: stroke(frames: Int.random(in: 40...90, using: &random), length: 4)
    case 6: stroke(frames: Int.random(in: 4...8, using: &random), length: 160)
    case 7...9: stroke(frames: Int.random(in: 10...40, using: &random), length: 200)
    case 10: pair()
    default: bar()
    }
    wait(Int.random(in: 1...50, using: &random))
  }

  // MARK: Gestures

  private mutating func tap() { tap(near: point()) }

  private mutating func tap(near point: CGPoint) {
    feed([(1, .began, point)])
    wait(Int.random(in: 1...8, using: &random))
    feed([(1, .ended, point)])
    wait(Int.random(in: 2...8, using: &random))
  }

  /// A tap on the bar at the bottom of the screen.
  private mutating func bar() {
    tap(near: CGPoint(x: CGFloat.random(in: 30...360, using: &random), y: size.height - 48))
  }

  private mutating func stroke(frames: Int, length: CGFloat) {
    let start = point()
    let angle = CGFloat.random(in: 0...(2 * .pi), using: &random)
    feed([(1, .began, start)])
    var end = start
    for step in 1...frames {
      let part = length * CGFloat(step) / CGFloat(frames)
      end = CGPoint(x: start.x + part * cos(angle), y: start.y + part * sin(angle))
      feed([(1, .moved, end)])
    }
    feed([(1, Int.random(in: 0..<20, using: &random) == 0 ? .cancelled : .ended, end)])
  }

  /// Feeds two fingers that move apart or together, and turn.
  private mutating func pair() {
    let middle = CGPoint(x: CGFloat.random(in: 120...270, using: &random), y: 300)
    var (reach, angle) = (CGFloat.random(in: 40...90, using: &random), CGFloat(0))
    let (growth, turn) = (
      CGFloat.random(in: -1.5...3, using: &random), CGFloat.random(in: -0.03...0.03, using: &random)
    )
    func points() -> [CGPoint] {
      [-1, 1].map {
        CGPoint(x: middle.x + $0 * reach * cos(angle), y: middle.y + $0 * reach * sin(angle))
      }
    }
    feed([(1, .began, points()[0])])
    wait(Int.random(in: 0...3, using: &random))
    feed([(2, .began, points()[1])])
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      reach = max(10, reach + growth)
      angle += turn
      feed([(1, .moved, points()[0]), (2, .moved, points()[1])])
    }
    feed([(2, .ended, points()[1])])
    wait(Int.random(in: 0...3, using: &random))
    feed([(1, .ended, points()[0])])
  }

  // MARK: Frames

  private mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 1...(size.width - 2), using: &random).rounded(),
      y: CGFloat.random(in: 1...(size.height - 90), using: &random).rounded())
  }

  private mutating func feed(_ samples: [(Int, InputSample.Phase, CGPoint)]) {
    frame += 1
    host.feed(
      InputFrame(
        time: Double(frame) / 60,
        samples: samples.map { InputSample(finger: $0.0, phase: $0.1, location: $0.2) }))
  }

  private mutating func wait(_ frames: Int) {
    frame += frames
    host.advance(to: Double(frame) / 60)
  }
}
