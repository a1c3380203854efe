// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer with the data that the arbiter needs: the depth of its view, its touches, and the state that it
/// proposes.
struct Contender: Equatable, Sendable {
  /// The number of a recognizer from when it joins the arbiter until its reset. It is never used again.
  typealias ID = Int

  let id: ID
  /// The recognizer's name in tables and logs.
  var name: String
  /// The view's name in tables and logs.
  var viewName = ""
  /// The depth of its view: larger is deeper in the view tree. The views on the path of one touch have different
  /// depths.
  var depth: Int
  /// The order in which it was added to its view; larger is later.
  var recency: Int
  /// The number of taps that a tap recognizer requires; 0 for other recognizers.
  var rank = 0
  /// The touches that it has received since its reset, without those that it ignores.
  var touches: [Int] = []
  /// Its stage: possible, proposing, waiting, active or finished. Only the arbiter changes it.
  var standing = Standing.possible

  /// The stages of a contender.
  ///
  ///     possible --wants--> proposing --free--> active --ends--> finished
  ///        |                 |    ^ |
  ///        |            must |    | +--free, and discrete--> finished
  ///        |            wait v    | requirements met
  ///        |                waiting
  ///        +--- any of the three: fails, loses ---> finished
  enum Standing: Equatable, Sendable {
    /// It receives its touches and has not proposed anything.
    case possible
    /// It proposes to recognize, and the arbiter has not decided yet.
    case proposing(Attempt)
    /// It proposes to recognize, but another recognizer must fail first. Its state is still possible.
    case waiting(Attempt)
    /// It has begun and not ended.
    case active
    /// It has ended and has not been reset.
    case finished(Ending)

    /// True while it is possible, proposing or waiting: it may still recognize, and its state is possible.
    var isUndecided: Bool {
      switch self {
      case .possible, .proposing, .waiting: true
      case .active, .finished: false
      }
    }

    /// True if it began or recognized. Recognizers that require it to fail then fail.
    var hasRecognized: Bool {
      switch self {
      case .active, .finished(.recognized): true
      case .possible, .proposing, .waiting, .finished(.failed), .finished(.cancelled): false
      }
    }

    /// True if it recognized, failed or was cancelled, and has not been reset.
    var isFinished: Bool {
      switch self {
      case .finished: true
      case .possible, .proposing, .waiting, .active: false
      }
    }
  }

  /// A change that a recognizer proposes.
  enum Attempt: Equatable, Sendable {
    /// Begin a continuous gesture.
    case begin
    /// Recognize a discrete gesture.
    case end
    /// Begin a continuous gesture that has already ended, in the same event or while it waited.
    case beginAndEnd
  }

  /// The results of an attempt.
  enum Ending: Equatable, Sendable {
    /// It recognized.
    case recognized
    /// It failed. The reason is nil if a subclass of the application gave none.
    case failed(GestureFailure?)
    /// It was cancelled after it began.
    case cancelled
  }
}
