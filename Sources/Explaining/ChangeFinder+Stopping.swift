// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that stop a target from acting, let it act sooner, or prevent its cancellation.
extension ChangeFinder {
  // MARK: It acted

  func stopping(_ touch: TouchAccount) -> [Change] {
    let steady = touch.trace.visits.compactMap { account.node(of: $0.view) }.flatMap(steadyAnswer)
    let own = singles(steady) + stoppingTarget(touch)
    return own + singles(covering(touch))
  }

  /// Returns settings for views that lie in front of the hit view under the finger and let the touch through: they
  /// could take the touch.
  private func covering(_ touch: TouchAccount) -> [Setting] {
    let inFront = touch.trace.visits.filter { touch.liesUnderFinger($0) }
    return inFront.flatMap { visit -> [Setting] in
      guard let node = account.node(of: visit.view), !targetLies(in: node) else { return [] }
      switch visit.answer {
      case .refused(.interactionDisabled): return [set(node, .userInteraction, true)]
      case .refused(.hidden): return [set(node, .hidden, false)]
      case .refused(.transparent): return [set(node, .alpha, .number(1))]
      case .answeredByOverride(nil): return notOverridden(node)
      case .refused(.outside), .refused(.refusedByOverride), .refused(.noInverse), .hit,
        .foundInside, .pending, .answeredByOverride(_?):
        return []
      }
    }
  }

  private func stoppingTarget(_ touch: TouchAccount) -> [Change] {
    switch target {
    case .recognizer, .own: singles(stoppingRecognizer(touch))
    case .control, .action: singles(stoppingControl(touch))
    case .view: singles(stoppingView(touch))
    }
  }

  /// Returns the recognizers that recognized on the touch, other than the target.
  private func otherWinners(_ touch: TouchAccount) -> [TouchAccount.Witness] {
    let own = account.subject(target).identity
    return touch.witnesses.filter {
      $0.recognizer.identity != own && touch.recognition(of: $0.recognizer) != nil
    }
  }

  private func stoppingRecognizer(_ touch: TouchAccount) -> [Setting] {
    guard let slot = ownSlot else { return [] }
    let others = otherWinners(touch).compactMap { self.slot(of: $0.recognizer) }
    var settings = others.flatMap { other in
      remove(other, from: .simultaneousWith, of: slot)
        + remove(slot, from: .simultaneousWith, of: other)
    }
    settings += withDelegate(slot) + narrower(slot, touch)
    settings += others.flatMap { add($0, to: .requireToFail, of: slot) }
    settings += others.flatMap { add(slot, to: .requireToFail, of: $0) }
    let saw = touch.witnesses.filter { $0.absence == nil }.map(\.recognizer)
    if let hit = touch.view.flatMap({ account.node(of: $0) }), hit != slot.node {
      settings += begins(hit, false)
    }
    settings += saw.filter { $0.identity != account.subject(target).identity }
      .compactMap { self.slot(of: $0) }.filter { !others.contains($0) }
      .flatMap { add($0, to: .requireToFail, of: slot) }
    if !goal.partners.isEmpty, !slot.isOwn {
      settings += [set(slot, .cancelsTouchesInView, .flag(true))]
    }
    if case .own(let node, .pan) = target {
      settings += [
        scroll(node, .delaysContentTouches, false), scroll(node, .shouldCancel, false),
        scroll(node, .canCancelContentTouches, false),
      ]
    }
    return settings + scrollEnabled(slot, false) + switchedOff(slot)
  }

  private func stoppingControl(_ touch: TouchAccount) -> [Setting] {
    let node = target.node
    // If fingers were on several controls, isExclusiveTouch of any of them helps.
    let partners = goal.partners.map(\.node).filter { $0 != node }
    var settings: [Setting] = []
    if nodes[node].viewClass.isControl {
      settings += ([node] + partners).filter { nodes[$0].viewClass.isControl }
        .map { set($0, .exclusiveTouch, true) }
    }
    // Recognizers that recognized the same touch are changed so that they do not receive touches of the control.
    let winners = otherWinners(touch)
    settings += winners.filter { !$0.takes }.compactMap { slot(of: $0.recognizer) }
      .map { set($0, .cancelsTouchesInView, .flag(true)) }
    let slots = winners.compactMap { slot(of: $0.recognizer) }
    settings += slots.flatMap { narrower($0, touch) }
    settings += touch.witnesses.filter { $0.absence == nil }.compactMap { slot(of: $0.recognizer) }
      .filter { !slots.contains($0) }.map { set($0, .cancelsTouchesInView, .flag(true)) }
    if nodes[node].viewClass.isControl { settings.append(set(node, .enabled, false)) }
    settings += slots.flatMap(switchedOff)
    return settings + [set(node, .userInteraction, false)]
  }

  private func stoppingView(_ touch: TouchAccount) -> [Setting] {
    let node = target.node
    let view = account.view(node)
    guard touch.view?.identity != view.identity else {
      let winners = otherWinners(touch)
      let slots = winners.compactMap { slot(of: $0.recognizer) }
      return slots.map { set($0, .cancelsTouchesInView, .flag(true)) }
        + slots.map { set($0, .delaysTouchesBegan, .flag(true)) }
        + [set(node, .userInteraction, false)]
    }
    // The touch came up the responder chain. These are the hit view and the views between it and the target.
    let between = touch.path.prefix { $0.identity != view.identity }
      .compactMap { account.node(of: $0) }
    return between.map { set($0, .touches, .word("intercept")) }
      + [set(node, .userInteraction, false)]
  }

  // MARK: It acted late

  /// Returns changes that deliver a control's touches at once and let the scroll view cancel them to scroll. Otherwise,
  /// without the delay, the control would keep each drag that begins on it.
  private func cancellable(_ holders: [Party]) -> [Change] {
    guard account.stage.nodes[target.node].view is UIControl else { return [] }
    return holders.compactMap { account.scrollView(of: $0.subject) }.map { node in
      Change([scroll(node, .delaysContentTouches, false), scroll(node, .shouldCancel, true)])
    }
  }

  func hurrying(_ delay: Delay, _ touch: TouchAccount) -> [Change] {
    switch delay.cause {
    case .waited(let others):
      guard let slot = ownSlot else { return [] }
      let slots = others.compactMap { self.slot(of: $0.subject) }
      return singles(
        others.flatMap { notWaiting(slot, for: $0.subject) }.distinctSettings
          + slots.flatMap(switchedOff))
    case .heldBegan(let holders):
      // This change comes first, because the search skips a change that contains one that already worked.
      return cancellable(holders)
        + singles(
          released(holders)
            + holders.filter { account.scrollView(of: $0.subject) == nil }
            .compactMap { slot(of: $0.subject) }.flatMap(switchedOff))
    case .heldEnded(let holders):
      return singles(
        each(holders, .delaysTouchesEnded, false)
          + holders.compactMap { slot(of: $0.subject) }.flatMap { notReceiving($0, touch) }
          + holders.compactMap { slot(of: $0.subject) }.flatMap(switchedOff))
    case .press:
      guard let slot = ownSlot else { return [] }
      return [0.2, 0].map { Change(set(slot, .minimumPressDuration, .number($0))) }
    case .movement:
      guard let slot = ownSlot else { return [] }
      let other = Setting(
        node: slot.node, owner: slot.owner, key: .gestureClass,
        value: .word(RecognizerClass.longPress.rawValue))
      return [Change([other, set(slot, .minimumPressDuration, .number(0))])]
    }
  }

  // MARK: It was cancelled

  func keeping(_ end: Cancellation, _ touch: TouchAccount) -> [Change] {
    switch end.cause {
    case .delivery(let obstacle): return delivering(obstacle, touch)
    case .lost(let winner, let rule):
      return recognizing(.lost(to: winner, by: rule), touch)
    case .bySystem, .byApplication: return []
    }
  }
}

extension ChangeFinder.Slot {
  /// True if UIKit adds the recognizer to the view.
  var isOwn: Bool { if case .own = owner { true } else { false } }
}

extension [Setting] {
  /// The settings without duplicates.
  var distinctSettings: [Setting] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
