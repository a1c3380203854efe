// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The contenders by their numbers. A field is small and asked often, and numbers mostly come in rising order,
/// so they lie sorted in an array.
struct ContenderField: Sendable {
  private var ids: [Contender.ID] = []
  private var entries: [GestureArbiter.Entry] = []

  var count: Int { ids.count }

  /// The contender with a number; nil when it is not in the field.
  subscript(id: Contender.ID) -> GestureArbiter.Entry? {
    let place = place(of: id)
    return place < ids.count && ids[place] == id ? entries[place] : nil
  }

  /// Changes a contender; nothing happens when it is not in the field.
  mutating func change(_ id: Contender.ID, _ body: (inout GestureArbiter.Entry) -> Void) {
    let place = place(of: id)
    if place < ids.count, ids[place] == id { body(&entries[place]) }
  }

  /// Puts a contender into the field, or changes the one that has its number.
  mutating func put(_ entry: GestureArbiter.Entry) {
    let id = entry.contender.id
    let place = place(of: id)
    if place < ids.count, ids[place] == id {
      entries[place] = entry
    } else {
      ids.insert(id, at: place)
      entries.insert(entry, at: place)
    }
  }

  /// Takes a contender out of the field.
  mutating func remove(_ id: Contender.ID) {
    let place = place(of: id)
    guard place < ids.count, ids[place] == id else { return }
    ids.remove(at: place)
    entries.remove(at: place)
  }

  /// Where a number stands, or would.
  private func place(of id: Contender.ID) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
