// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Why a picture could not be written or read. The description is one line for the user.
enum PNGError: Error, Equatable, CustomStringConvertible {
  case unwritable(path: String, reason: String)
  case unreadable(path: String, reason: String)

  var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .unreadable(let path, let reason): "\(path): cannot be read as PNG: \(reason)"
    }
  }
}
