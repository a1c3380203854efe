// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The number of cells that all tables of an application have.
///
/// UIKit makes a cell for every row within a table's bounds, however high the table is. Here the number is limited,
/// so that a table as high as its content does not become slow. The limit, our choice, is far beyond what fits on a
/// screen.
final class CellBudget {
  fileprivate(set) var used = 0
}

/// The cells of one table.
final class CellShare {
  private let budget: CellBudget
  /// True after a row got no cell because of the limit.
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
