// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
package import UIModel

/// The recognizers that received the last gesture's touches, and their relations, read from the journal.
package struct RelationGraph: Equatable, Sendable {
  /// A recognizer.
  package struct Node: Equatable, Sendable {
    package let subject: Subject
    /// The recognizer's view, which is known after its first touch method was called.
    package var view: Subject?
    /// The recognizer's last state other than possible.
    package var state = GestureState.possible
    /// The reason for `state`, or what the recognizer waits for; empty at first.
    package var reason = ""
    /// True if the recognizer wants to recognize but waits for others to fail.
    package var isWaiting = false
    /// True if the recognizer was reset to possible after `state`.
    package var isReset = false
  }

  /// A relation between two recognizers.
  package struct Edge: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The first recognizer may recognize only after the second failed.
      case waits
      /// The first recognizer lost to the second.
      case loses
      /// Both may recognize.
      case together
      /// One of them was asked whether both may recognize, and the answer was no.
      case apart
    }

    package let kind: Kind
    package let from: Subject
    package let to: Subject
    /// The rule in words, such as "recognized first".
    package let rule: String

    /// The origin of a rule.
    enum Author: Equatable, Sendable {
      case delegate(of: String)
      case code
      case defaultRule
      /// An override or `require(toFail:)`. The verdict does not say which of them.
      case unnamed
    }
    /// The origin of the rule.
    fileprivate(set) var author: Author
    /// The origin of the rule in words: "SingleTap's delegate", "default rule".
    package var source: String { author.words }
  }

  /// The recognizers in the order in which the touch reached them, from the hit view upwards.
  package private(set) var nodes: [Node] = []
  /// The relations in the order in which they were found.
  package private(set) var edges: [Edge] = []
  /// The index of each edge, so that hundreds of recognizers with requirements need no linear search.
  private var edgeIndices: [EdgeKey: Int] = [:]
  /// The result of the hit test for the first finger of the last gesture; nil before the first gesture.
  package private(set) var hit: Hit?
  /// A number that increases with each change.
  package private(set) var revision = 0
  private var fingersDown: Set<Int> = []
  private var lastLift: TimeInterval = -1

  package init() {}

  /// The result of a touch's hit test.
  package enum Hit: Equatable, Sendable {
    case view(Subject)
    /// No view was hit.
    case nothing
  }

  /// Returns the node of a recognizer; nil if there is none.
  package func node(_ subject: Subject) -> Node? {
    nodes.first { $0.subject.identity == subject.identity }
  }

  /// Removes everything, for a new scene.
  package mutating func forget() {
    let revision = revision + 1
    self = RelationGraph()
    self.revision = revision
  }

  /// Reads an entry.
  package mutating func read(_ entry: JournalEntry) {
    switch entry.fact {
    case .input(let samples): follow(samples, entry.time)
    case .touchBound(_, _, let view, let recognizers):
      if hit == nil {
        hit = view.map { .view($0) } ?? .nothing
        revision += 1
      }
      for recognizer in recognizers where node(recognizer) == nil {
        nodes.append(Node(subject: recognizer))
        revision += 1
      }
    case .recognizerMethod(_, let recognizer, let view?, _):
      change(recognizer) { if $0.view == nil { $0.view = view } }
    case .stateChange(let recognizer, _, let state, let reason) where state != .possible:
      change(recognizer) {
        ($0.state, $0.reason, $0.isWaiting, $0.isReset) = (
          state, reason.description, false, false
        )
      }
    case .verdict(let recognizer, let verdict): read(verdict, of: recognizer)
    case .delegate(let asked, .shouldRecognizeSimultaneously, let other?, let answer):
      add(
        Edge(
          kind: answer ? .together : .apart, from: asked, to: other,
          rule: answer ? "can recognize together" : "can't recognize together",
          author: .delegate(of: asked.name)))
    case .delegate(let asked, .shouldRequireFailure, let other?, true):
      add(Self.waits(asked, other, "shouldRequireFailureOf", .delegate(of: asked.name)))
    case .delegate(let asked, .shouldBeRequiredToFail, let other?, true):
      add(Self.waits(other, asked, "shouldBeRequiredToFailBy", .delegate(of: asked.name)))
    case .reset(let recognizer):
      change(recognizer) { ($0.isWaiting, $0.isReset) = (false, true) }
    default: break
    }
  }

  /// Adds a requirement of `require(toFail:)`, which the journal mentions only when it takes effect.
  mutating func require(_ waiter: Subject, toFail required: Subject) {
    add(Self.waits(waiter, required, "require(toFail:)", .code))
  }

  private static func waits(
    _ waiter: Subject, _ required: Subject, _ rule: String, _ author: Edge.Author
  ) -> Edge {
    Edge(kind: .waits, from: waiter, to: required, rule: rule, author: author)
  }

  private mutating func follow(_ samples: [InputSample], _ time: TimeInterval) {
    for sample in samples {
      switch sample.phase {
      case .began:
        // The taps of a double tap belong to one gesture.
        if fingersDown.isEmpty, time - lastLift >= Chronicle.pause, hit != nil {
          (nodes, edges, edgeIndices, hit) = ([], [], [:], nil)
          revision += 1
        }
        fingersDown.insert(sample.finger)
      case .moved: break
      case .ended, .cancelled:
        fingersDown.remove(sample.finger)
        lastLift = time
      }
    }
  }

  private mutating func read(_ verdict: VerdictFact, of recognizer: Subject) {
    switch verdict {
    case .recognizes: change(recognizer) { $0.isWaiting = false }
    case .waits(let others):
      change(recognizer) {
        $0.isWaiting = true
        $0.reason = "waits until \(others.map(\.name).joined(separator: " and ")) fails"
      }
      for other in others where edge(.waits, recognizer, other) == nil {
        add(Self.waits(recognizer, other, "must fail first", .unnamed))
      }
    case .fails(let loss), .isCancelled(let loss):
      add(
        Edge(
          kind: .loses, from: recognizer, to: loss.winner, rule: loss.rule.words,
          author: author(of: loss, recognizer)))
    }
  }

  /// Returns the origin of the rule by which a recognizer lost.
  private func author(of loss: VerdictFact.Loss, _ loser: Subject) -> Edge.Author {
    guard loss.rule == .wasRequiredToFail,
      let wait = edge(.waits, loser, loss.winner)
    else { return .defaultRule }
    return edges[wait].author
  }

  /// Adds an edge if it is new. If there is such an edge and its author is `unnamed`, an edge with a known author
  /// replaces it.
  private mutating func add(_ edge: Edge) {
    let known =
      self.edge(edge.kind, edge.from, edge.to)
      ?? (edge.kind.isMutual ? self.edge(edge.kind, edge.to, edge.from) : nil)
    if let known {
      guard edges[known].author == .unnamed, edge.author != .unnamed else { return }
      edgeIndices[EdgeKey(edges[known])] = nil
      edges[known] = edge
      edgeIndices[EdgeKey(edge)] = known
      if let loss = self.edge(.loses, edge.from, edge.to), edges[loss].author == .unnamed {
        edges[loss].author = edge.author
      }
    } else {
      edgeIndices[EdgeKey(edge)] = edges.count
      edges.append(edge)
    }
    revision += 1
  }

  /// Returns the index of the edge of a kind from one recognizer to another.
  private func edge(_ kind: Edge.Kind, _ from: Subject, _ to: Subject) -> Int? {
    edgeIndices[EdgeKey(kind: kind, from: from.identity, to: to.identity)]
  }

  private mutating func change(_ subject: Subject, _ body: (inout Node) -> Void) {
    guard let index = nodes.firstIndex(where: { $0.subject.identity == subject.identity }) else {
      return
    }
    let old = nodes[index]
    body(&nodes[index])
    if nodes[index] != old { revision += 1 }
  }
}

/// The identity of an edge: its kind and both ends.
private struct EdgeKey: Hashable {
  let kind: RelationGraph.Edge.Kind
  let from: ObjectIdentifier
  let to: ObjectIdentifier
}

extension EdgeKey {
  init(_ edge: RelationGraph.Edge) {
    self.init(kind: edge.kind, from: edge.from.identity, to: edge.to.identity)
  }
}

extension RelationGraph.Edge.Author {
  /// The source in words, as an edge shows it.
  var words: String {
    switch self {
    case .delegate(let name): "\(name)’s delegate"
    case .code: "set in code"
    case .defaultRule: "default rule"
    case .unnamed: "an override or require(toFail:)"
    }
  }
}

extension RelationGraph.Edge.Kind {
  /// True for relations that are the same in both directions.
  package var isMutual: Bool { self == .together || self == .apart }
}

extension VerdictFact.Rule {
  /// The rule in words, with the winner as the subject: "recognized first".
  var words: String {
    switch self {
    case .wasRequiredToFail: "had to fail first, but recognized"
    case .alreadyActive: "had begun already"
    case .recognizedFirst: "recognized first"
    case .deeperView: "is on a deeper view"
    case .addedLater: "was added later"
    case .moreTaps: "requires more taps"
    }
  }
}
