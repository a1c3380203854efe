// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which `isBefore` is false, or the end index. All elements for which it
  /// is true must come first.
  func firstIndex(notBefore isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
