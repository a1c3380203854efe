// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The scene as it will be written: windows and nodes with their values.
struct ScenePlan: Sendable {
  struct Node: Sendable {
    var name: String
    var viewClass: String
    /// The view from which the node was made; nil for an added node.
    var view: Int?
    var parent: Int?
    var children: [Int] = []
    var frame: SolvedFrame
    var level: Double?
    var title: String?
    var isHidden = false
    var alpha: Double?
    var isInteractive: Bool?
    /// True if the class has isUserInteractionEnabled true by default.
    var startsInteractive = true
    var isEnabled: Bool?
    var clips = false
    /// True if touches go through the node unless they hit a subview.
    var passesTouches = false
    /// The assumed override of its `hitTest(_:with:)`; nil if there is none.
    var override: Override?
    /// The distance outside of the bounds, in points, up to which its `point(inside:with:)` returns true.
    var margin = 0.0
    /// True if its `point(inside:with:)` also returns true where a subview's does.
    var asksOutside = false
    var controllerName: String?
    var contentOffset: CGPoint?
    var contentSize: CGSize?
    var inset: [Double]?
    /// Further flags of the node and of its scrolling, by key.
    var flags: [(key: String, isOn: Bool)] = []
    var scrollFlags: [(key: String, isOn: Bool)] = []
    var isScrollView = false
    var action: (event: String, line: String)?
    /// The value of a slider, from 0 to 1.
    var value: Double?
    /// The number of segments or pages, with its key.
    var count: (key: String, number: Int?)?
    var gestures: [Gesture] = []
    var isWindow: Bool { viewClass == "UIWindow" }
  }

  /// The result of an override of `hitTest(_:with:)`.
  enum Override: String, Sendable {
    /// It returns nil: neither the view nor anything in it is hit.
    case none = "nil"
    /// It returns the view itself, without asking any subview.
    case itself = "self"
  }

  struct Gesture: Sendable {
    var name: String
    var recognizerClass: String
    var action: String?
    /// The recognizer's other properties in the scenario file. The values are JSON.
    var members: [(key: String, value: String)] = []
    var requires: [String] = []
  }

  struct Input: Sendable {
    let time: Double
    let finger: Int
    let phase: String
    let point: CGPoint
    var force = 0.0
  }

  var title = ""
  var about = ""
  var screen = CGSize(width: 390, height: 844)
  var nodes: [Node] = []
  var windows: [Int] = []
  var input: [Input] = []
  /// The node that the user asked about.
  var asked: Int?

  mutating func add(_ node: Node, to parent: Int?) -> Int {
    nodes.append(node)
    let index = nodes.count - 1
    nodes[index].parent = parent
    if let parent { nodes[parent].children.append(index) } else { windows.append(index) }
    return index
  }

  /// Returns a node and its ancestors, the nearest first.
  func path(_ node: Int) -> some Sequence<Int> { sequence(first: node) { nodes[$0].parent } }
}

/// Converts points between nodes, and finds the views that a touch hits.
extension ScenePlan {
  /// Returns the bounds in the node's own coordinates.
  func bounds(_ node: Int) -> CGRect {
    CGRect(origin: nodes[node].contentOffset ?? .zero, size: nodes[node].frame.frame.size)
  }

  /// Returns the transform from a node's coordinates to those of its superview; for a window, to those of the screen.
  func toParent(_ node: Int) -> CGAffineTransform {
    let (bounds, solved) = (bounds(node), nodes[node].frame)
    let middle = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    let center = CGPoint(
      x: solved.frame.origin.x + solved.frame.size.width / 2,
      y: solved.frame.origin.y + solved.frame.size.height / 2)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(solved.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Returns a point of a node as a point of the screen.
  func onScreen(_ point: CGPoint, of node: Int) -> CGPoint {
    path(node).reduce(point) { $0.applying(toParent($1)) }
  }

  /// Returns the centre of a node, in screen coordinates. If that point is off the screen, returns the centre of the
  /// node's visible part instead, so that a finger can touch it.
  func middle(of node: Int) -> CGPoint {
    let bounds = bounds(node)
    let centre = onScreen(
      CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2),
      of: node)
    guard !CGRect(origin: .zero, size: screen).contains(centre) else { return centre }
    let corners = Quad(bounds).corners.map { onScreen($0, of: node) }
    guard let x = Self.middle(corners.map(\.x), within: screen.width),
      let y = Self.middle(corners.map(\.y), within: screen.height)
    else { return centre }
    return CGPoint(x: x, y: y)
  }

  /// Returns the middle of the range of some numbers, cut to the range from 0 to a limit; nil if nothing is left.
  private static func middle(_ numbers: [CGFloat], within limit: CGFloat) -> CGFloat? {
    guard let low = numbers.min(), let high = numbers.max(), low < limit, high > 0 else {
      return nil
    }
    return (max(0, low) + min(limit, high)) / 2
  }

  /// The reason why a touch at a point of the screen does not hit a node, as far as the tree shows.
  enum Obstacle: Equatable {
    /// The node or an ancestor refuses the touch by a property or override, or because the point is outside its bounds.
    case refused(by: Int)
    /// A view in front takes the touch.
    case covered(by: Int)
  }

  func obstacle(for node: Int, at point: CGPoint) -> Obstacle? {
    let path = Array(path(node).reversed())
    guard let window = path.first else { return nil }
    let order = windowsFrontToBack
    for other in order.prefix(while: { $0 != window }) {
      if let hit = hit(other, point) { return .covered(by: hit) }
    }
    var point = point
    for (step, current) in path.enumerated() {
      guard let inside = local(point, current), !refuses(current) else {
        return .refused(by: current)
      }
      point = inside
      guard step + 1 < path.count else { break }
      guard nodes[current].override != .itself else { return .refused(by: current) }
      let children = nodes[current].children
      guard let index = children.firstIndex(of: path[step + 1]) else { break }
      for sibling in children[(index + 1)...].reversed() {
        if let hit = hit(sibling, point) { return .covered(by: hit) }
      }
    }
    return nil
  }

  private var windowsFrontToBack: [Int] {
    windows.enumerated().sorted {
      let (one, other) = (nodes[$0.element].level ?? 0, nodes[$1.element].level ?? 0)
      return one == other ? $0.offset > $1.offset : one > other
    }.map(\.element)
  }

  /// Returns the first node of a subtree, superviews first and front to back, that does not let a touch through. The
  /// point is in the superview's coordinates.
  private func hit(_ node: Int, _ point: CGPoint) -> Int? {
    var open = [(node, point)]
    while let (next, point) = open.popLast() {
      guard !refuses(next), let inside = local(point, next) else { continue }
      if !nodes[next].passesTouches { return next }
      open += nodes[next].children.map { ($0, inside) }
    }
    return nil
  }

  /// Returns the node that is hit at a point of the screen; nil if there is none.
  func found(at point: CGPoint) -> Int? {
    windowsFrontToBack.lazy.compactMap { window in
      converted(point, to: window).flatMap { hitTest(of: window, at: $0).node }
    }.first
  }

  /// Returns the node that the hit test of a node returns for a point in its own coordinates, and the nodes that let
  /// the touch through. The node's ancestors and the views in front of it make no difference.
  func hitTest(of node: Int, at point: CGPoint) -> (node: Int?, passed: [Int]) {
    guard !refuses(node), contains(point, node) else { return (nil, []) }
    var passed: [Int] = []
    var open = [(node: node, point: point, rest: asked(node))]
    while let last = open.last {
      if last.rest > 0 {
        open[open.count - 1].rest -= 1
        let child = nodes[last.node].children[last.rest - 1]
        if !refuses(child), let inside = local(last.point, child) {
          open.append((child, inside, asked(child)))
        }
      } else if nodes[last.node].passesTouches {
        passed.append(last.node)
        open.removeLast()
      } else {
        return (last.node, passed)
      }
    }
    return (nil, passed)
  }

  /// Returns the number of subviews that a node's hit test asks: all or, if an override returns the node itself, none.
  private func asked(_ node: Int) -> Int {
    nodes[node].override == .itself ? 0 : nodes[node].children.count
  }

  func refuses(_ node: Int) -> Bool {
    let node = nodes[node]
    return node.isHidden || node.override == ScenePlan.Override.none
      || !(node.isInteractive ?? node.startsInteractive)
      || node.alpha.map { $0 < 0.01 } == true
  }

  /// Returns a point of the screen in a node's own coordinates; nil if a transform on the path has no inverse.
  func point(_ point: CGPoint, in node: Int) -> CGPoint? {
    path(node).reversed().reduce(point) { point, node in
      point.flatMap { converted($0, to: node) }
    }
  }

  /// Returns a point of a node's superview in the node's own coordinates; nil if the node does not accept the point.
  private func local(_ point: CGPoint, _ node: Int) -> CGPoint? {
    converted(point, to: node).flatMap { contains($0, node) ? $0 : nil }
  }

  /// Returns a point of a node's superview in the node's own coordinates; nil if its transform has no inverse.
  private func converted(_ point: CGPoint, to node: Int) -> CGPoint? {
    let transform = toParent(node)
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    return point.applying(transform.inverted())
  }

  /// Returns whether a node accepts a point in its own coordinates: it is in the node's bounds or, if the node also
  /// asks its subviews about points outside, a subview accepts the point.
  private func contains(_ point: CGPoint, _ node: Int) -> Bool {
    var open = [(node: node, point: point, level: 0)]
    while let (next, point, level) = open.popLast() {
      if boundsContain(point, next) { return true }
      guard nodes[next].asksOutside, level < Self.longestChain else { continue }
      for child in nodes[next].children where !refuses(child) {
        if let inside = converted(point, to: child) { open.append((child, inside, level + 1)) }
      }
    }
    return false
  }

  /// The largest depth of subviews that are asked about a point outside their superview's bounds.
  private static let longestChain = 20

  private func boundsContain(_ point: CGPoint, _ node: Int) -> Bool {
    let margin = nodes[node].margin
    let bounds = bounds(node).insetBy(dx: -margin, dy: -margin)
    return point.x >= bounds.origin.x && point.y >= bounds.origin.y
      && point.x < bounds.origin.x + bounds.size.width
      && point.y < bounds.origin.y + bounds.size.height
  }
}
