// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Sandbox

@Suite("The cache of compose sequences")
struct ComposeCacheTests {
  @Test("it lies in XDG_CACHE_HOME, else in the home, and nowhere when the user has chosen")
  func folder() {
    func folder(_ environment: [String: String]) -> String? {
      ComposeCache.folder(environment: environment)
    }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/uimodel-sandbox")
    #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/uimodel-sandbox")
    #expect(folder(["HOME": "/h", "XCOMPOSECACHE": "/mine"]) == nil)
    #expect(folder(["HOME": "/h", "XCOMPOSECACHE": ""]) == nil)
    #expect(folder([:]) == nil)
  }
}
