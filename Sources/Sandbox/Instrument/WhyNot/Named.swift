// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Somebody whom a panel names, to be asked about.
enum Named: Equatable, Sendable {
  /// A view or recognizer of the specimen that is shown: the last touch is meant.
  case shown(ObjectIdentifier)
  /// One of the live specimen, and the instant whose touch is meant; nil for the instant that is shown.
  case live(Subject, at: Instant?)
  /// Whom a line of the log is about, at its instant.
  case line(LogBook.Moment)
}

/// A view of the panels, parts of which stand for somebody of the specimen.
@MainActor
protocol NamesSomebody: UIView {
  /// Who is named at a place of the view; nil where nobody is.
  func named(at place: CGPoint) -> Named?
}

extension Workbench {
  /// Who is named at a place of the window, by the view there or by what it lies in; beside the panels by a label
  /// of the overlays.
  func named(at place: CGPoint) -> Named? {
    guard let hit = host.application.probe(place).hitView?.identity else {
      return labels.subject(at: place).map { .shown($0) }
    }
    let view = interface.window.subtree.first { ObjectIdentifier($0) == hit }
    return view.flatMap { named(by: $0, at: place) }
  }

  /// Who is named by a view of the panels, or by what it lies in, at a place of the window.
  func named(by view: UIView, at place: CGPoint) -> Named? {
    var view: UIView? = view
    while let present = view {
      let named = (present as? any NamesSomebody)?.named(at: present.convert(place, from: nil))
      if let named { return named }
      view = present.superview
    }
    return nil
  }

  /// Asks about somebody whom a panel names.
  func askWhyNot(_ named: Named) {
    switch named {
    case .shown(let identity):
      if let object = shown.object(identity) { askWhyNot(object) }
    case .live(let subject, let instant): askWhyNot(subject, at: instant)
    case .line(let moment):
      let subject = specimen.chronicle.record(moment.number)?.entry.fact.subjects.first
      if let subject { askWhyNot(subject, at: moment.instant) }
    }
  }

  private func askWhyNot(_ subject: Subject, at instant: Instant?) {
    guard let object = specimen.object(subject) else {
      // Controllers and the application hear of touches, and no question is about them.
      guard !specimen.isInChain(subject) else { return }
      return show(
        .advice(
          "Why not? \(subject.name)",
          "It is in no window any more. Go back to when it was, and ask in the inspector's tree."))
    }
    let place = Locator(of: object, in: specimen.host.application)
    choose(place?.resolve(in: shown.host.application))
    show(WhyNot(object, in: specimen, by: instant ?? playhead))
  }
}

extension Specimen {
  /// The window, view or recognizer that a subject of the chronicle is; nil when it is gone.
  fileprivate func object(_ subject: Subject) -> AnyObject? {
    let object = object(subject.identity)
    let name =
      (object as? UIResponder)?.journalName ?? (object as? UIGestureRecognizer)?.journalName
    return name == subject.name ? object : nil
  }

  /// Whether a subject of the chronicle is a responder that views pass events up to.
  fileprivate func isInChain(_ subject: Subject) -> Bool {
    scene.windows.flatMap(\.subtree).contains { view in
      sequence(first: view as UIResponder) { $0.next }
        .contains { ObjectIdentifier($0) == subject.identity }
    }
  }
}

extension Chronicle {
  /// A record by its number, dropped ones included, from 0; nil for one that is not kept.
  func record(_ number: Int) -> Record? {
    let index = number - droppedCount
    return records.indices.contains(index) ? records[index] : nil
  }
}
