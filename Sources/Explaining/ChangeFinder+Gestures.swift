// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that let a recognizer recognize.
extension ChangeFinder {
  func present(_ absence: TouchAccount.Absence) -> [Setting] {
    guard let slot = ownSlot else { return [] }
    return switch absence {
    case .switchedOff: scrollEnabled(slot, true) + switchedOn(slot)
    case .delegate: [set(slot, .shouldReceive, .flag(true))]
    case .touchType:
      [set(slot, .allowedTouchTypes, .names(["0", "1", "2", "3"], nil))]
    case .otherType: [set(slot, .requiresExclusiveTouchType, .flag(false))]
    case .noZoomRange: zoomRange(slot.node)
    case .exclusive, .finished, .otherButton, .noDelay, .nothingToPop, .pointerOnly, .noRow,
      .other:
      []
    }
  }

  func minding(_ finger: Int) -> [Setting] {
    guard case .recognizer(let node, let number) = target, let slot = ownSlot else { return [] }
    var rest: [Int] = []
    for case .ignores(let fingers) in nodes[node].gestures[number].properties {
      rest = fingers.filter { $0 != finger }
    }
    return [set(slot, .ignores, .names(rest.map(String.init), .removed("\(finger)")))]
  }

  func recognizing(_ obstacle: RecognitionObstacle, _ touch: TouchAccount) -> [Change] {
    guard let slot = ownSlot else { return [] }
    switch obstacle {
    case .undecided: return []
    case .tooFewFingers(let count, let required):
      return singles(
        looser(.journal(.failed(.tooFewFingers(count, required: required))), touch))
    case .failed(.nothingToScroll): return singles(scrollable(slot.node, touch))
    case .failed(.nothingToZoom): return singles(zoomed(slot.node))
    case .failed(.contentKeepsFinger):
      return singles([scroll(slot.node, .canCancelContentTouches, true)])
    case .failed(.contentRefuses):
      return singles([
        scroll(slot.node, .shouldCancel, true), scroll(slot.node, .delaysContentTouches, true),
      ])
    case .failed(let reason): return singles(looser(reason, touch))
    case .lost(let winner, let rule): return winning(slot, winner.subject, rule, touch)
    case .waits(let others): return singles(others.flatMap { notWaiting(slot, for: $0.subject) })
    case .targetReleased: return [Change(set(slot, .target, .word("kept")))]
    case .delegateForbade, .conditionNotMet, .noBackButton: return singles(allowedToBegin(slot))
    case .viewForbade(let view): return singles(allowed(slot, by: view.subject))
    }
  }

  private func allowed(_ slot: Slot, by view: Subject) -> [Setting] {
    let own = [set(slot, .cancelsTouchesInView, .flag(false))]
    guard let node = account.node(of: view) else { return own }
    if account.overridesShouldBegin(node) { return begins(node, true) + own }
    return own + begins(node, true)
      + (nodes[node].viewClass.isControl ? [set(node, .enabled, false)] : [])
  }

  /// Returns changes that let a recognizer win over another one.
  private func winning(
    _ slot: Slot, _ winner: Subject, _ rule: VerdictFact.Rule, _ touch: TouchAccount
  ) -> [Change] {
    if rule == .wasRequiredToFail {
      let free = notWaiting(slot, for: winner)
      if !free.isEmpty { return singles(free) }
    }
    guard let other = self.slot(of: winner) else {
      return [Change(set(slot, .simultaneousWith, .names(["*"], nil)))]
    }
    return singles(
      withDelegate(slot) + withDelegate(other) + together(slot, other) + oneFinger(other)
        + (needsTwoFingers ? notReceiving(other, touch) : narrower(other, touch))
        + add(slot, to: .requireToFail, of: other)
        + longer(other) + switchedOff(other))
  }

  /// True if the target is a gesture of two fingers, for which the direction of one finger says nothing.
  private var needsTwoFingers: Bool {
    switch target {
    case .own(_, let own): return own == .pinch
    case .recognizer(let node, let number):
      return [.pinch, .rotation].contains(nodes[node].gestures[number].recognizerClass)
    case .view, .control, .action: return false
    }
  }

  /// Makes a pan follow one finger alone, so that it leaves gestures of two fingers to others.
  private func oneFinger(_ other: Slot) -> [Setting] {
    guard needsTwoFingers, has(.maximumNumberOfTouches, other) else { return [] }
    return [set(other, .maximumNumberOfTouches, .number(1))]
  }

  /// Changes the duration of a long press from 0 to 0.1 seconds, so that the finger can move before it recognizes.
  private func longer(_ other: Slot) -> [Setting] {
    guard case .gesture(let number) = other.owner,
      let press = account.stage.nodes[other.node].gestures[number] as? UILongPressGestureRecognizer,
      press.minimumPressDuration == 0
    else { return [] }
    return [set(other, .minimumPressDuration, .number(0.1))]
  }

  /// Lets two recognizers recognize together. The delegate of either can allow it. Of two on the same view, the one
  /// that was added later is changed, because the view itself may have made the earlier one.
  private func together(_ slot: Slot, _ other: Slot) -> [Setting] {
    let isOtherLater =
      switch (slot.owner, other.owner) {
      // The pop recognizer has UIKit's own delegate, which would have to be replaced.
      case (.own(.pop), .gesture): true
      case (.gesture(let one), .gesture(let two)): slot.node == other.node && two > one
      default: false
      }
    let (first, second) = isOtherLater ? (other, slot) : (slot, other)
    let settings = add(second, to: .simultaneousWith, of: first)
    return settings.isEmpty ? add(first, to: .simultaneousWith, of: second) : settings
  }

  /// Returns changes that keep touches like this one, and no others, from a recognizer.
  func narrower(_ slot: Slot, _ touch: TouchAccount) -> [Setting] {
    notReceiving(slot, touch) + notBeginning(slot, touch)
  }

  /// Returns changes that remove the requirement that another recognizer must fail. It may be in `requireToFail` or
  /// `shouldRequireFailureOf` of the waiting recognizer, or in `shouldBeRequiredToFailBy` of the other one.
  func notWaiting(_ slot: Slot, for required: Subject) -> [Setting] {
    guard let other = self.slot(of: required) else {
      // Files have no name for the recognizer that delays a scroll view's touches. Only `*`, for all, includes it.
      return [GestureKey.shouldRequireFailureOf].filter { names($0, of: slot).contains("*") }
        .map { set(slot, $0, .names([], nil)) }
    }
    return remove(other, from: .requireToFail, of: slot)
      + remove(other, from: .shouldRequireFailureOf, of: slot)
      + remove(slot, from: .shouldBeRequiredToFailBy, of: other)
  }

  /// Returns the setting that retains the delegate of a recognizer, if the delegate was released.
  func withDelegate(_ slot: Slot) -> [Setting] {
    guard case .gesture(let number) = slot.owner,
      nodes[slot.node].gestures[number].hasReleasedDelegate
    else { return [] }
    return [set(slot, .delegate, .word("kept"))]
  }

  func switchedOff(_ slot: Slot) -> [Setting] { [set(slot, .isEnabled, .flag(false))] }

  private func switchedOn(_ slot: Slot) -> [Setting] { [set(slot, .isEnabled, .flag(true))] }

  /// Returns a content size that is larger than the scroll view in the direction in which the finger moved.
  private func scrollable(_ node: Int, _ touch: TouchAccount) -> [Setting] {
    guard let view = account.stage.nodes[node].view as? UIScrollView,
      ScrollKey.contentSize.applies(to: nodes[node].viewClass)
    else { return [] }
    var size = CGSize(
      width: max(view.contentSize.width, view.bounds.width),
      height: max(view.contentSize.height, view.bounds.height))
    if touch.isSideways { size.width *= 2 } else { size.height *= 2 }
    let value = Setting.Value.numbers([Double(size.width), Double(size.height)])
    return [Setting(node: node, owner: .scrolling, key: .scroll(.contentSize), value: value)]
  }

  /// Returns a maximum zoom scale above the minimum one.
  private func zoomRange(_ node: Int) -> [Setting] {
    guard let view = account.stage.nodes[node].view as? UIScrollView else { return [] }
    let most = Setting.Value.number(Double(view.minimumZoomScale) * 3)
    return [Setting(node: node, owner: .scrolling, key: .scroll(.maximumZoomScale), value: most)]
  }

  /// Returns the setting that makes `viewForZooming(in:)` return a subview of the scroll view.
  private func zoomed(_ node: Int) -> [Setting] {
    let content = nodes.indices.filter {
      nodes[$0].place == .subview(of: node) && account.stage.names.node(paths[$0]) == $0
    }
    return content.prefix(2).map {
      Setting(
        node: node, owner: .scrolling, key: .scroll(.zooms), value: .word(paths[$0]))
    }
  }

  // MARK: Settings of the gesture itself

  /// Returns settings with which the recognizer accepts the same fingers, those closest to the file's values first. The
  /// direction of a swipe and the edges of an edge pan are not changed, because that would make it another gesture.
  private func looser(_ reason: FailureReason, _ touch: TouchAccount) -> [Setting] {
    guard case .recognizer(let node, let number) = target, let slot = ownSlot else { return [] }
    let own = nodes[node].gestures[number]
    var values: [(key: GestureKey, value: Double)] = []
    func near(_ key: GestureKey, from start: Int, to least: Int = 1) {
      let current = own.count(key) ?? start
      let fewer = stride(from: current - 1, through: least, by: -1).prefix(Self.mostValues)
      for value in Array(fewer) + [current + 1] where value >= least {
        values.append((key, Double(value)))
      }
    }
    switch own.recognizerClass {
    case .tap:
      near(.numberOfTapsRequired, from: 1)
      near(.numberOfTouchesRequired, from: 1)
    case .longPress:
      values = movements(reason).map { (.allowableMovement, $0) }
      near(.numberOfTapsRequired, from: 0, to: 0)
      near(.numberOfTouchesRequired, from: 1)
      if let time = pressTime(touch) { values.append((.minimumPressDuration, time)) }
    case .swipe: near(.numberOfTouchesRequired, from: 1)
    case .pan, .screenEdgePan:
      near(.minimumNumberOfTouches, from: 1)
      if let most = own.count(.maximumNumberOfTouches) {
        values += (1...Self.mostValues).map { (.maximumNumberOfTouches, Double(most + $0)) }
      }
    case .swing: near(.swingCount, from: 3)
    case .pinch, .rotation, .hover: break
    }
    return values.map { set(slot, $0.key, .number($0.value)) }
  }

  /// The largest number of values that are tried for a number that can be raised or lowered.
  private static let mostValues = 10

  /// Returns changes that are tried only if no other helps, because the recognizer then recognizes another gesture.
  func lastResorts(_ met: [(obstacle: Obstacle, touch: TouchAccount)]) -> [Change] {
    guard case .recognizer(let node, let number) = target, let slot = ownSlot else { return [] }
    let settings: [Setting] =
      switch nodes[node].gestures[number].recognizerClass {
      case .swipe:
        ["right", "left", "up", "down"].map { set(slot, .direction, .word($0)) }
      case .screenEdgePan:
        ["left", "right", "top", "bottom"].map { set(slot, .edges, .names([$0], nil)) }
      case .tap, .longPress, .pan, .pinch, .rotation, .hover, .swing: []
      }
    return singles(settings)
      + met.flatMap { met -> [Change] in
        switch met.obstacle {
        case .notRecognized(.failed), .notRecognized(.undecided): otherClasses(met.touch)
        default: []
        }
      }
  }

  /// Returns another recognizer class that recognizes the same fingers, such as a long press for a finger that was held
  /// too long for a tap.
  func otherClasses(_ touch: TouchAccount) -> [Change] {
    guard case .recognizer(let node, let number) = target, let slot = ownSlot else { return [] }
    func other(_ recognizerClass: RecognizerClass, _ settings: Setting...) -> Change {
      let setting = Setting(
        node: slot.node, owner: slot.owner, key: .gestureClass,
        value: .word(recognizerClass.rawValue))
      return Change([setting] + settings)
    }
    let rests = touch.distance < Self.panHysteresis
    return switch nodes[node].gestures[number].recognizerClass {
    case .pan where rests, .screenEdgePan where rests, .swipe where rests:
      [other(.longPress, set(slot, .minimumPressDuration, .number(0)))]
    case .swipe, .screenEdgePan: [other(.pan)]
    case .pan: []
    case .tap: [other(rests ? .longPress : .pan)]
    case .longPress: [other(rests ? .tap : .pan)]
    case .pinch, .rotation, .hover, .swing: []
    }
  }

  /// The distance below which a finger counts as resting for a pan, in points.
  private static let panHysteresis: CGFloat = 10

  /// Returns values for the allowed movement: a multiple of 5 points clearly above the distance at which this finger had
  /// moved too far, and larger ones.
  private func movements(_ reason: FailureReason) -> [Double] {
    let wider: [Double] = [20, 50, 100, 1_000]
    guard case .journal(.failed(.movedTooFar(let moved, _))) = reason, (0..<1_000).contains(moved)
    else { return wider }
    return [Double((moved * 1.2 / 5).rounded(.up)) * 5] + wider
  }

  /// Returns a press duration, in seconds, that is clearly shorter than the time for which the finger was down: UIKit's
  /// default, or four fifths of that time.
  private func pressTime(_ touch: TouchAccount) -> Double? {
    guard let end = touch.end else { return nil }
    let held = end - touch.time
    let usual = GestureDefaults.minimumPressDuration
    guard held < usual * 1.2 - 1e-6 else { return usual }
    let hundredths = Int(exactly: (held * 80 + 1e-6).rounded(.down)) ?? 0
    return hundredths > 0 ? Double(hundredths) / 100 : nil
  }
}
