// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Counts the responders that went although a touch-down had been passed on to them: a way that was found before
/// is no longer to be trusted.
@MainActor
final class LostWays {
  @exclusivity(unchecked) private(set) var count = 0

  nonisolated func note() {
    MainActor.assumeIsolated { count &+= 1 }
  }
}
