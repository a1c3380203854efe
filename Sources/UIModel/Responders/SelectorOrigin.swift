// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What a selector is known by. The runtime of Objective-C has one selector for each name; a method of Swift
/// has no identity, and two of them can't be compared.
enum SelectorOrigin: Sendable {
  /// The name that it was given.
  case name
  /// The place in the source where its method is written out. What stands there is always the same method.
  case place
  /// Nothing but itself: the method came from a variable, which may hold another one the next time.
  case variable(Mark)

  /// Tells one selector and its copies from all others.
  final class Mark: Sendable {}

  /// - Parameters:
  ///   - name: the name that the selector was given, if any.
  ///   - source: holds the closure that gives the method, and nothing else.
  init<Source>(_ name: String?, _ source: Source) {
    guard name == nil else {
      self = .name
      return
    }
    self = Self.capturesNothing(source) ? .place : .variable(Mark())
  }

  /// Whether it is a name that was given.
  var isName: Bool {
    switch self {
    case .name: true
    case .place, .variable: false
    }
  }

  /// The mark, of one that has nothing else.
  var mark: Mark? {
    switch self {
    case .name, .place: nil
    case .variable(let mark): mark
    }
  }

  /// Whether the closure in `source` captures nothing, as one does that only names a method; one that reads
  /// a variable captures it.
  ///
  /// A closure is two words: its code, and what it captures or nothing. Where a method is written in a
  /// generic class, a debug build captures the type too: such a method counts as from a variable. The stories
  /// of which actions are the same would show if a compiler did otherwise.
  private static func capturesNothing<Source>(_ source: Source) -> Bool {
    withUnsafeBytes(of: source) { words in
      let size = MemoryLayout<UInt>.size
      return words.count == 2 * size && words.load(fromByteOffset: size, as: UInt.self) == 0
    }
  }
}

/// Gives a method without parameters. In a struct of its own for each kind of method, as a closure that is
/// handed to a generic parameter is wrapped in another one.
struct SourceOfPlainMethod<Target: AnyObject> {
  let method: () -> @MainActor @Sendable (Target) -> @MainActor () -> Void
}

/// Gives a method that takes the sender.
struct SourceOfSenderMethod<Target: AnyObject, Sender> {
  let method: () -> @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
}

/// Gives a method that takes the sender and the event.
struct SourceOfEventMethod<Target: AnyObject, Sender> {
  let method: () -> @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void
}
