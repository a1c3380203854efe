// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The column on the right: the scene's panel and others as tabs. If there is only one panel, there are no tabs.
final class SideColumn: UIView {
  private var tabHeight: CGFloat { theme.control(24) + 10 }

  private let theme: Theme
  private let measure: TextMeasure
  private let views: [UIView]
  private var tabs: [TabButton] = []
  private let edge = UIView()
  private(set) var selected: Int
  var onSelect: @MainActor (Int) -> Void = { _ in }

  init(
    _ panels: [(title: String, view: UIView)], selected: Int, _ theme: Theme, _ measure: TextMeasure
  ) {
    (self.theme, self.measure) = (theme, measure)
    self.selected = max(0, min(selected, panels.count - 1))
    views = panels.map(\.view)
    super.init(frame: .zero)
    if panels.count > 1 {
      tabs = panels.enumerated().map { index, panel in
        let tab = TabButton(panel.title, theme, cornerRadius: 6) { [weak self] in
          self?.onSelect(index)
        }
        tab.accessibilityIdentifier = "Tab \(panel.title)"
        tab.tip = "\(panel.title)   Ctrl \(index + 1)"
        return tab
      }
    }
    accessibilityIdentifier = "SideColumn"
    backgroundColor = theme.background
    edge.backgroundColor = theme.line
    for view in views + tabs + [edge] { addSubview(view) }
    select(self.selected)
  }

  required init?(coder: NSCoder) { nil }

  func select(_ index: Int) {
    guard views.indices.contains(index) else { return }
    selected = index
    for (number, view) in views.enumerated() { view.isHidden = number != index }
    for (number, tab) in tabs.enumerated() { tab.isOn = number == index }
  }

  override func layoutSubviews() {
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    let top = tabs.isEmpty ? 0 : tabHeight
    placeTabs()
    for view in views {
      view.frame = CGRect(
        x: 1, y: top, width: max(0, bounds.width - 1), height: max(0, bounds.height - top))
    }
  }

  /// Gives each tab the width of its title, and shares the rest equally. In a narrow column the font is smaller, so that
  /// the titles don't touch.
  private func placeTabs() {
    let gap: CGFloat = 4
    let room = bounds.width - 1 - PanelStyle.margin * 2 - gap * CGFloat(tabs.count - 1)
    func layout(_ font: UIFont) -> (font: UIFont, widths: [CGFloat], spare: CGFloat) {
      let widths = tabs.map { measure.width(of: $0.currentTitle ?? "", font: font) }
      return (font, widths, (room - widths.reduce(0, +)) / CGFloat(max(1, tabs.count)))
    }
    let layouts = [PanelStyle.body, .systemFont(ofSize: 12), .systemFont(ofSize: 11)].map(layout)
    guard let narrowest = layouts.last else { return }
    let (font, widths, spare) = layouts.first { $0.spare >= 6 } ?? narrowest
    var left = 1 + PanelStyle.margin
    for (tab, width) in zip(tabs, widths) {
      tab.titleLabel?.font = font
      tab.frame = CGRect(x: left, y: 6, width: width + spare, height: tabHeight - 10)
      left += width + spare + gap
    }
  }
}
