// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Tests which views are laid out in a pass, and their order. Source for one pass that lays out all views that need it:
/// Apple's reference pages of `layoutIfNeeded()` and `setNeedsLayout()`. The order among siblings is our choice.
@MainActor
@Suite("A pass of layout")
struct LayoutPassTests {
  private final class Noting: UIView {
    var note: () -> Void = {}

    override func layoutSubviews() { note() }
  }

  /// A root with two branches of two leaves each, laid out once.
  @MainActor
  private struct Tree {
    var views: [String: Noting] = [:]
    let root = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      views["root"] = root
      for branch in ["a", "b"] {
        let view = Noting(frame: root.bounds)
        root.addSubview(view)
        views[branch] = view
        for leaf in ["1", "2"] {
          let subview = Noting(frame: root.bounds)
          view.addSubview(subview)
          views[branch + leaf] = subview
        }
      }
      root.layoutIfNeeded()
    }

    func ask(_ names: String...) { for name in names { views[name]?.setNeedsLayout() } }

    /// Returns the names of the views that are laid out, in order. `act` is called with each name during its layout.
    func layOut(_ act: @escaping @MainActor (String) -> Void = { _ in }) -> [String] {
      var found: [String] = []
      for (name, view) in views {
        view.note = {
          found.append(name)
          act(name)
        }
      }
      root.layoutIfNeeded()
      return found
    }
  }

  @Test("only views that need it are laid out, superviews first, siblings from back to front")
  func order() {
    let tree = Tree()
    tree.ask("b2", "a1", "b", "root")
    #expect(tree.layOut() == ["root", "a1", "b", "b2"])
    #expect(tree.layOut().isEmpty)
  }

  @Test("a view that one before it marks is laid out in the same pass")
  func lateComers() {
    let tree = Tree()
    tree.ask("a1")
    #expect(tree.layOut { if $0 == "a1" { tree.ask("a2", "b", "b1") } } == ["a1", "a2", "b", "b1"])
  }

  @Test("a view that one after it marks is laid out in the next pass")
  func earlierOnes() {
    let tree = Tree()
    tree.ask("b1")
    #expect(tree.layOut { if $0 == "b1" { tree.ask("a1") } } == ["b1"])
    #expect(tree.layOut() == ["a1"])
  }

  @Test("a subview that comes during the pass is laid out in it")
  func changes() {
    let tree = Tree()
    let new = Noting(frame: .zero)
    var isLaidOut = false
    new.note = { isLaidOut = true }
    tree.ask("b")
    let found = tree.layOut { name in
      guard name == "b" else { return }
      tree.views["b1"]?.removeFromSuperview()
      tree.views["b"]?.addSubview(new)
    }
    #expect(found == ["b"])
    #expect(isLaidOut)
  }
}
