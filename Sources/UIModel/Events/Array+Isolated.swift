// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What following a finger asks of arrays. The standard library's methods are not bound to an actor, so each
/// call of a closure that is would be checked while the program runs.
extension Array {
  /// Whether an element passes.
  @MainActor
  @inline(__always)
  func has(_ passes: @MainActor (Element) -> Bool) -> Bool {
    for element in self where passes(element) { return true }
    return false
  }

  /// Where the first element that passes stands.
  @MainActor
  @inline(__always)
  func place(_ passes: @MainActor (Element) -> Bool) -> Int? {
    for index in indices where passes(self[index]) { return index }
    return nil
  }

  /// The elements that pass.
  @MainActor
  @inline(__always)
  func those(_ pass: @MainActor (Element) -> Bool) -> [Element] {
    // Mostly all of them pass, or one that does not is the only one: nothing is made anew then.
    var index = startIndex
    while index < endIndex, pass(self[index]) { index += 1 }
    if index == endIndex { return self }
    var passing = Array(self[..<index])
    for element in self[(index + 1)...] where pass(element) { passing.append(element) }
    return passing
  }

  /// Removes the elements that pass.
  @MainActor
  @inline(__always)
  mutating func discard(_ passes: @MainActor (Element) -> Bool) {
    guard has(passes) else { return }
    self = those { !passes($0) }
  }
}
