// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Numbers in JSON notation.
package enum JSONNumber {
  /// Returns the shortest text that is read as the same number, without ".0" for whole numbers.
  package static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
