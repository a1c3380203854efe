// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// A tree ten thousand views deep, on a thread whose stack would not hold a frame of each.
@MainActor
@Suite("A tree ten thousand deep")
struct DeepTreeTests {
  private static let depth = 10_000

  /// Views in views, each a point further down and to the right every hundred.
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

  @Test("is searched, laid out, touched, converted and let go of")
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
