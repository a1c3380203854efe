import Foundation
import UIModel

/// One row of the event log: a time, and a line or a part of one.
final class LogRow: UIView {
  /// What a row shows.
  struct Content: Equatable {
    /// In seconds; nil in the rows that go on with a long line.
    let time: TimeInterval?
    /// The text.
    let text: String
    /// The kind of the line, which sets its colour.
    let kind: LogLine.Kind?
  }

  private let time = UILabel()
  private let text = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    time.textColor = PanelStyle.faintestText
    addSubview(time)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a line, or nothing.
  func show(_ content: Content?, timeWidth: CGFloat, font: UIFont) {
    for label in [time, text] where label.font !== font { label.font = font }
    time.text = content?.time.map { Self.text(of: $0) }
    text.text = content?.text
    text.textColor = content.map { Self.color(of: $0.kind) }
    time.frame = CGRect(x: 0, y: 0, width: timeWidth, height: bounds.height)
    text.frame = CGRect(
      x: timeWidth, y: 0, width: max(0, bounds.width - timeWidth), height: bounds.height)
  }

  /// Seconds with three places behind the point.
  static func text(of time: TimeInterval) -> String {
    String(format: "%.3f", time)
  }

  private static func color(of kind: LogLine.Kind?) -> UIColor {
    switch kind {
    case nil: PanelStyle.faintText
    case .hitTest, .recognizers, .delegate: PanelStyle.faintText
    case .touches, .tracking: PanelStyle.text
    case .actions, .events: UIColor(red: 0.36, green: 0.84, blue: 0.66, alpha: 1)
    case .states: UIColor(red: 0.97, green: 0.74, blue: 0.32, alpha: 1)
    case .lifecycle, .motion, .remote: UIColor(red: 0.53, green: 0.76, blue: 0.98, alpha: 1)
    case .chain: UIColor(red: 0.87, green: 0.68, blue: 0.98, alpha: 1)
    }
  }
}
