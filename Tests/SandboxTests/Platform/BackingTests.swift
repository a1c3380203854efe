// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Testing

@testable import Sandbox

@Suite("The memory of the window")
struct BackingTests {
  /// Returns a surface as SDL makes it for a window, in memory that another surface may have used before.
  private func surface(
    over memory: UnsafeMutableRawPointer
  ) throws -> UnsafeMutablePointer<SDL_Surface> {
    try #require(
      SDL_CreateRGBSurfaceWithFormatFrom(
        memory, 64, 48, 32, 64 * 4, SDL_PIXELFORMAT_RGB888.rawValue))
  }

  // A window that is resized and set back to its old size before it is drawn.
  @Test("another surface of the same size at the same place is fresh, the same one is not")
  func sameAddress() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64 * 48 * 4, alignment: 64)
    defer { memory.deallocate() }
    var backing = SDLBacking()
    var old = try surface(over: memory)
    defer { SDL_FreeSurface(old) }
    #expect(try backing.attach(to: old))
    #expect(try !backing.attach(to: old))
    var found = 0
    for _ in 0..<200 {
      let address = old
      SDL_FreeSurface(old)
      old = try surface(over: memory)
      #expect(try backing.attach(to: old))
      #expect(try !backing.attach(to: old))
      if old == address { found += 1 }
    }
    // The tested case must have occurred: the allocator reused the memory of an old surface.
    #expect(found > 0)
  }
}
