// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A line or more of text. It takes no touches unless told so.
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { noteVisualChange() } }
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { noteVisualChange() } }
  }
  /// The size and weight of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { noteVisualChange() } }
  /// Where the text stands between the sides.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteVisualChange() } }
  /// Where a line that is too long is cut or broken. Drawn as cut at the end.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { noteVisualChange() } }
  /// Whether the text is drawn in its full strength.
  open var isEnabled = true { didSet { noteVisualChange() } }
  /// The colour of the text while it is highlighted; the usual one for nil.
  open var highlightedTextColor: UIColor? { didSet { noteVisualChange() } }
  /// Whether the text is shown in its highlighted colour.
  open var isHighlighted = false { didSet { noteVisualChange() } }
  /// The text with attributes, of which only the characters are kept and drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Whether text that is too long is written smaller. Kept; it is cut off here.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller it may get, as a factor.
  open var minimumScaleFactor: CGFloat = 0
  /// The most lines shown; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { noteVisualChange() } }

  /// The colour that the text is drawn in.
  package final var displayedTextColor: UIColor? {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return isEnabled ? color : color.map { $0.withAlphaComponent($0.cgColor.alpha / 2) }
  }

  override func applyClassDefaults() {
    isUserInteractionEnabled = false
  }
}

/// Where a line that is too long is cut or broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping
  /// Broken between characters.
  case byCharWrapping
  /// Cut where the room ends.
  case byClipping
  /// Cut at the beginning, with dots.
  case byTruncatingHead
  /// Cut at the end, with dots.
  case byTruncatingTail
  /// Cut in the middle, with dots.
  case byTruncatingMiddle
}

/// Where text stands between the sides.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Spread to both sides. Drawn as left here.
  case justified
  /// As the language has it: left here.
  case natural
}
