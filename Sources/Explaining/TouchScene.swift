// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The views under the finger when it came down, and the views that could not be hit.
struct TouchScene {
  /// The reason why a view was not in a visible window.
  enum Absence: Equatable {
    /// The view, or one of its superviews, had been removed from its superview.
    case removed(Party, at: TimeInterval)
    /// A tab or navigation controller showed another controller's view.
    case notShown(Party, instead: Party?, inTabs: Party?)
    /// The view's window was hidden.
    case hiddenWindow(Party)
    case other
  }

  /// A view under the finger that hit testing did not ask, and its nearest superview that was asked.
  struct Missed: Equatable {
    let view: Subject
    let around: Subject?
    /// The frame of the view on the screen, if no part of the view is on the screen.
    let frameOffScreen: CGRect?
  }

  /// The views of the file under the finger; nil in scenes in which they were not looked up.
  let under: Set<ObjectIdentifier>?
  /// The views under the finger that were not asked, in the order of the file.
  let missed: [Missed]
  /// The views that are in no window, and those under the finger in a hidden window.
  let offScreen: Set<ObjectIdentifier>
  /// The hidden windows under the finger. Hit testing does not ask hidden windows.
  let hiddenWindows: [Subject]
  /// The view of the controller that each tab or navigation controller shows.
  let shown: [Int: Subject]
  /// The presented views, by the container views that UIKit puts around them.
  let presented: [ObjectIdentifier: Subject]
  private let around: [ObjectIdentifier: Missed]

  /// In scenes with more views than this, the views under the finger that hit testing did not ask are looked up only if
  /// few fingers come down.
  private static let mostViews = 5_000
  /// In scenes with more than `mostViews` views, views are looked up if the number of views times the number of fingers
  /// that come down in the whole input is at most this number.
  private static let mostLookups = 200_000

  /// Finds the views under a finger that came down. `looksUp` is false to leave out the views that hit testing did not
  /// ask.
  @MainActor
  init(_ stage: ScenarioStage, _ trace: HitTestTrace, looksUp: Bool) {
    let location = trace.locationOnScreen
    shown = Self.shown(stage)
    presented = Self.presented(stage)
    hiddenWindows = stage.windows.filter {
      $0.isHidden && $0.bounds.contains($0.mapFromScreen(location))
    }.map(\.journalSubject)
    guard looksUp else {
      (under, missed, offScreen, around) = (nil, [], [], [:])
      return
    }
    let asked = Set(trace.visits.map(\.view.identity))
    let spots = Self.spots(in: stage.windows, location, asked: asked)
    var offScreen: Set<ObjectIdentifier> = []
    var under: Set<ObjectIdentifier> = []
    var missed: [Missed] = []
    for view in stage.nodes.map(\.view) {
      let id = ObjectIdentifier(view)
      guard let spot = spots[id] else {
        offScreen.insert(id)
        continue
      }
      // This calls an override of `point(inside:with:)`, for example that of a round view.
      guard view.point(inside: spot.point, with: nil) else { continue }
      if spot.window.isHidden {
        offScreen.insert(id)
      } else {
        under.insert(id)
        if !asked.contains(id) {
          missed.append(
            Missed(
              view: view.journalSubject, around: spot.around?.journalSubject,
              frameOffScreen: spot.frameOffScreen(location)))
        }
      }
    }
    (self.under, self.missed, self.offScreen) = (under, missed, offScreen)
    around = Dictionary(missed.map { ($0.view.identity, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns whether the views under the finger are looked up, which takes a time that grows with the number of views.
  @MainActor
  static func looksUp(_ stage: ScenarioStage) -> Bool {
    let views = stage.nodes.count
    if views <= mostViews { return true }
    let most = mostLookups / views
    let touches = stage.scenario.input.lazy.filter { input in
      if case .touch(let report) = input.event { report.phase == .began } else { false }
    }
    return touches.prefix(most + 1).count <= most
  }

  /// Returns the record of a view that hit testing missed; nil if it did not miss it.
  func missed(_ view: Subject) -> Missed? { around[view.identity] }

  @MainActor
  private static func shown(_ stage: ScenarioStage) -> [Int: Subject] {
    var shown: [Int: Subject] = [:]
    for (index, node) in stage.scenario.nodes.enumerated()
    where node.controller?.isContainer == true {
      let controller = stage.nodes[index].controller
      let child =
        (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      shown[index] = child?.view.journalSubject
    }
    return shown
  }

  @MainActor
  private static func presented(_ stage: ScenarioStage) -> [ObjectIdentifier: Subject] {
    var presented: [ObjectIdentifier: Subject] = [:]
    for built in stage.nodes {
      guard let container = built.controller?.presentationController?.containerView else {
        continue
      }
      presented[ObjectIdentifier(container)] = built.view.journalSubject
    }
    return presented
  }

  /// The touch location in one view's coordinates, and the views that are needed to convert it.
  private struct Spot {
    let view: UIView
    /// In the view's coordinates.
    let point: CGPoint
    /// The nearest superview that hit testing asked.
    let around: UIView?
    let window: UIWindow
    /// Converts the view's coordinates to those of the screen.
    let toScreen: CGAffineTransform

    /// Returns the view's frame in screen coordinates; nil if the touch location or part of the view is on the screen.
    @MainActor
    func frameOffScreen(_ location: CGPoint) -> CGRect? {
      let screen = window.screen.bounds
      guard !screen.contains(location) else { return nil }
      let frame = Quad(view.bounds).applying(toScreen).boundingBox
      let isOff =
        frame.maxX <= screen.minX || frame.minX >= screen.maxX || frame.maxY <= screen.minY
        || frame.minY >= screen.maxY
      return isOff ? frame : nil
    }
  }

  /// Returns the touch location for every view of some windows. Each view's point and transform are computed from those
  /// of its superview, so that the time for each view does not grow with the depth of the tree.
  @MainActor
  private static func spots(
    in windows: [UIWindow], _ location: CGPoint, asked: Set<ObjectIdentifier>
  ) -> [ObjectIdentifier: Spot] {
    var waiting = windows.map { window in
      Spot(
        view: window, point: window.mapFromScreen(location), around: nil, window: window,
        toScreen: window.transformToScreen)
    }
    var spots: [ObjectIdentifier: Spot] = [:]
    while let spot = waiting.popLast() {
      spots[ObjectIdentifier(spot.view)] = spot
      let around = asked.contains(ObjectIdentifier(spot.view)) ? spot.view : spot.around
      waiting += spot.view.subviews.map { subview in
        Spot(
          view: subview, point: spot.view.convert(spot.point, to: subview), around: around,
          window: spot.window,
          toScreen: subview.transformToSuperview.concatenating(spot.toScreen))
      }
    }
    return spots
  }
}

extension ScenarioAccount {
  /// Returns why a node's view was not in a visible window when a touch came down; nil if it was.
  func absence(of node: Int, from touch: TouchAccount) -> TouchScene.Absence? {
    guard touch.scene.offScreen.contains(view(node).identity) else { return nil }
    for index in stage.scenario.path(from: node) {
      let role = stage.scenario.nodes[index].place
      if let time = removal(of: index, before: touch.time) {
        return .removed(party(view(index)), at: time)
      }
      if case .child(let container) = role, let instead = touch.scene.shown[container],
        instead.identity != view(index).identity
      {
        let isTabs = stage.scenario.nodes[container].controller == .tabs
        return .notShown(
          party(view(index)), instead: party(instead),
          inTabs: isTabs ? party(view(container)) : nil)
      }
      if case .window = role, touch.scene.hiddenWindows.contains(view(index)) {
        return .hiddenWindow(party(view(index)))
      }
    }
    return .other
  }

  /// Returns the time at which a node was removed for the last time; nil if it was added again before a touch.
  private func removal(of node: Int, before time: TimeInterval) -> TimeInterval? {
    var removal: TimeInterval?
    for entry in inputs where entry.time <= time {
      switch entry.event {
      case .act(.removeFromSuperview(node)): removal = entry.time
      case .act(.addTo(node, _)): removal = nil
      default: break
      }
    }
    return removal
  }
}
