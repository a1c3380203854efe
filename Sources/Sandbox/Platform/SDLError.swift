// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2

/// A failed call of SDL, with SDL's own text.
struct SDLError: Error, Equatable, CustomStringConvertible {
  enum Reason: Equatable {
    /// There is no display to open a window on.
    case noDisplay
    /// SDL gave another reason.
    case refused
  }

  /// The failed action, as the end of "could not …".
  let action: String
  let reason: Reason
  /// SDL's text, which may be empty.
  let detail: String

  var description: String {
    detail.isEmpty ? "could not \(action)" : "could not \(action): \(detail)"
  }

  /// Returns the error of the SDL call that was just made on this thread.
  static func last(_ action: String, reason: Reason = .refused) -> SDLError {
    SDLError(action: action, reason: reason, detail: String(cString: SDL_GetError()))
  }

  /// Checks a status of SDL; throws if it is negative.
  static func check(_ status: CInt, _ action: String) throws {
    if status < 0 { throw last(action) }
  }

  /// Returns a result of SDL; throws if it is nil.
  static func check<Result>(_ result: Result?, _ action: String) throws -> Result {
    guard let result else { throw last(action) }
    return result
  }
}
