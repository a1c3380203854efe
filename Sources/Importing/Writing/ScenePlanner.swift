// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Plans a scene from pasted text, and reports the facts that it takes from the text and the assumptions that it adds.
struct ScenePlanner {
  let model: ScreenModel
  let options: ImportOptions
  var plan = ScenePlan()
  var report: ImportReport
  var names = NameTable()
  /// The node of each view in the scene.
  var nodes: [Int: Int] = [:]
  /// The names of the recognizers in the scene, by index.
  var gestureNames: [Int: String] = [:]
  /// For each reason, the number of views that the scene leaves out.
  var leftOut: [(reason: String, count: Int)] = []
  /// The requested view.
  let asked: Int?
  /// The requested recognizer, which is on the requested view; nil if the question is about the view.
  let recognizer: Int?
  /// The recognizers whose failure a recognizer of the app waits for.
  let awaited: Set<Int>
  /// The requested view if it is not in the tree of the window that was printed.
  private(set) var outsider: Int?
  /// The answers of hit tests that the scene also gives.
  var explained: [HitFinding] = []
  /// The nodes whose hit tests were changed so that the scene gives the answers of hit tests.
  var changed: Set<Int> = []
  /// The answers of hit tests that no single override in the scene gives.
  var unexplained: [HitFinding] = []
  /// True if a heading already says why no touch reaches the requested view, or why a touch on it does nothing.
  var isTold = false

  init(
    _ model: ScreenModel, _ options: ImportOptions, asked: Int?, recognizer: Int? = nil,
    report: ImportReport
  ) {
    (self.model, self.options, self.report) = (model, options, report)
    (self.asked, self.recognizer) = (asked, recognizer)
    awaited = Set(
      model.requirements.filter { !RecognizerClasses.isOfUIKit(model.recognizers[$0.waiter]) }
        .map(\.other))
  }

  mutating func make() {
    for note in model.notes { report.taken.append(note) }
    if model.isOfElements { makeElements() } else { makeWindows() }
    leaveOutRootControllers()
    askOutside()
    setLevels()
    addRequirements()
    noteControllers()
    for (reason, count) in leftOut { report.taken.append("\(count) left out: \(reason)") }
    plan.asked = (asked ?? model.target).map { contentView(of: $0) }.flatMap { nodes[$0] }
    noteReport()
    takeHitTests()
    noteIgnoredEvents()
    noteDisappeared()
    noteRemoved()
    noteNoPlace()
    addInput()
    takePointTests()
    endWithoutActions()
    noteNoRecognizers()
    notePossibleReasons()
    noteAnimation()
    noteHiddenParts()
    noteConflicts()
    report.nodesMade = plan.nodes.count
    nameScene()
  }

  /// Returns the content view of a table's cell, which covers the cell and is hit in its place. For any other view,
  /// returns the view itself.
  private mutating func contentView(of view: Int) -> Int {
    let content = model.views[view].children.first {
      model.views[$0].name.short == "UITableViewCellContentView"
    }
    guard let content else { return view }
    report.taken.append("a touch on \(model.views[view].name.short) hits its content view")
    return content
  }

  mutating func assume(_ text: String, _ node: Int, _ key: String) {
    report.assumed.append(.init(text: text, key: "\(plan.nodes[node].name).\(key)"))
  }

  mutating func leaveOut(_ reason: String, _ count: Int = 1) {
    if let index = leftOut.firstIndex(where: { $0.reason == reason }) {
      leftOut[index].count += count
    } else {
      leftOut.append((reason, count))
    }
  }

  /// Returns the beginning of a text from the paste or, if the import is anonymous, only the text's length.
  func shown(_ text: String) -> String {
    options.isAnonymous ? "\(text.count) characters" : String(text.prefix(80))
  }

  private mutating func nameScene() {
    let subject = plan.asked.map { plan.nodes[$0].name }
    plan.title = subject.map { "A touch of \($0), imported" } ?? "An imported screen"
    var about = report.headings
    about.append("Imported from text: \(report.summary)")
    plan.about = about.joined(separator: " ")
  }

  // MARK: Windows

  private mutating func makeWindows() {
    var windows = model.roots.filter { model.kind($0).role == .window }
    let others = model.roots.filter { model.kind($0).role != .window }
    let bare = windows.filter { model.views[$0].children.isEmpty }
    guard !windows.isEmpty else { return makeAssumedWindow(others) }
    // A single window without subviews was described separately, and gets the trees that have no window.
    if windows.count == 1, bare.count == 1, !others.isEmpty {
      let host = addWindow(windows[0])
      return addLone(others, in: host)
    }
    if let asked, let root = others.first(where: { $0 == model.root(of: asked) }) {
      if !model.views[root].children.isEmpty {
        leaveOut("windows that do not contain \(model.views[asked].name.short)", windows.count)
        makeAssumedWindow([root])
        return noteOutsider(asked, windows[0])
      }
      let hosts = windows.map { addWindow($0) }
      addLone([root], in: hosts[0])
      return noteOutsider(asked, windows[0])
    }
    // A window that only a touch names, without subviews and frame, is left out if another window has subviews.
    if windows.count > bare.count, !bare.isEmpty {
      windows.removeAll { bare.contains($0) && model.views[$0].frame == nil }
    }
    for window in windows { _ = addWindow(window) }
    let rest = others.count - (addReportedHit() ? 1 : 0)
    if rest > 0 {
      leaveOut("views outside of the window's tree: --view NAME asks about one of them", rest)
    }
  }

  /// Adds a heading if the requested view is not in a window's tree, which may be why it receives no touch.
  private mutating func noteOutsider(_ view: Int, _ window: Int) {
    guard let node = nodes[view], goneView(around: view) == nil else { return }
    let name = plan.nodes[node].name
    guard !model.views[view].isRemoved else { return }
    outsider = view
    report.headings.append(
      "\(name) is not in the tree of \(model.views[window].name.short) in the text. If that tree is complete, the view "
        + "is not in the window, and no touch reaches it.")
  }

  private mutating func addWindow(_ view: Int) -> Int {
    let kind = model.views[view].name.short
    let box = model.views[view].frame
    let first = plan.windows.isEmpty
    if first { plan.screen = Screens.nearest(to: size(ofScreenAround: view)) }
    let frame = box ?? CGRect(origin: .zero, size: plan.screen)
    let node = addNode(view, to: nil, frame: SolvedFrame(box: frame, matrix: nil))
    if box == nil {
      assume("the window fills the screen: the text has no frame of it", node, "frame")
    }
    let printed = model.views[view].level
    let level: Double? =
      switch kind {
      case _ where printed != nil: nil
      case "UITextEffectsWindow", "UIRemoteKeyboardWindow": 1
      case "UIStatusBarWindow", "_UIModalItemHostingWindow": 2
      default: nil
      }
    if let level {
      plan.nodes[node].level = level
      assume("\(kind) is in front of the app's windows", node, "level")
    } else if printed == nil, !first {
      assume(
        "\(plan.nodes[node].name) is in front of the windows that the text has before it", node,
        "level"
      )
      plan.nodes[node].level = 0
    }
    if ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow"].contains(kind) {
      plan.nodes[node].passesTouches = true
      assume("\(kind).hitTest returns nil where it has no subview to hit", node, "hitTest")
    }
    addChildren(of: view, node)
    return node
  }

  /// Returns the size of the screen for a window: that of the window or, if a subview is larger and has the size of a
  /// device's screen, that of the subview. The window of an old app may be too small.
  private func size(ofScreenAround window: Int) -> CGSize? {
    guard let frame = model.views[window].frame, frame.width > 0, frame.height > 0 else {
      return nil
    }
    let larger = model.views[window].children.lazy.compactMap { model.views[$0].frame }.first {
      $0.origin == frame.origin && $0.width > frame.width && $0.height > frame.height
        && $0.size == Screens.nearest(to: $0.size)
    }
    return larger?.size ?? frame.size
  }

  /// Makes a window for a tree without one. It is as large as the screen, so that it does not limit touches.
  private mutating func makeAssumedWindow(_ roots: [Int]) {
    let trees = roots.filter { !model.views[$0].children.isEmpty }
    var main = roots
    if !trees.isEmpty {
      let wanted = asked.map { model.root(of: $0) } ?? model.target.map { model.root(of: $0) }
      let largest = trees.max { model.tree($0).count < model.tree($1).count }
      let chosen = wanted.flatMap { roots.contains($0) ? $0 : nil } ?? largest ?? trees[0]
      main = [chosen]
      let rest = roots.count - 1
      if rest > 0 {
        leaveOut(
          "views outside of the tree that was used: --view NAME asks about one of them", rest)
      }
    }
    guard !main.isEmpty else { return }
    // A frame in the window's coordinates is extended to the window's origin, because the screen must contain both.
    let boxes = main.compactMap { index in
      let view = model.views[index]
      let isPlaced = view.isPlacedInWindow || index == model.hit
      return isPlaced ? view.frame.map { CGRect.zero.union($0) } : view.frame
    }.filter { $0.width.isFinite && $0.height.isFinite }
    let size = boxes.reduce(CGSize.zero) {
      CGSize(width: max($0.width, abs($1.width)), height: max($0.height, abs($1.height)))
    }
    plan.screen = Screens.nearest(to: boxes.isEmpty ? nil : size)
    let window = plan.add(
      ScenePlan.Node(
        name: names.unique("UIWindow"), viewClass: "UIWindow",
        frame: SolvedFrame(box: CGRect(origin: .zero, size: plan.screen), matrix: nil)), to: nil)
    assume(
      "the views are in a window of the nearest screen size: the text has no window", window,
      "frame")
    addLone(main, in: window)
  }

  /// Adds trees without a window to a window. A tree is added in front if its root is the view that a test tool tried
  /// to touch, or the view that was hit.
  private mutating func addLone(_ roots: [Int], in window: Int) {
    let order =
      roots.filter { $0 != model.target && $0 != model.hit }
      + [model.target, model.hit].compactMap { root in
        root.flatMap { roots.contains($0) ? $0 : nil }
      }.distinct
    for root in order {
      if let reason = reasonToLeaveOut(root) {
        leaveOut(reason, model.tree(root).count)
        continue
      }
      let view = model.views[root]
      var box = view.frame ?? CGRect(origin: .zero, size: plan.screen)
      let isOff =
        box.minX >= plan.screen.width || box.minY >= plan.screen.height || box.maxX < 0
        || box.maxY < 0
      if isOff, box.width.isFinite, box.height.isFinite { box.origin = .zero }
      let node = addNode(root, to: window, frame: SolvedFrame(box: box, matrix: view.matrix))
      if view.frame == nil, view.name.written != "CutHead" {
        assume(
          "\(plan.nodes[node].name) fills the window: the text has no frame of it", node, "frame")
      } else if !view.isPlacedInWindow, order.count > 1 || isOff {
        assume(
          "the frame of \(plan.nodes[node].name) is in window coordinates: the text has no superview of it",
          node, "frame")
      }
      if plan.nodes[window].view != nil, !view.isPlacedInWindow {
        assume(
          "\(plan.nodes[node].name) is a subview of \(plan.nodes[window].name): the text does not say it",
          window, "subviews")
      }
      addChildren(of: root, node)
    }
    if model.hit != nil, model.target != nil, order.count > 1 {
      assume("the view that was hit is in front of the target view", window, "root.subviews")
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in the order of first appearance.
  var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
