// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
package import UIModel

/// Maps each point of a running scene to the targets that a gesture operates there.
///
/// A hit test finds the view at each point. It is repeated where views have changed. For each view that is hit, the
/// gesture is played once on a copy of the scene to find the targets that act. After a change these plays are repeated;
/// until they are finished, the map shows the old results.
@MainActor
package final class GestureMap {
  /// The targets that one gesture operates together, and their areas.
  package struct Owner {
    /// The name of the first target, or the names of all.
    package let name: String
    /// The view of the first target.
    package let view: UIView
    /// The rectangles, in points of the screen.
    package let areas: [CGRect]
    /// The rectangle around the areas, in points of the screen.
    package var box: CGRect { areas.reduce(.null) { $0.union($1) } }
  }

  /// The gesture that the map is for.
  package let gesture: AuditGesture
  /// A number that increases when the map changes.
  package private(set) var revision = 0
  /// The targets that the gesture operates, the one with the largest area first.
  package private(set) var owners: [Owner] = []
  /// The areas in which something is visible that the gesture should operate but does not reach.
  package private(set) var dead: [CGRect] = []
  /// The areas of buttons and tapped views that are smaller than 44 x 44 points.
  package private(set) var small: [CGRect] = []
  /// The number of views in the scene.
  package var viewCount: Int { traits.count }
  /// The number of hit tests so far.
  package var tests: Int { map.tests }

  let stage: AuditStage
  /// The view that is hit at each point.
  package private(set) var map: TapMap
  private(set) var actors: [Int32: [AuditTarget]] = [:]
  private var traits: [ViewTrait]
  /// The hit views on which the gesture has not been played yet, the one with the largest area last; nil if that is all
  /// views.
  private var due: [Survey.Region]?
  /// A copy of the scene that the last play did not alter, so that it can be used again.
  private var spare: Copy?
  /// True if plays had new results for which `owners`, `dead` and `small` have not been recomputed yet.
  private var isStale = false

  /// A copy of the scene, and the traits of its views before the gesture is played on it.
  private struct Copy {
    let stage: AuditStage
    let traits: [ViewTrait]
  }

  /// Makes a map of a running scene. It is empty until the first plays, unless an earlier map of the same views is
  /// given.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - host: the host of the scene. No touches are fed to it.
  ///   - stage: maps the scene's views to nodes.
  ///   - screen: the size of the screen, in points.
  ///   - earlier: a map of another run of the scene.
  ///   - step: the distance between the points that are hit-tested, in points of the screen.
  package init(
    of gesture: AuditGesture, in host: UIModel.Host, _ stage: ScenarioStage, screen: CGSize,
    after earlier: GestureMap? = nil, step: CGFloat = 1
  ) {
    self.gesture = gesture
    let stage = AuditStage(host, stage, screen: screen)
    self.stage = stage
    (map, traits) = host.perform { (TapMap(stage, step: step), ViewTrait.all(of: stage)) }
    if let earlier, earlier.gesture == gesture,
      earlier.stage.scenario.nodes.count == stage.scenario.nodes.count
    {
      // This scene may have fewer recognizers than the earlier one, although it has as many views.
      actors = earlier.actors.mapValues { targets in
        targets.filter { target in
          guard case .recognizer(let node, let number) = target else { return true }
          return stage.scenario.nodes[node].gestures.indices.contains(number)
        }
      }
    }
    draw()
  }

  // MARK: Following the scene

  /// Updates the map after something happened in the scene.
  ///
  /// - Parameter isOther: true if something changed that `ViewTrait` does not compare, such as an override of hitTest.
  /// - Returns: false if views were added or removed, which requires a new map.
  package func look(isOther: Bool = false) -> Bool {
    stage.host.perform {
      let now = ViewTrait.all(of: stage)
      guard now.map(\.order) == traits.map(\.order) else { return false }
      var changed = CGRect.null
      for (before, after) in zip(traits, now) where before != after {
        changed = changed.union(before.box).union(after.box)
      }
      traits = now
      if isOther { changed = CGRect(origin: .zero, size: stage.screen) }
      guard !changed.isNull else { return true }
      // Overrides of point(inside:with:) may accept points slightly outside the bounds.
      map.refresh(stage, in: changed.insetBy(dx: -44, dy: -44))
      // All plays must be repeated. The old results are shown until then.
      (due, spare) = (nil, nil)
      draw()
      return true
    }
  }

  // MARK: Playing

  /// True while there are hit views on which the gesture must still be played.
  package var isIncomplete: Bool { due?.isEmpty != true }

  /// Plays the gesture on the next hit view. Call `show()` to display the result.
  ///
  /// - Parameter copy: creates a copy of the scene; returns nil if it can't.
  package func play(_ copy: () -> (host: UIModel.Host, stage: ScenarioStage)?) {
    if due == nil { due = map.regions(stage).reversed() }
    guard let region = due?.popLast() else { return }
    let hit = Int32(region.hit)
    guard let copy = spare ?? copy().map(copied),
      copy.stage.stage.nodes.count == stage.stage.nodes.count
    else { return }
    spare = nil
    let other = copy.stage
    let point = handle(of: region.hit, other) ?? region.point
    let start = other.host.now
    let record = Prober.play(
      gesture.input(at: point).map { $0.later(by: start - other.start) }, gesture, at: point,
      on: other)
    let acting = acting(record, region.hit, other)
    if isAsBefore(copy, after: acting) { spare = copy }
    if actors[hit] != acting { (actors[hit], isStale) = (acting, true) }
  }

  private func copied(_ scene: (host: UIModel.Host, stage: ScenarioStage)) -> Copy {
    let other = AuditStage(scene.host, scene.stage, screen: stage.screen)
    return Copy(stage: other, traits: other.host.perform { ViewTrait.all(of: other) })
  }

  /// Returns whether the next play can use the same copy. Buttons and recognizers of a file only log lines, but an
  /// application's code may keep state.
  private func isAsBefore(_ copy: Copy, after acting: [AuditTarget]) -> Bool {
    guard !copy.stage.stage.isMirror, !copy.stage.countsHitTests else { return false }
    let onlyLogs = acting.allSatisfy { target in
      switch target {
      case .control(let node): copy.stage.view(node) is UIButton
      case .recognizer: true
      case .rows, .rowActions, .scrolling, .zooming, .popping, .view: false
      }
    }
    return onlyLogs
      && copy.stage.host.perform { ViewTrait.all(of: copy.stage) == copy.traits }
  }

  /// Recomputes the areas from the results of the plays.
  package func show() {
    if isStale { stage.host.perform { draw() } }
  }

  /// Returns the point where the gesture must start on a control, such as a slider's thumb; nil if any point will do.
  private func handle(of node: Int, _ stage: AuditStage) -> CGPoint? {
    let natural = NaturalGestures(stage: stage)
    guard natural.gestures(for: .control(node)).contains(gesture) else { return nil }
    return natural.point(for: .control(node))
  }

  private func acting(
    _ record: ProbeRecord, _ hit: Int, _ stage: AuditStage
  ) -> [AuditTarget] {
    let acting = stage.targets.filter { target in
      if case .view(let node) = target, !stage.handlesTouches(stage.scenario.nodes[node]) {
        return false
      }
      return record.acts(target, in: stage.scenario)
    }
    // Code has no file that marks views as touch handlers. The hit view counts as one if its class is not UIKit's and
    // its touchesBegan was called.
    if acting.isEmpty, stage.stage.isMirror, record.heard(hit, .began),
      !ClassName.isOfLibrary(stage.view(hit))
    {
      return [.view(hit)]
    }
    return acting
  }

  // MARK: Areas

  private func draw() {
    isStale = false
    var areas: [[AuditTarget]: [CGRect]] = [:]
    for (hit, rects) in map.rectangles(joining: { actors[$0] ?? [] }) where !hit.isEmpty {
      areas[hit, default: []] += rects
    }
    func area(_ owner: Owner) -> CGFloat { owner.areas.reduce(0) { $0 + $1.width * $1.height } }
    owners = areas.map { targets, rects in
      Owner(
        name: Survey.list(targets.map { stage.name($0) }), view: stage.view(targets[0].node),
        areas: rects)
    }.sorted {
      let (one, other) = (area($0), area($1))
      return one == other ? $0.name < $1.name : one > other
    }
    let blind = BlindSpots(self)
    dead = blind.dead
    small = blind.small
    revision += 1
  }
}

extension ScenarioInput {
  fileprivate func later(by seconds: TimeInterval) -> ScenarioInput {
    ScenarioInput(time: time + seconds, event: event)
  }
}

/// The properties of a view that determine which touches hit it.
private struct ViewTrait: Equatable {
  /// The identity of the view. The list of all identities shows whether views were added, removed or reordered.
  let order: ObjectIdentifier
  private let quad: Quad
  private let isRefused: Bool
  private let clips: Bool

  /// The rectangle around the view, in points of the screen.
  var box: CGRect { quad.boundingBox }

  @MainActor
  private init(_ view: UIView) {
    order = ObjectIdentifier(view)
    quad = view.outlineOnScreen
    isRefused = view.refusalWithoutAsking != nil
    clips = view.clipsToBounds
  }

  /// Returns all views in the windows, in the order of the view tree.
  @MainActor
  static func all(of stage: AuditStage) -> [ViewTrait] {
    stage.host.windowsBackToFront.flatMap(\.subtree).map { ViewTrait($0) }
  }
}
