// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The column at the right: the scene's panel and others, of which one is seen at a time. With one panel alone
/// there are no tabs.
final class SideColumn: UIView {
  private static let tabHeight: CGFloat = 34

  private let theme: Theme
  private let measure: TextMeasure
  private let views: [UIView]
  private let tabs: [TabButton]
  private let edge = UIView()
  /// The index of the panel that is seen.
  private(set) var selected: Int
  /// Called when a tab was pressed.
  var onSelect: @MainActor (Int) -> Void = { _ in }

  /// Makes a column of panels with titles.
  init(
    _ panels: [(title: String, view: UIView)], selected: Int, _ theme: Theme, _ measure: TextMeasure
  ) {
    (self.theme, self.measure) = (theme, measure)
    self.selected = max(0, min(selected, panels.count - 1))
    views = panels.map(\.view)
    tabs =
      panels.count < 2
      ? []
      : panels.enumerated().map { TabButton($0.element.title, index: $0.offset, theme) }
    super.init(frame: .zero)
    accessibilityIdentifier = "SideColumn"
    backgroundColor = theme.background
    edge.backgroundColor = theme.line
    for view in views + tabs + [edge] { addSubview(view) }
    for tab in tabs {
      tab.addTarget(self, action: Selector(SideColumn.pressed(_:)), for: .touchUpInside)
    }
    select(self.selected)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another panel.
  func select(_ index: Int) {
    guard views.indices.contains(index) else { return }
    selected = index
    for (number, view) in views.enumerated() { view.isHidden = number != index }
    for tab in tabs { tab.isChosen = tab.index == index }
  }

  override func layoutSubviews() {
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    let top = tabs.isEmpty ? 0 : Self.tabHeight
    placeTabs()
    for view in views {
      view.frame = CGRect(
        x: 1, y: top, width: max(0, bounds.width - 1), height: max(0, bounds.height - top))
    }
  }

  /// Each is as wide as its title needs, and what is left is the same for all.
  private func placeTabs() {
    let gap: CGFloat = 4
    let widths = tabs.map { measure.width(of: $0.currentTitle ?? "", font: PanelStyle.body) }
    let room = bounds.width - 1 - PanelStyle.margin * 2 - gap * CGFloat(tabs.count - 1)
    let spare = (room - widths.reduce(0, +)) / CGFloat(max(1, tabs.count))
    var left = 1 + PanelStyle.margin
    for (tab, width) in zip(tabs, widths) {
      tab.frame = CGRect(x: left, y: 6, width: width + spare, height: Self.tabHeight - 10)
      left += width + spare + gap
    }
  }

  private func pressed(_ tab: TabButton) {
    onSelect(tab.index)
  }
}

/// A tab of the side column.
final class TabButton: UIButton {
  let index: Int
  private let theme: Theme

  init(_ title: String, index: Int, _ theme: Theme) {
    self.index = index
    self.theme = theme
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = PanelStyle.body
    layer.cornerRadius = 6
    accessibilityIdentifier = "Tab \(title)"
    look()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether its panel is seen.
  var isChosen = false { didSet { look() } }

  override var isHighlighted: Bool { didSet { look() } }

  private func look() {
    setTitleColor(isChosen ? theme.text : theme.faintText, for: .normal)
    backgroundColor = isHighlighted ? theme.pressedButton : isChosen ? theme.button : nil
  }
}
