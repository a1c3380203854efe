// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// One or more lines of text. It takes no touches unless `isUserInteractionEnabled` is set to true.
open class UILabel: UIView {
  /// The text that is shown.
  open var text: String? { didSet { noteVisualChange() } }
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { noteVisualChange() } }
  }
  /// The size and weight of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { noteVisualChange() } }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteVisualChange() } }
  /// The wrapping or truncation of a line that is too long. The Sandbox truncates in the middle if this is
  /// `byTruncatingMiddle` and `numberOfLines` is 1; otherwise it wraps the text and truncates the last line at the end.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { noteVisualChange() } }
  /// True if the text is drawn in its full colour; false to draw it paler.
  open var isEnabled = true { didSet { noteVisualChange() } }
  /// The colour of the text in the highlighted state; nil to use `textColor`.
  open var highlightedTextColor: UIColor? { didSet { noteVisualChange() } }
  /// True if the text is shown in its highlighted colour.
  open var isHighlighted = false { didSet { noteVisualChange() } }
  /// The text with attributes; only its characters are stored and drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// True to shrink text that is too long until it fits. Stored only: such text is cut off here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which the text may be scaled. Stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// The largest number of lines; 0 for as many as fit.
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

/// The wrapping or truncation of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping
  /// Broken between characters.
  case byCharWrapping
  /// Cut at the edge.
  case byClipping
  /// Cut at the beginning, with an ellipsis.
  case byTruncatingHead
  /// Cut at the end, with an ellipsis.
  case byTruncatingTail
  /// Cut in the middle, with an ellipsis.
  case byTruncatingMiddle
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Spread to both sides. Drawn as left here.
  case justified
  /// The alignment of the language: left here.
  case natural
}
