// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// A `WorldPlan` played through a real host.
@MainActor
final class World {
  let plan: WorldPlan
  let host: UIModel.Host
  private(set) var windows: [UIWindow] = []
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var facts: [JournalFact] = []
  /// The actions that callbacks carried out, in order.
  private(set) var meddlings: [(moment: WorldMoment, deed: WorldDeed)] = []
  /// Called after every step.
  var afterStep: () -> Void = {}
  /// Called before every action of a callback.
  var onMeddling: ((WorldMoment) -> Void)?
  /// The delegates and targets that the application retains, by the number of the recognizer.
  var delegates: [Int: StageDelegate] = [:]
  var targets: [Int: [ActionHook]] = [:]
  /// The delegates of scroll views and fields, and the targets of controls, by the number of the view.
  var scrollHosts: [Int: WorldScrollHost] = [:]
  private var fieldDelegates: [Int: WorldFieldDelegate] = [:]
  var controlTargets: [Int: WorldControlTarget] = [:]
  private(set) var containers: [UIViewController] = []
  private var pages: [Int: WorldPage] = [:]
  private var applicationDelegate: WorldApplicationDelegate?
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var calls: [WorldCall: Int] = [:]
  private var depth = 0
  /// The number of changes that the application made.
  private(set) var changes = 0
  /// The recognizers to which the action `WorldDeed.force` assigned a state.
  var forced: Set<Int> = []
  /// The recognizers whose targets changed. A target that is added during a gesture may miss its beginning.
  var retargeted: Set<Int> = []
  /// True if a recognizer got another delegate: answers of the former one may still be in use.
  var isRedelegated = false
  /// True if keys or buttons were fed in this step: controls can then act without a finger.
  var hasFedKeys = false
  /// True while callbacks must change nothing: a judge calls the application, or the world is built or ended.
  var isQuiet = false
  /// True if the journal's facts are kept for the log.
  private let keepsFacts: Bool
  /// The number of actions that each recognizer sent.
  var actionsTold: [ObjectIdentifier: Int] = [:]
  /// The objects that the plan released, and in the end all objects of the world: none of them may still exist.
  var letGo: [(name: String, object: WeakObject)] = []

  init(
    _ plan: WorldPlan, keepsFacts: Bool = true,
    order: (([UIGestureRecognizer]) -> [UIGestureRecognizer])? = nil
  ) {
    self.plan = plan
    self.keepsFacts = keepsFacts
    let application = UIApplication()
    host = UIModel.Host(
      application: application, screen: UIScreen(size: CGSize(width: 400, height: 800)))
    host.onImpossibleStream = { _ in }
    application.gestures.deliveryOrder = order
    isQuiet = true
    for index in 0..<plan.windows { addWindow(index) }
    if keepsFacts, !plan.isUnread {
      // As in all judges, the reference is weak: tests without a host write to the journal of the application that was
      // created last, and so call its readers after the world was released.
      _ = host.journal.addReader { [weak self] in self?.facts.append($0.fact) }
    }
    for (index, view) in plan.views.enumerated() { add(view, index) }
    for index in plan.recognizers.indices { add(index) }
    containers = plan.containers.map { kind in
      switch kind {
      case .navigation: WorldNavigation(world: self)
      case .tabs: WorldTabs(world: self)
      }
    }
    for (index, recognizer) in plan.recognizers.enumerated() where !recognizer.isLeftOut {
      for other in recognizer.requires
      where recognizers.indices.contains(other) && !plan.recognizers[other].isLeftOut {
        recognizers[index].require(toFail: recognizers[other])
      }
    }
    isQuiet = false
  }

  var window: UIWindow { windows[0] }
  var rootController: UIViewController? { windows.first?.rootViewController }
  /// Returns the controller of a view; for an index of -1 and below, a container.
  func controller(_ index: Int) -> UIViewController? {
    if index < 0 { return containers.indices.contains(-1 - index) ? containers[-1 - index] : nil }
    return isLeftOut(view: index) ? nil : pages[index]
  }
  func isLeftOut(view index: Int) -> Bool { plan.views[index].isLeftOut }
  func isLeftOut(recognizer index: Int) -> Bool { plan.recognizers[index].isLeftOut }

  var gestures: GestureEnvironment { host.application.gestures }

  /// Calls a judge with the journal's entries, unless the plan wants a journal without readers.
  func read(_ judge: @escaping @MainActor (JournalEntry) -> Void) {
    if !plan.isUnread { _ = host.journal.addReader(judge) }
  }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    numbers[ObjectIdentifier(recognizer)] ?? -1
  }

  func recognizer(_ subject: Subject) -> UIGestureRecognizer? {
    recognizers.first { ObjectIdentifier($0) == subject.identity }
  }

  /// Plays all steps, then advances the time until nothing is pending.
  func play() {
    for step in plan.steps {
      take(step)
      afterStep()
    }
    if plan.isWild { liftEverything() }
    var rounds = 0
    while let deadline = host.nextDeadline, rounds < 20_000 {
      rounds += 1
      host.advance(to: deadline)
      afterStep()
    }
  }

  /// After a wild plan: brings the application to the front, and lifts all fingers and buttons.
  private func liftEverything() {
    isQuiet = true
    host.feed(.launch, at: host.now)
    host.feed(.resume, at: host.now)
    while host.application.isIgnoringInteractionEvents {
      host.application.endIgnoringInteractionEvents()
    }
    let lifts = host.application.assembler.touches.map {
      InputSample(finger: $0.finger, phase: .ended, location: $0.sample.location)
    }
    host.feed(InputFrame(time: host.now, samples: lifts))
    for button in 0...7 { feed(button, .ended) }
    host.feed(
      PointerFrame(time: host.now, location: .zero, action: .trackpad(dx: 0, dy: 0, .ended)))
    host.feed(PointerFrame(time: host.now, location: .zero, action: .leave))
    for index in forced.sorted() where [.began, .changed].contains(recognizers[index].state) {
      // A gesture that the application set to began stays active until the application ends it, as on a device. All
      // other gestures end with their touches, and are reset.
      recognizers[index].isEnabled = false
      recognizers[index].isEnabled = true
    }
    afterStep()
  }

  private func take(_ step: WorldPlan.Step) {
    switch step {
    case .wait(let seconds): host.advance(to: host.now + seconds)
    case .frame(let samples): host.feed(InputFrame(time: host.now, samples: samples))
    case .frameAt(let time, let samples): host.feed(InputFrame(time: time, samples: samples))
    case .pointer(let action, let place):
      host.feed(PointerFrame(time: host.now, location: place, action: action))
    case .press(let button, let phase): feed(button, phase)
    case .toggle(let index):
      if !isLeftOut(recognizer: index) { recognizers[index].isEnabled.toggle() }
    case .signal(let signal): host.feed(signal, at: host.now)
    case .deed(let deed): change(deed)
    }
  }

  private func change(_ deed: WorldDeed) {
    changes += 1
    perform(deed)
  }

  func feed(_ button: Int, _ phase: PressFrame.Phase) {
    hasFedKeys = true
    host.feed(PressFrame(time: host.now, button: button, phase: phase))
  }

  // MARK: Meddling

  /// Called in each callback of the application. Does what the plan has for it, if anything, such as removing a view.
  func called(_ kind: WorldCall.Kind, _ index: Int) {
    guard plan.meddles, !isQuiet, depth < 3, meddlings.count < 300 else { return }
    let call = WorldCall(kind: kind, index: index)
    let nth = calls[call, default: 0] + 1
    calls[call] = nth
    let moment = WorldMoment(call, nth)
    guard let deed = plan.deed(at: moment) else { return }
    meddlings.append((moment, deed))
    onMeddling?(moment)
    depth += 1
    change(deed)
    depth -= 1
  }

  /// Releases a view, which must be deallocated once it is in no window.
  func letGo(_ index: Int) {
    guard let view = target(index), index >= 0, !plan.views[index].isPage else { return }
    letGo.append(("V\(index)", WeakObject(view)))
    view.removeFromSuperview()
    let other = UIView()
    other.accessibilityIdentifier = "V\(index)"
    views[index] = other
  }

  /// Releases everything that the world made.
  func letGoOfEverything() {
    for (index, view) in views.enumerated() { letGo.append(("V\(index)", WeakObject(view))) }
    for (index, view) in recognizers.enumerated() {
      letGo.append(("r\(index)", WeakObject(view)))
    }
    for (index, view) in windows.enumerated() { letGo.append(("W\(index)", WeakObject(view))) }
    for (index, page) in pages { letGo.append(("page \(index)", WeakObject(page))) }
    for page in containers { letGo.append((page.journalName, WeakObject(page))) }
    isQuiet = true
    (views, recognizers, windows, pages, containers) = ([], [], [], [:], [])
    (delegates, targets, scrollHosts, fieldDelegates, controlTargets) = ([:], [:], [:], [:], [:])
  }

  // MARK: Building

  private func addWindow(_ index: Int) {
    let window = WorldWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.world = plan.isWild ? self : nil
    window.number = index
    window.accessibilityIdentifier = index == 0 ? "W" : "W\(index)"
    windows.append(window)
    guard plan.isWild else { return window.makeKeyAndVisible() }
    if index == 0 {
      window.rootViewController = WorldPage(world: self, index: -1)
      let delegate = WorldApplicationDelegate(world: self)
      applicationDelegate = delegate
      host.application.delegate = delegate
      window.makeKeyAndVisible()
    } else {
      window.windowLevel = UIWindow.Level(CGFloat(index % 2))
      window.isHidden = false
    }
    window.frame = plan.windowFrames[index]
  }

  private func add(_ plan: WorldPlan.View, _ index: Int) {
    let view: UIView
    if let scroll = plan.scroll {
      view = scrollView(scroll, index)
    } else if plan.isStack {
      view = UIStackView()
    } else {
      view = plan.control.map { control($0, index) } ?? plainView(plan, index)
    }
    if let anchor = plan.anchor { view.anchorPoint = anchor }
    view.frame = plan.frame
    if plan.origin != .zero { view.bounds.origin = plan.origin }
    view.accessibilityIdentifier = "V\(index)"
    view.isMultipleTouchEnabled = plan.isMultiple
    view.isExclusiveTouch = plan.isExclusive
    if plan.isPage {
      let page = WorldPage(world: self, index: index)
      page.view = view
      pages[index] = page
    } else if !plan.isLeftOut {
      let parent = self.plan.holder(of: plan.parent)
      let superview = parent < 0 ? windows[-1 - parent] : views[parent]
      superview.addSubview(view)
      (superview as? UIStackView)?.addArrangedSubview(view)
    }
    views.append(view)
  }

  private func plainView(_ plan: WorldPlan.View, _ index: Int) -> UIView {
    let view = StageView()
    view.refusesGestures = plan.refuses
    view.forwards = index % 2 == 0
    guard self.plan.meddles else { return view }
    view.onTouches = { [unowned self] method, _, _ in called(method.call, index) }
    guard self.plan.isWild else { return view }
    view.acceptsFirstResponder = true
    view.onCall = { [unowned self] in called($0, index) }
    view.pointInsideOverride = { [unowned self] view, point in
      called(.pointInside, index)
      return view.bounds.contains(point)
    }
    return view
  }

  private func scrollView(_ scroll: WorldPlan.Scroll, _ index: Int) -> UIView {
    let plan = self.plan
    let host = WorldScrollHost(
      plan: scroll,
      answer: { plan.answer($0, index, 0, chance: $1) },
      disturb: { [unowned self] in called($0, index) })
    scrollHosts[index] = host
    return host.scrollView
  }

  private func control(_ kind: WorldPlan.Control, _ index: Int) -> UIControl {
    let control = kind.make(seed: plan.seed &* 257 &+ UInt64(index))
    guard plan.meddles else { return control }
    control.addAction(
      UIAction { [unowned self] _ in called(.controlEvent, index) }, for: .allEvents)
    guard plan.isWild else { return control }
    (control as? WorldControl)?.onCall = { [unowned self] in called($0, index) }
    let target = WorldControlTarget { [unowned self] in called(.controlTarget, index) }
    controlTargets[index] = target
    control.addTarget(target, action: WorldControlTarget.sent, for: .allEvents)
    if let field = control as? UITextField {
      let delegate = WorldFieldDelegate(world: self, index: index)
      fieldDelegates[index] = delegate
      field.delegate = delegate
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
    if let types = plan.types {
      recognizer.allowedTouchTypes = types.map { NSNumber(value: $0) }
    }
    addTarget(index)
    guard !plan.isLeftOut else { return }
    (plan.view < 0 ? windows[-1 - plan.view] : views[plan.view]).addGestureRecognizer(recognizer)
  }

  private func make(_ recognizer: WorldPlan.Recognizer, _ index: Int) -> UIGestureRecognizer {
    let number = recognizer.number
    if recognizer.assigns, let assigning = makeAssigning(recognizer, index) { return assigning }
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
    delegates[index] = delegate
    let about = { [unowned self] (question: String, kind: WorldCall.Kind, chance: Double) in
      { [unowned self] (other: UIGestureRecognizer) in
        if plan.isWild { called(kind, index) }
        return plan.answer(question, index, number(of: other), chance: chance)
      }
    }
    delegate.runsWith = about("runsWith", .runsWith, 0.4)
    let requires = about("requires", .requires, 0.15)
    let isRequired = about("isRequired", .isRequired, 0.15)
    delegate.requires = { [unowned self] in
      plan.mayRequire(index, number(of: $0)) && requires($0)
    }
    delegate.isRequiredBy = { [unowned self] in
      plan.mayRequire(number(of: $0), index) && isRequired($0)
    }
    delegate.shouldBegin = { [unowned self] _ in
      if plan.isWild { called(.shouldBegin, index) }
      return !plan.answer("shouldNotBegin", index, 0, chance: 0.1)
    }
    delegate.receivesTouch = { [unowned self] touch in
      if plan.isWild { called(.shouldReceive, index) }
      return !plan.answer("receivesNot", index, touch.number, chance: 0.1)
    }
    return delegate
  }
}

extension World {
  /// Returns whether the winner prevents the other recognizer, by the answers of both and of their delegates.
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    guard !isRedelegated, winner.canPrevent(other), other.canBePrevented(by: winner) else {
      return false
    }
    let together =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
    return !together
  }

  func mayPrevent(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !plan.answer("prevents", number(of: one), number(of: other), chance: 0.2)
  }
}
