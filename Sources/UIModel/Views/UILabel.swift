import Foundation

/// A line or more of text. It takes no touches unless told so.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { noteVisualChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { noteVisualChange() } }
  /// The size and weight of the text.
  open var font: UIFont = .systemFont(ofSize: 17) { didSet { noteVisualChange() } }
  /// Where the text stands between the sides.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteVisualChange() } }
  /// The most lines shown; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { noteVisualChange() } }

  override func applyClassDefaults() {
    isUserInteractionEnabled = false
  }
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
