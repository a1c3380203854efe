import Testing

@testable import UIModel

/// placeholder until the package's own checker exists
final class StreamChecker {
  private var open: [String: Int] = [:]
  var openStreams: [String] { open.keys.sorted() }
  func check(_ entry: JournalEntry) {
    guard case .touchMethod(let method, let responder, let touches, _) = entry.fact else { return }
    for touch in touches {
      let key = "\(responder.name) touch \(touch.number)"
      switch method {
      case .began:
        #expect(open[key] == nil, "entry \(entry.sequence): \(key) began twice")
        open[key] = 1
      case .moved:
        #expect(open[key] != nil, "entry \(entry.sequence): \(key) moved before it began")
      case .ended, .cancelled:
        #expect(open[key] != nil, "entry \(entry.sequence): \(key) ended before it began")
        open[key] = nil
      }
    }
  }
}
