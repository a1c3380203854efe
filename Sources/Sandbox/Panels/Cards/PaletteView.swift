// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A search field with results: commands, scenes and views, the best match first.
final class PaletteView: UIView, UITableViewDataSource, UITableViewDelegate {
  /// A search result.
  struct Item {
    let title: String
    /// The second line, such as a command's key and help, a scene's id or a view's class.
    let detail: String
    let request: Request
  }

  private static let rowHeight: CGFloat = 44
  private let theme: Theme
  private let find: @MainActor (String) -> [Item]
  private let search: SearchField
  private let table: PanelTable
  private let nothing: UILabel
  private(set) var items: [Item] = []
  private var chosen = 0
  var onChoose: @MainActor (Request) -> Void = { _ in }

  init(
    _ theme: Theme, hint: String = "A command, a scene, a view", text: String = "",
    find: @escaping @MainActor (String) -> [Item]
  ) {
    (self.theme, self.find) = (theme, find)
    search = SearchField(hint, theme)
    table = PanelTable(theme.background)
    nothing = UILabel(SearchField.nothing, PanelStyle.small, theme.faintText, lines: 0)
    super.init(frame: .zero)
    accessibilityIdentifier = "Palette"
    (table.dataSource, table.delegate) = (self, self)
    for view in [search, table, nothing] { addSubview(view) }
    search.onChange = { [weak self] in self?.show($0) }
    search.onReturn = { [weak self] in self.map { $0.choose($0.chosen) } }
    search.text = text
    show(text)
  }

  required init?(coder: NSCoder) { nil }

  func beginSearch() {
    window?.makeKey()
    search.field.becomeFirstResponder()
  }
  func endSearch() { search.field.resignFirstResponder() }

  /// Selects the next item, or the previous one for -1.
  func step(_ step: Int) {
    guard !items.isEmpty else { return }
    chosen = max(0, min(chosen + step, items.count - 1))
    table.reveal(row: chosen, above: 0, below: 0)
    table.reloadData()
  }

  private func show(_ text: String) {
    (items, chosen) = (find(text), 0)
    nothing.isHidden = !items.isEmpty
    table.contentOffset = .zero
    table.reloadData()
  }

  private func choose(_ index: Int) {
    guard items.indices.contains(index) else { return }
    endSearch()
    onChoose(items[index].request)
  }

  override func layoutSubviews() {
    search.frame = CGRect(x: 14, y: 0, width: max(0, bounds.width - 28), height: 36)
    table.fit(
      CGRect(x: 0, y: 44, width: bounds.width, height: max(0, bounds.height - 44)))
    nothing.frame = CGRect(x: 14, y: 48, width: max(0, bounds.width - 28), height: 60)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Self.rowHeight
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item") as? PaletteCell
      ?? PaletteCell(style: .default, reuseIdentifier: "item")
    cell.show(items[indexPath.row], isChosen: indexPath.row == chosen, theme)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath.row)
  }
}

private final class PaletteCell: UITableViewCell {
  private let title = UILabel(nil, PanelStyle.body, nil)
  private let detail = UILabel(nil, PanelStyle.small, nil)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    title.lineBreakMode = .byTruncatingMiddle
    for view in [title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: PaletteView.Item, isChosen: Bool, _ theme: Theme) {
    (title.text, detail.text) = (item.title, item.detail)
    (title.textColor, detail.textColor) = (theme.text, theme.faintText)
    backgroundColor = isChosen ? theme.chosen : theme.background
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 28)
    title.frame = CGRect(x: 14, y: 4, width: width, height: 20)
    detail.frame = CGRect(x: 14, y: 23, width: width, height: 17)
  }
}
