// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Whose views and recognizers a stage's are, found without a search.
@MainActor
struct StageIndex {
  private var nodes: [ObjectIdentifier: Int] = [:]
  private var controllers: [ObjectIdentifier: Int] = [:]
  private var gestures: [ObjectIdentifier: (node: Int, number: Int)] = [:]
  private var scrollViews: [ObjectIdentifier: Int] = [:]

  init(_ stage: ScenarioStage) {
    for (index, built) in stage.nodes.enumerated() {
      nodes[ObjectIdentifier(built.view)] = index
      if let controller = built.controller { controllers[ObjectIdentifier(controller)] = index }
      for (number, gesture) in built.gestures.enumerated() {
        gestures[ObjectIdentifier(gesture)] = (index, number)
      }
      guard let view = built.view as? UIScrollView else { continue }
      let (pan, pinch, touchDelay) = view.ownRecognizers
      let own: [UIGestureRecognizer] = [pan, pinch, touchDelay]
      for recognizer in own { scrollViews[ObjectIdentifier(recognizer)] = index }
    }
  }

  /// The node of a view.
  func node(of subject: Subject) -> Int? { nodes[subject.identity] }

  /// The node of a controller.
  func controller(_ subject: Subject) -> Int? { controllers[subject.identity] }

  /// The node of the scroll view that a recognizer belongs to by itself.
  func scrollView(of recognizer: Subject) -> Int? { scrollViews[recognizer.identity] }

  /// The node and the place in its list of a recognizer.
  func gesture(of subject: Subject) -> (node: Int, number: Int)? { gestures[subject.identity] }
}
