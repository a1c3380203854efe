/// The columns of a row where some span begins or ends, in order and each once.
struct RowCuts {
  private var columns: [Int] = []

  init() {
    columns.reserveCapacity(16)
  }

  var count: Int { columns.count }

  subscript(index: Int) -> Int { columns[index] }

  /// Begins with the ends of a row, `from` before `to`.
  mutating func restart(from: Int, to: Int) {
    columns.removeAll(keepingCapacity: true)
    columns.append(from)
    columns.append(to)
  }

  mutating func add(_ span: RowSpan) {
    add(span.start)
    add(span.solidStart)
    add(span.solidEnd)
    add(span.end)
  }

  private mutating func add(_ column: Int) {
    guard column > columns[0], var place = columns.indices.last, column < columns[place] else {
      return
    }
    while columns[place - 1] > column { place -= 1 }
    if columns[place - 1] != column { columns.insert(column, at: place) }
  }
}
