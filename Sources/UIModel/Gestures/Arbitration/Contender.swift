// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer as the arbiter sees it: where its view lies, which touches it looks at, what it wants.
struct Contender: Equatable, Sendable {
  /// Tells recognizers apart. A number is never given to another recognizer.
  typealias ID = Int

  let id: ID
  /// The name for tables and logs.
  var name: String
  /// The view's name for tables and logs.
  var viewName = ""
  /// The depth of its view; larger is closer to the leaf. Views on one touch's path differ in depth.
  var depth: Int
  /// The order of adding to its view; larger is later.
  var recency: Int
  /// For tap recognizers how many taps they require, 0 for all others.
  var rank = 0
  /// The touches it has looked at since its reset, without those it ignores.
  var touches: [Int] = []
  /// Its progress, from the proposal to the verdict. Changed by the arbiter alone.
  var standing = Standing.possible

  /// The progress of a contender.
  ///
  ///     possible --wants--> proposing --free--> active --ends--> finished
  ///        |                 |    ^ |
  ///        |            must |    | +--free, and discrete--> finished
  ///        |            wait v    | requirements met
  ///        |                waiting
  ///        +--- any of the three: fails, loses ---> finished
  enum Standing: Equatable, Sendable {
    /// It looks at its touches and has not decided.
    case possible
    /// It wants to recognize; nothing has been decided about that.
    case proposing(Attempt)
    /// It wants to recognize and another must fail first. Its state still reads possible.
    case waiting(Attempt)
    /// It began and has not ended.
    case active
    /// It came to an end and has not been reset.
    case finished(Ending)

    /// Possible, proposing or waiting: it may still recognize, and its state reads possible.
    var isUndecided: Bool {
      switch self {
      case .possible, .proposing, .waiting: true
      case .active, .finished: false
      }
    }

    /// It began or was recognized, so whatever requires it to fail has lost.
    var hasRecognized: Bool {
      switch self {
      case .active, .finished(.recognized): true
      case .possible, .proposing, .waiting, .finished(.failed), .finished(.cancelled): false
      }
    }

    /// It came to an end and waits for its reset.
    var isFinished: Bool {
      switch self {
      case .finished: true
      case .possible, .proposing, .waiting, .active: false
      }
    }
  }

  /// The change that a recognizer wants to make.
  enum Attempt: Equatable, Sendable {
    /// Begin a continuous gesture.
    case begin
    /// Recognize a discrete gesture.
    case end
    /// Begin a continuous gesture that came to its end meanwhile: as it waited, or in the same event.
    case beginAndEnd
  }

  /// The ways in which an attempt ends.
  enum Ending: Equatable, Sendable {
    /// Its gesture happened.
    case recognized
    /// Its gesture did not happen. The reason is nil when its own code gave none.
    case failed(GestureFailure?)
    /// Its gesture was taken away after it began.
    case cancelled
  }
}
