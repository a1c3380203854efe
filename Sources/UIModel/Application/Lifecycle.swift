// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The changes of an application's state.
///
/// ```
///   active --interrupt--> inactive --home--> background
///     ^  \------home--------------------------^   |
///     \--resume-- inactive <--(on the way)--launch/
/// ```
extension UIApplication.State {
  /// Returns the steps that a system event causes; empty if the state does not change.
  func steps(on signal: SystemSignal) -> [LifecycleStep] {
    switch (signal, self) {
    case (.interrupt, .active): [.willResignActive]
    case (.home, .active): [.willResignActive, .didEnterBackground]
    case (.home, .inactive): [.didEnterBackground]
    case (.resume, .inactive): [.didBecomeActive]
    case (.launch, .background): [.willEnterForeground, .didBecomeActive]
    case (.interrupt, .inactive), (.interrupt, .background), (.home, .background),
      (.resume, .active), (.resume, .background), (.launch, .active), (.launch, .inactive),
      (.shake, _), (.remote, _):
      []
    }
  }

  /// Returns the state after a step.
  func after(_ step: LifecycleStep) -> UIApplication.State {
    switch step {
    case .willResignActive, .willEnterForeground: .inactive
    case .didEnterBackground: .background
    case .didBecomeActive: .active
    }
  }
}
