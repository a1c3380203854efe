// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The questions that only the app can answer, those with the most influence on the result first. There are none if the
/// tree itself shows why the touch does not arrive.
struct Questions {
  let planner: ScenePlanner
  private var plan: ScenePlan { planner.plan }
  private var model: ScreenModel { planner.model }
  private var asked: [ImportReport.Question] = []

  static func about(_ planner: ScenePlanner) -> [ImportReport.Question] {
    var questions = Questions(planner)
    questions.ask()
    return questions.asked
  }

  private init(_ planner: ScenePlanner) { self.planner = planner }

  private mutating func add(_ text: String, _ command: String?) {
    let question = ImportReport.Question(text: text, command: command)
    if asked.count < 200, !asked.contains(question) { asked.append(question) }
  }

  private mutating func ask() {
    guard let node = plan.asked, let point = plan.input.first?.point else {
      askWhichView()
      askUnknown()
      return askRecognizers(
        of: plan.nodes.indices.sorted { depth($0) < depth($1) }, isAboutAll: true)
    }
    guard !planner.isTold else { return }
    if let view = planner.outsider, let address = model.views[view].address {
      add(
        "What is the superview of \(plan.nodes[node].name)? The tree of the window does not contain it.",
        "po [0x\(address) superview]")
    }
    askUnexplained()
    if let obstacle = plan.obstacle(for: node, at: point) {
      // The text shows the obstacle, so only what the text cuts off or leaves open about it is asked.
      switch obstacle {
      case .refused(let refusing):
        if plan.nodes[refusing].view.map({ !model.views[$0].isInteractionOff }) == true {
          askInteraction(refusing)
        }
        return
      case .covered(let cover):
        askInteraction(cover)
        // Whether a hosting view takes a touch depends on the views of SwiftUI in it.
        if plan.nodes[cover].view.map({ model.kind($0).role }) == .hosting {
          askHitTest(Array(plan.path(cover)), point, isDecisive: true)
        }
        // The order of windows is assumed unless their levels were printed.
        if window(of: cover) != window(of: node) { askWindows() }
        return
      }
    }
    // The hit view may be deeper. Recognizers on its superviews receive the touch, too.
    let found = plan.found(at: point) ?? node
    // A control tracks only touches that hit the control itself, whatever its targets.
    if found != node, plan.nodes[node].action != nil, plan.path(found).contains(node) {
      return askInteraction(found)
    }
    let path = Array(plan.path(found))
    askTargets(node)
    if tellsItself(node, path) { return }
    askUnknown()
    askGaps(node)
    for node in path { askInteraction(node) }
    askView(node)
    askRecognizers(of: path, isAboutAll: false)
    askHitTest(path, point)
    askScrolling(path)
    askLoose()
    askWindows()
  }

  /// Asks for the targets of those of the requested view's recognizers for which the text shows none.
  private mutating func askTargets(_ node: Int) {
    guard let view = plan.nodes[node].view else { return }
    for index in model.views[view].recognizers {
      guard let name = planner.gestureNames[index], planner.isAddedByApp(index),
        model.recognizers[index].targets.isEmpty,
        let address = model.recognizers[index].address
      else { continue }
      add(
        "Does \(name) have a target? The text shows none.",
        "po [0x\(address) valueForKey:@\"_targets\"]")
    }
  }

  /// Returns whether the paste already shows what the touch does: the control has no actions or is disabled, or a
  /// recognizer of the app on the path may act on the touch.
  private func tellsItself(_ node: Int, _ path: [Int]) -> Bool {
    if let view = plan.nodes[node].view {
      if model.views[view].hasNoActions || model.views[view].isEnabled == false { return true }
    }
    let isOfUIKit = plan.nodes[node].action != nil && plan.nodes[node].viewClass != "UIControl"
    return path.contains { outer in
      plan.nodes[outer].gestures.contains { gesture in
        // UIKit's own controls do not let a single tap of a superview begin.
        let isRefused =
          isOfUIKit && outer != node && gesture.recognizerClass == "UITapGestureRecognizer"
        return gesture.action != nil && !isRefused
      }
    }
  }

  private func window(of node: Int) -> Int { plan.path(node).reduce(node) { $1 } }

  private func depth(_ node: Int) -> Int { plan.path(node).reduce(0) { count, _ in count + 1 } }

  private func address(_ node: Int) -> String? {
    plan.nodes[node].view.flatMap { model.views[$0].address }.map { "0x\($0)" }
  }

  private mutating func askWhichView() {
    guard !plan.nodes.isEmpty, plan.input.isEmpty else { return }
    add("Which view should have received the touch? Import again with --view NAME.", nil)
  }

  /// Asks for the tree again if no single override explains the answer of a hit test.
  private mutating func askUnexplained() {
    for finding in planner.unexplained {
      let view = finding.view.map { planner.named($0) } ?? "nil"
      let root = model.views[model.root(of: finding.receiver)].address
      add(
        "Does the tree still look like this? No single override of hitTest(_:with:) returns \(view), as line "
          + "\(finding.line) shows it.", root.map { "po [0x\($0) recursiveDescription]" })
    }
  }

  /// Asks for the descriptions of objects about which the text has only answers.
  private mutating func askUnknown() {
    for (object, line) in model.unknown {
      switch object {
      case .address(let digits):
        add(
          "What is 0x\(digits)? Line \(line) is about it, but the text does not show it.",
          "expr -l objc -O -- (id)0x\(digits)")
      case .expression(let words):
        add(
          "What is the address of \(words)? Line \(line) is about it, but the text does not show it.",
          words.hasPrefix("0x") ? "po \(Self.message(words))" : "po \(words)")
      }
    }
  }

  /// Returns a path that begins with an address as nested messages of Objective-C, `[[0x5c superview] window]`.
  private static func message(_ path: String) -> String {
    let words = path.split(separator: ".")
    return words.dropFirst().reduce(String(words[0])) { "[\($0) \($1)]" }
  }

  /// Asks about parts of the tree that were left out or cut off, because a view in them may be in front.
  private mutating func askGaps(_ node: Int) {
    for cut in plan.nodes.indices {
      guard let view = plan.nodes[cut].view, model.views[view].isCutOff, planner.isUnplaced(view),
        let address = address(cut), let line = model.views[view].lastLine
      else { continue }
      add(
        "What is the frame of \(plan.nodes[cut].name)? Line \(line) is cut off, and the view may be in front of "
          + "\(plan.nodes[node].name).", "po \(address)")
    }
    guard let line = planner.report.gaps.first, let view = plan.nodes[node].view else { return }
    let root = model.views[model.root(of: view)].address
    add(
      "What was left out in line \(line)? A view there may be in front of \(plan.nodes[node].name).",
      root.map { "po [0x\($0) recursiveDescription]" })
  }

  private mutating func askView(_ node: Int) {
    guard let view = plan.nodes[node].view, let address = address(node) else { return }
    if plan.nodes[node].action != nil, model.views[view].answers["allTargets"] == nil {
      add("Does \(plan.nodes[node].name) have a target?", "po [\(address) allTargets]")
    }
    if plan.nodes[node].isEnabled == nil, plan.nodes[node].action != nil {
      add("Is \(plan.nodes[node].name) enabled?", "p (BOOL)[\(address) isEnabled]")
    }
  }

  /// Asks about a view on the path or in front if its line is cut off: it may refuse touches or let them through.
  private mutating func askInteraction(_ node: Int) {
    guard let view = plan.nodes[node].view, model.views[view].isCutOff,
      let address = address(node),
      !model.views[view].answers.keys.contains(where: {
        $0.lowercased().hasSuffix("userinteractionenabled")
      })
    else { return }
    add(
      "Is isUserInteractionEnabled of \(plan.nodes[node].name) true? Its line is cut off.",
      "p (BOOL)[\(address) isUserInteractionEnabled]")
  }

  private mutating func askRecognizers(of nodes: [Int], isAboutAll: Bool) {
    let unknown = nodes.filter { node in
      plan.nodes[node].view.map {
        model.views[$0].hasRecognizers && model.views[$0].recognizers.isEmpty
      } ?? false
        // Scroll views and windows always have some recognizers of UIKit.
        && (!isAboutAll || !plan.nodes[node].isScrollView && !plan.nodes[node].isWindow)
    }
    for node in unknown.prefix(ImportReport.shown) {
      guard let address = address(node) else { continue }
      add(
        "Which recognizers does \(plan.nodes[node].name) have? The text only says that there are some.",
        "po [[\(address) gestureRecognizers] description]")
    }
  }

  /// Asks which view the app's override of hitTest returns, because overrides are not printed.
  private mutating func askHitTest(_ path: [Int], _ point: CGPoint, isDecisive: Bool = false) {
    // A hit test says nothing about the superviews of its receiver.
    let tested = planner.receivers(at: point)
    let open = path[((path.lastIndex(where: tested.contains) ?? -1) + 1)...]
    let own = open.filter { node in
      guard let view = plan.nodes[node].view else { return false }
      return !model.kind(view).isOfUIKit && model.views[view].element == nil
    }
    let assumed = plan.nodes.contains { $0.passesTouches }
    guard let window = path.last, !tested.contains(window), !own.isEmpty || assumed || isDecisive,
      let address = address(window)
    else { return }
    let origin = plan.nodes[window].frame.frame.origin
    let (x, y) = (Self.text(point.x - origin.x), Self.text(point.y - origin.y))
    let view = own.isEmpty ? "A view" : plan.nodes[own[0]].name
    add(
      "Which view does hitTest(_:with:) return there? \(view) may override it, or point(inside:with:).",
      "expr -l objc++ -O -- [(id)\(address) hitTest:(CGPoint){\(x), \(y)} withEvent:nil]")
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private mutating func askScrolling(_ path: [Int]) {
    for node in path.dropFirst() where plan.nodes[node].isScrollView {
      guard let address = address(node),
        !plan.nodes[node].scrollFlags.contains(where: { $0.key == "delaysContentTouches" })
      else { continue }
      add(
        "Is delaysContentTouches of \(plan.nodes[node].name) on?",
        "p (BOOL)[\(address) delaysContentTouches]")
    }
  }

  private mutating func askLoose() {
    for index in model.looseRecognizers.prefix(ImportReport.shown) {
      guard !RecognizerClasses.isOfUIKit(model.recognizers[index]) else { continue }
      add(
        "Which view is \(model.recognizers[index].name.short) attached to?",
        model.recognizers[index].address.map { "po [0x\($0) view]" })
    }
  }

  private mutating func askWindows() {
    let full = plan.windows.filter {
      plan.nodes[$0].frame.frame.size == plan.screen && !plan.nodes[$0].passesTouches
    }
    guard full.count > 1 else { return }
    for window in full {
      guard let address = address(window),
        plan.nodes[window].view.map({ model.views[$0].level == nil }) == true
      else { continue }
      add(
        "What is the windowLevel of \(plan.nodes[window].name)?",
        "p (double)[\(address) windowLevel]")
    }
  }
}
