import Foundation

@testable import UIModel

/// A `WorldPlan` played through a real host.
@MainActor
final class World {
  let plan: WorldPlan
  let host: UIModel.Host
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var facts: [JournalFact] = []
  /// Called after every step.
  var afterStep: () -> Void = {}
  private var delegates: [StageDelegate] = []
  private var targets: [ActionHook] = []
  private var scrollHosts: [WorldScrollHost] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var random: SeededGenerator

  init(_ plan: WorldPlan, order: (([UIGestureRecognizer]) -> [UIGestureRecognizer])? = nil) {
    self.plan = plan
    random = SeededGenerator(seed: plan.seed &+ 77)
    let application = UIApplication()
    host = UIModel.Host(
      application: application, screen: UIScreen(size: CGSize(width: 400, height: 800)))
    host.onImpossibleStream = { _ in }
    application.gestures.deliveryOrder = order
    window.accessibilityIdentifier = "W"
    window.makeKeyAndVisible()
    _ = host.journal.addReader { [unowned self] in facts.append($0.fact) }
    for (index, view) in plan.views.enumerated() { add(view, index) }
    for index in plan.recognizers.indices { add(index) }
    for (index, recognizer) in plan.recognizers.enumerated() {
      for other in recognizer.requires where recognizers.indices.contains(other) {
        recognizers[index].require(toFail: recognizers[other])
      }
    }
  }

  var gestures: GestureEnvironment { host.application.gestures }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    numbers[ObjectIdentifier(recognizer)] ?? -1
  }

  func recognizer(_ subject: Subject) -> UIGestureRecognizer? {
    recognizers.first { ObjectIdentifier($0) == subject.identity }
  }

  /// All steps, then time goes on until nothing is pending.
  func play() {
    for step in plan.steps {
      take(step)
      afterStep()
    }
    var rounds = 0
    while let deadline = host.nextDeadline, rounds < 20_000 {
      rounds += 1
      host.advance(to: deadline)
      afterStep()
    }
  }

  private func take(_ step: WorldPlan.Step) {
    switch step {
    case .wait(let seconds): host.advance(to: host.now + seconds)
    case .frame(let samples): host.feed(InputFrame(time: host.now, samples: samples))
    case .pointer(let action, let place):
      host.feed(PointerFrame(time: host.now, location: place, action: action))
    case .toggle(let index): recognizers[index].isEnabled.toggle()
    case .toggleControl(let index): (views[index] as? UIControl)?.isEnabled.toggle()
    case .toggleScrolling(let index): (views[index] as? UIScrollView)?.isScrollEnabled.toggle()
    case .scrollTo(let index, let place, let animated):
      (views[index] as? UIScrollView)?.setContentOffset(place, animated: animated)
    case .removeView(let index): views[index].removeFromSuperview()
    case .removeRecognizer(let index):
      recognizers[index].view?.removeGestureRecognizer(recognizers[index])
    case .signal(let signal): host.feed(signal, at: host.now)
    }
  }

  // MARK: Building

  private func add(_ plan: WorldPlan.View, _ index: Int) {
    let view: UIView
    if let scroll = plan.scroll {
      view = scrollView(scroll, index)
    } else {
      view = plan.control.map { control($0, index) } ?? plainView(plan, index)
    }
    view.frame = plan.frame
    view.accessibilityIdentifier = "V\(index)"
    view.isMultipleTouchEnabled = plan.isMultiple
    view.isExclusiveTouch = plan.isExclusive
    (plan.parent < 0 ? window : views[plan.parent]).addSubview(view)
    views.append(view)
  }

  private func plainView(_ plan: WorldPlan.View, _ index: Int) -> UIView {
    let view = StageView()
    view.refusesGestures = plan.refuses
    view.forwards = index % 2 == 0
    if self.plan.meddles { view.onTouches = { [unowned self] _, _, _ in meddle() } }
    return view
  }

  private func scrollView(_ scroll: WorldPlan.Scroll, _ index: Int) -> UIView {
    let plan = self.plan
    let host = WorldScrollHost(
      plan: scroll,
      answer: { plan.answer($0, index, 0, chance: $1) },
      disturb: { [unowned self] in if self.plan.meddles { meddle() } })
    scrollHosts.append(host)
    return host.scrollView
  }

  private func control(_ kind: WorldPlan.Control, _ index: Int) -> UIControl {
    let control = kind.make(seed: plan.seed &* 257 &+ UInt64(index))
    if plan.meddles {
      control.addAction(UIAction { [unowned self] _ in meddle() }, for: .allEvents)
    }
    return control
  }

  private func add(_ index: Int) {
    let plan = self.plan.recognizers[index]
    let recognizer = make(plan, index)
    recognizer.name = "r\(index)"
    recognizer.cancelsTouchesInView = plan.flags[0]
    recognizer.delaysTouchesBegan = plan.flags[1]
    recognizer.delaysTouchesEnded = plan.flags[2]
    numbers[ObjectIdentifier(recognizer)] = index
    recognizers.append(recognizer)
    if plan.hasDelegate { recognizer.delegate = delegate(index) }
    let target = ActionHook { [unowned self] recognizer in
      guard self.plan.meddles else { return }
      meddle()
      assign(recognizer)
    }
    targets.append(target)
    recognizer.addTarget(target, action: ActionHook.sent(_:))
    (plan.view < 0 ? window : views[plan.view]).addGestureRecognizer(recognizer)
  }

  private func make(_ recognizer: WorldPlan.Recognizer, _ index: Int) -> UIGestureRecognizer {
    let number = recognizer.number
    switch recognizer.kind {
    case .tap:
      let tap = WorldTap(world: self)
      tap.numberOfTapsRequired = max(1, number)
      tap.numberOfTouchesRequired = recognizer.fingers
      return tap
    case .press:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = [0.5, 0, 0.05, 0.3][number]
      press.numberOfTapsRequired = number == 3 ? 1 : 0
      press.numberOfTouchesRequired = recognizer.fingers
      return press
    case .pan:
      let pan = WorldPan(world: self)
      pan.minimumNumberOfTouches = recognizer.fingers
      if number > 1 { pan.maximumNumberOfTouches = number }
      pan.allowedScrollTypesMask = number == 0 ? [] : .all
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 << number))
      swipe.numberOfTouchesRequired = recognizer.fingers
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = [[.left], [.right], .all, []][number]
      return pan
    case .hover: return UIHoverGestureRecognizer()
    case .custom: return WorldCustom(world: self, seed: plan.seed &* 131 &+ UInt64(index))
    }
  }

  private func delegate(_ index: Int) -> StageDelegate {
    let delegate = StageDelegate()
    delegates.append(delegate)
    let about = { [unowned self] (question: String, chance: Double) in
      { [unowned self] (other: UIGestureRecognizer) in
        plan.answer(question, index, number(of: other), chance: chance)
      }
    }
    delegate.runsWith = about("runsWith", 0.4)
    let requires = about("requires", 0.15)
    let isRequired = about("isRequired", 0.15)
    delegate.requires = { [unowned self] in
      plan.mayRequire(index, number(of: $0)) && requires($0)
    }
    delegate.isRequiredBy = { [unowned self] in
      plan.mayRequire(number(of: $0), index) && isRequired($0)
    }
    delegate.shouldBegin = { [unowned self] _ in
      !plan.answer("shouldNotBegin", index, 0, chance: 0.1)
    }
    delegate.receivesTouch = { [unowned self] touch in
      !plan.answer("receivesNot", index, touch.number, chance: 0.1)
    }
    return delegate
  }

  /// An action that takes the gesture further, or ends it.
  private func assign(_ recognizer: UIGestureRecognizer) {
    guard random.chance(0.15) else { return }
    let states: [UIGestureRecognizer.State]
    switch recognizer.state {
    case .began: states = [.began, .changed, .ended, .cancelled, .cancelled]
    case .changed: states = [.changed, .ended, .cancelled]
    case .possible, .ended, .cancelled, .failed: return
    }
    if let state = states.randomElement(using: &random) { recognizer.state = state }
  }

  /// What callbacks of a careless application do.
  private func meddle() {
    guard random.chance(0.15) else { return }
    if plan.hasControls, random.chance(0.3) {
      let control = views.randomElement(using: &random) as? UIControl
      control?.isEnabled.toggle()
      return
    }
    if plan.hasScrollViews, random.chance(0.3) {
      let scrollView = views.randomElement(using: &random) as? UIScrollView
      let place = CGPoint(
        x: .random(in: 0...90, using: &random), y: .random(in: 0...90, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scrollView?.contentInset.top = place.y
      case 1: scrollView?.contentSize.height = 10 * place.y
      default: scrollView?.setContentOffset(place, animated: random.chance(0.5))
      }
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: recognizers.randomElement(using: &random)?.isEnabled = false
    case 1: recognizers.randomElement(using: &random)?.isEnabled = true
    case 2: views.randomElement(using: &random)?.removeFromSuperview()
    default:
      guard let recognizer = recognizers.randomElement(using: &random) else { return }
      window.addGestureRecognizer(recognizer)
    }
  }
}

extension World {
  /// Whether the winner keeps the other from recognizing, by what both and their delegates say.
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let together =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
    return !together
  }

  fileprivate func mayPrevent(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !plan.answer("prevents", number(of: one), number(of: other), chance: 0.2)
  }
}

private final class WorldTap: UITapGestureRecognizer {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(target: nil, action: nil)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    super.canPrevent(other) && world.mayPrevent(self, other)
  }
}

private final class WorldPan: UIPanGestureRecognizer {
  private unowned let world: World

  init(world: World) {
    self.world = world
    super.init(target: nil, action: nil)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    world.mayPrevent(other, self)
  }
}

/// A custom recognizer that decides by chance, legally, and at the latest when its last finger is gone.
private final class WorldCustom: UIGestureRecognizer {
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

  override func reset() { fingers = [] }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { world.mayPrevent(self, other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    world.mayPrevent(other, self)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    let (one, two) = (world.number(of: self), world.number(of: other))
    return world.plan.mayRequire(one, two) && world.plan.answer("fails", one, two, chance: 0.1)
  }

  private func decide() {
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
    default: break  // waits for more
    }
  }
}
