// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The names of classes as entries have them. Swift makes such a name anew, and slowly, whenever it is asked for it.
@MainActor
enum ClassName {
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let itsClass: AnyClass = type(of: object)
    if let name = known[ObjectIdentifier(itsClass)] { return name }
    // What String(describing:) says of a type, without asking it for descriptions of its own first.
    let name = _typeName(itsClass, qualified: false)
    known[ObjectIdentifier(itsClass)] = name
    return name
  }
}
