import Foundation

/// How far a run over many files is, on standard error: only for people, and only when it takes longer than
/// a second.
struct ProgressLine {
  private let total: Int
  private let start = ContinuousClock.now
  private let isWanted = isatty(STDERR_FILENO) == 1
  private var last: ContinuousClock.Instant?

  init(total: Int) {
    self.total = total
  }

  /// Says that so many files are done.
  mutating func show(_ done: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    guard now - (last ?? start) >= (last == nil ? .seconds(1) : .milliseconds(100)) else { return }
    last = now
    write("\r\(done) of \(total) files")
  }

  /// Takes the line away.
  mutating func clear() {
    if last != nil { write("\r\u{1b}[K") }
    last = nil
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
