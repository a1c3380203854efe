// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A control that performs an action when it is tapped. Its main event is a lift inside it.
open class UIButton: UIControl {
  final var storedType = ButtonType.custom
  final var titles = StateValues<String>()
  final var titleColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var titleLabelIfLoaded: UILabel?
  final var imageViewIfLoaded: UIImageView?

  /// The type of button.
  public enum ButtonType: Int, Sendable {
    /// A button without its own appearance.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A title in the tint colour, without a background.
    case plain = 6
    /// A cross in a circle.
    case close = 7

    /// The older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// Makes a button of this type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button that shows an action's title and image, and runs the action when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a custom button that shows an action's title and image, and runs the action when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// The type of button.
  open var buttonType: ButtonType { storedType }
  /// The role of the button. The value is only stored: it changes neither appearance nor behaviour.
  open var role: Role = .normal
  /// True if a pointer is over the button without a pressed mouse button.
  open var isHovered: Bool {
    UIApplication.shared.pointer.touch?.boundView?.lies(in: self) ?? false
  }
  /// True if a tap toggles `isSelected` right before the main event is sent.
  open var changesSelectionAsPrimaryAction = false
  /// The label of the title. Set only its font; the button sets its text and colour.
  open var titleLabel: UILabel? { loadedTitleLabel }
  /// The view of the picture.
  open var imageView: UIImageView? { loadedImageView }
  /// The insets between bounds and content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that move the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that move the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// True if the picture is drawn darker under a finger.
  open var adjustsImageWhenHighlighted = true { didSet { noteVisualChange() } }
  /// True if the picture is drawn paler while disabled.
  open var adjustsImageWhenDisabled = true { didSet { noteVisualChange() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    contentDidChange()
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.set(color, for: state)
    contentDidChange()
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    contentDidChange()
  }
  /// Sets the picture behind the content, which fills the bounds, for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages.set(image, for: state)
    contentDidChange()
  }

  /// Returns the title for a state; the normal one if none was set for it.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// Returns the colour of the title for a state: the one that was set for it, or else the normal one, or else the
  /// default of the button's type.
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }
  /// Returns the picture for a state; the normal one if none was set for it.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// Returns the picture behind the content for a state; the normal one if none was set for it.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture that is shown now.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind the content now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Returns the rectangle of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of picture and title: the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the title in the button's coordinates, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placeContent(in: contentRect).title
  }
  /// Returns the rectangle of the picture in the button's coordinates, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placeContent(in: contentRect).image
  }

  /// The size of the content and its insets; at least 30 points wide.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size of the content and its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// Lays out the title and the picture.
  open override func layoutSubviews() {
    layOutContent()
  }

  /// Sets the title's colour again, because its default may be the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // Calls app code: a subclass may override the colour.
    titleLabelIfLoaded?.textColor = currentTitleColor
  }

  override var refusesOuterTaps: Bool { true }
  override var hasPrimaryTouchUp: Bool { true }
  override func willSendMainEvent() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }
  override func stateDidChange() {
    contentDidChange()
  }
}
