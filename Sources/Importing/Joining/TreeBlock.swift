// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Consecutive lines with the same kind of drawing: one or more trees, or single descriptions.
struct TreeBlock {
  /// The way in which depth is drawn, the same for all lines of a block.
  private enum Style { case pipes, columns, chain }

  private let lines: [PlacedRecord]
  private let style: Style

  init(_ lines: [PlacedRecord]) {
    self.lines = lines
    let drawn = lines.filter { if case .gap = $0.record { false } else { true } }
    let piped = drawn.count { $0.drawing.pipes > 0 }
    let shifted = drawn.count { $0.drawing.pipes == 0 && $0.drawing.column > 0 }
    let children = drawn.count {
      if case .unknownView = $0.record { $0.drawing.pipes == 0 } else { false }
    }
    style =
      piped > 0 && piped >= shifted ? .pipes : children > 0 && shifted == 0 ? .chain : .columns
  }

  func add(to joiner: inout ScreenJoiner) {
    let depths = depths()
    guard let top = zip(lines, depths).lazy.filter({ !$0.0.isGap }).map(\.1).min() else { return }
    if addChain(depths, top, to: &joiner) { return }
    /// The path to the last node: the depth and view of each node on it.
    var path: [(depth: Int, view: Int)] = []
    /// The view that stands for the cut-off top of a tree; while there is a single root, that root.
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
  }

  private func depths() -> [Int] {
    switch style {
    case .pipes: return lines.map(\.drawing.pipes)
    case .chain: return lines.indices.map { $0 }
    case .columns:
      // As in Python, a column is one level deeper than the next smaller column that is open.
      var columns: [Int] = []
      return lines.map { line in
        if line.isGap { return columns.count }
        while let last = columns.last, last > line.drawing.column { columns.removeLast() }
        if columns.last != line.drawing.column { columns.append(line.drawing.column) }
        return columns.count - 1
      }
    }
  }

  private func node(_ line: PlacedRecord, _ joiner: inout ScreenJoiner) -> Int? {
    switch line.record {
    case .view(let object, let label):
      guard joiner.model.views.count < ImportLimits.nodes else { return nil }
      if object.frameless, object.isNoView, !object.isLayer { return nil }
      let view = joiner.view(object, line: line.line)
      if !label.isEmpty {
        joiner.update(view) { $0.label = $0.label.isEmpty ? label : "\($0.label); \(label)" }
      }
      if let expression = line.expression {
        joiner.update(view) { $0.expressions.append(expression) }
      }
      // In a diff, a plus marks added lines. Views are never presented, only their controllers are.
      if line.drawing.isPresented, object.frameless {
        joiner.note("line \(line.line): a presented view controller")
      }
      HitReport.take(label, view, &joiner)
      return view
    case .unknownView(let name):
      guard joiner.model.views.count < ImportLimits.nodes else { return nil }
      return joiner.unknownView(name, line: line.line)
    default: return nil
    }
  }

  /// Adds the lines as a responder chain, innermost first, if a window or the application comes after the first line.
  /// Returns false if they are not one.
  private func addChain(_ depths: [Int], _ top: Int, to joiner: inout ScreenJoiner) -> Bool {
    guard lines.count > 1, depths == Array(top..<(top + lines.count)) || style == .chain else {
      return false
    }
    let objects = lines.compactMap { line -> DumpObject? in
      if case .view(let object, _) = line.record { object } else { nil }
    }
    guard objects.count == lines.count,
      objects.dropFirst().contains(where: {
        $0.name.short == "UIApplication" || $0.name.short.hasSuffix("Window")
          || $0.name.short.hasSuffix("WindowScene")
      })
    else { return false }
    var inner: Int?
    for (object, line) in zip(objects, lines) {
      if object.isNoView {
        if object.name.short.hasSuffix("Controller"), let inner {
          joiner.update(inner) { $0.controller = object.name }
        }
        continue
      }
      let view = joiner.view(object, line: line.line)
      if let inner { joiner.attach(inner, to: view) }
      inner = view
    }
    if let inner { joiner.addTop(inner) }
    return true
  }
}

extension PlacedRecord {
  fileprivate var isGap: Bool { if case .gap = record { true } else { false } }
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
      "Controller", "Delegate", "UIApplication", "Scene", "__NSArrayI", "__NSArrayM", "NSArray",
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

/// Recognizes the hit view and the target view in reports of test tools, by the words before the view's description.
enum HitReport {
  static func take(_ label: String, _ view: Int, _ joiner: inout ScreenJoiner) {
    let words = label.lowercased()
    let isHit = words.hasPrefix("hit") || words.hasSuffix("hit") || words.hasSuffix("hitten")
    if isHit {
      joiner.setHit(view)
    } else if words.contains("target view") || words.hasSuffix("target") || words == "view"
      || words.hasSuffix(": view") || words.contains("origin view") && joiner.model.target == nil
    {
      joiner.setTarget(view)
    }
    if words.contains("nil window") { joiner.setRefusingWindow() }
  }
}

/// The limits of a paste: those of a scenario file, minus one window.
enum ImportLimits {
  static let nodes = 99_000
  static let depth = 990
}
