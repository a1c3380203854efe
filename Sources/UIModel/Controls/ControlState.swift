// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIControl {
  /// The states of a control; several at once are possible. Source: UIControl.h.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The empty set: the control is enabled, and not highlighted, selected or focused.
    public static let normal: State = []
    /// A finger is on the control, or a select button is held.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is on, chosen or current.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard's focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States that an application may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States that only the system may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The alignment of content between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched from top to bottom. The content of buttons is centred instead.
    case fill
  }

  /// The alignment of content between the sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched from side to side. The content of buttons is centred instead.
    case fill
    /// At the side where reading begins: the left here.
    case leading
    /// At the side where reading ends: the right here.
    case trailing
  }
}
