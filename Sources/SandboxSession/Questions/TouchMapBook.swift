// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Auditing
import Foundation
import Scenarios
import UIModel

/// The touch map of the scene that is shown: the targets that a gesture operates at each point of the screen.
@MainActor
package final class TouchMapBook {
  package private(set) var map: GestureMap?
  /// The gesture that the map is for.
  private(set) var gesture = AuditGesture.tap
  private weak var specimen: Specimen?
  private var seen = Seen(content: -1, events: 0)
  /// A copy of the scene. It is retained while gestures are played on its views.
  private var copy: Specimen?

  private struct Seen: Equatable {
    let content: Int
    let events: Int
  }

  /// The largest work in one frame, so that the window can draw in between. A gesture counts as the number of views in
  /// the scene plus the number of events that are replayed for it.
  private static let mostWork = 2_500

  /// The distance between the points that are tested, in points of the screen. The map is updated in each frame while a
  /// view is dragged.
  private static let pointDistance: CGFloat = 2

  package init() {}

  /// A number that increases when the map changes.
  package var revision: Int { map?.revision ?? 0 }

  /// True while gestures must still be played. False while fingers are down, because they would also be down in the
  /// copy on which the gestures are played.
  package var isWorking: Bool {
    map?.isIncomplete == true && specimen?.chronicle.hasFingersDown == false
  }

  /// Selects the next gesture for the map, or the previous one.
  package func step(_ direction: Int) {
    let all = AuditGesture.usual
    let index = (all.firstIndex(of: gesture) ?? 0) + direction
    gesture = all[(index + all.count) % all.count]
    (map, specimen) = (nil, nil)
  }

  /// Discards the map. The next call of `read` makes it again.
  package func forget() {
    (map, specimen, copy) = (nil, nil, nil)
  }

  /// Updates the map for the shown scene. Each call tries gestures for a few milliseconds only, so that the window does
  /// not wait.
  package func read(_ shown: Specimen) {
    let now = Seen(content: shown.host.contentRevision, events: shown.take.events.count)
    if shown !== specimen {
      make(shown)
    } else if now != seen, map?.look(isOther: isOther(shown)) != true {
      make(shown)
    }
    (specimen, seen) = (shown, now)
    if isWorking { play(shown) }
  }

  /// Returns whether, since the last reading, a property that is not in `geometry` was edited, a switch was changed, or
  /// an entry of a file's input was played.
  private func isOther(_ shown: Specimen) -> Bool {
    shown.take.events.dropFirst(seen.events).contains { event in
      switch event.action {
      case .edit(let edit): !Self.geometry.contains(edit.property)
      case .toggle, .scenario: true
      case .touches, .pointer, .press, .text, .command, .signal: false
      }
    }
  }

  private static let geometry: Set = [
    "alpha", "bounds", "center", "contentOffset", "frame", "isHidden", "isUserInteractionEnabled",
    "transform",
  ]

  private func make(_ shown: Specimen) {
    let stage = shown.auditedStage
    map = shown.host.perform {
      GestureMap(
        of: gesture, in: shown.host, stage, screen: shown.take.recipe.screenSize, after: map,
        step: Self.pointDistance)
    }
  }

  /// The number of gestures that are played per frame: fewer for large scenes, as each may need a new copy.
  static func playsPerFrame(_ views: Int, _ events: Int) -> Int {
    max(1, mostWork / max(1, views + events))
  }

  private func play(_ shown: Specimen) {
    guard let map else { return }
    UIModel.Host.aside {
      for _ in 0..<Self.playsPerFrame(map.viewCount, shown.take.events.count) {
        guard map.isIncomplete else { break }
        map.play {
          let copy = Rerun.play(shown.take, until: shown.now)
          self.copy = copy
          return (copy.host, copy.auditedStage)
        }
      }
    }
    map.show()
  }
}

extension Specimen {
  /// The scene's views as nodes, in the form that audits need.
  var auditedStage: ScenarioStage {
    host.perform { (scene as? ScenarioScene)?.stage ?? .mirroring(host.application) }
  }
}
