// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The view above or below a section, with its title.
open class UITableViewHeaderFooterView: UIView {
  private final let storedReuseIdentifier: String?
  private final let storedTextLabel = UILabel()
  private final let storedContentView = UIView()

  /// Makes a header or footer.
  ///
  /// - Parameter reuseIdentifier: the name under which views of this kind are reused.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill()
  }

  /// Makes a view that is never reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    fill()
  }

  /// The name under which views of this kind are reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The label of the title.
  open var textLabel: UILabel? { storedTextLabel }
  /// The view that contains the header's or footer's own subviews.
  open var contentView: UIView { storedContentView }

  /// Called before the view is used for another section. Does nothing by default.
  open func prepareForReuse() {}

  private final func fill() {
    backgroundColor = UIColor(white: 0.94, alpha: 1)
    addSubview(contentView)
    storedTextLabel.font = .boldSystemFont(ofSize: 14)
    storedTextLabel.textColor = .secondaryLabel
    contentView.addSubview(storedTextLabel)
  }

  /// Lays out the content view and the label of the title.
  open override func layoutSubviews() {
    contentView.frame = bounds
    storedTextLabel.frame = bounds.withoutMargins(dx: TableDefaults.margin, dy: 0)
  }
}
