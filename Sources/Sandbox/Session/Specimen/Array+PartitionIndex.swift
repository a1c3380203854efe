// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension Array {
  /// The index of the first element that meets a condition which all elements behind it meet, too, by a binary
  /// search; the count if none does.
  func partitionIndex(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
