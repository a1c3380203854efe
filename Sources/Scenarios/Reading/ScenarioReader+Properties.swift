// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the properties of nodes and recognizers, both in nodes and in `set`.
extension ScenarioReader {
  private static let points = -ScenarioLimits.points...ScenarioLimits.points

  /// Returns the property that a node's key sets. For an invalid value, it notes a fault and returns nil.
  package mutating func property(
    _ key: NodeKey, _ value: JSONValue, of shape: NodeShape
  ) -> NodeProperty? {
    switch key {
    case .level: number(value, in: Self.points).map { .level($0) }
    case .frame: rectangle(value).map { .frame($0) }
    case .bounds: point(value).map { .boundsOrigin($0) }
    case .transform: transform(value).map { .transform($0) }
    case .color: color(value)
    case .title: string(value).map { .title($0) }
    case .image: image(value).map { .image($0) }
    case .alpha: number(value, in: 0...1).map { .alpha($0) }
    case .zPosition: number(value, in: Self.points).map { .zPosition($0) }
    case .superview: string(value).map { .superview($0) }
    case .order: word(value, "an order", of: SiblingOrder.allCases).map { .order($0) }
    case .hidden, .userInteraction, .multipleTouch, .exclusiveTouch, .clips, .enabled:
      bool(value).map { .flag(key, $0) }
    case .pages: pages(value).map { .pages($0) }
    case .segments: segments(value).map { .segments($0) }
    case .minimum: number(value, in: Self.points).map { .minimum($0) }
    case .maximum: number(value, in: Self.points).map { .maximum($0) }
    case .value: controlValue(value, shape.viewClass).map { .value($0) }
    case .selected: whole(value, in: 0...max(0, shape.childCount - 1)).map { .selected($0) }
    case .touches:
      word(value, "an override of touches", of: TouchOverride.allCases).map { .touches($0) }
    case .touchActions: touchActions(value).map { .touchActions($0) }
    case .hitTest: hitTest(value, shape).map { .hitTest($0) }
    case .pointInside: pointInside(value).map { .pointInside($0) }
    case .gestureRecognizerShouldBegin:
      answer(value, ConditionKey.ofViews).map { .shouldBegin($0) }
    case .tracking: tracking(value).map { .tracking($0) }
    case .drag: bool(value).map { .drag($0) }
    case .next: value.kind == .null ? .next(nil) : string(value).map { .next($0) }
    case .scroll: scroll(value, shape.viewClass).map { .scroll($0) }
    case .pan: own(.pan, value)
    case .pinch: own(.pinch, value)
    case .pop: own(.pop, value)
    case .stack: stack(value).map { .stack($0) }
    case .leftBarButtonItem, .hidesBackButton, .navigationBarHidden, .definesPresentationContext:
      bool(value).map { .controllerFlag(key, $0) }
    case .presentation:
      word(value, "a presentation style", of: PresentationStyle.allCases).map { .presentation($0) }
    }
  }

  private mutating func own(_ own: OwnRecognizer, _ value: JSONValue) -> NodeProperty? {
    guard
      let members = members(
        of: value, JSONString.quote(own.rawValue), keys: own.keys.map(\.rawValue))
    else { return nil }
    var properties: [GestureProperty] = []
    for key in own.keys {
      guard let value = members[key.rawValue],
        let property = property(key, value, of: own.recognizerClass)
      else { continue }
      properties.append(property)
    }
    return .own(own, properties)
  }

  private mutating func stack(_ value: JSONValue) -> StackSettings? {
    let keys = ["axis", "distribution", "alignment", "spacing"]
    guard let members = members(of: value, "\"stack\"", keys: keys) else { return nil }
    var stack = StackSettings()
    stack.axis = members["axis"].flatMap { word($0, "an axis", of: StackSettings.Axis.allCases) }
    stack.distribution = members["distribution"].flatMap {
      word($0, "a distribution", of: StackSettings.Distribution.allCases)
    }
    stack.alignment = members["alignment"].flatMap {
      word($0, "an alignment", of: StackSettings.Alignment.allCases)
    }
    stack.spacing = members["spacing"].flatMap { number($0, in: Self.points) }.map { CGFloat($0) }
    return stack
  }

  /// Reads the actions of touch methods: `{"began": "line"}` or `{"began": {"line": "line", "when": {...}}}`.
  private mutating func touchActions(_ value: JSONValue) -> [TouchAction]? {
    let methods = JournalFact.TouchMethod.allCases
    guard let members = members(of: value, "\"touchActions\"", keys: methods.map(\.rawValue)) else {
      return nil
    }
    var actions: [TouchAction] = []
    for (name, value) in members.list {
      guard let method = methods.first(where: { $0.rawValue == name }) else { continue }
      var (text, condition) = (value, GestureCondition())
      if value.kind == .object {
        guard let inner = self.members(of: value, "a touch action", keys: ["line", "when"]),
          let line = required("line", in: inner, expected: "a line")
        else { return nil }
        text = line
        if let when = inner["when"] {
          guard let read = self.condition(when, ConditionKey.ofTouches) else { return nil }
          condition = read
        }
      }
      guard let line = line(text) else { return nil }
      actions.append(TouchAction(method: method, line: line, condition: condition))
    }
    return actions
  }

  /// Reads a transform, which scales first, then rotates, then translates.
  private mutating func transform(_ value: JSONValue) -> CGAffineTransform? {
    guard let members = members(of: value, "\"transform\"", keys: ["scale", "rotate", "translate"])
    else {
      return nil
    }
    var transform = CGAffineTransform.identity
    if let value = members["scale"] {
      let factors =
        value.kind == .list
        ? numbers(value, like: "[x, y]") : number(value, in: Self.points).map { [$0, $0] }
      guard let factors else { return nil }
      transform = CGAffineTransform(scaleX: factors[0], y: factors[1])
    }
    if let value = members["rotate"] {
      guard let degrees = number(value, in: Self.points) else { return nil }
      transform = transform.concatenating(
        CGAffineTransform(rotationAngle: degrees * .pi / 180))
    }
    if let value = members["translate"] {
      guard let way = numbers(value, like: "[x, y]") else { return nil }
      transform = transform.concatenating(CGAffineTransform(translationX: way[0], y: way[1]))
    }
    return transform
  }

  private mutating func color(_ value: JSONValue) -> NodeProperty? {
    if value.kind == .list {
      guard let parts = numbers(value, like: "[red, green, blue, alpha]", in: 0...1) else {
        return nil
      }
      return .color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    if let color = value.string.flatMap(ScenarioColor.init) {
      return .color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    fault(
      at: value, Choice("#rrggbb, #rrggbbaa or the name of a color", among: ScenarioColor.names))
    return nil
  }

  private mutating func segments(_ value: JSONValue) -> [String]? {
    guard value.kind == .number else {
      let titles = strings(value)
      count(titles?.count, in: \.segments, ScenarioLimits.segments, "segments and pages", at: value)
      return titles
    }
    return pages(value).map { count in (0..<count).map { "\($0 + 1)" } }
  }

  private mutating func pages(_ value: JSONValue) -> Int? {
    let number = whole(value, in: 0...1_000)
    count(number, in: \.segments, ScenarioLimits.segments, "segments and pages", at: value)
    return number
  }

  private mutating func controlValue(_ value: JSONValue, _ viewClass: ViewClass) -> Double? {
    if viewClass == .onOffSwitch { return bool(value).map { $0 ? 1 : 0 } }
    if viewClass == .segmentedControl || viewClass == .pageControl {
      return whole(value, in: -1...1_000).map(Double.init)
    }
    return number(value, in: Self.points)
  }

  private mutating func hitTest(_ value: JSONValue, _ shape: NodeShape) -> HitTestOverride? {
    switch value.string {
    case "default": return .byDefault
    case "nil": return .nothing
    case "self": return .itself
    case "passThrough": return .passThrough
    default: break
    }
    guard value.kind == .object else {
      fault(
        at: value,
        expected: "default, nil, self, passThrough, {\"subview\": index} or {\"inTurn\": [...]}")
      return nil
    }
    guard let members = members(of: value, "\"hitTest\"", keys: ["subview", "inTurn"]) else {
      return nil
    }
    if let turns = members["inTurn"] {
      guard let items = items(of: turns, expected: "a list of answers"),
        turns.items.contains(where: { _ in true })
      else {
        if turns.kind == .list {
          fault(at: turns, expected: "one answer or more", found: "an empty list")
        }
        return nil
      }
      return all(items) { reader, item in
        if item["inTurn"] == nil { return reader.hitTest(item, shape) }
        reader.fault(at: item, expected: "one answer, as the list can't contain another list")
        return nil
      }.map { .inTurn($0) }
    }
    guard let index = required("subview", in: members, expected: "an index") else { return nil }
    guard shape.subviewCount > 0 else {
      fault(at: index, expected: "no index, as the node has no subviews")
      return nil
    }
    return whole(index, in: 0...(shape.subviewCount - 1)).map { .subview($0) }
  }

  private mutating func pointInside(_ value: JSONValue) -> PointInsideOverride? {
    switch value.string {
    case "default": return .byDefault
    case "circle": return .circle
    case "subviews": return .subviews
    case "alsoSubviews": return .alsoSubviews
    default: break
    }
    let words = ["default", "circle", "subviews", "alsoSubviews"]
    let keys = ["alsoInside", "notInside", "inset"]
    guard value.kind == .object else {
      fault(
        at: value,
        expected: "default, circle, subviews, alsoSubviews, {\"alsoInside\": \"name\"}, "
          + "{\"notInside\": \"name\"} or {\"inset\": points}",
        advice: value.string.flatMap { word in
          Choice("a word", among: words + keys).nearest(to: word).map { "did you mean \($0)?" }
        } ?? "")
      return nil
    }
    guard let members = members(of: value, "\"pointInside\"", keys: keys) else { return nil }
    guard let member = members.list.first, members.list.count == 1 else {
      fault(
        at: value, expected: "one of \(Excerpt.list(keys))", found: "\(members.list.count) keys")
      return nil
    }
    if member.key == "inset" { return number(member.value, in: Self.points).map { .inset($0) } }
    return string(member.value).map {
      member.key == "alsoInside" ? .alsoInside($0) : .notInside($0)
    }
  }

  private mutating func tracking(_ value: JSONValue) -> TrackingOverride? {
    guard let members = members(of: value, "\"tracking\"", keys: ["begin", "continueUntil"]) else {
      return nil
    }
    var tracking = TrackingOverride()
    tracking.begin = members["begin"].flatMap { bool($0) }
    tracking.continueUntil = members["continueUntil"].flatMap { whole($0, in: 0...1_000_000) }
    return tracking
  }
}
