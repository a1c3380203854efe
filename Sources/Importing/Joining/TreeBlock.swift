// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Consecutive lines that draw depth in the same way: one or more trees, or single descriptions.
struct TreeBlock {
  /// The way in which depth is drawn, the same for all lines of a block.
  private enum Style { case pipes, columns, chain }

  private(set) var lines: [PlacedRecord]
  private let style: Style
  /// True if a command for the responder chain printed the lines.
  private let isPrintedChain: Bool

  init(_ lines: [PlacedRecord], isChain: Bool) {
    self.lines = lines
    isPrintedChain = isChain
    let drawn = lines.filter { if case .gap = $0.record { false } else { true } }
    let piped = drawn.count { $0.drawing.pipes > 0 }
    let shifted = drawn.count { $0.drawing.pipes == 0 && $0.drawing.column > 0 }
    let children = drawn.count {
      if case .unknownView = $0.record { $0.drawing.pipes == 0 } else { false }
    }
    style =
      piped > 0 && piped >= shifted ? .pipes : children > 0 && shifted == 0 ? .chain : .columns
  }

  /// Returns the lines of each tree in the block, as indices. Lines that stand alone are trees, too.
  func trees() -> [Range<Int>] {
    let depths = depths()
    guard !isChain, let top = zip(lines, depths).lazy.filter({ !$0.0.isGap }).map(\.1).min() else {
      return []
    }
    // If the least depth is not 0, the beginning of the tree is cut off: lines of that depth are siblings, not roots.
    let starts = top > 0 ? [0] : lines.indices.filter { $0 == 0 || depths[$0] == top }
    return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
  }

  func add(to joiner: inout ScreenJoiner) {
    let depths = depths()
    guard let top = zip(lines, depths).lazy.filter({ !$0.0.isGap }).map(\.1).min() else { return }
    if isChain { return addChain(to: &joiner) }
    var doubled = DoubledAddresses()
    /// The path to the last node: the depth and view of each node on it.
    var path: [(depth: Int, view: Int)] = []
    /// The first root of a tree whose top is cut off; once `isHead` is true, the view that was added above its roots.
    var (head, isHead): (Int?, Bool) = (nil, false)
    var isBehindGap = false
    var isTooDeep = false
    for (line, depth) in zip(lines, depths) {
      if line.isGap {
        isBehindGap = true
        continue
      }
      guard let view = node(line, &joiner) else { continue }
      while let last = path.last, last.depth >= depth { path.removeLast() }
      doubled.add(view, isRoot: path.isEmpty, line: line.line)
      if let parent = path.last {
        if path.count == ImportLimits.depth {
          if !isTooDeep {
            joiner.note(
              "line \(line.line): the limit of \(ImportLimits.depth) levels is reached; deeper views became subviews of the last level"
            )
          }
          isTooDeep = true
        } else if depth > parent.depth + 1, style == .pipes, !isBehindGap {
          joiner.note(
            "line \(line.line): \(ImportReport.count(depth - parent.depth - 1, "level")) of the tree "
              + "\(depth == parent.depth + 2 ? "is" : "are") missing above this view; "
              + "it became a subview of the nearest superview in the text"
          )
        }
        joiner.attach(view, to: parent.view)
      } else if top > 0 || depth > top, style == .pipes {
        if let top = head, !isHead {
          (head, isHead) = (joiner.addCutHead(around: top), true)
        }
        if let head { joiner.attach(view, to: head) } else { (head, isHead) = (view, false) }
        joiner.addTop(view)
      } else {
        joiner.addTop(view)
      }
      if path.count < ImportLimits.depth { path.append((depth, view)) }
      isBehindGap = false
    }
    doubled.note(in: &joiner)
  }

  func depths() -> [Int] {
    switch style {
    case .pipes: return lines.map(\.drawing.pipes)
    case .chain: return lines.indices.map { $0 }
    case .columns:
      // As in Python, a line is one level deeper than the nearest line above it that is indented less.
      var columns: [Int] = []
      return lines.map { line in
        if line.isGap { return columns.count }
        while let last = columns.last, last > line.drawing.column { columns.removeLast() }
        if columns.last != line.drawing.column { columns.append(line.drawing.column) }
        return columns.count - 1
      }
    }
  }

  mutating func remove(_ indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    lines = lines.indices.filter { !indices.contains($0) }.map { lines[$0] }
  }

  private func node(_ line: PlacedRecord, _ joiner: inout ScreenJoiner) -> Int? {
    switch line.record {
    case .view(let object, let label):
      guard joiner.hasCapacity(line: line.line) else { return nil }
      if object.frameless, object.isNoView, !object.isLayer { return nil }
      let view = joiner.view(object, line: line.line)
      if !label.isEmpty {
        joiner.update(view) { $0.label = $0.label.isEmpty ? label : "\($0.label); \(label)" }
      }
      if let expression = line.expression {
        joiner.update(view) { $0.expressions.append(expression) }
      }
      // A plus marks a presented controller, which has no frame. Before a view it marks an added line of a diff.
      if line.drawing.isPresented, object.frameless {
        joiner.note("line \(line.line): a presented view controller")
      }
      HitReport.take(label, view, &joiner)
      return view
    case .unknownView(let name):
      guard joiner.hasCapacity(line: line.line) else { return nil }
      return joiner.unknownView(name, line: line.line)
    default: return nil
    }
  }

  /// True if the lines are a responder chain, innermost first: a window or the application comes after the first line.
  private var isChain: Bool {
    if isPrintedChain { return lines.count > 1 && lines.allSatisfy { $0.object != nil } }
    let depths = depths()
    guard lines.count > 1, style == .chain || depths == Array(depths[0]..<(depths[0] + lines.count))
    else { return false }
    let objects = lines.compactMap(\.object)
    return objects.count == lines.count
      && objects.dropFirst().contains {
        $0.name.short == "UIApplication" || $0.name.short.hasSuffix("Window")
          || $0.name.short.hasSuffix("WindowScene")
      }
  }

  private func addChain(to joiner: inout ScreenJoiner) {
    var inner: Int?
    for line in lines {
      guard let object = line.object else { continue }
      if object.isNoView {
        if ["Controller", "VC"].contains(where: object.name.short.hasSuffix), let inner {
          joiner.update(inner) { $0.controller = object.name }
        }
        continue
      }
      let view = joiner.view(object, line: line.line)
      if let inner { joiner.attach(inner, to: view) }
      inner = view
    }
    if let inner { joiner.addTop(inner) }
  }
}

extension PlacedRecord {
  fileprivate var isGap: Bool { if case .gap = record { true } else { false } }
  /// The object of a view's description; nil for other records.
  fileprivate var object: DumpObject? {
    if case .view(let object, _) = record { object } else { nil }
  }
}

/// Finds trees that were printed again later, such as before and after a change. Of each view only the last print of
/// its subviews is used: a mixture would be a tree that never existed.
struct Reprints {
  /// The views of later trees by address, with the line at which the tree begins.
  private var later: [String: (isRoot: Bool, start: Int)] = [:]
  private var notes: [String] = []

  /// Returns the blocks without the lines that were printed again, and notes about them.
  static func removed(from blocks: [TreeBlock]) -> (blocks: [TreeBlock], notes: [String]) {
    var reprints = Reprints()
    var kept: [TreeBlock] = []
    for var block in blocks.reversed() {
      reprints.removeLines(of: &block)
      kept.append(block)
    }
    return (kept.reversed(), reprints.notes.reversed())
  }

  private mutating func removeLines(of block: inout TreeBlock) {
    let depths = block.depths()
    var dropped = Set<Int>()
    for tree in block.trees().reversed() where tree.count > 1 {
      let lines = dropped.count
      var (limit, start): (Int?, Int?) = (nil, nil)
      for index in tree {
        if let depth = limit, depths[index] > depth {
          dropped.insert(index)
          continue
        }
        limit = nil
        guard let address = block.lines[index].object?.address, let print = later[address] else {
          continue
        }
        // If the view is the root only of the later tree, its line stays: the earlier tree alone shows its superview.
        if !print.isRoot || index == tree.lowerBound { dropped.insert(index) }
        (limit, start) = (depths[index], print.start)
      }
      if let start, dropped.count > lines {
        notes.append(
          "line \(block.lines[tree.lowerBound].line): views of this tree were printed again from line \(start) on; "
            + "that last print is used, and \(ImportReport.count(dropped.count - lines, "line")) of this one "
            + "\(dropped.count == lines + 1 ? "is" : "are") not")
      }
      remember(block, tree, dropped)
    }
    block.remove(dropped)
  }

  /// Adds the views of a tree to those that replace earlier ones.
  private mutating func remember(_ block: TreeBlock, _ tree: Range<Int>, _ dropped: Set<Int>) {
    for index in tree where !dropped.contains(index) {
      guard let address = block.lines[index].object?.address, later[address]?.isRoot != false else {
        continue
      }
      later[address] = (index == tree.lowerBound, block.lines[tree.lowerBound].line)
    }
  }
}

/// Views of one tree whose address another line of the tree also has. An address belongs to one view, so one of the
/// lines is wrong.
private struct DoubledAddresses {
  private var views: Set<Int> = []
  private var first: (view: Int, line: Int)?
  private var count = 0

  mutating func add(_ view: Int, isRoot: Bool, line: Int) {
    if isRoot { views = [] }
    guard !views.insert(view).inserted else { return }
    first = first ?? (view, line)
    count += 1
  }

  func note(in joiner: inout ScreenJoiner) {
    guard let first else { return }
    let view = joiner.model.views[first.view]
    joiner.note(
      "line \(first.line): the address 0x\(view.address ?? "") was in this tree before; both lines became one view, "
        + "where it was first"
        + (count > 1 ? "; so did \(ImportReport.count(count - 1, "more line", "more lines"))" : ""))
  }
}

extension DumpObject {
  /// True if the object has no information about its position.
  var frameless: Bool { self["frame"] == nil && self["AX.frame"] == nil && self["layer"] == nil }

  /// True if it is a layer, which is not a view although it is printed in a view tree.
  var isLayer: Bool {
    tail.trimmed.begins("(layer)") || name.short.hasSuffix("Layer") && name.short.hasPrefix("CA")
  }

  /// True if it is a controller, a delegate or another object that is not a view.
  var isNoView: Bool {
    let name = name.short
    return [
      "Controller", "VC", "Delegate", "UIApplication", "Scene", "__NSArrayI", "__NSArrayM",
      "NSArray",
      "__NSSetI", "Effect", "Color", "Image", "Font", "Layout",
    ]
    .contains { name.hasSuffix($0) } || name.hasPrefix("__NS") || name.hasPrefix("CA") && frameless
      || name.hasPrefix("NSLayoutConstraint") || name == "NSError"
  }
}

extension ScreenJoiner {
  /// Adds a view above the root of a tree, for the part that was cut off.
  mutating func addCutHead(around view: Int) -> Int {
    let head = unknownView("CutHead", line: model.views[view].line)
    addTop(head)
    attach(view, to: head)
    note(
      "line \(model.views[view].line): the beginning of the tree is cut off; the view CutHead stands for it"
    )
    return head
  }
}

/// The limits of a paste. `nodes` and `depth` are below those of a scenario file, so that added windows fit.
enum ImportLimits {
  static let nodes = 99_000
  static let depth = 990
  /// The largest number of fingers that are down at the same time, more than Apple's touchscreens report.
  static let fingers = 20
  /// The largest number of objects that the text does not show and that the report asks about.
  static let unknown = 10
  /// The largest number of recognizers. The time in which they decide among each other grows with the square of it.
  static let recognizers = 1_000
  /// The largest number of answers of hit tests, and of answers of `point(inside:with:)`.
  static let hitTests = 20
  /// The largest distance from its bounds at which a view takes touches, in points.
  static let margin: CGFloat = 10_000
  /// The largest windowLevel.
  static let level = 1_000_000.0
}
