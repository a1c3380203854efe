// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
package import Scenarios
import UIModel

/// The severity of a finding.
public enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
  /// Something can't be operated at all.
  case error
  /// Something can't be operated at some points, or not as usual.
  case warning
  /// Something worth knowing that may be intended.
  case note

  /// Returns whether the first severity is lower than the second.
  public static func < (one: AuditSeverity, other: AuditSeverity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}

/// A fault that an audit found.
public struct AuditFinding: Sendable {
  /// A change that removes the fault. Most changes are tested by playing the gesture with the change.
  public struct Change: Equatable, Sendable {
    /// The result and the change: "Send would act if Toolbar were not hidden."
    public let sentence: String
    /// The arguments of `--set` for the change in a file; empty for code.
    public let sets: [String]
    /// The lines of Swift for the change in an application.
    public let swift: [String]
  }

  /// The identifier of the rule.
  public let rule: String
  /// The severity for a user of the screen.
  public let severity: AuditSeverity
  /// The name of the view, control or recognizer that the finding is about.
  public let name: String
  /// A sentence about what a user would notice.
  public let message: String
  /// The rectangle of the view, in points of the screen; nil if it is not on the screen.
  public let box: CGRect?
  /// The point that was touched, in points of the screen.
  public let point: CGPoint?
  /// The gesture that was tried: "tap".
  public let gesture: String?
  /// The cause, as sentences.
  public internal(set) var cause: [String] = []
  /// The changes that remove the fault, in the order to try.
  public internal(set) var changes: [Change] = []
  /// The target that the finding is about, if it has one.
  let target: AuditTarget?
  let node: Int
  /// The gesture with which the fault occurs.
  let probe: AuditGesture?
  let placement: Placement
  /// The area of the finding, in square points. Of equally severe findings, the largest comes first.
  let weight: Double

  /// The input with which the fault occurs; nil for a finding without a gesture or a point.
  package var input: [ScenarioInput]? {
    guard let probe, let point else { return nil }
    return probe.input(at: point)
  }

  /// Returns the view or recognizer that the finding is about, in a staged copy of the scene; nil if the copy does not
  /// contain it.
  @MainActor
  package func object(in stage: ScenarioStage) -> AnyObject? {
    guard stage.nodes.indices.contains(node) else { return nil }
    let built = stage.nodes[node]
    switch target {
    case .recognizer(_, let number)?:
      return built.gestures.indices.contains(number) ? built.gestures[number] : nil
    case .scrolling?: return built.recognizer(.pan)
    case .zooming?: return built.recognizer(.pinch)
    case .popping?: return built.recognizer(.pop)
    case .control?, .rows?, .rowActions?, .view?, nil: return built.view
    }
  }

  /// The content offsets at which the fault occurs, with the nodes of their scroll views; empty if all scroll views
  /// have their initial offsets.
  package var offsets: [(node: Int, offset: CGPoint)] {
    placement.offsets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  init(
    _ rule: String, _ severity: AuditSeverity, about name: String, node: Int,
    target: AuditTarget? = nil, _ message: String, cause: [String] = [], box: CGRect? = nil,
    point: CGPoint? = nil, gesture: AuditGesture? = nil, placement: Placement = .start
  ) {
    (self.rule, self.severity, self.name, self.message) = (rule, severity, name, message)
    (self.box, self.point, self.gesture) = (box, point, gesture?.name)
    (self.target, self.node, self.probe, self.placement) = (target, node, gesture, placement)
    self.cause = cause
    weight = box.map { $0.width * $0.height } ?? 0
  }
}
