// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What the text of a field means, so that a system can offer to fill it in. Kept; nothing is offered here. The
/// strings are ours: mostly those that web pages use for the same.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning as a string.
  public let rawValue: String

  /// Makes a meaning from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job's title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a town for letters.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Who logs in.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of who logs in.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is to be made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came for this one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
