// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A list of 200 rows that a finger scrolls.
@MainActor
class ScrollScene {
  fileprivate let stage = BenchStage(size: CGSize(width: 400, height: 800))
  /// The number of scrollViewDidScroll calls.
  fileprivate(set) var told = 0
  private var down = BenchStage.frame(.began, [CGPoint(x: 200, y: 400)])
  private var up = BenchStage.frame(.ended, [CGPoint(x: 200, y: 300)])
  private var drag: [InputFrame]
  private var flick: [InputFrame]

  fileprivate init(content: UIView) {
    drag = (0..<64).map { step in
      let shift = Double(step < 32 ? step : 64 - step)
      return BenchStage.frame(.moved, [CGPoint(x: 200, y: 300 + 2 * shift)])
    }
    flick = (1...10).map { BenchStage.frame(.moved, [CGPoint(x: 200, y: 400 - Double($0) * 10)]) }
    stage.window.addSubview(content)
    for row in 0..<200 {
      content.addSubview(UIView(frame: CGRect(x: 0, y: row * 80, width: 400, height: 79)))
    }
    place(at: 8000)
  }

  /// Sets the content offset.
  fileprivate func place(at offset: CGFloat) {}

  /// Advances the clock by 1/60 s, during which content may decelerate.
  fileprivate func glide() { stage.wait(1 / 60) }

  /// Puts the finger down, and moves it until the content follows.
  func begin() {
    stage.feed(&down)
    stage.wait(0.2)
    move(128)
  }

  /// Moves the finger up and down.
  func move(_ frames: Int) {
    for index in 0..<frames { stage.feed(&drag[index & 63]) }
  }

  /// Flicks the content and lets it decelerate for a number of frames, mostly until it rests.
  func flick(_ frames: Int) {
    place(at: 8000)
    stage.feed(&down)
    for index in flick.indices { stage.feed(&flick[index]) }
    stage.feed(&up)
    for _ in 0..<frames { glide() }
  }
}

/// The list as a scroll view.
private final class LibraryScroll: ScrollScene, UIScrollViewDelegate {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 16_000)
    super.init(content: scrollView)
    scrollView.delegate = self
  }

  override func place(at offset: CGFloat) { scrollView.contentOffset.y = offset }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { told += 1 }
}

/// The list with a pan that moves the origin of the bounds and decelerates, without the other rules of scroll views.
private final class ScrollByHand: ScrollScene {
  private let list = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let pan = UIPanGestureRecognizer()
  private var start: CGFloat = 0
  private var speed: CGFloat = 0

  init() {
    super.init(content: list)
    pan.addTarget(self, action: ScrollByHand.panned)
    list.addGestureRecognizer(pan)
  }

  override func place(at offset: CGFloat) { list.bounds.origin.y = offset }

  private func panned() {
    switch pan.state {
    case .began: (start, speed) = (list.bounds.origin.y, 0)
    case .ended: speed = -pan.velocity(in: list).y
    default: break
    }
    list.bounds.origin.y = start - pan.translation(in: list).y
    told += 1
  }

  override func glide() {
    super.glide()
    guard abs(speed) > 10 else { return }
    speed *= pow(0.998, 1000 / 60)
    list.bounds.origin.y += speed / 60
    told += 1
  }
}

/// Compares the cost of scrolling with that of the simplest pan written by hand.
@MainActor
struct ScrollBench {
  static let all: [Workload] = [drag(512, byHand: false), flick(byHand: false)]
  /// The approximate number of frames for which content decelerates after a flick.
  private static let glide = 150

  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) { self.settings = settings }

  private static func scene(byHand: Bool) -> ScrollScene {
    byHand ? ScrollByHand() : LibraryScroll()
  }

  private static func drag(_ frames: Int, byHand: Bool) -> Workload {
    Workload(name: "scroll.drag", operations: frames) {
      let scene = scene(byHand: byHand)
      scene.begin()
      return {
        let before = scene.told
        scene.move(frames)
        return UInt64(scene.told - before)
      }
    }
  }

  private static func flick(byHand: Bool) -> Workload {
    Workload(name: "scroll.flick", operations: glide) {
      let scene = scene(byHand: byHand)
      return {
        let before = scene.told
        scene.flick(glide)
        return UInt64(scene.told - before)
      }
    }
  }

  mutating func run() throws {
    let frames = settings.points / 8
    try compare("a finger drags a list of 200 rows") { Self.drag(frames, byHand: $0) }
    try compare("a flick, and \(Self.glide) frames in which the list glides to its rest") {
      Self.flick(byHand: $0)
    }
  }

  private mutating func compare(_ what: String, _ make: (Bool) -> Workload) throws {
    let workloads = [make(false), make(true)]
    let contest = Contest(workloads, rounds: settings.rounds)
    guard contest.checksums.allSatisfy({ $0 > 0 }) else {
      throw Disagreement(description: "\(what): the content did not move")
    }
    rows.append(
      Row(
        goal: "C", what: what, figure: contest.median(0), unit: "ns a frame",
        baseline: contest.median(1), ratio: contest.ratio(0, to: 1),
        allocations: contest.allocations[0], instructions: settings.instructions(workloads[0].name),
        wanted: "state it"))
  }
}
