// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A strip below the phone with an answer about the last touch, or a task of the tour, and buttons for the next step.
final class AnswerStrip: UIView {
  /// The height of a button, in points: large enough for a finger.
  nonisolated static let buttonHeight: CGFloat = 44
  /// From this width on, the buttons are beside the text, in points.
  nonisolated private static let wide: CGFloat = 440
  private static let gap: CGFloat = 6

  private let measure: TextMeasure
  private let theme: Theme
  private let label: UILabel
  private let line = UIView()
  private let buttons: [BarButton]
  private var sentences: [String] = []

  /// Returns the height of the strip for a width, in points.
  nonisolated static func height(width: CGFloat) -> CGFloat {
    width >= wide ? buttonHeight + 10 : buttonHeight + 54
  }
  /// The reduction of the strip's height while the bar below it has large buttons for fingers, in points.
  nonisolated static let spare: CGFloat = 8

  init(
    _ name: String, _ commands: [Command], _ color: UIColor, _ theme: Theme, _ measure: TextMeasure,
    _ labels: (Command) -> CommandLabel, _ send: @escaping Send
  ) {
    (self.measure, self.theme) = (measure, theme)
    label = UILabel(nil, .systemFont(ofSize: 14), theme.text, lines: 0)
    label.accessibilityIdentifier = name
    buttons = commands.map { BarButton(labels($0), theme, send, font: PanelStyle.body) }
    super.init(frame: .zero)
    accessibilityIdentifier = "\(name)Strip"
    backgroundColor = color
    line.backgroundColor = theme.line
    for button in buttons { button.isRaised = true }
    for view in [line, label] + buttons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text in the longest form that fits, and enables buttons.
  func show(_ sentences: [String], enabled isOn: [Bool]) {
    for (button, isOn) in zip(buttons, isOn) where button.isEnabled != isOn {
      button.isEnabled = isOn
    }
    guard self.sentences != sentences else { return }
    self.sentences = sentences
    setNeedsLayout()
  }

  override func layoutSubviews() {
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let isWide = bounds.width >= Self.wide
    let widths = buttons.map { max(56, $0.width(measure) + 8) }
    let y = bounds.height - Self.buttonHeight - (theme.isForFingers ? 1 : 5)
    var x = isWide ? bounds.width - widths.reduce(0) { $0 + $1 + Self.gap } : Self.gap
    let left = x
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: x, y: y, width: width, height: Self.buttonHeight)
      x += width + Self.gap
    }
    let room = CGSize(
      width: max(0, (isWide ? left : bounds.width) - 24),
      height: isWide ? bounds.height - (theme.isForFingers ? 2 : 4) : y - 3)
    fit(room)
    let height = measure.height(of: label, width: room.width)
    label.frame = CGRect(
      x: 12, y: (3 + max(0, room.height - height) / 2).rounded(), width: width(within: room.width),
      height: height)
  }

  /// Returns the largest width up to `most` at which the text breaks well; `most` if there is none. The text then has
  /// as many lines as at `most`, the last line has several words, and no other line ends with a number, whose unit
  /// would be on the next line.
  private func width(within most: CGFloat) -> CGFloat {
    func lines(_ width: CGFloat) -> [String] {
      measure.lines(of: label.text ?? "", font: label.font, width: width, atMost: 12)
    }
    let count = lines(most).count
    guard count > 1 else { return most }
    return stride(from: most, to: most * 0.6, by: -6).first { width in
      let lines = lines(width)
      return lines.count == count && lines.last?.contains(" ") == true
        && !lines.dropLast().contains { $0.last?.isNumber == true }
    } ?? most
  }

  /// The font sizes that are tried for the text, in points.
  private static let sizes: [CGFloat] = [14, 12]

  /// Shows the longest form of the text that fits in any of the font sizes, in the largest size in which it fits. If
  /// none fits, the shortest form is shown in the smallest size.
  private func fit(_ room: CGSize) {
    for (index, sentence) in sentences.enumerated() {
      for size in Self.sizes {
        (label.text, label.font) = (sentence, .systemFont(ofSize: size))
        let isLast = index == sentences.count - 1 && size == Self.sizes.last
        if isLast || measure.height(of: label, width: room.width) <= room.height { return }
      }
    }
  }
}
