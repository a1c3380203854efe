// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Whose views and recognizers a stage's are, found without a search.
@MainActor
struct StageIndex {
  /// A view, controller or recognizer by where it is in the file: the same in all plays.
  private enum Place: Hashable {
    case view(Int)
    case controller(Int)
    case gesture(node: Int, number: Int)
    /// A recognizer that a scroll view brings along.
    case scrolling(node: Int, number: Int)
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private var identities: [Place: ObjectIdentifier] = [:]
  private var scrollViews: [ObjectIdentifier: Int] = [:]

  init(_ stage: ScenarioStage) {
    for (node, built) in stage.nodes.enumerated() {
      add(built.view, .view(node))
      if let controller = built.controller { add(controller, .controller(node)) }
      for (number, gesture) in built.gestures.enumerated() {
        add(gesture, .gesture(node: node, number: number))
      }
      guard let view = built.view as? UIScrollView else { continue }
      let (pan, pinch, touchDelay) = view.ownRecognizers
      let own: [UIGestureRecognizer] = [pan, pinch, touchDelay]
      for (number, recognizer) in own.enumerated() {
        scrollViews[ObjectIdentifier(recognizer)] = node
        add(recognizer, .scrolling(node: node, number: number))
      }
    }
  }

  private mutating func add(_ object: AnyObject, _ place: Place) {
    let identity = ObjectIdentifier(object)
    if places[identity] == nil { places[identity] = place }
    identities[place] = identity
  }

  /// The node of a view.
  func node(of subject: Subject) -> Int? {
    if case .view(let node)? = places[subject.identity] { node } else { nil }
  }

  /// The node of a controller.
  func controller(_ subject: Subject) -> Int? {
    if case .controller(let node)? = places[subject.identity] { node } else { nil }
  }

  /// The node of the scroll view that a recognizer belongs to by itself.
  func scrollView(of recognizer: Subject) -> Int? { scrollViews[recognizer.identity] }

  /// The node and the place in its list of a recognizer.
  func gesture(of subject: Subject) -> (node: Int, number: Int)? {
    if case .gesture(let node, let number)? = places[subject.identity] {
      (node, number)
    } else {
      nil
    }
  }

  /// The same view, controller or recognizer as one of another stage. Those that are in no file are known by their
  /// names alone.
  func counterpart(of subject: Subject, in other: StageIndex) -> Subject {
    let identity = other.places[subject.identity].flatMap { identities[$0] }
    return Subject(name: subject.name, identity: identity ?? ObjectIdentifier(ScenarioStage.self))
  }
}
