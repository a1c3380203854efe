// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
package import UIModel

/// The screen of a running scene, divided by the targets that a gesture operates at each point.
///
/// The view that a touch hits is looked up at each point, and again where views changed. For each view that is hit,
/// the gesture is played once on a copy of the scene to find the targets that act. After a change the plays are made
/// again; until then the map shows the old results.
@MainActor
package final class GestureMap {
  /// Targets that the gesture operates together, and their areas.
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
  /// The number of hit tests that were made so far.
  package var tests: Int { map.tests }

  let stage: AuditStage
  /// The view that is hit at each point.
  package private(set) var map: TapMap
  private(set) var actors: [Int32: [AuditTarget]] = [:]
  private var traits: [ViewTrait]
  /// The views that are hit and for which the gesture must still be played, the one with the largest area last; nil
  /// for all views.
  private var due: [Survey.Region]?
  /// A copy of the scene that the last play left as it was.
  private var spare: Copy?
  /// True if the plays had results that the areas don't show yet.
  private var isStale = false

  /// A copy of the scene, with its views as they were before any play.
  private struct Copy {
    let stage: AuditStage
    let traits: [ViewTrait]
  }

  /// Makes a map of a running scene. It is empty before the first plays, unless there is an earlier map of a scene
  /// with the same views.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - host: the scene's host. It receives no touches.
  ///   - stage: the nodes of its views.
  ///   - screen: the size of the screen, in points.
  ///   - earlier: a map of another run of the scene.
  ///   - step: the distance of the points, in points of the screen.
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
      actors = earlier.actors
    }
    draw()
  }

  // MARK: Following the scene

  /// Updates the map after something happened in the scene.
  ///
  /// - Parameter isOther: true if the change is not visible in the views' properties, such as a new override of a
  ///   method.
  /// - Returns: false if views came or went, for which another map is needed.
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
      // Overridden methods may accept touches a little beyond the bounds.
      map.refresh(stage, in: changed.insetBy(dx: -44, dy: -44))
      // All plays must be made again. Their old results are shown until then.
      (due, spare) = (nil, nil)
      draw()
      return true
    }
  }

  // MARK: Playing

  /// True while gestures must still be played.
  package var isIncomplete: Bool { due?.isEmpty != true }

  /// Plays the gesture on the next view that is hit. `show()` shows the result.
  ///
  /// - Parameter copy: makes a copy of the scene; nil if it can't be made.
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

  /// Returns whether the next play may use the same copy: buttons and recognizers of a file only log lines. The code of
  /// other scenes may count touches.
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

  /// Updates the areas with the results of the plays.
  package func show() {
    if isStale { stage.host.perform { draw() } }
  }

  /// Returns the point at which a slider is dragged.
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
    // For code, no file tells that a view handles touches; its class shows it.
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

/// The properties of a view that decide where touches hit it.
private struct ViewTrait: Equatable {
  /// An identity that is equal for views in the same order.
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

  /// Returns all views in the windows, in the order of the tree.
  @MainActor
  static func all(of stage: AuditStage) -> [ViewTrait] {
    stage.host.windowsBackToFront.flatMap(\.subtree).map { ViewTrait($0) }
  }
}
