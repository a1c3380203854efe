// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A rule: it finds one kind of fault.
@MainActor
protocol AuditRule {
  /// The identifier, for `--only` and `--ignore`.
  static var id: String { get }
  /// One line about the fault that the rule finds.
  static var summary: String { get }
  /// The highest severity of its findings.
  static var severity: AuditSeverity { get }
  /// Returns the faults that the rule finds.
  static func findings(in survey: Survey) -> [AuditFinding]
}

/// All rules, in the order in which findings of equal severity are listed: causes before their consequences.
@MainActor
package enum AuditRules {
  static let all: [any AuditRule.Type] = [
    ReleasedTargetRule.self, UnhandledActionRule.self, UnreachableRule.self,
    OnlyWhenHeldRule.self, EventNeverSentRule.self, SwitchedOffRule.self, DeadZoneRule.self,
    StolenTouchRule.self, BlockedDragRule.self, TapWithDoubleTapRule.self,
    ExcludedTogetherRule.self, DrawnInFrontRule.self, OverlapRule.self, SmallTargetRule.self,
    LateActionRule.self,
    UnstableHitTestRule.self, LostFingersRule.self, CancelledViewRule.self,
    ForwardedTouchRule.self, UnheardFlickRule.self, LateEndRule.self, HoldBlocksDragRule.self,
    TwoActionsRule.self, SticksOutRule.self,
    PressedTogetherRule.self,
  ]

  /// The identifiers, with a summary and the highest severity of each rule.
  package static var list: [(id: String, summary: String, severity: AuditSeverity)] {
    all.map { ($0.id, $0.summary, $0.severity) }
  }

  /// The identifiers of all rules.
  package static var ids: [String] { all.map { $0.id } }
}
