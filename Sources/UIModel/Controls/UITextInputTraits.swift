// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The automatic capitalization by a software keyboard. It is only stored, for hosts that have such a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No automatic capitals.
  case none
  /// Capitals at the beginning of words.
  case words
  /// Capitals at the beginning of sentences.
  case sentences
  /// All letters are capitals.
  case allCharacters
}

/// The automatic correction by a software keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The keyboard's own choice.
  case `default`
  /// Does not correct.
  case no
  /// Corrects typed words.
  case yes
}

/// The spell checking by a software keyboard.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Checks spelling if automatic correction is on.
  case `default`
  /// Does not check spelling.
  case no
  /// Checks spelling.
  case yes
}

/// The keys of a software keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters of ASCII only.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Letters, and the characters of web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits, for example for a PIN.
  case numberPad = 4
  /// Digits, as on a telephone.
  case phonePad = 5
  /// Letters, with a second page of digits for telephone numbers.
  case namePhonePad = 6
  /// Letters, and the characters of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, the at sign and the number sign.
  case twitter = 9
  /// Letters, and the characters of web searches.
  case webSearch = 10
  /// Digits of ASCII only.
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
  /// The label "Return".
  case `default`
  /// The label "Go".
  case go
  /// The label "Google".
  case google
  /// The label "Join".
  case join
  /// The label "Next".
  case next
  /// The label "Route".
  case route
  /// The label "Search".
  case search
  /// The label "Send".
  case send
  /// The label "Yahoo".
  case yahoo
  /// The label "Done".
  case done
  /// The label "Emergency call".
  case emergencyCall
  /// The label "Continue".
  case `continue`
}

/// The keyboard traits of a responder that accepts text. A type can leave out any property: the default getter returns
/// UIKit's default, and the default setter does nothing.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The capitalization of typed text.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction of typed text.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking of typed text.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys that are shown.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// True if the return key does nothing while there is no text.
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
