// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The content of a button, and its layout.
extension UIButton {
  final func take(_ type: ButtonType) {
    storedType = type
    switch type {
    case .custom, .system, .plain: break
    case .detailDisclosure, .infoLight, .infoDark: setTitle("i", for: .normal)
    case .contactAdd: setTitle("+", for: .normal)
    case .close: setTitle("\u{00D7}", for: .normal)
    }
    titleLabelIfLoaded?.font = .systemFont(ofSize: defaultFontSize)
    if isGlyph { bounds.size = ControlDefaults.glyphButtonSize }
  }

  final func adopt(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  final func contentDidChange() {
    if currentTitle != nil { _ = loadedTitleLabel }
    if currentImage != nil { _ = loadedImageView }
    titleLabelIfLoaded?.text = currentTitle
    titleLabelIfLoaded?.textColor = currentTitleColor
    titleLabelIfLoaded?.alpha = contentAlpha
    imageViewIfLoaded?.image = currentImage
    imageViewIfLoaded?.alpha = imageAlpha
    noteVisualChange()
    setNeedsLayout()
  }

  /// The alpha of the title. It is lower for a highlighted system button.
  package final var contentAlpha: CGFloat {
    storedType != .custom && isHighlighted ? ControlDefaults.highlightedAlpha : 1
  }

  private final var imageAlpha: CGFloat {
    if isHighlighted && adjustsImageWhenHighlighted { return ControlDefaults.highlightedImageAlpha }
    return !isEnabled && adjustsImageWhenDisabled
      ? ControlDefaults.disabledImageAlpha : contentAlpha
  }

  final func defaultTitleColor(for state: State) -> UIColor? {
    guard storedType != .custom else { return .white }
    if state.contains(.disabled) { return ControlDefaults.disabledTitleColor }
    return storedType == .system && state.contains(.selected) ? .white : tintColor
  }

  /// True if the title is drawn on a box of the tint colour, as for a selected system button. False if the title has
  /// its own colour, which could be the same as the box's: our choice.
  package final var isTitleBoxed: Bool {
    storedType == .system && isSelected && isEnabled && currentTitle != nil
      && titleColors.value(for: state) == nil
  }

  /// True if the button shows a system symbol in a circle, such as the info button.
  package final var isGlyph: Bool {
    switch storedType {
    case .custom, .system, .plain: false
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    }
  }

  private final var defaultFontSize: CGFloat { storedType == .custom ? 18 : 15 }

  final var loadedTitleLabel: UILabel {
    if let titleLabelIfLoaded { return titleLabelIfLoaded }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: defaultFontSize)
    label.textAlignment = .center
    titleLabelIfLoaded = label
    addSubview(label)
    return label
  }

  final var loadedImageView: UIImageView {
    if let imageViewIfLoaded { return imageViewIfLoaded }
    let view = UIImageView(frame: .zero)
    imageViewIfLoaded = view
    insertSubview(view, at: 0)
    return view
  }

  private final var titleSize: CGSize {
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    let font = titleLabelIfLoaded?.font ?? .systemFont(ofSize: defaultFontSize)
    return font.estimatedSize(of: title)
  }

  final var fittingSize: CGSize {
    if isGlyph { return ControlDefaults.glyphButtonSize }
    let title = titleSize
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let noInsets = insets == .zero
    let height = max(title.height, image.height)
    return CGSize(
      width: max(ControlDefaults.smallestButtonWidth, title.width + image.width)
        + insets.left + insets.right,
      height: height + (noInsets ? ControlDefaults.buttonPadding * 2 : insets.top + insets.bottom))
  }

  final func layOutContent() {
    // Calls app code: a subclass may override the rectangles.
    let content = contentRect(forBounds: bounds)
    imageViewIfLoaded?.frame = imageRect(forContentRect: content)
    titleLabelIfLoaded?.frame = titleRect(forContentRect: content)
  }

  /// Returns the rectangles of the image and the title, which are side by side.
  final func placeContent(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let titleWidth = min(titleSize.width, max(0, content.width - image.width))
    let height = min(titleSize.height, content.height)
    let width = image.width + titleWidth
    let x = horizontalStart(of: width, in: content)
    let imageRect = CGRect(
      x: x, y: verticalStart(of: image.height, in: content), width: image.width,
      height: image.height)
    let titleRect = CGRect(
      x: x + image.width, y: verticalStart(of: height, in: content), width: titleWidth,
      height: height)
    return (imageRect.shifted(by: imageEdgeInsets), titleRect.shifted(by: titleEdgeInsets))
  }

  private final func horizontalStart(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: content.midX - width / 2
    case .left, .leading: content.minX
    case .right, .trailing: content.maxX - width
    }
  }

  private final func verticalStart(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: content.midY - height / 2
    case .top: content.minY
    case .bottom: content.maxY - height
    }
  }
}

extension CGRect {
  /// Returns the rectangle moved by title or image insets: by half of the difference between opposite insets.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
