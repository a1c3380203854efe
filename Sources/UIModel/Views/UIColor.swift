// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A colour: red, green, blue and alpha, each from 0 to 1, in sRGB.
public final class UIColor: NSObject, Sendable {
  /// The colour as a Core Graphics colour.
  public let cgColor: CGColor

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Makes a grey; `white` goes from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns this colour with `alpha` instead of its own alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Returns whether another object is a colour with the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// Equal colours have equal hashes.
  public override var hash: Int { cgColor.hashValue }
}

/// A colour value, as layers store it.
public struct CGColor: Equatable, Hashable, Sendable {
  /// The red component, from 0 to 1.
  package let red: CGFloat
  /// The green component, from 0 to 1.
  package let green: CGFloat
  /// The blue component, from 0 to 1.
  package let blue: CGFloat
  /// The opacity, from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  /// Makes a colour; components outside 0 to 1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ part: CGFloat) -> CGFloat { part.isNaN ? 0 : min(1, max(0, part)) }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }
}

extension UIColor {
  /// Black: red, green and blue are 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey: red, green and blue are 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey: red, green and blue are 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White: red, green and blue are 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey: red, green and blue are 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an alpha of 0: nothing is drawn.
  public static let clear = UIColor(white: 0, alpha: 0)
}
