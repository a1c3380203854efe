// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the areas of a map where a gesture does not reach a target that is visible there, and the targets that are too
/// small for fingers.
@MainActor
struct BlindSpots {
  private(set) var dead: [CGRect] = []
  private(set) var small: [CGRect] = []

  private let map: GestureMap
  private let sight: Sight

  init(_ map: GestureMap) {
    self.map = map
    sight = Sight(stage: map.stage)
    var grid = SquareGrid(map.stage.screen)
    let natural = NaturalGestures(stage: map.stage)
    for target in map.stage.targets where !map.stage.isSwitchedOff(target) {
      guard natural.gestures(for: target).contains(map.gesture) else { continue }
      let isPartlyDead = look(at: target, &grid)
      if map.gesture == .tap, let box = smallBox(of: target, isPartlyDead) { small.append(box) }
    }
    if map.gesture == .tap { lookAtOverhangs(&grid) }
    dead = grid.rectangles
  }

  /// Marks the points at which a target is visible but touches do not reach it. Returns whether there are any.
  private func look(at target: AuditTarget, _ grid: inout SquareGrid) -> Bool {
    let view = map.stage.view(target.node)
    guard let box = sight.box(of: view) else { return false }
    let leads = leads(to: target.node)
    var isPartlyDead = false
    grid.mark(box) { point in
      let (point, hit) = map.map.sample(at: point)
      let isDead =
        leads(hit)
        // The target is hit, but the gesture operates nothing.
        ? map.actors[hit]?.isEmpty == true && sight.shows(view, at: point)
          && !sight.isHidden(view, at: point)
        : isMissed(view, at: point, hit)
      isPartlyDead = isPartlyDead || isDead
      return isDead
    }
    return isPartlyDead
  }

  /// Returns a function that returns whether a hit view is the view of a node or inside it.
  private func leads(to node: Int) -> (Int32) -> Bool {
    var known: [Int32: Bool] = [:]
    let view = map.stage.view(node)
    return { hit in
      if let isInside = known[hit] { return isInside }
      let isInside = hit >= 0 && map.stage.view(Int(hit)).lies(in: view)
      known[hit] = isInside
      return isInside
    }
  }

  /// Finds plain views that stick out of their superviews.
  private func lookAtOverhangs(_ grid: inout SquareGrid) {
    let stage = map.stage
    let targets = Set(stage.targets.map(\.node))
    for node in stage.stage.nodes.indices where !targets.contains(node) {
      let view = stage.view(node)
      guard stage.scenario.nodes[node].viewClass == .view, view.isUserInteractionEnabled,
        let around = view.superview, !around.clipsToBounds, !around.bounds.contains(view.frame),
        let box = sight.box(of: view)
      else { continue }
      grid.mark(box) { point in
        let (point, hit) = map.map.sample(at: point)
        guard hit < 0 || !stage.view(Int(hit)).lies(in: view), sight.shows(view, at: point) else {
          return false
        }
        let gap = sight.gap(of: view, at: point, hit: hit < 0 ? nil : stage.view(Int(hit)))
        if case .outside? = gap { return !sight.isHidden(view, at: point) }
        return false
      }
    }
  }

  /// Returns whether a view is visible at a point at which touches don't reach it.
  private func isMissed(_ view: UIView, at point: CGPoint, _ hit: Int32) -> Bool {
    guard sight.shows(view, at: point) else { return false }
    let taker = hit < 0 ? nil : map.stage.view(Int(hit))
    guard let gap = sight.gap(of: view, at: point, hit: taker) else { return false }
    // Another control in front is probably intended.
    if case .control = gap { return false }
    return !sight.isHidden(view, at: point)
  }

  // MARK: Small targets

  /// The area in which touches hit a target, if it is too small; nil if it is large enough, or too small only because a
  /// part of the target does not react to the gesture, which `dead` already shows.
  private func smallBox(of target: AuditTarget, _ isPartlyDead: Bool) -> CGRect? {
    guard isJudged(target) else { return nil }
    let outline = map.stage.view(target.node).outlineOnScreen.boundingBox
    if isPartlyDead, min(outline.width, outline.height) >= SmallTargetRule.least { return nil }
    guard CGRect(origin: .zero, size: map.stage.screen).contains(outline) else { return nil }
    let least = SmallTargetRule.least
    // Margins may make the touchable area larger than the target is drawn.
    let box = map.map.box(
      in: outline.insetBy(dx: -least, dy: -least), where: leads(to: target.node))
    return box.isNull || min(box.width, box.height) >= least ? nil : box
  }

  /// Returns whether the size of a target is checked. UIKit's own controls have fixed sizes and are not.
  private func isJudged(_ target: AuditTarget) -> Bool {
    switch target {
    case .control(let node):
      return [.button, .control].contains(map.stage.scenario.nodes[node].viewClass)
    case .recognizer(let node, let number):
      return map.stage.stage.nodes[node].gestures[number] is UITapGestureRecognizer
    case .rows, .rowActions, .scrolling, .zooming, .popping, .view: return false
    }
  }
}
