public import Foundation

/// A title over or under a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The text.
  public final let textLabel: UILabel? = UILabel()
  /// What the view's own views are added to.
  public final let contentView = UIView()

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Makes a view from an archive. Nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    backgroundColor = UIColor(white: 0.94, alpha: 1)
    addSubview(contentView)
    guard let textLabel else { return }
    textLabel.font = .boldSystemFont(ofSize: 14)
    textLabel.textColor = .secondaryLabel
    contentView.addSubview(textLabel)
  }

  /// Lays out the text.
  open override func layoutSubviews() {
    contentView.frame = bounds
    textLabel?.frame = bounds.insetBy(dx: TableDefaults.margin, dy: 0)
  }
}
