// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values for the states of a control, such as the titles, colours and pictures of a button.
struct StateValues<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  /// Sets the value of exactly this state; nil removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) {
    values.removeAll { $0.state == state }
    if let value { values.append((state, value)) }
  }

  /// Returns the value for a state. If none was set for exactly this state, returns the value for the same state
  /// without `focused`, or else the value for the normal state. A selected and highlighted button without a value for
  /// both shows the normal one. Source: Apple's reference page; for the last sentence, user reports.
  func value(for state: UIControl.State) -> Value? {
    exact(state) ?? exact(state.subtracting(.focused)) ?? exact(.normal)
  }

  private func exact(_ state: UIControl.State) -> Value? {
    values.first { $0.state == state }?.value
  }
}
