// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The two numbers by which tables name a row.
extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section of the row.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
