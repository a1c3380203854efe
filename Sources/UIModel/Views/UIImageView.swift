// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A view that shows a picture. It takes no touches unless `isUserInteractionEnabled` is set to true.
open class UIImageView: UIView {
  /// The picture that is shown.
  open var image: UIImage? { didSet { noteVisualChange() } }

  /// The picture for the highlighted state; nil to use `image`.
  open var highlightedImage: UIImage? { didSet { noteVisualChange() } }
  /// True if the highlighted picture is shown.
  open var isHighlighted = false { didSet { noteVisualChange() } }
  /// The picture that is drawn: `image` or `highlightedImage`.
  package final var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Makes a view as large as its picture, with another picture for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func applyClassDefaults() {
    isUserInteractionEnabled = false
  }
}
