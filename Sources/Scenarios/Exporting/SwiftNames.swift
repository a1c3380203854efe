// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Makes identifiers for a Swift file that are unique and have no other meaning in it.
struct SwiftNames {
  /// The names that every file declares or uses, and the keywords.
  private static let reserved = Set(
    """
    lines log time host states actions count taps chain events feed mouse finger advance
    matches Part Named StateLog Actions AppDelegate delegate ScrollLog Rows GestureDelegate
    CGPoint CGRect CGSize CGFloat CGAffineTransform TimeInterval InputFrame InputSample
    PointerFrame SystemSignal Selector UIModel Foundation Testing Test Suite String Set Bool
    Int Float Double Any Type Protocol NSObject Host Never Optional Array Dictionary Character
    Void expect require SwingGestureRecognizer Self as associatedtype break case catch class
    continue default defer deinit do else enum extension fallthrough false for func guard if
    import in init inout internal is let nil operator private protocol public repeat return
    self static struct subscript super switch throw throws true try typealias var where while
    open any some await async
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private var taken = reserved
  /// The last number that was appended to each name to make it unique.
  private var numbers: [String: Int] = [:]

  /// Returns a unique identifier for a variable, equal to `wish` if possible.
  mutating func variable(_ wish: String) -> String {
    let word = Self.word(wish)
    let capitals = word.prefix(while: \.isUppercase).count
    // In "CLButton" the first letters are an abbreviation, in "AView" the first letter is a word.
    let lowered = capitals > 1 && capitals < word.count ? capitals - 1 : max(capitals, 1)
    return unique(word.prefix(lowered).lowercased() + word.dropFirst(lowered))
  }

  /// Returns a unique identifier for a type, equal to `wish` if possible.
  mutating func type(_ wish: String) -> String {
    let word = Self.word(wish)
    let isUIKit = word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true
    let name = word.prefix(1).uppercased() + word.dropFirst()
    return unique(isUIKit ? "Plain\(name.dropFirst(2))" : name)
  }

  private mutating func unique(_ wish: String) -> String {
    if taken.insert(wish).inserted { return wish }
    while true {
      let number = numbers[wish, default: 1] + 1
      numbers[wish] = number
      let name = "\(wish)\(number)"
      if taken.insert(name).inserted { return name }
    }
  }

  /// Returns the letters and digits of the text, with a capital after each removed character.
  private static func word(_ text: String) -> String {
    let words = text.split { !isPlain($0) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.first?.isLetter == true ? joined : "Item\(joined)"
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
