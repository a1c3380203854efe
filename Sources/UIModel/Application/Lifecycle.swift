// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Whether the application is in front and whether it gets events.
///
/// ```
///   active --interrupt--> inactive --home--> background
///     ^  \------home--------------------------^   |
///     \--resume-- inactive <--(on the way)--launch/
/// ```
enum Lifecycle: Equatable, Sendable {
  /// In front, getting events.
  case active
  /// In front, but a call or an alert is over it.
  case inactive
  /// Behind the home screen.
  case background

  /// The calls on the way to another state.
  typealias Step = LifecycleStep

  /// The steps that a signal leads to; none when it changes nothing.
  func steps(on signal: SystemSignal) -> [Step] {
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

  /// Where a step leads.
  func after(_ step: Step) -> Lifecycle {
    switch step {
    case .willResignActive: .inactive
    case .didEnterBackground: .background
    case .willEnterForeground: .inactive
    case .didBecomeActive: .active
    }
  }

  var state: UIApplication.State {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
