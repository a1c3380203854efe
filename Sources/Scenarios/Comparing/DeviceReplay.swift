// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Plays a scenario and records those events of the model that a recorder could observe on a device.
@MainActor
final class DeviceReplay {
  private var events: [DeviceEvent] = []
  private var player: ScenarioPlayer?
  private var views: [ObjectIdentifier: String] = [:]
  private var gestures: [ObjectIdentifier: String] = [:]
  private let listener = GestureListener()

  /// Plays a scenario's input on the model and returns the events in order.
  static func events(of scenario: Scenario) -> [DeviceEvent] {
    var silent = scenario
    silent.log = LogChoice()
    let replay = DeviceReplay()
    let player = ScenarioPlayer(silent) { _ in }
    // The reader must be removed, because the application and its journal may exist longer than the replay: the
    // application stays `UIApplication.shared` until another one is created.
    let ticket = replay.watch(player)
    player.finish()
    player.host.journal.removeReader(ticket)
    return replay.events
  }

  private func watch(_ player: ScenarioPlayer) -> Journal.Ticket {
    self.player = player
    listener.called = { [weak self] in self?.note($0) }
    for (node, built) in zip(player.stage.scenario.nodes, player.stage.nodes) {
      views[ObjectIdentifier(built.view)] = node.shownName
      for (gesture, recognizer) in zip(node.gestures, built.gestures) {
        watch(recognizer, gesture.shownName)
      }
      for own in node.ownRecognizers {
        // A recorder on a device finds a pinch recognizer only if the content can zoom, and never the recognizer of
        // swipe actions, for which UIKit has no property.
        let canPinch = (built.view as? UIScrollView)?.pinchGestureRecognizer != nil
        guard own != .swipe, own != .pinch || canPinch, let recognizer = built.recognizer(own)
        else { continue }
        watch(recognizer, own.name(of: node.shownName))
      }
    }
    return player.host.journal.addReader(of: .besideLog) { [weak self] entry in
      guard let self, let fact = fact(entry.fact) else { return }
      events.append(DeviceEvent(time: entry.time, fact: fact))
    }
  }

  /// Adds a target to a recognizer. A device's recorder observes states through targets, too, so the order of these
  /// calls is comparable.
  private func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
    gestures[ObjectIdentifier(recognizer)] = name
    recognizer.addTarget(listener, action: Selector(GestureListener.call(_:), name: "call"))
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    guard let name = gestures[ObjectIdentifier(recognizer)], let player,
      let state = GestureState(rawValue: recognizer.state.rawValue), state != .changed
    else { return }
    events.append(DeviceEvent(time: player.host.now, fact: .gesture(name, state)))
  }

  private func fact(_ fact: JournalFact) -> DeviceEvent.Fact? {
    switch fact {
    case .touchBound(let touch, let window, let view, let recognizers):
      let binding = TouchBinding(
        finger: touch.finger, window: window.flatMap { views[$0.identity] },
        view: view.flatMap(nearest),
        gestures: Set(recognizers.compactMap { gestures[$0.identity] }))
      return .bound(binding)
    case .stateChange(let subject, _, .failed, _):
      return gestures[subject.identity].map { .gesture($0, .failed) }
    case .controlEvent(let subject, let event):
      guard let name = views[subject.identity], event.description != "editingDidEndOnExit" else {
        return nil
      }
      return .control(name, event: event.description)
    case .rowSelected(let subject, let row, let section):
      return views[subject.identity].map { .selected($0, section: section, row: row) }
    default: return nil
    }
  }

  /// Returns the name of a view, or of the nearest superview that the file describes.
  private func nearest(_ subject: Subject) -> String? {
    if let name = views[subject.identity] { return name }
    // The journal does not retain views; it has only their identities and names. A view that UIKit creates itself, such
    // as a cell, has no entry in `views`, so the view tree is searched for it.
    var open = player.map { $0.host.windowsBackToFront as [UIView] } ?? []
    while let view = open.popLast() {
      if ObjectIdentifier(view) == subject.identity {
        let around = sequence(first: view) { $0.superview }
        return around.lazy.compactMap { self.views[ObjectIdentifier($0)] }.first
      }
      open += view.subviews
    }
    return nil
  }
}

/// The target that the replay adds to every recognizer.
@MainActor
private final class GestureListener {
  var called: ((UIGestureRecognizer) -> Void)?

  func call(_ recognizer: UIGestureRecognizer) { called?(recognizer) }
}
