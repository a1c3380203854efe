// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The section and row, the two numbers with which tables identify a row.
extension IndexPath {
  /// Makes the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the row within its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row's section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
