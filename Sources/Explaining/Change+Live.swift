// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes to the views and recognizers of a running application, which the stage describes.
extension ScenarioStage {
  /// Makes a change to the objects of the application. If it needs an override, a `ViewScript` or `RecognizerScript`
  /// replaces the object's own methods. Returns false at the first setting that can't be changed from outside.
  func make(_ change: Change) -> Bool {
    change.settings.allSatisfy(make)
  }

  private func make(_ setting: Setting) -> Bool {
    guard let value = setting.parsed else { return false }
    var reader = ScenarioReader()
    let built = nodes[setting.node]
    switch (setting.owner, setting.key) {
    case (.view, .node(.superview)): return add(setting)
    case (.view, .viewShouldBegin): return make(.gestureRecognizerShouldBegin, value, setting.node)
    case (.scrolling, .isScrollEnabled):
      (built.view as? UIScrollView)?.isScrollEnabled = setting.value == .flag(true)
      return built.view is UIScrollView
    case (.view, .node(let key)): return make(key, value, setting.node)
    case (.scrolling, .scroll(let key)):
      var settings = ScrollSettings()
      reader.read(key, value, into: &settings)
      if built.view.overrides == nil { replaceMethods(of: built.view) }
      guard nodes[setting.node].script != nil else { return false }
      apply(.scroll(settings), to: setting.node)
      return true
    case (.gesture(let number), .gesture(let key)):
      let recognizerClass = scenario.nodes[setting.node].gestures[number].recognizerClass
      return reader.property(key, value, of: recognizerClass)
        .map { make($0, of: built.gestures[number]) } ?? false
    case (.own(let own), .gesture(let key)):
      guard let recognizer = built.recognizer(own) else { return false }
      return reader.property(key, value, of: own.recognizerClass).map { make($0, of: recognizer) }
        ?? false
    default: return false
    }
  }

  private func make(_ key: NodeKey, _ value: JSONValue, _ node: Int) -> Bool {
    var reader = ScenarioReader()
    let built = nodes[node]
    let shape = NodeShape(
      viewClass: scenario.nodes[node].viewClass, subviewCount: built.view.subviews.count,
      childCount: built.controller?.children.count ?? 0)
    guard let property = reader.property(key, value, of: shape) else { return false }
    if property.isOverride, built.view.overrides == nil { replaceMethods(of: built.view) }
    guard !property.isOverride || nodes[node].script != nil else { return false }
    apply(property, to: node)
    return true
  }

  /// Moves a view into the view that the setting names. Returns false if no view has that name, or if the named view
  /// lies in the moved one.
  private func add(_ setting: Setting) -> Bool {
    guard case .word(let path) = setting.value, let index = holder(path) else { return false }
    let other = nodes[index].view
    let superview = (other as? UITableViewCell)?.contentView ?? other
    let view = nodes[setting.node].view
    guard !superview.isDescendant(of: view) else { return false }
    superview.addSubview(view)
    return true
  }

  private func replaceMethods(of view: UIView) {
    let script = ViewScript()
    script.stage = self
    view.replaceMethods(by: script)
  }

  /// Sets a property of a recognizer. Returns false if the property stands for a delegate method and the application
  /// has set its own delegate, which is not replaced.
  private func make(_ property: GestureProperty, of recognizer: UIGestureRecognizer) -> Bool {
    if property.isDelegateAnswer {
      guard recognizer.delegate == nil || recognizer.delegate is RecognizerScript else {
        return false
      }
      if recognizer.overrides == nil { recognizer.overrides = RecognizerScript(self) }
    }
    apply(property, to: recognizer)
    return true
  }
}

extension ScenarioStage {
  /// Returns the node that a change names as a new superview: by the name of its view, or as `#` and its index.
  func holder(_ path: String) -> Int? {
    names.node(path) ?? (path.hasPrefix("#") ? Int(path.dropFirst()) : nil)
  }
}

extension Setting {
  /// The value parsed as JSON. A word without quotes is parsed as a string.
  fileprivate var parsed: JSONValue? {
    let text =
      (try? JSONText(Array(json.utf8))) ?? (try? JSONText(Array(JSONString.quote(json).utf8)))
    return text?.root
  }
}
