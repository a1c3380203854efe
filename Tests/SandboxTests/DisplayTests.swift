// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

/// All tests that need a screen of their own, one after another: they share two processor cores with the servers that
/// they start, and input is fed in real time.
///
/// Put a suite of such tests into an extension of this one; each test asks for `.needsX11` or
/// `.needsWayland`.
@Suite("On a real screen", .serialized)
enum DisplayTests {}
