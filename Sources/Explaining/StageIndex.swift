// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// Maps a stage's views and recognizers to their nodes without searching.
@MainActor
struct StageIndex {
  private(set) var nodes: [ObjectIdentifier: Int] = [:]
  private(set) var controllers: [ObjectIdentifier: Int] = [:]
  /// The node of each recognizer, and its index among the node's recognizers.
  private(set) var gestures: [ObjectIdentifier: (node: Int, number: Int)] = [:]
  /// The nodes of scroll views, by the recognizers that UIKit adds to them.
  private(set) var scrollViews: [ObjectIdentifier: Int] = [:]
  /// The recognizers that UIKit adds to views and that files can name.
  private(set) var own: [ObjectIdentifier: (node: Int, own: OwnRecognizer)] = [:]

  init(_ stage: ScenarioStage) {
    for (index, built) in stage.nodes.enumerated() {
      nodes[ObjectIdentifier(built.view)] = index
      if let controller = built.controller { controllers[ObjectIdentifier(controller)] = index }
      for (number, gesture) in built.gestures.enumerated() {
        gestures[ObjectIdentifier(gesture)] = (index, number)
      }
      for own in OwnRecognizer.allCases {
        if let recognizer = built.recognizer(own) {
          self.own[ObjectIdentifier(recognizer)] = (index, own)
        }
      }
      guard let view = built.view as? UIScrollView else { continue }
      let (pan, pinch, touchDelay) = view.ownRecognizers
      let own: [UIGestureRecognizer] = [pan, pinch, touchDelay]
      for recognizer in own { scrollViews[ObjectIdentifier(recognizer)] = index }
    }
  }
}
