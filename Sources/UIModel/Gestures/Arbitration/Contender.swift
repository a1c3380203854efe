// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A recognizer as the arbiter sees it: the depth of its view, the touches it receives, and the state it wants.
struct Contender: Equatable, Sendable {
  /// The number of a recognizer. A number is never used again for another recognizer.
  typealias ID = Int

  let id: ID
  /// The recognizer's name in tables and logs.
  var name: String
  /// The view's name in tables and logs.
  var viewName = ""
  /// The depth of its view; larger is closer to the leaf. Views on one touch's path differ in depth.
  var depth: Int
  /// The order in which it was added to its view; larger is later.
  var recency: Int
  /// The number of taps that a tap recognizer requires; 0 for other recognizers.
  var rank = 0
  /// The touches that it has received since its reset, without those that it ignores.
  var touches: [Int] = []
  /// Its progress from the proposal to the verdict. Only the arbiter changes it.
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
    /// It receives its touches and has not decided.
    case possible
    /// It wants to recognize, and the arbiter has not decided about it.
    case proposing(Attempt)
    /// It wants to recognize, but another recognizer must fail first. Its state still reads possible.
    case waiting(Attempt)
    /// It began and has not ended.
    case active
    /// It has ended and has not been reset.
    case finished(Ending)

    /// True while possible, proposing or waiting: it may still recognize, and its state reads possible.
    var isUndecided: Bool {
      switch self {
      case .possible, .proposing, .waiting: true
      case .active, .finished: false
      }
    }

    /// True if it began or recognized; recognizers that require it to fail then fail.
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

  /// The change that a recognizer wants to make.
  enum Attempt: Equatable, Sendable {
    /// Begin a continuous gesture.
    case begin
    /// Recognize a discrete gesture.
    case end
    /// Begin a continuous gesture that has ended already, while it waited or in the same event.
    case beginAndEnd
  }

  /// The ways in which an attempt ends.
  enum Ending: Equatable, Sendable {
    /// Its gesture happened.
    case recognized
    /// The recognizer failed. The reason is nil if an app's subclass failed without one.
    case failed(GestureFailure?)
    /// The gesture was cancelled after it began.
    case cancelled
  }
}
