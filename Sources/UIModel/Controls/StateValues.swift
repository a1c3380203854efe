// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One value for each state that was given one, as buttons keep titles, colours and pictures.
struct StateValues<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  /// Sets the value of exactly this state; nil removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) {
    values.removeAll { $0.state == state }
    if let value { values.append((state, value)) }
  }

  /// The value of exactly this state; else of the same without the keyboard's focus; else of the normal
  /// state. A selected and highlighted button without a value for both shows the normal one. Source:
  /// Apple's reference page; the last as users report it.
  func value(for state: UIControl.State) -> Value? {
    exact(state) ?? exact(state.subtracting(.focused)) ?? exact(.normal)
  }

  private func exact(_ state: UIControl.State) -> Value? {
    values.first { $0.state == state }?.value
  }
}
