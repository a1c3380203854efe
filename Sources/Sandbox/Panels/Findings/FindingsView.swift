// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxSession
import UIModel

/// A button that starts an audit, a summary, and a card for each finding, the most serious first.
final class FindingsView: PanelScrollView, KeyedRows {
  private let theme: Theme
  private let measure: TextMeasure
  private let button: PanelButton
  private let summary: UILabel
  private var cards: [FindingCard] = []
  private(set) lazy var cursor = RowCursor(self)
  private static let margin = PanelStyle.margin
  private static let hint =
    "An audit plays gestures everywhere on the screen, in copies of the scene, and lists what is "
    + "wrong: dead zones, covered and tiny targets, gestures that others take or that act late."
  var onChoose: @MainActor (Int) -> Void = { _ in }

  init(
    _ theme: Theme, _ measure: TextMeasure, _ label: CommandLabel,
    onAudit: @escaping @MainActor () -> Void
  ) {
    (self.theme, self.measure) = (theme, measure)
    summary = UILabel(Self.hint, PanelStyle.body, theme.faintText, lines: 0)
    button = PanelButton(label.title, theme, act: onAudit)
    super.init(theme)
    accessibilityIdentifier = "Findings"
    button.accessibilityIdentifier = "Audit"
    backgroundColor = theme.background
    for view in [button, summary, cursor] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The findings that are listed.
  var findings: [AuditFinding] { cards.map(\.finding) }
  /// The text above the findings: their summary, the progress of the audit, or a hint.
  var line: String { summary.text ?? "" }

  func show(_ book: AuditBook, isCurrent: Bool) {
    summary.text = Self.words(book, isCurrent)
    for card in cards { card.removeFromSuperview() }
    cards = (book.report?.findings ?? []).enumerated().map { number, finding in
      let card = FindingCard(finding, theme, measure)
      card.onTap = { [weak self] in self?.onChoose(number) }
      addSubview(card)
      return card
    }
    bringSubviewToFront(cursor)
    setNeedsLayout()
  }

  private static func words(_ book: AuditBook, _ isCurrent: Bool) -> String {
    if book.isWorking { return "Auditing: \(Int(book.progress * 100)) %" }
    guard let report = book.report else { return hint }
    let stale = isCurrent ? "" : " The scene has changed since the audit."
    return "Found: " + report.summary + "." + stale
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Self.margin * 2)
    let buttonWidth = min(width, button.width(measure) + 14)
    button.frame = CGRect(x: Self.margin, y: PanelStyle.top, width: buttonWidth, height: 32)
    var y = button.frame.maxY + 8
    let height = measure.height(of: summary, width: width)
    summary.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
    y += height + 10
    for card in cards {
      let height = card.height(width: width)
      card.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + 8
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
    cursor.place()
  }

  // MARK: Keys

  var keyRowCount: Int { cards.count }

  func ring(aroundKeyRow row: Int) -> CGRect { cards[row].frame }

  func chooseKeyRow(_ row: Int) { onChoose(row) }

  func named(inKeyRow row: Int) -> Named? { nil }
}

/// A finding: its severity as a colour and a word, the fault that a user would notice, and the rule.
final class FindingCard: UIControl {
  let finding: AuditFinding
  private let theme: Theme
  private let measure: TextMeasure
  private let bar = UIView()
  private let head: UILabel
  private let message: UILabel
  var onTap: @MainActor () -> Void = {}

  init(_ finding: AuditFinding, _ theme: Theme, _ measure: TextMeasure) {
    (self.finding, self.theme, self.measure) = (finding, theme, measure)
    let color = finding.severity.color(theme)
    head = UILabel(
      "\(finding.severity.rawValue) · \(finding.rule)", PanelStyle.heading, color)
    message = UILabel(finding.message, PanelStyle.body, theme.text, lines: 0)
    super.init(frame: .zero)
    accessibilityIdentifier = "Finding"
    backgroundColor = theme.field
    layer.cornerRadius = 8
    clipsToBounds = true
    bar.backgroundColor = color
    for view in [bar, head, message] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addTarget(self, action: Selector(FindingCard.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// False, because the list of all cards gets the keyboard focus.
  override var canBecomeFocused: Bool { false }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? theme.button : theme.field }
  }

  func height(width: CGFloat) -> CGFloat {
    measure.height(of: message, width: max(0, width - 26)) + 36
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = max(0, bounds.width - 26)
    bar.frame = CGRect(x: 0, y: 0, width: 4, height: bounds.height)
    head.frame = CGRect(x: 14, y: 6, width: inner, height: 18)
    message.frame = CGRect(x: 14, y: 26, width: inner, height: max(0, bounds.height - 34))
  }

  private func tapped() { onTap() }
}

extension AuditSeverity {
  @MainActor
  fileprivate func color(_ theme: Theme) -> UIColor {
    switch self {
    case .error: theme.chainText
    case .warning: theme.stateText
    case .note: theme.faintText
    }
  }
}
