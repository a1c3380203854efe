// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension XConnection {
  /// Returns the screen's picture, all windows included.
  func screenshot(size: CGSize) throws -> Screenshot {
    let getImage: UInt8 = 73
    let wholePixels: UInt8 = 2
    let window = root
    let reply = try ask(getImage, wholePixels) {
      $0.put(window)
      $0.zeros(4)
      $0.put(UInt16(size.width))
      $0.put(UInt16(size.height))
      $0.put(UInt32.max)
    }
    return Screenshot(
      width: Int(size.width), height: Int(size.height),
      blueGreenRed: Array(reply.bytes.dropFirst(32)))
  }
}
