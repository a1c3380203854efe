// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Numbers as JSON writes them.
package enum JSONNumber {
  /// The shortest text that reads back as the same number, without a needless ".0".
  package static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
