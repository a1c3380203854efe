// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The list of all scenes, with a field to search in it.
final class GalleryPanel: UIView, UITableViewDataSource, UITableViewDelegate, KeyedRows {
  private enum Row {
    case heading(String)
    case scene(SceneShelf.Item)
  }

  private let theme: Theme
  private let measure: TextMeasure
  private let thumbnails: ThumbnailStore?
  private let search: SearchField
  private let table: PanelTable
  private(set) lazy var cursor = RowCursor(self)
  private let nothing: UILabel
  private let edge = UIView()
  private var rows: [Row] = []
  private var shelf: SceneShelf?
  private(set) var chosen = ""
  /// The open file, if it is not one of the scenes.
  private var opened: SceneShelf.Item?
  var onOpen: @MainActor (SceneShelf.Item) -> Void = { _ in }

  /// Makes the list. Without a thumbnail store, the pictures are grey fields.
  init(_ theme: Theme, _ measure: TextMeasure, _ thumbnails: ThumbnailStore?) {
    (self.theme, self.measure, self.thumbnails) = (theme, measure, thumbnails)
    table = PanelTable(theme.background)
    nothing = UILabel(SearchField.nothing, PanelStyle.small, theme.faintText, lines: 0)
    nothing.isHidden = true
    search = SearchField("Find a scene (F)", theme)
    super.init(frame: .zero)
    accessibilityIdentifier = "Gallery"
    backgroundColor = theme.background
    edge.backgroundColor = theme.line
    table.dataSource = self
    table.delegate = self
    for view in [table, search, nothing, edge] { addSubview(view) }
    table.addSubview(cursor)
    search.onChange = { [weak self] _ in self?.filter() }
    search.onReturn = { [weak self] in self?.openFirst() }
    thumbnails?.onReady = { [weak self] in self?.showThumbnail($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// The search text and the scroll offset, which are preserved when the theme changes.
  var place: (text: String, offset: CGPoint) {
    get { (search.text, table.contentOffset) }
    set {
      search.text = newValue.text
      if shelf != nil { filter() }
      layoutIfNeeded()
      table.contentOffset = newValue.offset
    }
  }

  /// Starts a search with an empty field.
  func beginSearch() {
    if !search.text.isEmpty {
      search.text = ""
      filter()
    }
    search.field.becomeFirstResponder()
  }

  /// Ends the search, so that letter keys call commands again.
  func endSearch() {
    search.field.resignFirstResponder()
  }

  /// Highlights and reveals the row of the scene that the phone shows. The first call creates the list.
  ///
  /// - Parameters:
  ///   - id: the scene's id.
  ///   - opened: the scene, if it is a file that is not in the list. It is shown above the list.
  func show(_ id: String, opened: SceneShelf.Item? = nil) {
    let isNew = shelf == nil
    guard isNew || chosen != id || self.opened != opened else { return }
    chosen = id
    let hasOtherFile = self.opened != opened
    self.opened = opened
    if !isNew, hasOtherFile { filter() }
    if isNew {
      // The table must have its final width before the heights of rows are measured, which happens once.
      layoutIfNeeded()
      shelf = .whole
      filter()
      reveal(id)
    } else {
      for cell in table.visibleCells { refresh(cell) }
      reveal(id)
    }
  }

  override func layoutSubviews() {
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    let height = theme.control(30)
    search.frame = CGRect(x: 10, y: 10, width: max(0, bounds.width - 20), height: height)
    let top = 16 + height
    table.fit(
      CGRect(x: 0, y: top, width: max(0, bounds.width - 1), height: max(0, bounds.height - top)))
    cursor.place()
    nothing.frame = CGRect(x: 12, y: top + 6, width: max(0, bounds.width - 24), height: 80)
  }

  private func filter() {
    guard let shelf else { return }
    let found = shelf.matching(search.text)
    let file = search.text.isEmpty ? opened : nil
    rows =
      (file.map { [.heading("Open file"), .scene($0)] } ?? [])
      + found.groups.flatMap { group in
        [Row.heading(group.title)] + group.items.map { Row.scene($0) }
      }
    nothing.isHidden = !rows.isEmpty
    thumbnails?.forgetRequests()
    table.contentOffset = .zero
    table.reloadData()
    cursor.row = 0
    cursor.place()
  }

  private func openFirst() {
    for case .scene(let item) in rows {
      return open(item)
    }
  }

  /// Opens a scene. After a search, the list shows all scenes again, scrolled to this one.
  private func open(_ item: SceneShelf.Item) {
    endSearch()
    onOpen(item)
    guard !search.text.isEmpty else { return }
    search.text = ""
    filter()
    reveal(item.id)
  }

  private func reveal(_ id: String) {
    layoutIfNeeded()
    guard let index = index(of: id) else { return }
    cursor.row = keyRows.firstIndex(of: index) ?? 0
    cursor.place()
    table.reveal(row: index, above: GalleryHeading.height, below: SoftEdges.height)
  }

  private func index(of id: String) -> Int? {
    rows.firstIndex { row in
      guard case .scene(let item) = row else { return false }
      return item.id == id
    }
  }

  // MARK: Keys

  private var keyRows: [Int] {
    rows.indices.filter { index in
      if case .scene = rows[index] { true } else { false }
    }
  }

  var keyRowCount: Int { keyRows.count }

  func ring(aroundKeyRow row: Int) -> CGRect {
    table.rectForRow(at: IndexPath(row: keyRows[row], section: 0)).insetBy(dx: 3, dy: 3)
  }

  func chooseKeyRow(_ row: Int) {
    if case .scene(let item) = rows[keyRows[row]] { onOpen(item) }
  }

  func named(inKeyRow row: Int) -> Named? { nil }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch rows[indexPath.row] {
    case .heading: GalleryHeading.height
    case .scene(let item):
      GalleryCell.height(of: item.title, width: tableView.bounds.width, measure)
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .heading(let title):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "heading") as? GalleryHeading
        ?? GalleryHeading(style: .default, reuseIdentifier: "heading")
      cell.show(title, theme)
      return cell
    case .scene(let item):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "scene") as? GalleryCell
        ?? GalleryCell(style: .default, reuseIdentifier: "scene")
      show(item, in: cell)
      return cell
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard case .scene = rows[indexPath.row] else { return false }
    return true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if case .scene(let item) = rows[indexPath.row] { open(item) }
  }

  private func show(_ item: SceneShelf.Item, in cell: GalleryCell) {
    let picture = thumbnails?.picture(item.id) { try? item.entry().recipe }
    cell.show(item, isChosen: item.id == chosen, picture: picture, theme)
  }

  private func refresh(_ cell: UITableViewCell) {
    guard let cell = cell as? GalleryCell, let path = table.indexPath(for: cell),
      case .scene(let item) = rows[path.row]
    else { return }
    show(item, in: cell)
  }

  private func showThumbnail(_ id: String) {
    guard let index = index(of: id),
      let cell = table.cellForRow(at: IndexPath(row: index, section: 0))
    else { return }
    refresh(cell)
  }
}
