// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// The contents of a picture of the screen: the rectangles in which taps operate each target, and the findings.
package struct TouchMap {
  /// A target that taps operate, with its areas.
  package struct Owner {
    /// The name of the target.
    package let name: String
    /// The rectangles, in points of the screen.
    package let areas: [CGRect]
  }

  /// A finding as a marker on the map.
  package struct Marker {
    /// The number of the finding in the report, from 1.
    package let number: Int
    /// The importance of the finding.
    package let severity: AuditSeverity
    /// The rectangle of the finding's object, in points of the screen.
    package let box: CGRect
    /// The point that was touched, in points of the screen.
    package let point: CGPoint
    /// True if a touch at this point does not operate the object.
    package let isDead: Bool
    /// True for a target that is too small.
    package let isSmall: Bool
  }

  /// The size of the screen, in points.
  package let screen: CGSize
  /// The targets that taps operate, the one with the largest area first.
  package let owners: [Owner]
  /// The areas in which a target is visible but touches do not hit it.
  package let dead: [CGRect]
  /// The markers of those findings that have a point.
  package let markers: [Marker]
}

@MainActor
extension TouchMap {
  /// Makes the map from the regions of a survey.
  init(_ survey: Survey, _ findings: [AuditFinding]) {
    let map = survey.stage.host.perform { TapMap(survey.stage, step: 1) }
    var actors: [Int32: String] = [:]
    for region in survey.regions {
      let record = survey.play(.tap, at: region.point)
      let acting = survey.acting(in: record).first { target in
        if case .view = target { return survey.isWanted(target.node) }
        return true
      }
      if let acting { actors[Int32(region.hit)] = survey.name(acting) }
    }
    var areas: [String: [CGRect]] = [:]
    for (hit, rects) in map.rectangles() {
      if let name = actors[hit] { areas[name, default: []] += rects }
    }
    func area(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }
    owners = areas.map { Owner(name: $0.key, areas: $0.value) }.sorted {
      let (one, other) = (area($0.areas), area($1.areas))
      return one == other ? $0.name < $1.name : one > other
    }
    screen = survey.stage.screen
    dead = survey.surveyed.filter { $0.reach.placement == .start }.flatMap { found in
      found.reach.gaps.flatMap { part in
        part.points.map { point in
          CGRect(
            x: point.x - found.reach.step / 2, y: point.y - found.reach.step / 2,
            width: found.reach.step, height: found.reach.step)
        }
      }
    }
    markers = findings.enumerated().compactMap { index, finding in
      guard let box = finding.box, let point = finding.point, finding.placement == .start else {
        return nil
      }
      return Marker(
        number: index + 1, severity: finding.severity, box: box, point: point,
        isDead: [UnreachableRule.id, DeadZoneRule.id, SticksOutRule.id].contains(finding.rule),
        isSmall: finding.rule == SmallTargetRule.id)
    }
  }
}

extension TapMap {
  /// Returns the rectangles in which the same node is hit. Equal runs in successive rows are merged.
  func rectangles() -> [(hit: Int32, rects: [CGRect])] {
    rectangles { $0 }.sorted { $0.hit < $1.hit }
  }

  /// Returns the rectangles in which `key` returns the same value for all nodes that are hit.
  func rectangles<Key: Hashable>(
    joining key: (Int32) -> Key
  ) -> [(hit: Key, rects: [CGRect])] {
    var numbers: [Key: Int] = [:]
    var keys: [Key] = []
    var known = Array(repeating: -1, count: Int(hits.max() ?? -1) + 2)
    func number(_ hit: Int32) -> Int {
      if known[Int(hit) + 1] >= 0 { return known[Int(hit) + 1] }
      let key = key(hit)
      let next = keys.count
      let number = numbers[key] ?? next
      if number == next {
        keys.append(key)
        numbers[key] = number
      }
      known[Int(hit) + 1] = number
      return number
    }
    var rects: [[CGRect]] = []
    var open: [Int: (number: Int, width: Int, top: Int)] = [:]
    func close(_ left: Int, _ run: (number: Int, width: Int, top: Int), _ bottom: Int) {
      while rects.count <= run.number { rects.append([]) }
      rects[run.number].append(
        CGRect(
          x: CGFloat(left) * step, y: CGFloat(run.top) * step, width: CGFloat(run.width) * step,
          height: CGFloat(bottom - run.top) * step))
    }
    for row in 0..<rows {
      var next: [Int: (number: Int, width: Int, top: Int)] = [:]
      var column = 0
      while column < columns {
        let first = column
        let own = number(hits[row * columns + first])
        while column < columns, number(hits[row * columns + column]) == own { column += 1 }
        if let above = open[first], above.number == own, above.width == column - first {
          next[first] = above
          open[first] = nil
        } else {
          next[first] = (own, column - first, row)
        }
      }
      for (left, run) in open.sorted(by: { $0.key < $1.key }) { close(left, run, row) }
      open = next
    }
    for (left, run) in open.sorted(by: { $0.key < $1.key }) { close(left, run, rows) }
    return zip(keys, rects).map { ($0, $1) }
  }
}
