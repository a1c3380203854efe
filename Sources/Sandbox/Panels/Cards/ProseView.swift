// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// Paragraphs of text that scroll.
final class ProseView: PanelScrollView {
  enum Block {
    case heading(String)
    case text(String)
    /// A line of a log or a test result, in a colour.
    case colored(String, UIColor)
    case notice(String)
    case button(String, @MainActor () -> Void)
    /// Buttons side by side.
    case buttons([(title: String, act: @MainActor () -> Void)])
    /// Lines of source code.
    case code(String)
    case rule
  }

  private let measure: TextMeasure
  private let theme: Theme
  private var parts: [(view: UIView, block: Block)] = []
  private static let margin = PanelStyle.margin
  /// The least width of a button in a row, in points. Short titles such as Apply and Undo have the same width, so that
  /// the buttons after them stay where they are.
  private static let leastButton: CGFloat = 76
  private static let text = UIFont.systemFont(ofSize: 13)
  private static let head = UIFont.boldSystemFont(ofSize: 13)

  init(_ blocks: [Block], _ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    super.init(theme)
    accessibilityIdentifier = "Prose"
    for block in blocks {
      let view = make(block)
      parts.append((view, block))
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  static func blocks(of explanation: Explanation) -> [Block] {
    explanation.paragraphs.flatMap { paragraph in
      paragraph.items.isEmpty
        ? [Block.text(paragraph.heading)]
        : [Block.heading(paragraph.heading)] + paragraph.items.map { Block.text($0) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Self.margin * 2)
    let tall = theme.control(40)
    var y: CGFloat = 2
    for (view, block) in parts {
      switch block {
      case .heading(let text):
        let height = height(of: text, Self.head, width)
        view.frame = CGRect(x: Self.margin, y: y + 8, width: width, height: height)
        y += height + 12
      case .text(let text), .colored(let text, _):
        let height = height(of: text, Self.text, width)
        view.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
        y += height + 7
      case .notice(let text):
        let height = height(of: text, Self.text, width - 20) + 14
        view.frame = CGRect(x: Self.margin, y: y + 4, width: width, height: height)
        view.subviews.first?.frame = CGRect(x: 10, y: 7, width: width - 20, height: height - 14)
        y += height + 12
      case .code(let text):
        let height = layOut(text, in: view, width)
        view.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
        y += height + 7
      case .buttons:
        var place = CGPoint.zero
        for case let button as PanelButton in view.subviews {
          let wanted = max(Self.leastButton, button.width(measure) + 14)
          if place.x > 0, place.x + wanted > width { place = CGPoint(x: 0, y: place.y + tall + 6) }
          button.frame = CGRect(origin: place, size: CGSize(width: wanted, height: tall))
          place.x += wanted + 8
        }
        view.frame = CGRect(x: Self.margin, y: y, width: width, height: place.y + tall)
        y += place.y + tall + 10
      case .button(let title, _):
        let wanted = (measure.width(of: title, font: PanelStyle.body) + 28).rounded(.up)
        let height = theme.control(30)
        view.frame = CGRect(x: Self.margin, y: y, width: min(width, wanted), height: height)
        y += height + 10
      case .rule:
        view.frame = CGRect(x: Self.margin, y: y + 8, width: width, height: 1)
        y += 17
      }
    }
    let size = CGSize(width: bounds.width, height: y + 12)
    if contentSize != size { contentSize = size }
  }

  private func height(of text: String, _ font: UIFont, _ width: CGFloat) -> CGFloat {
    let lines = measure.lines(of: Self.plain(text), font: font, width: width, atMost: 60)
    return measure.height(ofLines: lines.count, font)
  }

  /// Lays out lines of source code. Where a line is broken, the rest of it is indented further.
  ///
  /// - Returns: the height of the lines, in points.
  private func layOut(_ text: String, in view: UIView, _ width: CGFloat) -> CGFloat {
    let font = PanelStyle.log
    let space = measure.width(of: " ", font: font)
    var labels = view.subviews.compactMap { $0 as? UILabel }[...]
    var y: CGFloat = 0
    for line in Self.codeLines(text) {
      let indent = CGFloat(line.prefix { $0 == " " }.count) * space
      let plain = String(line.drop { $0 == " " })
      let first = measure.lines(of: plain, font: font, width: width - indent, atMost: 60)[0]
      let rest = String(plain.dropFirst(first.count).drop { $0 == " " })
      for (part, indent) in [(first, indent), (rest, indent + 4 * space)] {
        guard let label = labels.popFirst() else { continue }
        let height = part.isEmpty ? 0 : height(of: part, font, width - indent)
        label.text = part
        label.frame = CGRect(x: indent, y: y, width: width - indent, height: height)
        y += height
      }
    }
    return y
  }

  /// Returns the lines of source code. A comment after code becomes a line of its own above the code, so that the rest
  /// of a broken comment does not look like code.
  private static func codeLines(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      guard let comment = line.range(of: "  // ") else { return [String(line)] }
      let code = line[..<comment.lowerBound]
      let indent = line.prefix { $0 == " " }
      guard code.count > indent.count else { return [String(line)] }
      return ["\(indent)\(line[comment.lowerBound...].drop { $0 == " " })", String(code)]
    }
  }

  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{a0}", with: " ")
  }

  private func make(_ block: Block) -> UIView {
    switch block {
    case .heading(let text): return label(text, Self.head, theme.text)
    case .text(let text): return label(text, Self.text, theme.text)
    case .colored(let text, let color): return label(text, Self.text, color)
    case .notice(let text):
      let field = UIView()
      field.backgroundColor = theme.chosen
      field.layer.cornerRadius = 8
      field.addSubview(label(text, Self.text, theme.text))
      return field
    case .code(let text):
      let code = UIView()
      for line in Self.codeLines(text) {
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        let color = isComment ? theme.faintText : theme.text
        // The second label shows the rest of a line that is broken.
        for _ in 0..<2 { code.addSubview(UILabel(nil, PanelStyle.log, color, lines: 0)) }
      }
      return code
    case .buttons(let buttons):
      let row = UIView()
      for button in buttons { row.addSubview(PanelButton(button.title, theme, act: button.act)) }
      return row
    case .button(let title, let action):
      return PanelButton(title, theme, act: action)
    case .rule:
      let line = UIView()
      line.backgroundColor = theme.line
      return line
    }
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    UILabel(Self.plain(text), font, color, lines: 0)
  }
}
