// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The views of a cell, which are created when they are first read.
extension UITableViewCell {
  final func label(
    _ stored: ReferenceWritableKeyPath<UITableViewCell, UILabel?>, size: CGFloat
  ) -> UILabel {
    if let label = self[keyPath: stored] { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    if size != 17 || style == .value1 && stored == \.storedDetailLabel {
      label.textColor = .secondaryLabel
    }
    if style == .value1, stored == \.storedDetailLabel { label.textAlignment = .right }
    contentView.addSubview(label)
    self[keyPath: stored] = label
    setNeedsLayout()
    return label
  }

  final func pictureView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    storedImageView = view
    setNeedsLayout()
    return view
  }

  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  final func showState() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    noteVisualChange()
  }

  /// True if the grey background of a highlighted or selected row is drawn.
  package final var showsSelection: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none && selectedBackgroundView == nil
  }

  final func layOutContent() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    var width = bounds.width
    if let accessoryView {
      let size = accessoryView.bounds.size
      width -= size.width + TableDefaults.margin
      accessoryView.frame = CGRect(
        x: width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    } else if accessoryType != .none {
      width -= TableDefaults.accessoryWidth
    }
    let contentView = contentView
    if contentView.superview == nil { addSubview(contentView) }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, width), height: bounds.height)
    layOutTexts()
  }

  private func layOutTexts() {
    let margin = TableDefaults.margin
    let size = contentView.bounds.size
    var left = margin
    if let storedImageView, storedImageView.image != nil {
      let side = max(0, size.height - 12)
      storedImageView.frame = CGRect(x: margin, y: 6, width: side, height: side)
      left += side + margin
    }
    let room = CGRect(x: left, y: 0, width: max(0, size.width - left - margin), height: size.height)
    guard let detail = storedDetailLabel, detail.text?.isEmpty == false else {
      storedTextLabel?.frame = room
      return
    }
    switch style {
    case .subtitle:
      let middle = room.midY + 3
      storedTextLabel?.frame = CGRect(x: left, y: 4, width: room.width, height: middle - 4)
      detail.frame = CGRect(
        x: left, y: middle, width: room.width, height: max(0, room.maxY - middle - 4))
    case .default, .value1, .value2:
      storedTextLabel?.frame = CGRect(
        x: left, y: 0, width: room.width * 0.6, height: room.height)
      detail.frame = CGRect(
        x: left + room.width * 0.6, y: 0, width: room.width * 0.4, height: room.height)
    }
  }
}
