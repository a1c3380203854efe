// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// A scenario file that was read and checked: a view hierarchy, timed input, and the expected log.
package struct Scenario: Equatable, Sendable {
  /// The title, one line; empty if the file has none.
  package var title = ""
  /// The description: what to try and what to watch.
  package var about = ""
  /// The origin of the scenario, such as a pull request or a reference page.
  package var source = ""
  /// The size of the screen, in points.
  package var screen = CGSize(width: 390, height: 700)
  /// The built-in scene to show if the file describes no views.
  package var scene: String?
  /// The kinds of lines to log for nodes whose own `log` is nil, except windows.
  package var log = LogChoice()
  /// The number of hit tests for each new touch. The last result is used.
  package var hitTestPasses = 1
  /// The rules that audits do not report: "small-target", or "small-target:Close" for one view.
  package var auditIgnores: Set<String> = []
  /// Windows and nodes, parents before children, in the order of the file.
  package var nodes: [ScenarioNode] = []
  /// The input, in the order of the entries' times.
  package var input: [ScenarioInput] = []
  /// The time at which the clock stops, in seconds from the start; nil to stop when no timer is pending.
  package var until: Double?
  /// The expected log; nil if the file has none.
  package var expectation: LogExpectation?
  /// The events of a device for the input; nil if the file was not captured.
  package var device: DeviceRecord?

  /// Makes an empty scenario.
  package init() {}
}

extension Scenario {
  /// Returns the kinds of lines to log for a node: its own choice, or else the file's. Windows don't use the file's
  /// choice.
  package func logChoice(of node: ScenarioNode) -> LogChoice {
    node.log ?? (node.viewClass == .window ? LogChoice() : log)
  }

  /// Returns a node, its parent, and so on up to the window, as indices.
  package func path(from node: Int) -> some Sequence<Int> {
    sequence(first: node) { nodes[$0].place.parent }
  }

  /// The depth of the node that is nested deepest; a window has 1.
  package var depth: Int {
    var depths: [Int] = []
    // A node comes after its parent.
    for node in nodes { depths.append((node.place.parent.map { depths[$0] } ?? 0) + 1) }
    return depths.max() ?? 0
  }

  /// Returns the scenario with the paths of images replaced, for callers that know the images' folder.
  package func mappingImages(_ path: (String) -> String) -> Scenario {
    var scenario = self
    for node in nodes.indices {
      scenario.nodes[node].properties = nodes[node].properties.map { property in
        if case .image(let name) = property { .image(path(name)) } else { property }
      }
    }
    return scenario
  }
}

/// The kinds of lines that are logged, and whether lines show times and tap counts.
package struct LogChoice: Equatable, Sendable {
  /// The kinds of lines that are logged.
  package var kinds: Set<LogLine.Kind> = []
  /// True if lines of touch methods end with the tap count.
  package var showsTapCount = false
  /// True if lines start with their time.
  package var showsTimes = false

  /// Makes a choice of no kinds of lines.
  package init() {}

  /// The values that a file can list under the key `log`.
  static let words = LogLine.Kind.allCases.map(\.rawValue) + [tapCount, times]
  static let tapCount = "tapCount"
  static let times = "times"

  mutating func add(_ word: String) {
    switch word {
    case Self.tapCount: showsTapCount = true
    case Self.times: showsTimes = true
    default: if let kind = LogLine.Kind(rawValue: word) { kinds.insert(kind) }
    }
  }
}
