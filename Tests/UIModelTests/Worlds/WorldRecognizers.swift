// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

@testable import UIModel

/// A tap recognizer that lets some others recognize at the same time.
final class WorldTap: UITapGestureRecognizer {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(target: nil, action: nil)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    super.canPrevent(other) && world.mayPrevent(self, other)
  }
}

/// A pan that only some recognizers may prevent, by the world's choice.
final class WorldPan: UIPanGestureRecognizer {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(target: nil, action: nil)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    world.mayPrevent(other, self)
  }
}

/// A custom recognizer that makes random legal decisions, at the latest when its last finger lifts.
final class WorldCustom: UIGestureRecognizer {
  private unowned let world: World
  private var random: SeededGenerator
  private var fingers: Set<Int> = []

  init(world: World, seed: UInt64) {
    self.world = world
    random = SeededGenerator(seed: seed)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in UITouch.inOrder(touches) {
      if !fingers.isEmpty, random.chance(0.2) {
        ignore(touch, for: event)
      } else {
        fingers.insert(touch.number)
      }
    }
    decide()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { decide() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { fingers.remove(touch.number) }
    guard fingers.isEmpty else {
      decide()
      return
    }
    state = state == .possible && random.chance(0.6) ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    fingers = []
    if world.plan.isWild { world.called(.reset, world.number(of: self)) }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { world.mayPrevent(self, other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    world.mayPrevent(other, self)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    let (one, two) = (world.number(of: self), world.number(of: other))
    return world.plan.mayRequire(one, two) && world.plan.answer("fails", one, two, chance: 0.1)
  }

  private func decide() {
    if world.plan.isWild { world.called(.customTouches, world.number(of: self)) }
    let chance = Int.random(in: 0..<20, using: &random)
    switch (state, chance) {
    case (.possible, 0...2): state = .began
    case (.possible, 3): state = .ended
    case (.possible, 4): state = .failed
    case (.possible, 5):
      state = .began
      if state == .began { state = .cancelled }
    case (.began, 0...5), (.changed, 0...5): state = .changed
    case (.began, 8): state = .began
    case (.began, 6), (.changed, 6): state = .ended
    case (.began, 7), (.changed, 7): state = .cancelled
    default: break  // Waits for more touches.
    }
  }
}
