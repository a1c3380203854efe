// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The record of one touch: the hit test, the recognizers that received it, and everything after that.
struct TouchAccount {
  /// A recognizer of the hit view or of one of its superviews.
  struct Witness: Equatable {
    let recognizer: Subject
    let view: Subject
    /// The reason why the recognizer did not receive the touch; nil if it did.
    let absence: Absence?
    /// True if the recognizer cancels the touch in its view when it recognizes (cancelsTouchesInView).
    let takes: Bool
    /// True if `ignore(_:for:)` of the recognizer was called with the touch.
    let ignores: Bool
  }

  /// The reason why a recognizer of the path did not receive a touch.
  enum Absence: Equatable {
    case switchedOff
    /// The recognizer's last gesture had ended, and its state was not reset to possible yet.
    case finished
    case touchType
    case delegate
    /// Another view tracks a touch, and isExclusiveTouch is true for that view or for the hit view.
    case exclusive
    /// The recognizer already follows a touch of another type, and its requiresExclusiveTouchType is true.
    case otherType
    /// The recognizer is a tap recognizer for another button of the mouse.
    case otherButton
    /// The recognizer delays touches for a scroll view whose delaysContentTouches is false.
    case noDelay
    /// The recognizer is the pop recognizer of a navigation controller that shows its root controller.
    case nothingToPop
    /// The recognizer is the pinch of a scroll view whose minimum and maximum zoom scales are equal.
    case noZoomRange
    /// The recognizer is a hover recognizer, which receives no touches.
    case pointerOnly
    /// The recognizer moves rows of a table, and the touch is not on a row.
    case noRow
    case other
  }

  /// A search along the responder chain for a responder that implements an action.
  struct ActionSearch: Equatable {
    let action: String
    let control: Subject
    /// The responders that do not implement the action, in the order in which they were asked.
    let asked: [Subject]
    /// The responder that implements the action.
    let receiver: Subject?
    /// True if the search began at the first responder; false if it began at the control.
    let isFromFirstResponder: Bool
    /// The line that the receiver logged.
    var line: String?
  }

  /// The time at which the touch began, in seconds.
  let time: TimeInterval
  let trace: HitTestTrace
  let scene: TouchScene
  /// For each view that was asked, the index of its visit in the hit test's trace.
  let visits: [ObjectIdentifier: Int]
  var touch: TouchFact?
  /// The hit view and its superviews up to the window; empty if no view was hit.
  var path: [Subject] = []
  private(set) var witnesses: [Witness] = []
  /// The largest movement from the point where the touch began, in points of the window.
  private(set) var travel = CGPoint.zero
  /// The last location, in the touch's window.
  private(set) var lastLocation: CGPoint?
  /// The controls on the path that were disabled.
  var disabled: [Subject] = []
  var refusal: AdmissionRefusal?
  /// The time at which the touch ended or was cancelled, in seconds; nil while it continues.
  var end: TimeInterval?
  var wasCancelled = false
  /// The times at which the view received moves, in seconds.
  var moves: [TimeInterval] = []
  /// The scroll views around the hit view whose delaysContentTouches is false.
  var undelayed: [Subject] = []
  /// More complete reasons for recognizers whose journal entries give only a part of the reason.
  var reasons: [ObjectIdentifier: FailureReason] = [:]
  /// The text field on the path that was being edited when the touch came down.
  var edited: Subject?
  /// The controls whose tracking methods were called for the touch.
  var asked: Set<ObjectIdentifier> = []
  /// The times at which controls were disabled while they tracked the touch, in seconds.
  var disabledAt: [ObjectIdentifier: TimeInterval] = [:]
  /// The reasons why a control's value could not change at the lift.
  var keptValues: [ObjectIdentifier: KeptValue] = [:]
  /// The circles of failure requirements that the journal reports.
  var circles: [Misuse] = []
  /// The searches for a responder that performs an action without a target.
  var searches: [ActionSearch] = []
  /// The journal's entries about the touch, in order.
  private(set) var entries: [JournalEntry] = []
  /// The indices of the entries about each recognizer.
  private var stories: [ObjectIdentifier: [Int]] = [:]
  private var recognitions: [ObjectIdentifier: TimeInterval] = [:]
  private var witnessPlaces: [ObjectIdentifier: Int] = [:]

  var view: Subject? { path.first }
  var missed: [TouchScene.Missed] { scene.missed }

  init(time: TimeInterval, trace: HitTestTrace, scene: TouchScene) {
    (self.time, self.trace, self.scene) = (time, trace, scene)
    visits = Dictionary(
      trace.visits.enumerated().map { ($1.view.identity, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the visit of the hit test at a view; nil if the view was not asked.
  func visit(_ view: Subject) -> HitTestTrace.Visit? {
    visits[view.identity].map { trace.visits[$0] }
  }

  /// The largest number of entries that are recorded for one touch. Later entries are dropped.
  private static let mostEntries = 4_000

  mutating func add(_ entry: JournalEntry) {
    if case .stateChange(let subject, _, let state, _) = entry.fact,
      state == .began || state == .ended, recognitions[subject.identity] == nil
    {
      recognitions[subject.identity] = entry.time
    }
    guard entries.count < Self.mostEntries else { return }
    switch entry.fact {
    case .verdict(let subject, _), .stateChange(let subject, _, _, _),
      .delegate(let subject, _, _, _), .refusedByView(let subject, _):
      stories[subject.identity, default: []].append(entries.count)
    default: break
    }
    entries.append(entry)
  }

  /// The largest distance of the finger from where it came down, in points.
  var distance: CGFloat { hypot(travel.x, travel.y) }
  /// True if the finger moved more sideways than up or down.
  var isSideways: Bool { abs(travel.x) > abs(travel.y) }

  /// True if the finger dragged mostly sideways.
  var isDraggedAside: Bool { isSideways && distance >= ScenarioAccount.leastTravel }

  mutating func noteLocation(_ location: CGPoint) {
    lastLocation = location
    guard let start = touch?.locationInWindow else { return }
    let way = CGPoint(x: location.x - start.x, y: location.y - start.y)
    if hypot(way.x, way.y) > distance { travel = way }
  }

  mutating func add(_ witness: Witness) {
    witnessPlaces[witness.recognizer.identity] = witnesses.count
    witnesses.append(witness)
  }

  /// Returns the record of a recognizer of the hit view or its superviews; nil for other recognizers.
  func witness(_ recognizer: Subject) -> Witness? {
    witnessPlaces[recognizer.identity].map { witnesses[$0] }
  }

  /// Returns whether the finger is inside a view that refused the touch. A hidden view also refuses a touch that is
  /// outside of it, so its refusal alone does not answer this.
  func liesUnderFinger(_ visit: HitTestTrace.Visit) -> Bool {
    switch visit.answer {
    case .refused(.hidden), .refused(.transparent), .refused(.interactionDisabled),
      .answeredByOverride(nil):
      scene.under?.contains(visit.view.identity) ?? true
    case .refused(.outside), .refused(.refusedByOverride), .refused(.noInverse), .hit,
      .foundInside, .pending, .answeredByOverride(_?):
      true
    }
  }

  /// Returns the entries about a recognizer.
  func story(of recognizer: Subject) -> [JournalEntry] {
    stories[recognizer.identity, default: []].map { entries[$0] }
  }

  /// Returns the time at which a recognizer recognized or began; nil if it did not.
  func recognition(of recognizer: Subject) -> TimeInterval? { recognitions[recognizer.identity] }

  /// Returns the recognizers that cancelled the touch in its view at a time.
  func takers(at time: TimeInterval) -> [Subject] {
    witnesses.filter { witness in
      witness.absence == nil && witness.takes && recognition(of: witness.recognizer) == time
    }.map(\.recognizer)
  }

  /// Records a line that the receiver of the last action may have logged.
  mutating func noteLine(_ line: String, of subject: Subject) {
    guard let last = searches.indices.last, searches[last].receiver?.identity == subject.identity
    else { return }
    searches[last].line = line
  }

  /// Returns the lines that an object logged, at one time or at any, each once.
  func lines(of subject: Subject, at time: TimeInterval? = nil) -> [String] {
    entries.compactMap { entry -> String? in
      guard case .text(let line, let about?) = entry.fact, about.identity == subject.identity,
        time.map({ $0 == entry.time }) ?? true
      else { return nil }
      return line
    }.distinct
  }

  /// All lines that were logged while the touch lasted, in their order.
  var lines: [String] {
    entries.compactMap { if case .text(let line, _) = $0.fact { line } else { nil } }
  }

  /// Returns how often an object logged a line.
  func runs(of line: String, by subject: Subject) -> Int {
    entries.count { entry in
      guard case .text(line, let about?) = entry.fact else { return false }
      return about.identity == subject.identity
    }
  }

  /// Returns the events that a control sent, each once.
  func events(of control: Subject) -> [ControlEventFact] {
    entries.compactMap { entry -> ControlEventFact? in
      guard case .controlEvent(let sender, let event) = entry.fact,
        sender.identity == control.identity
      else { return nil }
      return event
    }.distinct
  }

  /// Returns why a control kept its value at the lift although it can change; nil if it changed, or for other controls.
  func valueKept(by control: Subject) -> KeptValue? {
    events(of: control).contains(.valueChanged) ? nil : keptValues[control.identity]
  }

  /// Returns the time at which a touch method of a responder was called; nil if it was not.
  func call(_ method: JournalFact.TouchMethod, of responder: Subject) -> TimeInterval? {
    entries.first { entry in
      guard case .touchMethod(method, let subject, _, _) = entry.fact else { return false }
      return subject.identity == responder.identity
    }?.time
  }
}
