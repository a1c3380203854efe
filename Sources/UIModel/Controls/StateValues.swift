// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Values for each state of a control, such as a button's titles, colours and images.
struct StateValues<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  /// Sets the value of exactly this state; nil removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) {
    values.removeAll { $0.state == state }
    if let value { values.append((state, value)) }
  }

  /// Returns the value for a state. If none was set for exactly this state, returns the value for the state without
  /// `focused`, or else for the normal state. So a button that is selected and highlighted shows the normal value
  /// unless one was set for both together. Sources: Apple's reference page; user reports about such buttons.
  func value(for state: UIControl.State) -> Value? {
    exact(state) ?? exact(state.subtracting(.focused)) ?? exact(.normal)
  }

  private func exact(_ state: UIControl.State) -> Value? {
    values.first { $0.state == state }?.value
  }
}
