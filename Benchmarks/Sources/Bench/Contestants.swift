// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import FlatScan
import Foundation
import Textbook
import UIModel

/// A view tree in one of the compared implementations of hit testing.
@MainActor
protocol Contestant {
  /// Returns the number of the view under a point; -1 for none.
  func hit(_ point: CGPoint) -> Int
  /// Does the search that is timed. It returns some bits of the result, so that the compiler can't remove it.
  func search(_ point: CGPoint) -> UInt
  /// Moves a view in its superview, in points.
  func move(_ node: Int, by delta: CGVector)
}

/// The fastest possible search, for comparison: flat arrays in C.
@MainActor
final class FlatContestant: Contestant {
  private nonisolated(unsafe) let scan: OpaquePointer?

  init(_ recipe: TreeRecipe) {
    let nodes = recipe.nodes.map { node in
      flat_node(
        parent: Int32(node.parent), x: node.frame.minX, y: node.frame.minY,
        width: node.frame.width, height: node.frame.height,
        isHittable: node.isHidden || node.isOff ? 0 : 1, a: node.turn?.a ?? 1,
        b: node.turn?.b ?? 0, c: node.turn?.c ?? 0, d: node.turn?.d ?? 1)
    }
    scan = flat_scan_make(nodes, Int32(nodes.count))
  }

  deinit { flat_scan_free(scan) }

  @inline(__always)
  func hit(_ point: CGPoint) -> Int { Int(flat_scan_hit(scan, point.x, point.y)) }

  @inline(__always)
  func search(_ point: CGPoint) -> UInt { UInt(bitPattern: hit(point)) }

  func move(_ node: Int, by delta: CGVector) {
    flat_scan_move(scan, Int32(node), delta.dx, delta.dy)
  }
}

/// The textbook implementation of hit testing, which follows UIKit's documentation.
@MainActor
final class TextbookContestant: Contestant {
  private var views: [TextbookView] = []

  init(_ recipe: TreeRecipe) {
    for (index, node) in recipe.nodes.enumerated() {
      let view = TextbookView(frame: node.frame)
      view.tag = index
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = !node.isOff
      if let turn = node.turn {
        view.transform = AffineTransform(
          m11: turn.a, m12: turn.b, m21: turn.c, m22: turn.d, tX: 0, tY: 0)
      }
      views.append(view)
      if index > 0 { views[node.parent].addSubview(view) }
    }
  }

  func hit(_ point: CGPoint) -> Int { views[0].hitTest(point, with: nil)?.tag ?? -1 }

  func search(_ point: CGPoint) -> UInt {
    views[0].hitTest(point, with: nil).map {
      UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())
    } ?? 0
  }

  func move(_ node: Int, by delta: CGVector) {
    views[node].center.x += delta.dx
    views[node].center.y += delta.dy
  }
}

/// UIModel, through the public `hitTest(_:with:)` of a window that is shown, with a real event.
@MainActor
final class ModelContestant: Contestant {
  private let stage: BenchStage
  private var views: [UIView] = []
  private let window: UIWindow
  private let event: UIEvent?

  init(_ recipe: TreeRecipe) {
    stage = BenchStage(size: recipe.nodes[0].frame.size)
    window = stage.window
    event = stage.eventOfATap()
    for (index, node) in recipe.nodes.enumerated() {
      let view = index == 0 ? window : Self.view(node)
      view.tag = index
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = !node.isOff
      if let turn = node.turn {
        view.transform = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
      }
      views.append(view)
      if index > 0 { views[node.parent].addSubview(view) }
    }
  }

  private static func view(_ node: TreeRecipe.Node) -> UIView {
    node.overrides ? OverridingView(frame: node.frame) : UIView(frame: node.frame)
  }

  func hit(_ point: CGPoint) -> Int { window.hitTest(point, with: event)?.tag ?? -1 }

  @inline(__always)
  func search(_ point: CGPoint) -> UInt {
    guard let view = window.hitTest(point, with: event) else { return 0 }
    return UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
  }

  func move(_ node: Int, by delta: CGVector) {
    let view = views[node]
    view.center = CGPoint(x: view.center.x + delta.dx, y: view.center.y + delta.dy)
  }
}

/// A view that overrides `point(inside:with:)`, as views of apps do, but returns the same result as UIView.
private final class OverridingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
