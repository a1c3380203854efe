// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// A tree ten thousand views deep, on a thread whose stack is too small for recursion through all of them.
@MainActor
@Suite("A tree ten thousand deep")
struct DeepTreeTests {
  private static let depth = 10_000

  /// Makes nested views, each of which is a point further down and to the right every hundred levels.
  private func tree(_ make: () -> UIView = { UIView() }) -> (root: UIView, leaf: UIView) {
    let root = make()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    var leaf = root
    for _ in 1..<Self.depth {
      let view = make()
      view.frame = root.bounds
      leaf.addSubview(view)
      leaf = view
    }
    return (root, leaf)
  }

  @Test("is searched, laid out, touched, converted and released")
  func plain() {
    weak var gone: UIView?
    do {
      let stage = Stage()
      let (root, leaf) = tree()
      gone = leaf
      stage.root.addSubview(root)
      stage.advance(to: 0.1)
      #expect(stage.hit(10, 10) === leaf)
      #expect(leaf.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
      root.transform = CGAffineTransform(translationX: 5, y: 0)
      #expect(leaf.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 8, y: 4))
      root.frame.size.width = 300
      root.setNeedsLayout()
      root.layoutIfNeeded()
      stage.add(UITapGestureRecognizer(), "t", to: root)
      stage.add(UIPanGestureRecognizer(), "p", to: leaf)
      stage.tap(10, 10)
      #expect(stage.lines == ["t!"])
      #expect(ResponderChain(from: leaf).responders.count > Self.depth)
      root.removeFromSuperview()
      stage.end()
    }
    #expect(gone == nil)
  }

  @Test("follows the size of its root")
  func autoresizing() {
    let stage = Stage()
    let (root, leaf) = tree {
      let view = UIView()
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    stage.root.addSubview(root)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    root.frame.size.width = 300
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.end()
  }

  @Test("stacks in stacks ask the innermost view once for each of them")
  func stacks() {
    let stage = Stage()
    let leaf = CountingLabel()
    var stack = UIStackView(arrangedSubviews: [leaf])
    for _ in 1..<40 { stack = UIStackView(arrangedSubviews: [stack]) }
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    stage.root.addSubview(stack)
    leaf.count = 0
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(leaf.count == 40)
    stage.end()
  }

  private final class CountingLabel: UILabel {
    var count = 0
    override var intrinsicContentSize: CGSize {
      count += 1
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("is taken out of its window while a finger is on the leaf")
  func removedDuringTouch() {
    let stage = Stage()
    let (root, _) = tree()
    stage.root.addSubview(root)
    stage.finger(1).down(10, 10)
    root.removeFromSuperview()
    stage.finger(1).up()
    stage.end()
  }
}
