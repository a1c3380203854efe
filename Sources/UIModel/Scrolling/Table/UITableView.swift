// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A list of rows in one column, of which only the visible ones have views.
///
/// This file has the stored properties and all members that can be overridden. The table's own touch methods highlight
/// and select rows, and do not forward touches. Source: UITableView.h; logs of devices show that the table's touch
/// methods are called, and that rows are selected after touchesEnded.
open class UITableView: UIScrollView {
  // Changed only in UITableView+Rows.swift.
  final var rowLayout = TableLayout(top: 0, sections: [])
  final var needsReload = true
  /// The number of times that the rows were loaded.
  final var reloadCount = 0
  /// The number of times that the visible rows were laid out.
  final var layoutCount = 0
  /// The rows that have cells, in order: the visible ones, and the one whose cell contains the first responder.
  final var visibleRows: [VisibleRow] = [] { didSet { cells.count = visibleRows.count } }
  final let cells = CellShare(of: UIApplication.shared.cellBudget)
  // Changed only in UITableView+Sections.swift.
  final var sectionViews: [SectionView] = []
  final var sectionViewPool: [String: [UITableViewHeaderFooterView]] = [:]
  final var sectionViewFactories: [String: (String?) -> UITableViewHeaderFooterView] = [:]
  // Changed only in UITableView+Updates.swift.
  final var updates = TableUpdates()
  final var openBatches = 0
  /// The cells that can be reused, by identifier.
  final var pool: [String: [UITableViewCell]] = [:]
  final var factories: [String: (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]
  // Changed only in UITableView+Selection.swift.
  final var selection: [IndexPath] = []
  final var press: Press?
  // Changed only in UITableView+Swiping.swift.
  final var swipe: Swipe?
  final let swipePan = UISwipeActionPanGestureRecognizer()
  /// The last touch that closed a row's swipe actions. That touch selects no row.
  final weak var touchThatClosed: UITouch?
  final weak var rowDelegate: (any UITableViewDelegate)?
  /// The style of the table.
  public final let style: Style

  /// The value of a height property, in points, that lets the table choose the height.
  public static let automaticDimension: CGFloat = -1

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: the rectangle in the superview's coordinates, in points.
  ///   - style: the style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    alwaysBounceVertical = true
    backgroundColor = .white
  }

  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay visible while their section is.
    case plain
    /// Headers and footers scroll with their section.
    case grouped
    /// The same as `grouped`; the rounded inset style is not drawn here.
    case insetGrouped
  }

  /// The positions that a row can be scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The row becomes visible with the shortest scroll.
    case none
    /// The row is scrolled to the top of the visible area.
    case top
    /// The row is scrolled to the middle of the visible area.
    case middle
    /// The row is scrolled to the bottom of the visible area.
    case bottom
  }

  /// The separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A line below each row.
    case singleLine
  }

  /// The animations of changes. Nothing is animated here.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in or out.
    case fade
    /// The rows move in from the right, or out to the right.
    case right
    /// The rows move in from the left, or out to the left.
    case left
    /// The rows move in from the top, or out to the top.
    case top
    /// The rows move in from the bottom, or out to the bottom.
    case bottom
    /// The rows appear or disappear at once.
    case none
    /// The rows stay in the middle of the space that opens or closes.
    case middle
    /// The table chooses the animation.
    case automatic = 100
  }

  // MARK: Content

  /// The object that provides the table's content.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  override func delegateDidChange() {
    rowDelegate = delegate as? any UITableViewDelegate
    attachSwipePan()
    setNeedsReload()
  }
  /// The height of rows, in points; 44 for `automaticDimension`.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// The height, in points, that UIKit assumes for a row before it asks the delegate. It is only stored, because the
  /// table asks for all heights.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points. With `automaticDimension` it is that of a title, or 0 without a title.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  /// The height of footers, in points. With `automaticDimension` it is that of a title, or 0 without a title.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The view above all rows. The table sets its width and keeps its height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all rows. The table sets its width and keeps its height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The separators between rows.
  open var separatorStyle: SeparatorStyle = .singleLine { didSet { showSeparators() } }
  /// The colour of the separators.
  open var separatorColor: UIColor? = UIColor(white: 0.78, alpha: 1) { didSet { showSeparators() } }
  /// The insets of the separators from the sides, in points.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: TableDefaults.margin, bottom: 0, right: 0)
  { didSet { showSeparators() } }

  /// Reloads all content from the data source and deselects all rows.
  open func reloadData() {
    reload()
  }
  /// Reloads some rows from the data source and deselects them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.reloaded += indexPaths }
  }
  /// Inserts rows. Call it after rows were added to the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.inserted += indexPaths }
  }
  /// Deletes rows. Call it after rows were removed from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.deleted += indexPaths }
  }
  /// Moves a row. Call it after the row moved to another index in the data source.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.rows.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Reloads some sections from the data source and deselects their rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.reloaded += sections }
  }
  /// Inserts sections. Call it after sections were added to the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.inserted += sections }
  }
  /// Deletes sections. Call it after sections were removed from the data source.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.deleted += sections }
  }
  /// Moves a section. Call it after the section moved to another index in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append(.init(from: section, to: newSection)) }
  }
  /// Makes several changes as one batch. Deletions use index paths before the batch, insertions those after it.
  ///
  /// - Parameters:
  ///   - updates: calls the methods that insert, delete and move.
  ///   - completion: called afterwards, with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Begins a batch of changes.
  open func beginUpdates() { beginBatch() }
  /// Ends a batch; the end of the outermost batch applies all changes. An empty batch only updates the heights.
  open func endUpdates() { endBatch() }

  // MARK: Cells

  /// Registers a function that makes cells for an identifier, such as `MyCell.init(style:reuseIdentifier:)` or
  /// `MyCell.init`.
  /// UIKit's method takes the class, which needs the Objective-C runtime.
  open func register(
    _ makeCell: @escaping (UITableViewCell.CellStyle, String?) -> UITableViewCell,
    forCellReuseIdentifier identifier: String
  ) {
    factories[identifier] = makeCell
  }
  /// Returns a cell to reuse, or a new one if the identifier is registered; otherwise nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }
  /// Returns a cell to reuse, or a new one. An identifier that is not registered is reported and gives a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    takeCell(identifier) ?? makeUnregistered(identifier)
  }
  /// Registers a function that makes headers and footers for an identifier, such as `MyHeader.init(reuseIdentifier:)`.
  open func register(
    _ makeView: @escaping (String?) -> UITableViewHeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewFactories[identifier] = makeView
  }
  /// Returns a header or footer to reuse, or a new one if the identifier is registered; otherwise nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { takeSectionView(identifier) }
  /// Returns the header of a section, if it is visible and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(section, isHeader: true)
  }
  /// Returns the footer of a section, if it is visible and a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(section, isHeader: false)
  }
  /// Returns the cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    reloadIfNeeded()
    return visibleRows.first { $0.indexPath == indexPath }?.cell
  }
  /// Returns the row of a visible cell; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.indexPath
  }
  /// The visible cells, top to bottom.
  open var visibleCells: [UITableViewCell] { rowsInSight.map(\.cell) }
  /// The visible rows, top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight.map(\.indexPath) }

  // MARK: Places

  /// The number of sections.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return rowLayout.sectionCount
  }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rowLayout.rowCount(in: section)
  }
  /// Returns the rectangle of a row in the content; zero when there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(rowSpan(indexPath)) }
  /// Returns the rectangle of a section in the content.
  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(rowLayout.section(section))
  }
  /// Returns the rectangle of a section's header in the content, as it is without pinning.
  open func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(rowLayout.header(section))
  }
  /// Returns the rectangle of a section's footer in the content, as it is without pinning.
  open func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return rect(rowLayout.footer(section))
  }
  /// Returns the rows in a rectangle of the content, top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return rowLayout.rows(from: rect.minY, to: rect.maxY)
  }
  /// Returns the row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Scrolls to a row; if the row is `NSNotFound`, to the section.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// True if fingers select rows.
  open var allowsSelection = true
  /// True if several rows can be selected.
  open var allowsMultipleSelection = false
  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows in the order in which they were selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row, or deselects all for nil. The delegate is not called.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectByCode(indexPath, animated, scrollPosition)
  }
  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated: animated)
  }

  // MARK: Touches

  /// Highlights the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
  }
  /// Ends the highlight when the finger leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    movePress(touches)
  }
  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endPress(touches)
  }
  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress(touches)
  }
  /// Returns true, even for controls: a drag that starts on a button in a cell scrolls. Our choice: false for a slider
  /// whose knob is being dragged.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    (view as? UISlider)?.isTracking != true
  }

  /// Gives the visible rows their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    layOutRows()
  }
}
