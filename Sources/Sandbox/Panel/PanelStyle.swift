import Foundation
import UIModel

/// How the panel looks: light text on dark, so that the phone stands out.
enum PanelStyle {
  static let background = grey(0x1F)
  static let field = grey(0x14)
  static let button = grey(0x3A)
  static let pressedButton = grey(0x58)
  static let keyCap = grey(0x30)
  static let switchedOff = grey(0x50)
  static let line = grey(0x3A)

  static let text = grey(0xF5)
  static let faintText = grey(0xB0)
  static let faintestText = grey(0x8C)
  static let accent = UIColor(red: 0, green: 0.66, blue: 0.47, alpha: 1)
  static let notice = UIColor(red: 0.97, green: 0.74, blue: 0.32, alpha: 1)
  static let noticeText = grey(0x14)

  static let title = UIFont.boldSystemFont(ofSize: 18)
  static let body = UIFont.systemFont(ofSize: 13)
  static let row = UIFont.systemFont(ofSize: 13)
  static let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let key = UIFont.monospacedSystemFont(ofSize: 12, weight: .semibold)
  static let smallLog = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  static let log = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)

  private static func grey(_ level: Int) -> UIColor {
    // A touch of blue keeps large greys from looking brown beside the phone.
    UIColor(
      red: CGFloat(level) / 255, green: CGFloat(level) / 255,
      blue: min(1, CGFloat(level + 4) / 255), alpha: 1)
  }
}
