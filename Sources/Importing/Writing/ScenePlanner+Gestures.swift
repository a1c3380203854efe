// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// Plans recognizers, and adds the touches of the gesture that one of them recognizes.
extension ScenePlanner {
  /// The recognizer whose gesture the fingers make: the requested one, else the first that the app added to the
  /// requested view. If no recognizer was requested, it is nil for a control or scroll view, and if any recognizer that
  /// the app added to the view recognizes a single tap or an unknown gesture.
  private var playedRecognizer: Int? {
    if let recognizer { return recognizer }
    guard let view = plan.asked.flatMap({ plan.nodes[$0].view }),
      ![.control, .scroll].contains(model.kind(view).role)
    else { return nil }
    let own = model.views[view].recognizers.filter(isAddedByApp)
    let wishes = own.map { RecognizerClasses.demand(model.recognizers[$0]) }
    return wishes.contains { $0.map { $0 == (.tap(1), 1) } ?? true } ? nil : own.first
  }

  /// The recognizer through which the requested view reacts to a touch: its only one or, of several, the only one for a
  /// single tap. It is nil if there is none, and for controls and scroll views, which need none.
  var onlyRecognizer: Int? {
    guard let view = plan.asked.flatMap({ plan.nodes[$0].view }),
      ![.control, .scroll].contains(model.kind(view).role)
    else { return nil }
    let own = gestureNames.keys.filter { isAddedByApp($0) && model.view(ofRecognizer: $0) == view }
    if own.count == 1 { return own[0] }
    let taps = own.filter {
      RecognizerClasses.demand(model.recognizers[$0]).map { $0 == (.tap(1), 1) } ?? false
    }
    return taps.count == 1 ? taps[0] : nil
  }

  /// Returns whether a recognizer is in the scene and was added by the app.
  func isAddedByApp(_ recognizer: Int) -> Bool {
    gestureNames[recognizer] != nil && !RecognizerClasses.isOfUIKit(model.recognizers[recognizer])
  }

  /// Returns the name of the rotation recognizer on the view of a pinch recognizer, or of the pinch recognizer on the
  /// view of a rotation recognizer. Fingers that zoom usually turn, too, so both compete.
  private func otherOfTwoFingers(_ recognizer: Int, _ demand: RecognizerDemand) -> String? {
    let wanted: RecognizerDemand? =
      switch demand {
      case .pinch: .rotation
      case .rotation: .pinch
      default: nil
      }
    guard let wanted, let view = model.view(ofRecognizer: recognizer) else { return nil }
    let other = model.views[view].recognizers.first {
      RecognizerClasses.demand(model.recognizers[$0])?.demand == wanted
    }
    return other.flatMap { gestureNames[$0] }
  }

  /// Adds the gesture of `playedRecognizer` on a node. Returns false if a tap is enough or it can't be played.
  mutating func addWantedGesture(_ node: Int) -> Bool {
    guard let index = playedRecognizer, var name = gestureNames[index],
      case (var demand, let fingers)? = RecognizerClasses.demand(model.recognizers[index]),
      (demand, fingers) != (.tap(1), 1)
    else { return false }
    if let other = otherOfTwoFingers(index, demand) {
      (demand, name) = (.pinchAndRotation, "\(name) and \(other)")
    }
    let corners = Quad(plan.bounds(node)).corners.map { plan.onScreen($0, of: node) }
    let area = corners.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: CGSize(width: 0, height: 0)))
    }
    guard area.width.isFinite, area.height.isFinite,
      let play = demand.play(
        from: plan.middle(of: node), in: area, on: plan.screen, fingers: fingers)
    else { return false }
    let inputs = play.input.compactMap { input -> ScenePlan.Input? in
      guard case .touch(let report) = input.event, let point = report.location,
        abs(point.x) < 1_000_000, abs(point.y) < 1_000_000
      else { return nil }
      return .init(
        time: input.time, finger: report.finger, phase: report.phase.rawValue, point: point)
    }
    guard inputs.count == play.input.count else { return false }
    plan.input += inputs
    if case .tap(let taps) = demand {
      let wish = taps > 1 ? "\(taps) taps" : "a tap with \(fingers) fingers"
      report.headings.append("\(name) wants \(wish): a single tap with one finger is not enough.")
    }
    report.assumed.append(
      .init(
        text:
          "the gesture is \(play.name), which \(name) want\(demand == .pinchAndRotation ? "" : "s")",
        key: "input"))
    return true
  }

  // MARK: Recognizers

  mutating func addGestures(_ index: Int, _ node: Int) {
    for recognizer in model.views[index].recognizers { addGesture(recognizer, node) }
    let children = model.views[index].children
    let hasStack = children.contains { model.views[$0].name.short == "UINavigationTransitionView" }
    guard model.kind(index).role == .container, hasStack else { return }
    let gesture = ScenePlan.Gesture(
      name: names.unique("interactivePop"), recognizerClass: "UIScreenEdgePanGestureRecognizer",
      members: [("edges", "[\"left\"]"), ("delaysTouchesBegan", "true"), ("shouldBegin", "false")])
    plan.nodes[node].gestures.append(gesture)
    assume(
      "the navigation controller has nothing to pop, so its interactivePopGestureRecognizer does not begin",
      node, "gestures[\(plan.nodes[node].gestures.count - 1)].shouldBegin")
  }

  private mutating func addGesture(_ index: Int, _ node: Int) {
    let recognizer = model.recognizers[index]
    // UIKit's own recognizers are left out, because the model's views add them. But a tap recognizer of UIKit for which
    // an app's recognizer waits belongs to a view that the model does not have, such as a map, so it is added here.
    let isAwaited =
      recognizer.name.short == "UITapGestureRecognizer" && awaited.contains(index)
    guard !RecognizerClasses.isOfUIKit(recognizer) || isAwaited else {
      return leaveOut("recognizers that UIKit adds to its views, because the model adds its own")
    }
    guard gestureNames.count < ImportLimits.recognizers else {
      return leaveOut("recognizers beyond the limit of \(ImportLimits.recognizers)")
    }
    let known =
      RecognizerClasses.known(recognizer.name)
      ?? recognizer.superclass.flatMap(RecognizerClasses.known)
    guard let known else {
      report.questions.append(
        .init(
          text:
            "What is the superclass of \(recognizer.name.short)? This recognizer of the app was left out.",
          command: recognizer.address.map { "po [0x\($0) superclass]" }))
      return leaveOut("recognizers whose superclass is not known")
    }
    var gesture = ScenePlan.Gesture(
      name: names.unique(
        recognizer.label.map { options.isAnonymous ? recognizer.name.short : Self.lastPart(of: $0) }
          ?? recognizer.name.short),
      recognizerClass: known)
    let actions = recognizer.targets.map(\.action).filter { !$0.isEmpty }
    if recognizer.targets.isEmpty || recognizer.targets.contains(where: { !$0.isNil }) {
      gesture.action =
        actions.isEmpty ? "\(gesture.name) recognized" : actions.joined(separator: " ")
    }
    for (key, name) in [
      ("enabled", "isEnabled"), ("cancelsTouchesInView", "cancelsTouchesInView"),
      ("delaysTouchesBegan", "delaysTouchesBegan"), ("delaysTouchesEnded", "delaysTouchesEnded"),
    ] {
      if let isOn = recognizer.flags[key] ?? recognizer.flags[name] {
        gesture.members.append((name, "\(isOn)"))
      }
    }
    gesture.members += RecognizerClasses.numbers(recognizer, known)
    let isOfEdge = known == "UIScreenEdgePanGestureRecognizer"
    if isOfEdge { gesture.members.append(("edges", "[\"left\"]")) }
    plan.nodes[node].gestures.append(gesture)
    gestureNames[index] = gesture.name
    let path = "gestures[\(plan.nodes[node].gestures.count - 1)]"
    report.taken.append(
      "\(gesture.name) on \(plan.nodes[node].name)"
        + (recognizer.targets.isEmpty ? "" : gesture.action.map { ", which calls \($0)" } ?? ""))
    if (recognizer.flags["enabled"] ?? recognizer.flags["isEnabled"]) == false {
      report.taken.append("\(gesture.name) is off: its isEnabled is false")
    }
    noteTargets(recognizer, gesture, node, path)
    if isOfEdge {
      assume("\(gesture.name) is for the left edge of the screen", node, "\(path).edges")
    }
    if known != recognizer.name.short, known != "UI" + recognizer.name.short {
      assume("\(recognizer.name.short) behaves like \(known)", node, "\(path).class")
    }
  }

  /// Adds a heading if the requested view receives the touch, but neither it nor a view around it has a recognizer that
  /// could act. Rows of tables and collections act without one.
  mutating func noteNoRecognizers() {
    guard !isTold, let node = plan.asked, let view = plan.nodes[node].view,
      model.kind(view).role == .plain, !model.isOfElements, model.touches.isEmpty,
      let point = plan.input.first?.point, plan.found(at: point) == node
    else { return }
    let path = Array(plan.path(node))
    let mayAct = path.contains { outer in
      if !plan.nodes[outer].gestures.isEmpty || plan.nodes[outer].isScrollView { return true }
      // UIKit's recognizers on a window do not count, because every window has some.
      guard let view = plan.nodes[outer].view, !plan.nodes[outer].isWindow else { return false }
      // React Native and SwiftUI have gestures of their own, which the text does not show.
      if model.views[view].name.short.hasPrefix("RCT") || model.kind(view).role == .hosting {
        return true
      }
      return !model.views[view].isComplete || model.views[view].hasRecognizers
    }
    guard !mayAct, let window = path.last else { return }
    let isOpen =
      plan.nodes[window].gestures.isEmpty
      && plan.nodes[window].view.map { model.views[$0].hasRecognizers } == true
    report.headings.append(
      "\(plan.nodes[node].name) has no recognizer, and no view around it has one: its touch calls none of the app's methods, "
        + "unless a class overrides touchesBegan(_:with:)."
        + (isOpen ? " The recognizers of \(plan.nodes[window].name) are not in the text." : ""))
  }

  /// Reports that the text has no target of a recognizer or, for one on the requested view, that all targets are nil.
  private mutating func noteTargets(
    _ recognizer: RecognizerRecord, _ gesture: ScenePlan.Gesture, _ node: Int, _ path: String
  ) {
    if recognizer.targets.isEmpty {
      assume(
        "\(gesture.name) has an action: the text shows no target of it", node, "\(path).action")
    } else if gesture.action == nil, plan.nodes[node].view == asked {
      let methods = recognizer.targets.map(\.action).joined(separator: ", ")
      report.headings.append(
        "The target of \(gesture.name) for \(methods) is nil: even if it recognizes, no method is called."
      )
    }
  }

  /// Returns the last part of a name in reverse domain order: `zoom` of `com.me.zoom`. Names in a file contain no dots.
  private static func lastPart(of name: String) -> String {
    let parts = name.split(separator: ".")
    let isDomain = parts.count > 2 && !name.contains(" ")
    return isDomain ? String(parts[parts.count - 1]) : name
  }

  /// Adds failure requirements. One that would close a cycle is left out, because a file must not contain it.
  mutating func addRequirements() {
    var edges: [String: [String]] = [:]
    func leads(_ from: String, _ to: String) -> Bool {
      var (open, seen) = ([from], Set([from]))
      while let next = open.popLast() {
        if next == to { return true }
        for other in edges[next] ?? [] where seen.insert(other).inserted { open.append(other) }
      }
      return false
    }
    var unknown = 0
    for (waiter, other) in model.requirements.prefix(2_000) {
      guard let one = gestureNames[waiter], let two = gestureNames[other] else {
        unknown += 1
        continue
      }
      if leads(two, one) { continue }
      edges[one, default: []].append(two)
    }
    if unknown > 0 {
      leaveOut("failure requirements with recognizers that are not in the scene", unknown)
    }
    for node in plan.nodes.indices {
      for gesture in plan.nodes[node].gestures.indices {
        plan.nodes[node].gestures[gesture].requires =
          edges[plan.nodes[node].gestures[gesture].name] ?? []
      }
    }
  }
}

extension RecognizerClasses {
  /// Returns the gesture that a recognizer recognizes, and its numberOfTouchesRequired; nil if the gesture is unknown.
  /// The number is 1 if it was not printed, and for gestures without that property, even for a pinch or rotation.
  static func demand(_ recognizer: RecognizerRecord) -> (demand: RecognizerDemand, fingers: Int)? {
    func number(_ key: String) -> Int? {
      recognizer.numbers[key].flatMap { 1...20 ~= $0 ? Int($0) : nil }
    }
    let fingers = number("numberOfTouchesRequired") ?? 1
    let known = known(recognizer.name) ?? recognizer.superclass.flatMap(known)
    switch known {
    case "UITapGestureRecognizer":
      return (.tap(number("numberOfTapsRequired") ?? 1), fingers)
    case "UILongPressGestureRecognizer":
      let seconds = recognizer.numbers["minimumPressDuration"] ?? 0.5
      let taps = number("numberOfTapsRequired") ?? 0
      return (.press(0..<1_000 ~= seconds ? seconds : 0.5, taps: taps), fingers)
    case "UIPanGestureRecognizer": return (.pan, 1)
    case "UISwipeGestureRecognizer":
      let words = directions(recognizer)
      return (.swipe(words.isEmpty ? [.right] : words.compactMap(Probe.Heading.init)), fingers)
    case "UIScreenEdgePanGestureRecognizer": return (.edgePan([.right]), 1)
    case "UIPinchGestureRecognizer": return (.pinch, 1)
    case "UIRotationGestureRecognizer": return (.rotation, 1)
    default: return nil
    }
  }
}
