// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Random trees and points, compared with the naive search.
@MainActor
@Suite("Random trees")
struct HitTestPropertyTests {
  // The naive search takes twenty times as long in a debug build.
  #if DEBUG
    private static let points = 60_000
  #else
    private static let points = 1_000_000
  #endif

  @Test("the search finds what a naive reading of the facts finds")
  func agreesWithTheNaiveSearch() {
    var random = SeededGenerator(seed: 20_261_121)
    var compared = 0
    var undecided = 0
    var hits = Set<Int>()
    while compared < Self.points {
      let tree = RandomTree(&random)
      for _ in 0..<60 {
        let x = CGFloat(Int.random(in: -40...480, using: &random)) / 2
        let y = CGFloat(Int.random(in: -40...480, using: &random)) / 2
        let expected = tree.expected(x, y)
        guard expected != .undecided else {
          undecided += 1
          continue
        }
        compared += 1
        let actual = tree.actual(x, y)
        if case .node(let number) = actual { hits.insert(number) }
        guard actual == expected else {
          Issue.record("(\(x), \(y)): \(actual) instead of \(expected) in\n\(tree.description)")
          return
        }
      }
    }
    #expect(compared >= Self.points)
    #expect(undecided < compared / 100)
    // The trees are useful: views of every depth are found.
    #expect(hits.count > 10)
  }
}

/// The same random tree twice: as data and as views.
@MainActor
private final class RandomTree {
  private let root: NaiveNode
  private var nodes: [NaiveNode] = []
  private var views: [OverridingView] = []

  init(_ random: inout SeededGenerator) {
    root = NaiveNode(number: 0)
    let count = Int.random(in: 3...24, using: &random)
    for number in 0..<count {
      let node = number == 0 ? root : NaiveNode(number: number)
      let view = OverridingView()
      nodes.append(node)
      views.append(view)
      Self.place(node, view, isRoot: number == 0, &random)
      Self.dress(node, view, isRoot: number == 0, &random)
      guard number > 0 else { continue }
      let parent = Int.random(in: max(0, number - 6)..<number, using: &random)
      nodes[parent].children.append(node)
      views[parent].addSubview(view)
    }
    for number in 1..<count { overrideHitTest(number, count, &random) }
  }

  func expected(_ x: CGFloat, _ y: CGFloat) -> NaiveNode.Found { root.search(x, y) }

  func actual(_ x: CGFloat, _ y: CGFloat) -> NaiveNode.Found {
    let found = views[0].hitTest(CGPoint(x: x, y: y), with: nil)
    guard let index = views.firstIndex(where: { $0 === found }) else { return .nothing }
    return .node(index)
  }

  private static func place(
    _ node: NaiveNode, _ view: UIView, isRoot: Bool, _ random: inout SeededGenerator
  ) {
    node.width = isRoot ? 220 : CGFloat(Int.random(in: 0...160, using: &random))
    node.height = isRoot ? 220 : CGFloat(Int.random(in: 0...160, using: &random))
    node.centerX =
      isRoot ? 110 : CGFloat(Int.random(in: -20...200, using: &random)) + node.width / 2
    node.centerY =
      isRoot ? 110 : CGFloat(Int.random(in: -20...200, using: &random)) + node.height / 2
    if random.chance(0.3) {
      node.boundsX = CGFloat(Int.random(in: -50...50, using: &random))
      node.boundsY = CGFloat(Int.random(in: -50...50, using: &random))
    }
    if isRoot { (node.boundsX, node.boundsY) = (0, 0) }
    view.bounds = CGRect(
      x: node.boundsX, y: node.boundsY, width: node.width, height: node.height)
    view.center = CGPoint(x: node.centerX, y: node.centerY)
    guard !isRoot, random.chance(0.5) else { return }
    let angle = CGFloat.random(in: -3...3, using: &random)
    let scaleX = random.chance(0.05) ? 0 : CGFloat.random(in: -2...2, using: &random)
    let scaleY = CGFloat.random(in: 0.3...2, using: &random)
    let shiftX = CGFloat(Int.random(in: -30...30, using: &random))
    // Scale first, then rotation, then translation.
    let m = [
      cos(angle) * scaleX, sin(angle) * scaleX, -sin(angle) * scaleY, cos(angle) * scaleY, shiftX,
      0,
    ]
    node.matrix = m
    view.transform = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  private static func dress(
    _ node: NaiveNode, _ view: OverridingView, isRoot: Bool, _ random: inout SeededGenerator
  ) {
    guard !isRoot else { return }
    if random.chance(0.1) { node.isHidden = true }
    if random.chance(0.1) { node.isOff = true }
    if random.chance(0.2) {
      node.alpha =
        [0, 0.005, 0.0099999, 0.01, 0.010000000707805157, 0.011, 0.5]
        .randomElement(using: &random) ?? 1
    }
    if random.chance(0.15) {
      node.inside =
        [.always, .never, .inset(-20), .inset(10)].randomElement(using: &random) ?? .none
    }
    view.isHidden = node.isHidden
    view.isUserInteractionEnabled = !node.isOff
    view.alpha = node.alpha
    view.inside = node.inside
  }

  private func overrideHitTest(
    _ number: Int, _ count: Int, _ random: inout SeededGenerator
  ) {
    guard random.chance(0.1) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      nodes[number].hit = .answersNil
      views[number].answer = { _ in nil }
    case 1:
      nodes[number].hit = .answersSelf
      views[number].answer = { $0 }
    case 2:
      nodes[number].hit = .answersFirstChild
      views[number].answer = { $0.subviews.first }
    default:
      let other = Int.random(in: 0..<count, using: &random)
      nodes[number].hit = .answersNode(other)
      views[number].answer = { [unowned self] _ in views[other] }
    }
  }

  var description: String {
    nodes.map { node in
      "\(node.number): center \(node.centerX),\(node.centerY) bounds \(node.boundsX),"
        + "\(node.boundsY) \(node.width)x\(node.height) \(node.matrix) hidden \(node.isHidden) "
        + "off \(node.isOff) alpha \(node.alpha) \(node.hit) \(node.inside) "
        + "children \(node.children.map(\.number))"
    }.joined(separator: "\n")
  }
}

private final class OverridingView: UIView {
  var inside = NaiveNode.InsideOverride.none
  var answer: ((UIView) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let answer { return answer(self) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch inside {
    case .none: super.point(inside: point, with: event)
    case .always: true
    case .never: false
    case .inset(let inset): bounds.insetBy(dx: inset, dy: inset).contains(point)
    }
  }
}
