// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension JournalFact {
  /// All objects that the fact names, in order; some may appear more than once.
  package var subjects: [Subject] {
    switch self {
    case .input, .stage, .lifecycle, .eventSent, .timer, .misuse: []
    case .hitTest(let subject), .pointInside(let subject), .stateChange(let subject, _, _, _),
      .recognizerMethodReturned(_, let subject, _), .tracking(_, let subject),
      .motion(_, let subject), .remoteControl(let subject), .presses(_, let subject),
      .scroll(let subject, _), .reset(let subject), .gestureAction(let subject, _),
      .controlEvent(let subject, _), .chain(_, let subject), .notAdmitted(_, let subject, _),
      .discarded(_, let subject, _), .rowSelected(let subject, _, _):
      [subject]
    case .refusedByView(let first, let second): [first, second]
    case .text(_, let subject), .action(_, let subject), .unhandledAction(_, let subject),
      .changed(_, let subject):
      subject.map { [$0] } ?? []
    case .hitTestFinished(let trace):
      trace.visits.map(\.view) + (trace.hitView.map { [$0] } ?? [])
    case .touchBound(_, let window, let view, let recognizers):
      [window, view].compactMap { $0 } + recognizers
    case .recognizerMethod(_, let recognizer, let view, _):
      [recognizer] + (view.map { [$0] } ?? [])
    case .touchMethod(_, let responder, _, .forwarded(let from)): [responder, from]
    case .touchMethod(_, let responder, _, _): [responder]
    case .verdict(let recognizer, let verdict): [recognizer] + verdict.subjects
    case .delegate(let recognizer, _, let other, _): [recognizer] + (other.map { [$0] } ?? [])
    case .held(_, let view, _, let recognizers): [view] + recognizers
    }
  }
}

extension VerdictFact {
  /// The other recognizers of the verdict: those that its recognizer waits for, or the one that won.
  package var subjects: [Subject] {
    switch self {
    case .recognizes: []
    case .waits(let required): required
    case .fails(let loss), .isCancelled(let loss): [loss.winner]
    }
  }
}
