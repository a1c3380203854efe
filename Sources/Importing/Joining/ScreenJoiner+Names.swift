// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Finds the objects that the expressions of debugger commands mean.
extension ScreenJoiner {
  /// Gives objects the names that a debugger printed with their addresses.
  mutating func namePointers() {
    for (address, names) in pointers {
      if let view = model.byAddress[address] {
        update(view) { $0.expressions += names }
      } else if let recognizer = recognizersByAddress[address] {
        for name in names { recognizersByExpression[name] = recognizer }
      }
    }
  }

  /// Puts the views of a printed list of subviews into their superview, unless they are in a tree.
  mutating func joinSubviews() {
    for (address, superview, line) in listed {
      guard let view = model.byAddress[address] else { continue }
      if let superview = self.view(superview) {
        attach(view, to: superview)
      } else {
        noteUnknown(superview, "the subviews of \(superview.name) were printed", line)
      }
    }
  }

  /// Joins objects that were printed separately: `card.superview` is the superview of `card`, and `tap.view` the view
  /// of the recognizer `tap`.
  mutating func joinExpressions() {
    for view in model.views.indices {
      for name in model.views[view].expressions where byExpression[name] == nil {
        byExpression[name] = view
      }
    }
    for view in model.views.indices {
      for name in model.views[view].expressions {
        for property in [".superview", ".nextResponder", ".next"] {
          if let inner = Self.object(with: property, in: name).flatMap(self.view) {
            attach(inner, to: view)
          }
        }
        if let recognizer = Self.object(with: ".view", in: name).flatMap(recognizer) {
          setView(model.views[view].name, model.views[view].address, of: recognizer)
        }
      }
    }
  }

  /// Returns the object before a property in an expression; nil if the expression does not end in the property.
  private static func object(with property: String, in expression: String) -> Referent? {
    guard expression.hasSuffix(property) else { return nil }
    return Referent(expression.dropLast(property.count).split(separator: "."))
  }

  /// Returns the view that a debugger command is about; nil if the text does not show it.
  func view(_ object: Referent) -> Int? {
    switch object {
    case .address(let digits): model.byAddress[digits]
    case .expression(let words): byExpression[words] ?? around(words)
    }
  }

  /// Returns the view that an expression such as `card.superview` or `0x5c.window` means; nil if the text does not show
  /// it.
  private func around(_ expression: String) -> Int? {
    guard let (base, steps) = base(expression) else { return nil }
    return steps.reduce(base as Int?) { view, step in
      guard let view else { return nil }
      guard step == "window" else { return model.views[view].parent }
      let root = model.root(of: view)
      return model.views[root].isWindow ? root : nil
    }
  }

  /// Returns whether an expression means the superview of a window, which is nil.
  func isBeyondWindow(_ object: Referent) -> Bool {
    guard case .expression(let words) = object, around(words) == nil,
      let (base, _) = base(words)
    else { return false }
    return model.views[model.root(of: base)].isWindow
  }

  /// Returns the view that an answer is about. A superview or window that the text does not show is added around the
  /// view to which it belongs.
  mutating func addedView(_ object: Referent, line: Int) -> Int? {
    if let view = view(object) { return view }
    guard case .expression(let words) = object, let (base, steps) = base(words),
      !model.views[model.root(of: base)].isWindow, hasCapacity(line: line)
    else { return nil }
    return steps.reduce(base) { view, step in
      let inner = step == "window" ? model.root(of: view) : view
      if model.views[inner].isWindow { return inner }
      if let outer = model.views[inner].parent { return outer }
      return addOuter(step == "window" ? "UIWindow" : "UIView", around: [inner], line: line)
    }
  }

  /// Adds a view or window that the text does not show around views.
  mutating func addOuter(_ name: String, around views: [Int], line: Int) -> Int {
    let outer = unknownView(name, line: line)
    update(outer) { $0.isWindow = name == "UIWindow" }
    addTop(outer)
    for view in views { attach(view, to: outer) }
    return outer
  }

  /// Returns the object at the beginning of an expression, without the words `superview` and `window` at its end.
  func beginning(of object: Referent) -> Referent {
    guard case .expression(let words) = object else { return object }
    let path = words.split(separator: ".")
    return Referent(path[..<(Self.firstStep(path) ?? path.endIndex)])
  }

  /// Returns whether an expression means a part of a view, such as `okButton.titleLabel`. An answer about a part that
  /// the text does not show is ignored, because the part is neither the requested view nor a view around it.
  func isElsewhere(_ object: Referent) -> Bool {
    guard case .expression(let words) = object, let last = words.split(separator: ".").last else {
      return false
    }
    return Self.parts.contains(String(last))
  }

  /// Properties whose values are parts of views, not views around others.
  private static let parts: Set = [
    "titleLabel", "imageView", "textLabel", "detailTextLabel", "first", "last", "subviews", "layer",
    "navigationBar", "tabBar", "toolbar", "backgroundView", "selectedBackgroundView",
  ]

  /// Returns the known view with which an expression begins, and the words `superview` and `window` after it; nil for
  /// another expression.
  private func base(_ expression: String) -> (view: Int, steps: ArraySlice<Substring>)? {
    let path = expression.split(separator: ".")
    guard let step = Self.firstStep(path) else { return nil }
    let view: Int? =
      switch Referent(path[..<step]) {
      case .address(let digits): model.byAddress[digits]
      case .expression(let words): byExpression[words]
      }
    return view.map { ($0, path[step...]) }
  }

  /// Returns the index at which the words `superview` and `window` at the end of a path begin; nil if there are none,
  /// or if the path has only such words.
  private static func firstStep(_ path: [Substring]) -> Int? {
    let steps = path.reversed().prefix { $0 == "superview" || $0 == "window" }.count
    return steps == 0 || steps == path.count ? nil : path.count - steps
  }

  /// Finds the objects of answers by the names of properties: `payButton` is the only view whose class is `PayButton`,
  /// or the only button whose text is "Pay".
  mutating func guessExpressions() {
    var named: [String: Set<Int>]?
    for answer in pendingAnswers {
      guard let object = answer.record.object, case .expression(let words) = object,
        view(object) == nil, recognizer(object) == nil, !isElsewhere(beginning(of: object))
      else { continue }
      let views = named ?? propertyNames
      named = views
      let path = words.split(separator: ".")
      let base = path[..<(Self.firstStep(path) ?? path.endIndex)]
      guard let found = views[base.last?.lowercased() ?? ""], found.count == 1,
        let view = found.first
      else { continue }
      let name = base.joined(separator: ".")
      guard byExpression.updateValue(view, forKey: name) == nil else { continue }
      note(
        "line \(answer.line): \(name) counts as \(model.views[view].name.short), the only view whose class or text "
          + "fits that name")
    }
  }

  /// The lowercase names that properties for views may have, with the views that each name fits. A name is a class,
  /// without the prefix UI if it is UIKit's, or a view's text followed by a class, as in `continuebutton`.
  private var propertyNames: [String: Set<Int>] {
    var names: [String: Set<Int>] = [:]
    for index in model.views.indices {
      let view = model.views[index]
      let kind = Self.kind(view.name)
      // A property `view` is the view of a controller, which may have any class.
      if kind != "view" { names[kind, default: []].insert(index) }
      guard let text = view.text, text.count <= Self.longestText else { continue }
      let control = model.control(showing: index)
      let word = text.lowercased().filter { $0.isLetter || $0.isNumber }
      names[word + Self.kind(model.views[control].name), default: []].insert(control)
    }
    return names
  }

  private static let longestText = 40

  /// Returns the class in lowercase, without the prefix UI if it is UIKit's.
  private static func kind(_ name: ClassName) -> String {
    let word = name.short.lowercased()
    return name.short.hasPrefix("UI") && KnownClass.isOfUIKit(name)
      ? String(word.dropFirst(2)) : word
  }
}
