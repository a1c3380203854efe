// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes of frames and of the order of siblings.
extension ChangeFinder {
  // MARK: Frames

  /// Sets a view's frame. Returns nothing if UIKit sets the frame, or if the view has a transform, which makes `frame`
  /// unreliable.
  func frame(_ node: Int, _ frame: CGRect) -> [Setting] {
    let view = account.stage.nodes[node].view
    guard view.transform.isIdentity, nodes[node].viewClass != .window, !isLaidOut(node),
      NodeKey.frame.applies(to: nodes[node].viewClass, nodes[node].controller),
      !(view.superview is UIStackView)
    else { return [] }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    return [set(node, .frame, .numbers(numbers))]
  }

  /// Returns whether UIKit lays a view out: a bar has a height of its own, and a cell sets the frame of its content
  /// view.
  private func isLaidOut(_ node: Int) -> Bool {
    nodes[node].viewClass == .tabBar || account.isContentView(node)
  }

  /// Returns a frame that contains the target, for a view that is too small at the right or the bottom.
  func larger(_ node: Int) -> [Change] {
    let (view, inner) = (account.stage.nodes[node].view, account.stage.nodes[target.node].view)
    let (bounds, needed) = (view.bounds, view.convert(inner.bounds, from: inner))
    var all = bounds.union(needed)
    // `union` ignores an empty rectangle and so would lose its origin.
    if bounds.isEmpty {
      all = CGRect(
        x: min(bounds.minX, needed.minX), y: min(bounds.minY, needed.minY),
        width: max(bounds.maxX, needed.maxX) - min(bounds.minX, needed.minX),
        height: max(bounds.maxY, needed.maxY) - min(bounds.minY, needed.minY))
    }
    var frame = CGRect(
      x: view.frame.minX + all.minX - bounds.minX, y: view.frame.minY + all.minY - bounds.minY,
      width: all.width, height: all.height)
    if let scrollView = view.superview as? UIScrollView {
      frame.size.width = max(frame.width, scrollView.contentSize.width)
      frame.size.height = max(frame.height, scrollView.contentSize.height)
    }
    // A frame with another origin would move all subviews.
    return all.origin == bounds.origin ? singles(self.frame(node, frame)) : []
  }

  /// Shrinks the covering view to the largest part of it that leaves the target uncovered. If it has subviews, it keeps
  /// its origin, because another origin would move them.
  func uncovering(_ node: Int) -> [Setting] {
    let (view, own) = (account.stage.nodes[node].view, account.stage.nodes[target.node].view)
    guard let superview = view.superview else { return [] }
    let (old, covered) = (view.frame, superview.convert(own.bounds, from: own))
    var parts = [
      CGRect(x: old.minX, y: old.minY, width: old.width, height: covered.minY - old.minY),
      CGRect(x: old.minX, y: old.minY, width: covered.minX - old.minX, height: old.height),
    ]
    if view.subviews.isEmpty {
      parts += [
        CGRect(x: old.minX, y: covered.maxY, width: old.width, height: old.maxY - covered.maxY),
        CGRect(x: covered.maxX, y: old.minY, width: old.maxX - covered.maxX, height: old.height),
      ]
    }
    let best = parts.filter { $0.size.width > 0 && $0.size.height > 0 }
      .max { $0.width * $0.height < $1.width * $1.height }
    return best.map { frame(node, $0) } ?? []
  }

  // MARK: The order of siblings

  /// Returns the settings that bring the target to the front (or the superview of it that is a sibling of the covering
  /// view), and those that send the covering view to the back. If a window covers the target, the settings raise the
  /// level of the target's window.
  func reordered(_ node: Int) -> (front: [Setting], back: [Setting]) {
    let view = account.stage.nodes[node].view
    let path = Array(account.stage.scenario.path(from: target.node))
    if let window = view as? UIWindow {
      guard let own = path.last, nodes[own].viewClass == .window, own != node else {
        return ([], [])
      }
      return ([set(own, .level, .number(Double(window.windowLevel.rawValue) + 1))], [])
    }
    let sibling = path.first { account.stage.nodes[$0].view.superview === view.superview }
    guard let sibling, sibling != node, view.superview != nil, isOrdered(sibling), isOrdered(node)
    else { return ([], []) }
    return (
      [set(sibling, .order, .word(SiblingOrder.front.rawValue))],
      [set(node, .order, .word(SiblingOrder.back.rawValue))]
    )
  }

  /// Moves the target, or the superview of it that lies in the cell, into the cell's content view, which covers it. It
  /// keeps its location.
  func intoContent(_ touch: TouchAccount) -> [Change] {
    let hit = Set(touch.path.map(\.identity))
    let own = Array(
      sequence(first: account.stage.nodes[target.node].view) { $0.superview })
    guard let index = own.firstIndex(where: { hit.contains(ObjectIdentifier($0)) }), index > 0,
      let moved = account.node(of: own[index - 1].journalSubject),
      let (content, name) = content(of: own[index], hit), content !== own[index - 1]
    else { return [] }
    let frame = content.convert(own[index - 1].frame, from: own[index])
    let isMoved = frame != own[index - 1].frame
    let setting = set(moved, .superview, .word(name))
    return [Change([setting] + (isMoved ? self.frame(moved, frame) : []))]
  }

  /// Moves the target, or the superview of it that lies in a container, out of the container that it sticks out of: into
  /// the nearest view whose bounds contain the touch. It keeps its location.
  func outOf(_ container: Int, _ touch: TouchAccount) -> [Change] {
    let outer = account.stage.nodes[container].view
    func upwards(_ view: UIView) -> [UIView] { Array(sequence(first: view) { $0.superview }) }
    let point = touch.trace.locationOnScreen
    let own = upwards(account.stage.nodes[target.node].view)
    guard !(outer is UIScrollView), let child = own.first(where: { $0.superview === outer }),
      let moved = account.node(of: child.journalSubject),
      let around = upwards(outer).dropFirst().reversed()
        .prefix(while: { $0.bounds.contains($0.mapFromScreen(point)) }).last,
      !(around is UIWindow), let holder = account.node(of: around.journalSubject),
      let name = uniqueName(holder)
    else { return [] }
    let frame = frame(moved, around.convert(child.frame, from: outer))
    return frame.isEmpty ? [] : [Change([set(moved, .superview, .word(name))] + frame)]
  }

  /// The content view of a cell if it was hit or contains the hit view, and the name by which a file adds subviews to
  /// it.
  private func content(
    of cell: UIView, _ hit: Set<ObjectIdentifier>
  ) -> (view: UIView, name: String)? {
    if let cell = cell as? UITableViewCell {
      guard hit.contains(ObjectIdentifier(cell.contentView)),
        let node = account.node(of: cell.journalSubject), let name = uniqueName(node)
      else { return nil }
      return (cell.contentView, name)
    }
    for view in cell.subviews where hit.contains(ObjectIdentifier(view)) {
      guard let node = account.node(of: view.journalSubject), account.isContentView(node),
        let name = uniqueName(node)
      else { return nil }
      return (view, name)
    }
    return nil
  }

  private func uniqueName(_ node: Int) -> String? {
    account.holder(paths[node]) == node ? paths[node] : nil
  }

  private func isOrdered(_ node: Int) -> Bool {
    NodeKey.order.applies(to: nodes[node].viewClass, nodes[node].controller)
  }
}
