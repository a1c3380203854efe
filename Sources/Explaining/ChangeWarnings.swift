// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes warnings that no play can show, because they concern views and touches that the file does not contain.
@MainActor
struct ChangeWarnings {
  let account: ScenarioAccount
  let labels: SubjectLabels

  /// Returns the warnings about a change.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - refusingBeside: false to leave out the warnings of `refusesBeside` settings if a side effect states them.
  /// - Returns: the warnings as sentences.
  func sentences(_ change: Change, refusingBeside: Bool = true) -> [String] {
    let move = change.settings.first { $0.key == .node(.superview) }
    return change.settings.filter {
      (refusingBeside || !$0.refusesBeside) && ($0.node != move?.node || $0.key != .node(.frame))
    }.flatMap(sentences).distinct + (move.map(leaving) ?? [])
  }

  /// The warning about a view that is moved out of its superview.
  private func leaving(_ move: Setting) -> [String] {
    guard case .word(let name) = move.value, let holder = account.holder(name),
      let old = account.stage.nodes[move.node].view.superview,
      !account.stage.nodes[holder].view.lies(in: old)
    else { return [] }
    return [
      "\(label(move.node)) would no longer move with \(labels[old.journalSubject]), and constraints between the two are "
        + "removed."
    ]
  }

  private func label(_ node: Int) -> String { labels[account.view(node)] }

  private func sentences(_ setting: Setting) -> [String] {
    switch (setting.owner, setting.key, setting.value) {
    case (.own(.pop), .gesture(let key), _) where key.isAnsweredByDelegate:
      [
        "That replaces UIKit's own delegate, which keeps the gesture from beginning on the root controller and "
          + "during another transition, where it would freeze the screen: the code checks both. The delegate is not retained, so it has to be an "
          + "object that lives as long as \(label(setting.node)), such as its root controller."
      ] + widened(setting)
    case (.gesture, .gesture(.simultaneousWith), .names(_, .added(let other)?))
    where account.isOfApplication(other):
      ["A true from the delegate of either recognizer is enough."]
    case (.gesture(let number), .gesture(.shouldReceive), .pair("notIn", .name(let name)))
    where taps(setting.node, number) == 2 && isButton(name):
      ["A double tap on \(name) would then press it twice."]
    case (.gesture(let number), .gesture(.delaysTouchesBegan), .flag(false)):
      cancelledLater(setting.node, number)
    case (_, .gestureClass, .word(let name)): otherClass(RecognizerClass(rawValue: name))
    case (_, .gesture(.minimumPressDuration), .number(0)):
      [
        "With 0 it recognizes as soon as the finger is down: on taps, too, and other recognizers of the touch fail "
          + "unless they may recognize together."
      ]
    case (.scrolling, .scroll(.canCancelContentTouches), .flag(false)):
      [
        "That is for all views in \(label(setting.node)): a drag that a view already received never scrolls."
      ]
    case (.scrolling, .scroll(.shouldCancel), .flag(let isOn)): cancelling(setting.node, isOn)
    case (.scrolling, .scroll(.contentSize), _):
      ["If constraints to its contentLayoutGuide set that size, change those instead."]
    case (.scrolling, .scroll(.delaysContentTouches), .flag(true)):
      [
        "Controls in \(label(setting.node)) would show 0.15\(Phrase.tie)s later that they are pressed.",
        "From a finger that rests longer on one before it moves, it still would not scroll.",
      ]
    case (.view, let key, let value): ofView(setting.node, key, value)
    default: []
    }
  }

  /// The warning that the suggested Swift code treats all recognizers of a class alike, because the delegate has no
  /// reference to a recognizer that another controller owns.
  private func widened(_ setting: Setting) -> [String] {
    guard setting.key == .gesture(.simultaneousWith),
      case .names(_, .added(let other)?) = setting.value,
      let recognizerClass = account.recognizerClass(ofNamed: other, labels)
    else { return [] }
    let own = account.ownRecognizer(named: other)
    let name = own.map { "\(label($0.node))'s \($0.own.property)" } ?? other
    return [
      "\(name) belongs to another controller, so the code does the same for every \(recognizerClass)"
        + (recognizerClass == "\(UIPanGestureRecognizer.self)"
          ? ", those of all scroll views included." : ".")
    ]
  }

  private func ofView(_ node: Int, _ key: Setting.Key, _ value: Setting.Value) -> [String] {
    switch (key, value) {
    case (.node(.order), .word(let order)): covering(node, order)
    case (.node(.level), .number(let level)): raised(node, CGFloat(level))
    case (.node(.hitTest), .pair):
      [
        answeringAlways(
          account.overridesHitTest(node)
            ? "in \(label(node))" : "at which \(label(node)) itself was hit")
      ]
    case (.node(.hitTest), .word("self")):
      [answeringAlways("in \(label(node))")]
        + (account.isContainer(node)
          ? ["No view in \(label(node)) would receive touches."] : [])
    case (.node(.hitTest), .word("default")) where account.answersInTurn(node):
      ["What its code does besides, such as closing a view, belongs in touchesEnded(_:with:)."]
    case (.node(.multipleTouch), .flag(true)):
      [
        "The sets passed to its touch methods may then hold several touches, and touches.first is only one of them."
      ]
    case (.node(.exclusiveTouch), .flag(true)):
      [
        "While a finger is on \(label(node)), no other view of its window takes a touch, and it takes none while "
          + "another has one. If several buttons are to exclude each other, set it on each of them."
      ]
    case (.node(.touches), .word("intercept")):
      [
        "Touches in \(label(node)) would then go to nothing above it in the responder chain."
      ]
    case (.node(.userInteraction), .flag(false)) where account.isContainer(node):
      ["Nothing in \(label(node)) would receive touches."]
    case (.node(.frame), _), (.node(.bounds), _):
      account.stage.nodes[node].view is UIWindow
        ? [] : ["If constraints set its size or place, change those instead."]
    case (.node(.hidden), .flag(true)) where account.isContainer(node):
      ["Nothing in \(label(node)) would be seen or receive touches."]
    case (.node(.hidden), .flag(true)) where !account.isClear(node):
      ["\(label(node)) would no longer be seen."]
    case (.viewShouldBegin, .pair("notIn", .name(let other))):
      ["The code also refuses some drags that begin beside \(other), up to \(Setting.margin) away."]
    case (.viewShouldBegin, .flag(false)):
      [
        "The override refuses every recognizer of a superview that asks whether it may begin, such as a scroll view's pan."
      ]
    case (.node(.pointInside), .pair("alsoInside", .name)):
      ["Other views that stick out of \(label(node)) still get no touches there."]
    default: []
    }
  }

  private func otherClass(_ recognizerClass: RecognizerClass?) -> [String] {
    switch recognizerClass {
    case .pan:
      [
        "It would then recognize fingers that move, and no longer those that rest: choose it if the finger may slip."
      ]
    case .longPress:
      [
        "Its action is called when it begins, changes and ends: check its state there. A press has no translation(in:) "
          + "or velocity(in:)."
      ]
    case .tap, .swipe, .pinch, .rotation, .screenEdgePan, .hover, .swing, nil: []
    }
  }

  private func taps(_ node: Int, _ number: Int) -> Int {
    (account.stage.nodes[node].gestures[number] as? UITapGestureRecognizer)?.numberOfTapsRequired
      ?? 1
  }

  private func isButton(_ name: String) -> Bool {
    account.stage.names.node(name).map { account.stage.nodes[$0].view is UIButton } ?? false
  }

  /// The warning that a view that receives touches without delay may have begun something when a recognizer takes its
  /// touch.
  private func cancelledLater(_ node: Int, _ number: Int) -> [String] {
    let recognizer = account.stage.nodes[node].gestures[number]
    guard recognizer.cancelsTouchesInView else { return [] }
    return [
      "When \(labels[recognizer.journalSubject]) recognizes after that, the view gets touchesCancelled, where it has to "
        + "undo what it began."
    ]
  }

  /// The warning that a view would be drawn over some of its siblings, or behind them; empty if it passes none.
  private func covering(_ node: Int, _ order: String) -> [String] {
    let view = account.stage.nodes[node].view
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view) else {
      return []
    }
    let isFront = order == SiblingOrder.front.rawValue
    let passed = (isFront ? siblings[(index + 1)...] : siblings[..<index]).filter {
      !$0.isHidden && $0.layer.zPosition == view.layer.zPosition && $0.frame.intersects(view.frame)
    }
    guard !passed.isEmpty else { return [] }
    let names = Phrase.list(passed.map { labels[$0.journalSubject] })
    return ["\(label(node)) would be drawn \(isFront ? "over" : "behind") \(names)."]
  }

  /// The warning that a window with a new level would be drawn over other visible windows; empty if there are none.
  private func raised(_ node: Int, _ level: CGFloat) -> [String] {
    guard let own = account.stage.nodes[node].view as? UIWindow else { return [] }
    let passed = account.stage.windows.filter {
      $0 !== own && !$0.isHidden
        && (own.windowLevel.rawValue...level).contains($0.windowLevel.rawValue)
    }
    guard !passed.isEmpty else { return [] }
    let names = Phrase.list(passed.map { labels[$0.journalSubject] })
    return ["\(label(node)) would be drawn over \(names)."]
  }

  /// The remark that the suggested code tests the point first. A file's override of hitTest returns the same view for
  /// every point.
  private func answeringAlways(_ place: String) -> String {
    "The code gives that answer only at points \(place)."
  }

  /// The remarks on a result of `touchesShouldCancel(in:)`: a file sets one result for all views, but the suggested
  /// code decides for each view.
  private func cancelling(_ node: Int, _ isOn: Bool) -> [String] {
    guard let content = account.keptContent(of: node) else { return [] }
    let name = labels[content.journalSubject]
    guard isOn else {
      return ["Tried here with false for all views; the code answers false for \(name) only."]
    }
    return [
      "A drag that begins on \(name) would then cancel its press.",
      "Tried here with true for all controls; the code answers true for \(type(of: content)) only, so that sliders and "
        + "switches keep their drags.",
    ]
  }
}

extension Setting {
  /// The distance from a view within which the code of a `refusesBeside` setting may also reject drags.
  static let margin = "20 points"

  /// True if the Swift code that is suggested for this setting is inexact. A pan that begins knows only roughly where
  /// its finger came down. So the code refuses not only drags that begin in the named view, but also some that begin
  /// just beside it.
  var refusesBeside: Bool {
    if case (.viewShouldBegin, .pair("notIn", .name)) = (key, value) { true } else { false }
  }
}

extension GestureKey {
  /// True for the properties that stand for delegate methods.
  var isAnsweredByDelegate: Bool {
    switch self {
    case .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
      .shouldBeRequiredToFailBy:
      true
    default: false
    }
  }
}

extension ScenarioAccount {
  /// The class of the recognizer with this name; for one that UIKit adds to a view, its public class. Nil if no
  /// recognizer has the name.
  func recognizerClass(ofNamed name: String, _ labels: SubjectLabels) -> String? {
    switch ownRecognizer(named: name)?.own {
    case .pan, .swipe: return "\(UIPanGestureRecognizer.self)"
    case .pinch: return "\(UIPinchGestureRecognizer.self)"
    case .pop: return "\(UIScreenEdgePanGestureRecognizer.self)"
    case nil:
      let all = stage.nodes.flatMap(\.gestures)
      return all.first { labels[$0.journalSubject] == name }.map { "\(type(of: $0))" }
    }
  }

  /// Returns whether the application adds the recognizer with this name, so that the application can set its delegate.
  fileprivate func isOfApplication(_ name: String) -> Bool {
    stage.scenario.nodes.contains { $0.gestures.contains { $0.shownName == name } }
  }

  /// Returns whether a view contains other views of the file and is not a control, or is a cell's content view.
  func isContainer(_ node: Int) -> Bool {
    let view = stage.nodes[node].view
    return isContentView(node)
      || !(view is UIControl) && stage.nodes.contains { $0.view !== view && $0.view.lies(in: view) }
  }

  /// Returns whether the file gives a view a colour that can't be seen.
  func isClear(_ node: Int) -> Bool {
    stage.scenario.nodes[node].properties.contains {
      if case .color(_, _, _, let alpha) = $0 { alpha == 0 } else { false }
    }
  }

  /// Returns whether a view, or a view in it, is a control or scroll view or has a recognizer.
  func hasActors(in node: Int) -> Bool {
    let view = stage.nodes[node].view
    return stage.nodes.contains { built in
      built.view.lies(in: view)
        && (built.view is UIControl || built.view is UIScrollView || !built.gestures.isEmpty)
    }
  }

  /// Returns whether a view is the content view of a cell, or is named like one in a file that describes a cell by
  /// plain views.
  func isContentView(_ node: Int) -> Bool {
    let view = stage.nodes[node].view
    if view.superview is UITableViewCell { return isContentOfCell(node) }
    let described = stage.scenario.nodes[node]
    return described.viewClass == .view && !(view.superview is UIScrollView)
      && described.shownName.lowercased().hasSuffix("contentview")
  }

  /// Returns whether a view is the content view that UIKit creates in a table's cell.
  func isContentOfCell(_ node: Int) -> Bool {
    let view = stage.nodes[node].view
    return (view.superview as? UITableViewCell)?.contentView === view
  }

  /// Returns the node that a change names as a new superview: by the name of its view, or as `#` and its index.
  func holder(_ path: String) -> Int? { stage.holder(path) }

  /// The hit view of the last touch for which a scroll view's `touchesShouldCancel(in:)` was called; if there is none,
  /// that of the last touch on a view in the scroll view.
  func keptContent(of node: Int) -> UIView? {
    let view = view(node).identity
    let touch = touches.last { touch in
      touch.entries.contains { entry in
        if case .scroll(let asked, .touchesShouldCancel) = entry.fact {
          asked.identity == view
        } else {
          false
        }
      }
    }
    let hit = (touch ?? touches.last { $0.path.dropFirst().contains { $0.identity == view } })?.view
    return hit.flatMap { self.node(of: $0) }.map { stage.nodes[$0].view }
  }
}
