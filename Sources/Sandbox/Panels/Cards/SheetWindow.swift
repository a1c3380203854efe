// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A card over the window with a title and a close button. Touches beside a card at the side reach the views behind it;
/// a tap beside a wide card closes it.
final class SheetWindow: UIWindow {
  /// The position of the card.
  enum Place: Equatable, Sendable {
    /// Over the column at the right, so that the phone stays visible.
    case side
    /// Over almost the whole window.
    case wide
  }

  private static let margin = PanelStyle.margin
  private let place: Place
  private let theme: Theme
  private let measure: TextMeasure
  private let card = UIView()
  private let heading: UILabel
  private lazy var closeButton = PanelButton("Close  Esc", theme, font: PanelStyle.small) {
    [weak self] in self?.onClose()
  }
  let content: UIView
  var onClose: @MainActor () -> Void = {}
  /// The actions for keys, in addition to closing and scrolling.
  var keys: [String: @MainActor () -> Void] = [:]
  /// The column at the right, which a card at the side covers.
  var column = CGRect.zero { didSet { if column != oldValue { setNeedsLayout() } } }

  init(
    _ title: String, _ content: UIView, at place: Place, _ theme: Theme, _ measure: TextMeasure
  ) {
    (self.place, self.theme, self.measure, self.content) = (place, theme, measure, content)
    heading = UILabel(title, PanelStyle.title, theme.text)
    super.init(frame: .zero)
    windowLevel = UIWindow.Level(rawValue: 1)
    backgroundColor = place == .wide ? UIColor(white: 0, alpha: 0.45) : nil
    accessibilityIdentifier = "Sheet"
    card.backgroundColor = theme.background
    card.layer.borderWidth = 1
    card.layer.borderColor = theme.line.cgColor
    card.clipsToBounds = true
    closeButton.accessibilityIdentifier = "CloseSheet"
    // Tab reaches the buttons of the content before the close button.
    for view in [heading, content, closeButton] { card.addSubview(view) }
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && place == .side ? nil : view
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A tap beside a wide card closes it.
    if touches.contains(where: { $0.view === self }) { onClose() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = cardFrame
    card.layer.cornerRadius = place == .side && !column.isEmpty ? 0 : 12
    let (margin, width) = (Self.margin, card.bounds.width)
    let buttonWidth = closeButton.width(measure) + 8
    closeButton.frame = CGRect(
      x: width - margin - buttonWidth, y: theme.isForFingers ? 3 : 14, width: buttonWidth,
      height: theme.control(26))
    let room = max(0, closeButton.frame.minX - margin - 10)
    let fitting = [PanelStyle.title, .boldSystemFont(ofSize: 15), .boldSystemFont(ofSize: 13)]
      .first { measure.width(of: heading.text ?? "", font: $0) <= room }
    // A long title gets two lines, or three lines of a smaller font.
    heading.font = fitting ?? .boldSystemFont(ofSize: 12)
    let lines = fitting == nil ? headingLines(room) : 1
    if lines > 2 { heading.font = .boldSystemFont(ofSize: 11) }
    heading.numberOfLines = lines
    heading.frame = CGRect(
      x: margin, y: lines == 1 ? 14 : 4, width: room, height: lines == 1 ? 26 : 44)
    content.frame = CGRect(
      x: 0, y: 50, width: width, height: max(0, card.bounds.height - 50))
  }

  private func headingLines(_ width: CGFloat) -> Int {
    measure.lines(of: heading.text ?? "", font: heading.font, width: width, atMost: 3).count
  }

  private var cardFrame: CGRect {
    switch place {
    case .wide:
      let margin = bounds.width < 900 ? CGFloat(12) : 40
      let size = CGSize(
        width: min(bounds.width - margin * 2, 1_500), height: min(bounds.height - margin * 2, 1_100)
      )
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    case .side:
      // The card covers the whole column, so that nothing of the column is visible beside it.
      guard column.isEmpty else {
        return column
      }
      let width = min(380, bounds.width - 20)
      return CGRect(x: bounds.width - width - 8, y: 8, width: width, height: bounds.height - 42)
    }
  }

  /// Scrolls to the scroll position of the card that this one replaces, if both have the same title.
  func scroll(as other: SheetWindow?) {
    guard let other, other.heading.text == heading.text,
      let (old, new) = (other.content as? UIScrollView).flatMap({ old in
        (content as? UIScrollView).map { (old, $0) }
      })
    else { return }
    layoutIfNeeded()
    let limit = max(0, new.contentSize.height - new.bounds.height)
    new.contentOffset.y = min(old.contentOffset.y, limit)
  }

  /// Handles a key while the card is open.
  ///
  /// - Parameters:
  ///   - key: as `KeyPress` names it.
  ///   - isPlain: true if Ctrl is not held.
  /// - Returns: whether the card used the key.
  func take(_ key: String, isPlain: Bool = true) -> Bool {
    if isPlain, let act = keys[key] {
      act()
      return true
    }
    let list = content as? UIScrollView ?? content.subtree.compactMap { $0 as? UIScrollView }.first
    guard key != "Escape" else {
      onClose()
      return true
    }
    return list?.scroll(byKey: key) ?? false
  }

  /// Moves the focus to the first button of the content that is fully visible, or else to the close button.
  func focusFirst() {
    layoutIfNeeded()
    focusedControl = focusOrder.first { control in
      let frame = control.convert(control.bounds, to: control.superview)
      return control is PanelButton && control.superview?.bounds.contains(frame) == true
    }
  }
}
