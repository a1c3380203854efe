// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The kind of content that a text field expects, so that a system could fill in the field. It is only stored. The
/// strings are our choice, mostly the same as in the `autocomplete` attribute of HTML.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the kind of content.
  public let rawValue: String

  /// Makes a kind of content from the string that identifies it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The nickname of a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The name of a location, such as a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The town of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for email.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password for an account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that can be used only once, for example to log in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
