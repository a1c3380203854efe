// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The cells that the tables of an application have together.
///
/// UIKit makes a cell for every row in a table's bounds, however high these are. Here the number is bounded, so that
/// a table as high as its content does not become slow: our choice, far beyond what fits on a screen.
final class CellBudget {
  fileprivate(set) var used = 0
}

/// The cells of one table.
final class CellShare {
  private let budget: CellBudget
  /// True once a row got no cell because of the limit.
  var wasShort = false

  init(of budget: CellBudget) {
    self.budget = budget
  }

  /// The cells that the table has.
  var count = 0 { didSet { budget.used += count - oldValue } }
  /// The number of further cells that the table may make.
  var room: Int { max(0, TableDefaults.mostCells - budget.used + count) }

  deinit { budget.used -= count }
}
