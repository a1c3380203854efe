// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Plans a scene from accessibility elements.
extension ScenePlanner {
  mutating func makeElements() {
    report.headings.append(
      "Made from accessibility elements, not from views: their frames on the screen are known, but no views, "
        + "recognizers or reasons to refuse a touch.")
    let screens = model.views.filter { ["Application", "Window"].contains($0.element?.type) }
      .compactMap(\.frame)
    let extent = model.views.compactMap(\.frame).reduce(CGRect.zero) {
      $0.union($1.isNull || $1.isInfinite ? .zero : $1)
    }
    // Uses `size`, which may be negative as printed; `width` and `height` of a rectangle never are.
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

  /// Returns the index range of the keyboard and the keys, which come after it; empty if no keyboard is shown.
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

  /// The sizes of controls whose size is fixed, by the types of their elements. The frame of an element may be larger.
  private static let fixedSizes = [
    "Switch": ControlDefaults.switchSize, "Toggle": ControlDefaults.switchSize,
    "Stepper": ControlDefaults.stepperSize,
  ]
  /// An element that is wider than its control by more than this many points is a row with the control at its end.
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

  /// Returns the nearest screen of a device that contains a size; for a size that no screen contains, the size itself.
  /// For nil, an invalid size, or one below 320 x 480 points, it is the screen of an iPhone with 390 x 844 points.
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
