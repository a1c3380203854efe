// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2

/// A call of SDL that failed, with SDL's own words.
struct SDLError: Error, Equatable, CustomStringConvertible {
  enum Reason: Equatable {
    /// There is no display to open a window on.
    case noDisplay
    /// SDL refused for a reason of its own.
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

  /// The failure of the SDL call made just before, on this thread.
  static func last(_ action: String, reason: Reason = .refused) -> SDLError {
    SDLError(action: action, reason: reason, detail: String(cString: SDL_GetError()))
  }

  /// Passes a status on, and throws when it is one of SDL's negative ones.
  static func check(_ status: CInt, _ action: String) throws {
    if status < 0 { throw last(action) }
  }

  /// Passes a result on, and throws when SDL returned nothing.
  static func check<Result>(_ result: Result?, _ action: String) throws -> Result {
    guard let result else { throw last(action) }
    return result
  }
}
