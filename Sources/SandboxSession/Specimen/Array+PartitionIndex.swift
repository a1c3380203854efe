// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension Array {
  /// Returns the index of the first element that meets a condition, by binary search; the count if there is none. All
  /// later elements must also meet it.
  package func partitionIndex(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
