// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

extension UIColor {
  /// Writes red, green, blue and alpha, each from 0 to 1, to the pointers that are not nil.
  ///
  /// - Returns: true; every colour here has these parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the white of a grey, from 0 (black) to 1 (white), and the alpha to the pointers that are not nil.
  ///
  /// - Returns: false, without writing, if the colour is not a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1, to the pointers that are not nil. The hue of a
  /// grey is 0.
  ///
  /// - Returns: true; every colour here has these parts.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = [cgColor.red, cgColor.green, cgColor.blue]
    let most = parts.max() ?? 0
    let range = most - (parts.min() ?? 0)
    hue?.pointee = range == 0 ? 0 : sixths(most: most, range: range) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Returns the hue as a number from 0 to 6 on the colour circle, from red over green and blue back to red.
  private func sixths(most: CGFloat, range: CGFloat) -> CGFloat {
    if most == cgColor.red {
      let place = (cgColor.green - cgColor.blue) / range
      return place < 0 ? place + 6 : place
    }
    if most == cgColor.green { return 2 + (cgColor.blue - cgColor.red) / range }
    return 4 + (cgColor.red - cgColor.green) / range
  }
}
