// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The account of one touch: the search for its view, the recognizers that saw it, and everything that followed.
struct TouchAccount {
  /// A recognizer of the hit view or of a view that it is in.
  struct Witness: Equatable {
    let recognizer: Subject
    let view: Subject
    /// Why it did not get the touch; nil when it did.
    let absence: Absence?
    /// True if it takes the touch from its view when it recognizes (cancelsTouchesInView).
    let takes: Bool
    /// True if it was told to ignore the finger.
    let ignores: Bool
  }

  /// Why a recognizer on the way did not get a touch.
  enum Absence: Equatable {
    case switchedOff
    /// Its last gesture was over, and it was not possible again.
    case finished
    case touchType
    case delegate
    /// Exclusive touch kept the touch from everybody.
    case exclusive
    /// It follows a touch of another type.
    case otherType
    /// It is a tap for another button of the mouse.
    case otherButton
    /// The touch delay of a scroll view that holds nothing back.
    case noDelay
    /// The pan of a navigation controller that shows its first controller.
    case nothingToPop
    /// The pinch of a scroll view whose limits of the scale are the same.
    case noZoomRange
    /// It follows a pointer that presses nothing.
    case pointerOnly
    case other
  }

  /// A search up the chain for a responder that performs an action.
  struct ActionSearch: Equatable {
    let action: String
    let control: Subject
    /// Those who do not implement it, in order.
    let asked: [Subject]
    /// The responder that implements it.
    let receiver: Subject?
    /// True if it began at the first responder, rather than at the control.
    let isFromFirstResponder: Bool
    /// The line that it logged.
    var line: String?
  }

  /// When it came down, in seconds.
  let time: TimeInterval
  let trace: HitTestTrace
  let scene: TouchScene
  /// The places in the trace of the views that were asked.
  let visits: [ObjectIdentifier: Int]
  var touch: TouchFact?
  /// The hit view and everything that it is in, up to the window; empty when no view took the touch.
  var path: [Subject] = []
  private(set) var witnesses: [Witness] = []
  /// The way from where it came down to where it was farthest from there, in points of the window.
  private(set) var travel = CGPoint.zero
  /// Its last location, in its window.
  private(set) var lastLocation: CGPoint?
  /// The controls of the path that were disabled.
  var disabled: [Subject] = []
  var refusal: AdmissionRefusal?
  /// When it lifted or was cancelled.
  var end: TimeInterval?
  var wasCancelled = false
  /// When the view was told that the finger moved.
  var moves: [TimeInterval] = []
  /// The scroll views around it that hold nothing back (delaysContentTouches is false).
  var undelayed: [Subject] = []
  /// Why recognizers failed, where the journal does not say it all.
  var reasons: [ObjectIdentifier: FailureReason] = [:]
  /// The controls that were asked whether they track it.
  var asked: Set<ObjectIdentifier> = []
  /// When controls were disabled that tracked it.
  var disabledAt: [ObjectIdentifier: TimeInterval] = [:]
  /// Why the value of a control could not change when the finger lifted.
  var keptValues: [ObjectIdentifier: KeptValue] = [:]
  /// The circles of requirements that the journal tells of.
  var circles: [Misuse] = []
  /// The searches for a responder that performs an action without a target.
  var searches: [ActionSearch] = []
  /// The entries that followed, in order.
  private(set) var entries: [JournalEntry] = []
  /// Their places by the recognizer that they are about.
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

  /// The visit of a view, if it was asked.
  func visit(_ view: Subject) -> HitTestTrace.Visit? {
    visits[view.identity].map { trace.visits[$0] }
  }

  /// A busy touch may lead to very much; the end of that is left out.
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

  /// The distance of the finger from where it came down, in points.
  var distance: CGFloat { hypot(travel.x, travel.y) }
  /// True if it went more sideways than up or down.
  var isSideways: Bool { abs(travel.x) > abs(travel.y) }

  /// True if it dragged something aside rather than up or down.
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

  /// The record of a recognizer on the path, if it is one.
  func witness(_ recognizer: Subject) -> Witness? {
    witnessPlaces[recognizer.identity].map { witnesses[$0] }
  }

  /// Returns whether a view that said no lies under the finger at all: hidden ones say no wherever they are.
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

  /// The entries about a recognizer.
  func story(of recognizer: Subject) -> [JournalEntry] {
    stories[recognizer.identity, default: []].map { entries[$0] }
  }

  /// When a recognizer recognized or began, if it did.
  func recognition(of recognizer: Subject) -> TimeInterval? { recognitions[recognizer.identity] }

  /// The recognizers that took the touch from its view at a time.
  func takers(at time: TimeInterval) -> [Subject] {
    witnesses.filter { witness in
      witness.absence == nil && witness.takes && recognition(of: witness.recognizer) == time
    }.map(\.recognizer)
  }

  /// Notes a line that may be what the receiver of the last search does.
  mutating func noteLine(_ line: String, of subject: Subject) {
    guard let last = searches.indices.last, searches[last].receiver?.identity == subject.identity
    else { return }
    searches[last].line = line
  }

  /// The lines that an object logged, at one time or at all, each once.
  func lines(of subject: Subject, at time: TimeInterval? = nil) -> [String] {
    entries.compactMap { entry -> String? in
      guard case .text(let line, let about?) = entry.fact, about.identity == subject.identity,
        time.map({ $0 == entry.time }) ?? true
      else { return nil }
      return line
    }.distinct
  }

  /// How often an object logged a line.
  func runs(of line: String, by subject: Subject) -> Int {
    entries.count { entry in
      guard case .text(line, let about?) = entry.fact else { return false }
      return about.identity == subject.identity
    }
  }

  /// The events that a control sent, each once.
  func events(of control: Subject) -> [ControlEventFact] {
    entries.compactMap { entry -> ControlEventFact? in
      guard case .controlEvent(let sender, let event) = entry.fact,
        sender.identity == control.identity
      else { return nil }
      return event
    }.distinct
  }

  /// When a responder's touch method was called, if it was.
  func call(_ method: JournalFact.TouchMethod, of responder: Subject) -> TimeInterval? {
    entries.first { entry in
      guard case .touchMethod(method, let subject, _, _) = entry.fact else { return false }
      return subject.identity == responder.identity
    }?.time
  }
}
