// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Edits that are not properties of UIKit: overrides, results of delegate methods, and relations between recognizers.
/// Their names and JSON values are those of scenario files.
extension PropertyEdit {
  /// Makes the edit by overriding methods of the object.
  ///
  /// - Parameter application: the application that contains the object.
  /// - Returns: the stage in which the override finds objects by name, which must be retained as long as the edited
  ///   object; nil if the edit can't be made.
  @MainActor
  func override(in application: UIApplication) -> ScenarioStage? {
    guard case .text(let text) = value, let value = Self.json(text),
      let object = target.resolve(in: application)
    else { return nil }
    let stage = ScenarioStage.mirroring(application)
    let isMade =
      switch object {
      case let view as UIView: override(view, value, stage)
      case let recognizer as UIGestureRecognizer: override(recognizer, value, stage)
      default: false
      }
    return isMade ? stage : nil
  }

  /// Returns the JSON value that a text contains; if the text is not JSON, returns it as a JSON string.
  private static func json(_ text: String) -> JSONValue? {
    ((try? JSONText(Array(text.utf8)))
      ?? (try? JSONText(Array(JSONString.quote(text).utf8))))?.root
  }

  @MainActor
  private func override(_ view: UIView, _ value: JSONValue, _ stage: ScenarioStage) -> Bool {
    guard let index = stage.nodes.firstIndex(where: { $0.view === view }),
      let property = nodeProperty(value, stage, index)
    else { return false }
    if view.overrides == nil {
      let script = ViewScript()
      script.stage = stage
      view.replaceMethods(by: script)
    }
    guard stage.nodes[index].script != nil else { return false }
    stage.apply(property, to: index)
    return true
  }

  @MainActor
  private func nodeProperty(
    _ value: JSONValue, _ stage: ScenarioStage, _ index: Int
  ) -> NodeProperty? {
    var reader = ScenarioReader()
    if let key = ScrollKey(rawValue: property) {
      var settings = ScrollSettings()
      reader.read(key, value, into: &settings)
      return .scroll(settings)
    }
    let shape = NodeShape(
      viewClass: stage.scenario.nodes[index].viewClass,
      subviewCount: stage.nodes[index].view.subviews.count,
      childCount: stage.nodes[index].controller?.children.count ?? 0)
    return NodeKey(rawValue: property).flatMap { reader.property($0, value, of: shape) }
  }

  /// Makes the edit by an override. Returns false if it can't be made, for example because the application set its own
  /// delegate.
  @MainActor
  private func override(
    _ recognizer: UIGestureRecognizer, _ value: JSONValue, _ stage: ScenarioStage
  ) -> Bool {
    guard let key = GestureKey(rawValue: property) else { return false }
    let node = stage.nodes.firstIndex { $0.gestures.contains { $0 === recognizer } }
    let number = node.flatMap { stage.nodes[$0].gestures.firstIndex { $0 === recognizer } }
    guard let node, let number else { return false }
    let known = stage.scenario.nodes[node].gestures[number].recognizerClass
    var reader = ScenarioReader()
    guard let property = reader.property(key, value, of: known),
      !property.isDelegateAnswer || recognizer.delegate == nil
        || recognizer.delegate is RecognizerScript
    else { return false }
    if recognizer.overrides == nil { recognizer.overrides = RecognizerScript(stage) }
    stage.apply(property, to: recognizer)
    return true
  }
}
