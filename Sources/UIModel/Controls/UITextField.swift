// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A line of text that can be edited. A tap makes it first responder. Text that the host types goes to the first
/// responder.
open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
  final var typed = TypedText()
  /// True from when editingDidBegin is sent until editingDidEnd is sent.
  final var isInEditing = false
  /// True if the tracked finger came down on the clear button.
  final var isClearing = false

  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A sunken rectangle.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The times at which a part of the field, such as the clear button, is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is being edited.
    case whileEditing
    /// While the field is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The text. It is never nil: setting nil makes it empty. Setting it sends no event.
  open var text: String? {
    get { typed.string }
    set {
      typed.replaceAll(with: newValue ?? "")
      noteVisualChange()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { noteVisualChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { noteVisualChange() } }
  /// The size and weight of the text.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteVisualChange() } }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteVisualChange() } }
  /// The border of the field.
  open var borderStyle: BorderStyle = .none { didSet { noteVisualChange() } }
  /// True if dots are shown instead of the text.
  open var isSecureTextEntry = false { didSet { noteVisualChange() } }
  /// The capitalization of a software keyboard. Keyboard traits are only stored, for hosts that have such a keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// The automatic correction by a software keyboard.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The spell checking by a software keyboard.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The keys of a software keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The appearance of a software keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// True if the return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// The kind of content that is expected, so that a system can offer to fill it in.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// The view to show instead of the keyboard during editing. It is only stored.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private final var storedInputView: UIView?
  /// The view to show above the keyboard during editing. It is only stored.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private final var storedInputAccessoryView: UIView?
  /// The view at the left of the text, vertically centred at its own height; nil for none.
  open var leftView: UIView? { didSet { exchangeSideView(oldValue, leftView) } }
  /// Says when the view at the left is shown: never, always, or depending on editing.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view at the right of the text; nil for none. While it is shown, the clear button is not.
  open var rightView: UIView? { didSet { exchangeSideView(oldValue, rightView) } }
  /// Says when the view at the right is shown: never, always, or depending on editing.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The text with attributes. Only its characters are stored and drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }
  /// The placeholder with attributes. Only its characters are stored and drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The attributes of all of the text. Stored only; `font` and `textColor` are drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next. Stored only; `font` and `textColor` are drawn.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// True if the user may change attributes. Stored only: the model has no user interface for it.
  open var allowsEditingTextAttributes = false
  /// True if text that is too long shrinks to fit. It is only stored; such text is cut off here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size for `adjustsFontSizeToFitWidth`, in points. Stored only.
  open var minimumFontSize: CGFloat = 0
  /// A picture behind the text. Stored only; not drawn here.
  open var background: UIImage?
  /// A picture behind the text while the field is disabled. Stored only; not drawn here.
  open var disabledBackground: UIImage?
  /// True if the next typed text replaces all of the text. It becomes false at that time, and when editing ends.
  open var clearsOnInsertion = false
  /// True if the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Says when the clear button is shown: never, always, or depending on editing. Without text, it is hidden.
  open var clearButtonMode: ViewMode = .never { didSet { noteVisualChange() } }
  /// The delegate, which decides what can be typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// True if the field is being edited.
  open var isEditing: Bool { isInEditing }

  // MARK: The first responder

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Becomes first responder and begins editing, if the delegate allows it.
  ///
  /// - Returns: whether the field is first responder now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard storedWindow != nil, mayBeginEditing, super.becomeFirstResponder() else { return false }
    beginEditing()
    return isFirstResponder
  }

  /// Ends editing and resigns as first responder, if the delegate allows it.
  ///
  /// - Returns: false if the delegate does not allow it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  // MARK: Typing

  /// True if there is any text.
  open var hasText: Bool { !typed.characters.isEmpty }

  /// Types text at the caret; a line feed stands for the return key. Ignored while the field is not being edited.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { typeReturn() }
      if !part.isEmpty { typeText(String(part)) }
    }
  }

  /// Deletes the character before the caret.
  open func deleteBackward() {
    deleteBeforeCaret()
  }

  // MARK: Geometry

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the view at the left, in points of the field.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, at: bounds.minX, in: bounds)
  }
  /// Returns the rectangle of the view at the right, in points of the field.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, at: bounds.maxX - (rightView?.bounds.width ?? 0), in: bounds)
  }
  /// Lays out the views at the sides, and shows them according to their modes.
  open override func layoutSubviews() {
    layOutSideViews()
  }
  /// Returns the rectangle of the text, in points of the field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited, in points of the field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder, in points of the field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button, in points of the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ControlDefaults.clearButtonSide
    return CGRect(
      x: bounds.maxX - side - ControlDefaults.textInset, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size of the text, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: Tracking

  /// Remembers whether the finger came down on the clear button.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isClearing = isOnClearButton(touch, margin: 0)
    return super.beginTracking(touch, with: event)
  }

  /// Begins editing after a lift inside the field. If the finger came down on the clear button, this clears the text
  /// instead, provided that the finger lifts at most 70 points away from the button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    if !isClearing {
      becomeFirstResponder()
    } else if isOnClearButton(touch, margin: trackingMargin) {
      clear()
    }
  }

  override var refusesOuterTaps: Bool { true }
  override func didLeaveWindow() {
    super.didLeaveWindow()
    leaveEditing()
  }

  override func respond(to command: FocusCommand) -> Bool {
    switch command {
    case .activate: return becomeFirstResponder()
    case .decrement: moveCaret(by: -1)
    case .increment: moveCaret(by: 1)
    }
    return isEditing
  }
}
