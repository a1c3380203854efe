// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Twelve nested views, one more for each finger, and recognizers: the scene of the moved frames.
@MainActor
final class TouchScene {
  /// The movements of the fingers.
  enum Motion {
    /// The fingers stay within eight points, so that long presses and pans are undecided.
    case resting
    /// The fingers move over the whole screen, so that pans are active.
    case dragging
    /// As `dragging`, but half of a view's recognizers are long presses that stay undecided.
    case draggingHalf
  }

  let stage = BenchStage(size: CGSize(width: 1000, height: 1000))
  let fingers: Int
  private(set) var received = 0
  private(set) var actions = 0
  private let motion: Motion
  private var down: InputFrame
  private var moves: [InputFrame] = []
  private var leaves: [UIView] = []

  init(fingers: Int, recognizers: Int, motion: Motion) {
    self.fingers = fingers
    self.motion = motion
    let places = (0..<fingers).map { CGPoint(x: 100 + 80 * Double($0), y: 500) }
    down = BenchStage.frame(.began, places)
    buildViews(at: places)
    for index in 0..<recognizers { addRecognizer(index) }
    for step in 0..<64 {
      let shift = motion == .resting ? Double(step % 8) - 4 : Double(step)
      moves.append(
        BenchStage.frame(
          .moved, places.map { CGPoint(x: $0.x + shift + 0.25, y: $0.y + shift / 2) }))
    }
  }

  private func buildViews(at places: [CGPoint]) {
    let root = CountingView(frame: stage.window.bounds, scene: self)
    root.isMultipleTouchEnabled = true
    stage.window.addSubview(root)
    var last: UIView = root
    for _ in 0..<10 {
      let view = UIView(frame: last.bounds)
      last.addSubview(view)
      last = view
    }
    for place in places {
      let leaf = UIView(frame: CGRect(x: place.x - 40, y: 0, width: 80, height: 1000))
      last.addSubview(leaf)
      leaves.append(leaf)
    }
  }

  private func addRecognizer(_ index: Int) {
    let leaf = leaves[index % leaves.count]
    let recognizer: UIGestureRecognizer
    if motion != .dragging && index / leaves.count % 2 == 1 {
      // A long press instead of a tap, which would fail after 0.75 s and receive no more touches.
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 1_000_000
      press.allowableMovement = 1_000_000
      recognizer = press
    } else {
      recognizer = UIPanGestureRecognizer()
    }
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: TouchScene.recognized)
    leaf.addGestureRecognizer(recognizer)
  }

  private func recognized() { actions += 1 }

  fileprivate func receive(_ touches: Set<UITouch>) { received += touches.count }

  /// Puts the fingers down and moves them until the recognizers' states no longer change.
  func begin() {
    stage.feed(&down)
    for _ in 0..<2 { move(128) }
  }

  /// Feeds a number of frames in which every finger moves.
  func move(_ frames: Int) {
    for index in 0..<frames { stage.feed(&moves[index & 63]) }
  }
}

extension TouchScene: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class CountingView: UIView {
  unowned let scene: TouchScene

  init(frame: CGRect, scene: TouchScene) {
    self.scene = scene
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene.receive(touches)
  }
}
