// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The capitalization by a software keyboard. Stored for hosts that have one.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// As typed.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Everywhere.
  case allCharacters
}

/// The automatic correction by a software keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The keyboard's own choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The checking of spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As correction is.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The keys of a software keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters of ASCII alone.
  case asciiCapable = 1
  /// Figures and signs.
  case numbersAndPunctuation = 2
  /// Letters, and what web addresses need.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Figures for a code.
  case numberPad = 4
  /// Figures for a telephone.
  case phonePad = 5
  /// Letters, with figures for a telephone behind them.
  case namePhonePad = 6
  /// Letters, and what mail addresses need.
  case emailAddress = 7
  /// Figures and a decimal point.
  case decimalPad = 8
  /// Letters, the at sign and the number sign.
  case twitter = 9
  /// Letters, and what searching the web needs.
  case webSearch = 10
  /// Figures of ASCII alone.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a software keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's appearance.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key of a software keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The traits of a responder that takes text. Every property may be left out: it then reads as UIKit's default, and a
/// value that is set is not stored.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The capitalization of typed text.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction of typed text.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The checking of spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys that are shown.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// True if return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// True if dots are shown instead of the text.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
