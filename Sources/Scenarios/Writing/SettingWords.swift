// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The path and value with which a file describes a change of a property. Some changes can't be described; see the
/// initializer.
package struct SettingWords: Equatable, Sendable {
  /// The path of the property: `BackView.gestures[0].isEnabled`.
  let path: String
  /// The value as JSON.
  let value: String

  /// The change as text: "BackView.alpha = 0.5".
  var text: String { "\(path) = \(value)" }

  /// Makes the path and value of a change. Returns nil if no name refers to the node alone, or if the property or its
  /// value can't be written.
  ///
  /// - Parameters:
  ///   - setting: the change.
  ///   - scenario: the scenario with the nodes.
  package init?(_ setting: ScenarioInput.Setting, in scenario: Scenario) {
    let index =
      switch setting {
      case .node(let index, _), .gesture(let index, _, _): index
      }
    let node = scenario.nodes[index]
    guard ScenarioNames(scenario).node(node.shownName) == index else { return nil }
    switch setting {
    case .node(_, let property):
      guard let (key, value) = Self.words(property),
        NodeKey(rawValue: String(key.prefix { $0 != "." }))?
          .applies(to: node.viewClass, node.controller) == true
      else { return nil }
      (path, self.value) = ("\(node.shownName).\(key)", value)
    case .gesture(_, let number, let property):
      guard let (key, value) = property.words,
        key.applies(to: node.gestures[number].recognizerClass)
      else { return nil }
      (path, self.value) = ("\(node.shownName).gestures[\(number)].\(key.rawValue)", value)
    }
  }

  private static func words(_ property: NodeProperty) -> (String, String)? {
    switch property {
    case .flag(let key, let isOn): (key.rawValue, "\(isOn)")
    case .alpha(let alpha): (NodeKey.alpha.rawValue, JSONNumber.text(alpha))
    case .frame(let frame) where frame.size.width >= 0 && frame.size.height >= 0:
      list([frame.minX, frame.minY, frame.width, frame.height])
        .map { (NodeKey.frame.rawValue, $0) }
    case .transform(let transform): words(transform).map { (NodeKey.transform.rawValue, $0) }
    case .scroll(let settings):
      words(settings).map { ("\(NodeKey.scroll.rawValue).\($0.rawValue)", $1) }
    case .own(let own, let properties):
      properties.count == 1
        ? properties[0].words.map { ("\(own.rawValue).\($0.key.rawValue)", $0.value) } : nil
    case .zPosition(let position): (NodeKey.zPosition.rawValue, JSONNumber.text(position))
    case .order(let order): (NodeKey.order.rawValue, "\"\(order.rawValue)\"")
    case .superview(let name): (NodeKey.superview.rawValue, JSONString.quote(name))
    case .controllerFlag(let key, let isOn): (key.rawValue, "\(isOn)")
    case .shouldBegin(let condition):
      (NodeKey.gestureRecognizerShouldBegin.rawValue, condition.json)
    case .presentation(let style): (NodeKey.presentation.rawValue, "\"\(style.rawValue)\"")
    case .level, .frame, .boundsOrigin, .color, .title, .image, .pages, .segments, .minimum,
      .maximum, .value, .selected, .touches, .touchActions, .hitTest, .pointInside, .tracking,
      .drag, .next, .stack:
      nil
    }
  }

  /// Returns the key and value of a single scroll setting; nil if there are several, because a path names only one.
  private static func words(_ settings: ScrollSettings) -> (ScrollKey, String)? {
    let words: [(ScrollKey, String?)] = [
      (.contentOffset, settings.contentOffset.flatMap { list([$0.x, $0.y]) }),
      (.delaysContentTouches, settings.delaysContentTouches.map { "\($0)" }),
      (.canCancelContentTouches, settings.canCancelContentTouches.map { "\($0)" }),
      (.bounces, settings.bounces.map { "\($0)" }),
      (.directionalLock, settings.directionalLock.map { "\($0)" }),
      (.isScrollEnabled, settings.isScrollEnabled.map { "\($0)" }),
      (.isPagingEnabled, settings.isPagingEnabled.map { "\($0)" }),
      (.alwaysBounceVertical, settings.alwaysBounceVertical.map { "\($0)" }),
      (.alwaysBounceHorizontal, settings.alwaysBounceHorizontal.map { "\($0)" }),
      (.minimumZoomScale, settings.minimumZoomScale.map { JSONNumber.text($0) }),
      (.maximumZoomScale, settings.maximumZoomScale.map { JSONNumber.text($0) }),
    ]
    let said = words.compactMap { key, text in text.map { (key, $0) } }
    return said.count == 1 ? said.first : nil
  }

  /// Returns a transform as the JSON of a scale, a rotation and a translation; nil if these can't express it.
  private static func words(_ transform: CGAffineTransform) -> String? {
    let parts = transform.decomposed()
    let degrees = parts.rotation * 180 / .pi
    let again = CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    let differences = [
      again.a - transform.a, again.b - transform.b, again.c - transform.c, again.d - transform.d,
    ]
    guard differences.allSatisfy({ abs($0) < 1e-9 }), isPlace(degrees),
      let scale = list([parts.scale.width, parts.scale.height]),
      let way = list([transform.tx, transform.ty])
    else { return nil }
    return "{\"scale\": \(scale), \"rotate\": \(JSONNumber.text(degrees)), \"translate\": \(way)}"
  }

  private static func list(_ numbers: [CGFloat]) -> String? {
    guard numbers.allSatisfy(isPlace) else { return nil }
    return "[\(numbers.map { JSONNumber.text($0) }.joined(separator: ", "))]"
  }

  private static func isPlace(_ number: CGFloat) -> Bool {
    abs(number) <= ScenarioLimits.points
  }
}

extension GestureProperty {
  /// The key, which is named like UIKit's property, and the value as JSON; nil for properties that can't be written.
  var words: (key: GestureKey, value: String)? {
    switch self {
    case .flag(.shouldBegin, _), .flag(.shouldReceive, _), .count(.swingCount, _): nil
    case .flag(let key, let isOn): (key, "\(isOn)")
    case .count(let key, let count): (key, "\(count)")
    case .minimumPressDuration(let time): (.minimumPressDuration, JSONNumber.text(time))
    case .allowableMovement(let way): (.allowableMovement, JSONNumber.text(way))
    case .names, .allowedTouchTypes, .direction, .edges, .ignores, .condition, .lifetime:
      nil
    }
  }
}
