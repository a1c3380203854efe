// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that let hit testing find the target.
extension ChangeFinder {
  func finding(_ obstacle: SearchObstacle, _ touch: TouchAccount) -> [Change] {
    switch obstacle {
    case .elsewhere, .notLookedUp: []
    case .outside: singles(reaching(touch))
    case .refused(let view, let refusal):
      account.node(of: view.subject).map { accepting($0, refusal, touch) } ?? []
    case .answered: singles(notOverridden(target.node))
    case .answeredByOverride(let view):
      account.node(of: view.subject).map { singles(notOverridden($0)) } ?? []
    case .notOnScreen(let absence): singles(onScreen(absence))
    case .behind: outOfTheWay(touch)
    case .subviewTookIt: emptied(touch)
    }
  }

  /// Returns settings with which a finger beside the target hits it: `point(inside:with:)` of the target or of its
  /// superview accepts more points. There are none if the finger came down far away, or on another view that acts.
  private func reaching(_ touch: TouchAccount) -> [Setting] {
    let view = account.stage.nodes[target.node].view
    guard let superview = view.superview, let around = account.node(of: superview.journalSubject),
      let hit = touch.view, hit.identity == superview.journalSubject.identity
    else { return [] }
    let point = view.mapFromScreen(touch.trace.locationOnScreen)
    let bounds = view.bounds
    let distance = max(
      bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY)
    var settings: [Setting] = []
    let own = nodes[target.node].viewClass
    let most =
      min(bounds.width, bounds.height) < Self.mostMargin ? Self.mostMargin : Self.mostMargin / 2
    if distance <= most, !own.isScrollView {
      let wanted = max(distance.rounded(.down) + 1, (44 - min(bounds.width, bounds.height)) / 2)
      let margin = wanted.rounded(.up)
      settings.append(set(target.node, .pointInside, .pair("inset", .number(Double(-margin)))))
      settings += frame(target.node, view.frame.insetBy(dx: -margin, dy: -margin))
    }
    if own.isScrollView, let index = index(amongSubviewsOf: around) {
      settings.append(set(around, .hitTest, .pair("subview", .number(Double(index)))))
      settings.append(
        set(
          target.node, .pointInside,
          .pair("inset", .number(Double(-(distance.rounded(.down) + 1))))))
    }
    return settings
  }

  /// A comfortable target size, in points. A finger may be 44 points away from a smaller target, 22 from a larger one.
  private static let mostMargin: CGFloat = 44

  /// Returns the index of the target in the list of a node's subviews, if it is a direct subview.
  private func index(amongSubviewsOf node: Int) -> Int? {
    account.subviews(of: node).firstIndex(of: target.node)
  }

  private func accepting(
    _ node: Int, _ refusal: HitRefusal, _ touch: TouchAccount
  ) -> [Change] {
    switch refusal {
    case .hidden: singles([set(node, .hidden, false)])
    case .transparent: singles([set(node, .alpha, .number(1))])
    case .interactionDisabled: singles([set(node, .userInteraction, true)])
    // If the target is off the screen, it does not help that a view accepts its points: no finger can come down there.
    case .outside where touch.scene.missed(account.view(target.node))?.frameOffScreen != nil: []
    case .outside where node == target.node: singles(reaching(touch))
    case .outside where (account.stage.nodes[node].view as? UIWindow)?.bounds.isEmpty == true:
      singles([screenSized(node)])
    case .outside: singles(alsoInside(node)) + larger(node) + outOf(node, touch)
    case .refusedByOverride: singles([set(node, .pointInside, .word("default"))])
    case .noInverse: singles([set(node, .transform, .pair("scale", .number(1)))])
    }
  }

  /// Gives a window the size of the screen.
  private func screenSized(_ node: Int) -> Setting {
    let size = account.stage.scenario.screen
    return set(node, .frame, .numbers([0, 0, Double(size.width), Double(size.height)]))
  }

  /// Makes `point(inside:with:)` of a superview also accept the target's points, or those of all subviews if the target
  /// has no name.
  private func alsoInside(_ node: Int) -> [Setting] {
    let name = paths[target.node]
    let isNamed = account.stage.names.node(name) == target.node
    return [
      set(
        node, .pointInside,
        isNamed ? .pair("alsoInside", .name(name)) : .word("alsoSubviews"))
    ]
  }

  /// Removes an override of hitTest, or replaces it by one that returns nil only where super returns the view itself. If
  /// it returns different views in turn, returning the first one every time is offered instead.
  func notOverridden(_ node: Int) -> [Setting] {
    let steady = steadyAnswer(node)
    return steady + [set(node, .hitTest, .word("default"))]
      + (steady.isEmpty ? [set(node, .hitTest, .word("passThrough"))] : [])
  }

  /// Changes an override of hitTest that returns different views in turn: it then returns the first one every time.
  func steadyAnswer(_ node: Int) -> [Setting] {
    for case .hitTest(.inTurn(let answers)) in nodes[node].properties {
      switch answers.first {
      case .nothing?: return [set(node, .hitTest, .word("nil"))]
      case .itself?: return [set(node, .hitTest, .word("self"))]
      case .passThrough?: return [set(node, .hitTest, .word("passThrough"))]
      case .subview(let index)?:
        return [set(node, .hitTest, .pair("subview", .number(Double(index))))]
      case .byDefault?, .inTurn?, nil: return []
      }
    }
    return []
  }

  private func onScreen(_ absence: TouchScene.Absence) -> [Setting] {
    switch absence {
    case .hiddenWindow(let window):
      return account.node(of: window.subject).map { [set($0, .hidden, false)] } ?? []
    case .notShown(let view, _, let tabs?):
      guard let tabs = account.node(of: tabs.subject), let node = account.node(of: view.subject)
      else { return [] }
      let tab = nodes[..<node].filter { $0.place == .child(of: tabs) }.count
      return [set(tabs, .selected, .number(Double(tab)))]
    case .notShown(_, _, nil), .removed, .other: return []
    }
  }

  // MARK: Views that were found first

  /// Returns changes to the hit view and to its superviews that do not contain the target: let the touch through,
  /// disable interaction, move behind the target, hide, or shrink so that the target is uncovered.
  private func outOfTheWay(_ touch: TouchAccount) -> [Change] {
    let all = touch.path.compactMap { account.node(of: $0) }.filter { !targetLies(in: $0) }
    // Of more than four views, only the two innermost and the two outermost are tried. If a view between them is out of
    // the way, one of its superviews, which is in the way, too, gets the touch.
    let nearest = all.count > 4 ? Array(all.prefix(2) + all.suffix(2)) : all
    // UIKit makes and inserts the container view around a presented view. An application can't reorder or disable it.
    let blockers = nearest.filter { !account.isPresentationContainer($0) }
    guard blockers.count == nearest.count else {
      return passingThrough(all) + blockers.map { Change(deaf($0)) }
        + blockers.map { Change(set($0, .hidden, true)) }
    }
    let order = blockers.last.map(reordered)
    return intoContent(touch) + passingThrough(all) + blockers.map { Change(deaf($0)) }
      + singles(order?.front ?? [])
      + blockers.filter { nodes[$0].viewClass != .window }.map { Change(set($0, .hidden, true)) }
      + singles((blockers.last.map(uncovering) ?? []) + (order?.back ?? []))
  }

  /// Makes the hitTest of each view return nil for points that hit the view itself. Returns nothing for more than three
  /// nested views.
  private func passingThrough(_ views: [Int]) -> [Change] {
    guard views.count <= 3 else { return [] }
    let settings = views.compactMap(nilForItself)
    guard !settings.isEmpty, settings.count == views.count else { return [] }
    return [Change(settings)]
  }

  /// Returns changes that stop views inside the target from being hit: first the direct subview that contains the hit
  /// view, then the hit view.
  private func emptied(_ touch: TouchAccount) -> [Change] {
    let own = account.view(target.node)
    let inner = touch.path.prefix { $0.identity != own.identity }
      .compactMap { account.node(of: $0) }
    guard let hit = inner.first, let outermost = inner.last else { return [] }
    return passingThrough([hit])
      + (outermost == hit ? [hit] : [outermost, hit]).map { Change(deaf($0)) }
  }

  func deaf(_ node: Int) -> Setting {
    nodes[node].viewClass == .window
      ? set(node, .hidden, true) : set(node, .userInteraction, false)
  }

  func admitting(_ refusal: AdmissionRefusal) -> [Setting] {
    switch refusal {
    case .singleTouch: [set(target.node, .multipleTouch, true)]
    case .otherViewIsTracking: [set(target.node, .exclusiveTouch, false)]
    case .exclusiveViewIsTracking:
      nodes.indices.filter { nodes[$0].properties.contains(.flag(.exclusiveTouch, true)) }
        .map { set($0, .exclusiveTouch, false) }
    }
  }
}
