// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Writes that responders, one after the other, only pass a call on. Nothing of the application's runs meanwhile, so
/// what there is to say of the touches stays the same.
@MainActor
struct ForwardingLog {
  private let journal: Journal
  private let method: JournalFact.TouchMethod
  private let facts: [TouchFact]
  /// Who was called last.
  private var last: Subject?

  /// Nil when nobody reads.
  init?(_ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let journal = event?.journal, journal.isRead else { return nil }
    self.journal = journal
    self.method = method
    facts = UITouch.facts(touches)
  }

  /// The responder whose touches they are is called.
  mutating func noteDirect(_ responder: UIResponder) {
    let subject = responder.journalSubject
    last = subject
    journal.write(.touchMethod(method, subject, facts, .direct))
  }

  /// The default method of one responder calls that of the next.
  mutating func note(from responder: UIResponder, to next: UIResponder) {
    let to = next.journalSubject
    journal.write(
      .touchMethod(method, to, facts, .forwarded(from: last ?? responder.journalSubject)))
    last = to
  }
}
