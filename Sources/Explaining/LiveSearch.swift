// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A search for changes in a running scene. It can run in time slices.
@MainActor
package final class LiveSearch {
  private let search: ChangeSearch
  private let pace: SearchPace
  private let answer: @MainActor () -> [TouchAnswer]
  /// The answers with their changes; nil before the end of the search.
  package private(set) var answers: [TouchAnswer]?

  init(
    _ search: ChangeSearch, _ pace: SearchPace, answer: @escaping @MainActor () -> [TouchAnswer]
  ) {
    (self.search, self.pace, self.answer) = (search, pace, answer)
  }

  /// Continues the search for the given time, with at least one play; nil means until the end. Returns the answers once
  /// the search has ended.
  package func work(for duration: Duration?) -> [TouchAnswer]? {
    if let answers { return answers }
    pace.begin(for: duration)
    search.rewind()
    let found = answer()
    if !pace.isCut { answers = found }
    return answers
  }
}
