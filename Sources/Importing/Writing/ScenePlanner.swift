// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Plans a scene from a paste, and notes the used parts and the assumptions.
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
  /// The requested view if it is not in the tree of the window that was printed.
  private(set) var outsider: Int?
  /// The answers of hit tests that the scene gives, too.
  var explained: [HitFinding] = []
  /// The answers of hit tests that no single override in the scene gives.
  var unexplained: [HitFinding] = []
  /// True if the requested view is in no window, so that no touch can reach it.
  var isOutOfWindow = false

  init(
    _ model: ScreenModel, _ options: ImportOptions, asked: Int?, recognizer: Int? = nil,
    report: ImportReport
  ) {
    (self.model, self.options, self.report) = (model, options, report)
    (self.asked, self.recognizer) = (asked, recognizer)
  }

  mutating func make() {
    for note in model.notes { report.taken.append(note) }
    if model.isOfElements { makeElements() } else { makeWindows() }
    leaveOutRootControllers()
    setLevels()
    addRequirements()
    noteControllers()
    for (reason, count) in leftOut { report.taken.append("\(count) left out: \(reason)") }
    plan.asked = (asked ?? model.target).map { contentView(of: $0) }.flatMap { nodes[$0] }
    noteReport()
    takeHitTests()
    noteDisappeared()
    addInput()
    noteAnimation()
    noteHiddenParts()
    noteConflicts()
    report.nodesMade = plan.nodes.count
    nameScene()
  }

  /// The only recognizer of the requested view, with which it acts; nil for none or several, and for controls and scroll
  /// views, which act themselves.
  var onlyRecognizer: Int? {
    guard let view = plan.asked.flatMap({ plan.nodes[$0].view }),
      ![.control, .scroll].contains(model.kind(view).role)
    else { return nil }
    let own = gestureNames.keys.filter { model.view(ofRecognizer: $0) == view }
    return own.count == 1 ? own[0] : nil
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

  /// Returns a text of the user, replaced by its length if the import is anonymous.
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
    // A window that was described separately belongs to the tree without a window.
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
    // A window that only a touch names gets no tree if another tree has a window.
    if windows.count > bare.count, !bare.isEmpty {
      windows.removeAll { bare.contains($0) && model.views[$0].frame == nil }
    }
    for window in windows { _ = addWindow(window) }
    if !others.isEmpty {
      leaveOut(
        "views outside of the window's tree: --view NAME asks about one of them", others.count)
    }
  }

  /// Notes that the requested view is not in a window's tree. The cause may be just that.
  private mutating func noteOutsider(_ view: Int, _ window: Int) {
    guard let node = nodes[view], goneView(around: view) == nil else { return }
    let name = plan.nodes[node].name
    guard model.views[view].answers["superview"] != false else {
      isOutOfWindow = true
      report.headings.append(
        "\(name) has no superview: it is in no window, and no touch reaches it.")
      return
    }
    outsider = view
    report.headings.append(
      "\(name) is not in the tree of \(model.views[window].name.short) in the text. If that tree is complete, the view "
        + "is not in the window, and no touch reaches it.")
  }

  private mutating func addWindow(_ view: Int) -> Int {
    let kind = model.views[view].name.short
    let box = model.views[view].frame
    let first = plan.windows.isEmpty
    if first { plan.screen = Screens.nearest(to: box?.size) }
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
    // A frame in the window counts with its distance from the window's origin.
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

  /// Adds roots to a window. Roots that a test tool or a hit test named are added in front.
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

  // MARK: Elements

  private mutating func makeElements() {
    report.headings.append(
      "Made from accessibility elements, not from views: their frames on the screen are known, but no views, "
        + "recognizers or reasons to refuse a touch.")
    let screens = model.views.filter { ["Application", "Window"].contains($0.element?.type) }
      .compactMap(\.frame)
    let extent = model.views.compactMap(\.frame).reduce(CGRect.zero) {
      $0.union($1.isNull || $1.isInfinite ? .zero : $1)
    }
    // The sizes as printed, because `width` and `height` of a rectangle are never negative.
    let size = screens.map(\.size).first { Screens.sides ~= $0.width && Screens.sides ~= $0.height }
    plan.screen = size ?? Screens.nearest(to: CGSize(width: extent.maxX, height: extent.maxY))
    let window = plan.add(
      ScenePlan.Node(
        name: names.unique("UIWindow"), viewClass: "UIWindow",
        frame: SolvedFrame(box: CGRect(origin: .zero, size: plan.screen), matrix: nil)), to: nil)
    let elements = model.roots.compactMap { root in
      model.views[root].element.map { (view: root, element: $0) }
    }.filter { !["Application", "Window"].contains($0.element.type) }
    let framed = elements.filter { $0.element.frame != nil }
    if framed.count < elements.count {
      leaveOut("elements without a frame", elements.count - framed.count)
    }
    let keyboard = keyboard(in: framed)
    let placed = Array(framed[..<keyboard.lowerBound] + framed[keyboard.upperBound...])
    defer { addKeyboard(framed[keyboard]) }
    let modal = placed.lastIndex {
      ["Alert", "Sheet"].contains($0.element.type) && $0.element.isVisible
    }
    guard let modal else {
      for (view, element) in placed { addElement(view, element, to: window) }
      return assume("later elements are in front of earlier ones", window, "subviews")
    }
    func isInFront(_ frame: CGRect?) -> Bool {
      frame.map { placed[modal].element.frame?.contains($0) == true } ?? false
    }
    let rest = placed[modal...]
    for (view, element) in placed[..<modal] + rest.filter({ !isInFront($0.element.frame) }) {
      addElement(view, element, to: window)
    }
    let dimming = plan.add(
      ScenePlan.Node(
        name: names.unique("UIDimmingView"), viewClass: "UIView",
        frame: SolvedFrame(box: CGRect(origin: .zero, size: plan.screen), matrix: nil)), to: window)
    for (view, element) in rest.filter({ isInFront($0.element.frame) }) {
      addElement(view, element, to: window)
    }
    assume("later elements are in front of earlier ones", window, "subviews")
    assume(
      "UIKit covers the screen around the \(placed[modal].element.type), so nothing outside it gets a touch",
      dimming, "frame")
  }

  private typealias Element = (view: Int, element: ElementRecord)

  /// Returns the range of the keyboard and its keys, which follow it; an empty range if no keyboard is shown.
  private func keyboard(in elements: [Element]) -> Range<Int> {
    let start = elements.firstIndex { $0.element.type == "Keyboard" && $0.element.isVisible }
    guard let start, let frame = elements[start].element.frame else { return 0..<0 }
    let end = elements[start...].firstIndex { $0.element.frame.map(frame.contains) != true }
    return start..<(end ?? elements.endIndex)
  }

  /// Adds the keyboard's window. Its keys are left out unless the question is about one.
  private mutating func addKeyboard(_ elements: ArraySlice<Element>) {
    guard let keyboard = elements.first else { return }
    let window = plan.add(
      ScenePlan.Node(
        name: names.unique("UIRemoteKeyboardWindow"), viewClass: "UIWindow",
        frame: SolvedFrame(box: CGRect(origin: .zero, size: plan.screen), matrix: nil), level: 1,
        passesTouches: true), to: nil)
    assume("the keyboard is in front of everything", window, "level")
    let isAsked = elements.contains { $0.view == asked }
    for (view, element) in isAsked ? elements : [keyboard] { addElement(view, element, to: window) }
    if !isAsked, elements.count > 1 { leaveOut("keys of the keyboard", elements.count - 1) }
  }

  /// The sizes of controls that are never larger, by the types of their elements.
  private static let fixedSizes = [
    "Switch": CGSize(width: 51, height: 31), "Toggle": CGSize(width: 51, height: 31),
    "Stepper": CGSize(width: 94, height: 32),
  ]
  /// The least width that a row has in addition to the control at its end.
  private static let rowMargin: CGFloat = 20

  private mutating func addElement(_ view: Int, _ element: ElementRecord, to window: Int) {
    let frame = element.frame ?? .zero
    let size = Self.fixedSizes[element.type] ?? frame.size
    // The element of a switch may be a whole row.
    let isRow = frame.width > size.width + Self.rowMargin
    let box =
      isRow
      ? CGRect(
        x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
        height: size.height) : frame
    let node = addNode(view, to: window, frame: SolvedFrame(box: box, matrix: nil))
    if isRow {
      assume("\(plan.nodes[node].name) is at the right end of its element", node, "frame")
    }
    guard !element.isVisible else { return }
    plan.nodes[node].isHidden = true
    report.taken.append("\(plan.nodes[node].name) is not visible")
  }
}

/// The screens of Apple's devices, in points.
enum Screens {
  /// The smallest and the largest width and height of a screen, in points.
  static let sides: ClosedRange<CGFloat> = 1...100_000

  private static let sizes: [(Double, Double)] = [
    (320, 480), (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (390, 844), (428, 926),
    (393, 852),
    (430, 932), (402, 874), (440, 956), (420, 912), (744, 1133), (768, 1024), (810, 1080),
    (820, 1180), (834, 1112),
    (834, 1194), (834, 1210), (1024, 1366), (1032, 1376),
  ]

  /// Returns the smallest screen of a device that is at least as large as a size; an iPhone's if the size fits.
  static func nearest(to size: CGSize?) -> CGSize {
    let usual = CGSize(width: 390, height: 844)
    guard let size, size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0
    else { return usual }
    let all = sizes.flatMap {
      [CGSize(width: $0.0, height: $0.1), CGSize(width: $0.1, height: $0.0)]
    }
    if all.contains(size) { return size }
    if size.width < 320, size.height < 480 { return usual }
    // The width identifies a device better than the height.
    func distance(_ screen: CGSize) -> CGFloat {
      (screen.width - size.width) * 10 + screen.height - size.height
    }
    let near = all.filter { $0.width >= size.width && $0.height >= size.height }
      .min { distance($0) < distance($1) }
    return near
      ?? CGSize(width: min(max(size.width, 1), 100_000), height: min(max(size.height, 1), 100_000))
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in the order of first appearance.
  var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
