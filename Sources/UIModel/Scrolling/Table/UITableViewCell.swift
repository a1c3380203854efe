// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The view of one visible row of a table.
///
/// Touches on a row hit `contentView` or a view in it, and go up the responder chain to the table, which highlights and
/// selects the row. Source: UITableViewCell.h.
///
/// The content view is created when it is first read, or by the first layout. It is added in front of the views that
/// the cell itself already has, so touches no longer reach those. Source: public threads about iOS 14.
open class UITableViewCell: UIView {
  private final let storedReuseIdentifier: String?
  private final var storedContentView: UIView?
  final let style: CellStyle
  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?
  final var storedImageView: UIImageView?
  /// The inset and colour of the separator below the row, which the table sets.
  package final var separator: (inset: UIEdgeInsets, color: UIColor)? {
    didSet { noteVisualChange() }
  }

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: the arrangement of the texts.
  ///   - reuseIdentifier: the name under which cells of this kind are reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableDefaults.rowHeight))
  }

  /// Makes a cell in the default style that is never reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell in the default style that is never reused.
  ///
  /// - Parameter frame: the rectangle in the superview's coordinates, in points; the table changes it.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The arrangements of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// One text at the left.
    case `default`
    /// A text at the left and one at the right.
    case value1
    /// Two texts next to each other.
    case value2
    /// A text over a smaller one.
    case subtitle
  }

  /// The looks of a cell while it is selected or highlighted.
  public enum SelectionStyle: Int, Sendable {
    /// No change of the look.
    case none
    /// A grey background; in early versions of iOS it was blue.
    case blue
    /// A grey background.
    case gray
    /// A grey background.
    case `default`
  }

  /// The accessory at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A button and a chevron. Only the chevron is drawn here.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button. Not drawn.
    case detailButton
  }

  // MARK: Content

  /// The name under which cells of this kind are reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The view that contains the cell's own subviews; it fills the cell except for the accessory.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UIView(frame: bounds)
    view.accessibilityIdentifier = "UITableViewCellContentView"
    storedContentView = view
    addSubview(view)
    return view
  }
  /// The label of the first text, created when it is first read.
  open var textLabel: UILabel? { label(\.storedTextLabel, size: 17) }
  /// The label of the second text, created when it is first read; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : label(\.storedDetailLabel, size: style == .subtitle ? 12 : 17)
  }
  /// The picture at the left.
  open var imageView: UIImageView? { pictureView() }
  /// The view behind everything; it fills the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The view that is shown while the cell is selected or highlighted, instead of the grey background.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      showState()
    }
  }
  /// The accessory at the right.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the right, instead of `accessoryType`.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The distances of the separator below the row from the sides of the cell, in points.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: TableDefaults.margin, bottom: 0, right: 0)
  {
    didSet {
      hasOwnSeparatorInset = true
      noteVisualChange()
    }
  }
  /// True if `separatorInset` of the cell was set; otherwise the table's `separatorInset` is used.
  final var hasOwnSeparatorInset = false

  // MARK: State

  /// The look of the cell while it is selected or highlighted.
  open var selectionStyle: SelectionStyle = .default { didSet { noteVisualChange() } }
  /// True if the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// True if a finger is on the row.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var storedSelected = false
  private final var storedHighlighted = false

  /// Sets whether the row is shown as selected. The table calls this; nothing is animated here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    showState()
  }

  /// Sets whether the row is shown as highlighted. The table calls this; nothing is animated here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    showState()
  }

  /// Called before the cell shows another row. An override must call super.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Lays out texts, picture and accessory.
  open override func layoutSubviews() {
    layOutContent()
  }
}
