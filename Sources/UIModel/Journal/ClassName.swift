// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The names of classes as entries have them. Swift makes such a name anew, and slowly, whenever it is asked for it.
@MainActor
package enum ClassName {
  /// What was asked for last, in as many places; a class's own follows from where the class lies.
  private static var known = [(itsClass: ObjectIdentifier?, name: String)](
    repeating: (nil, ""), count: 256)

  /// Whether an object's class comes with this library, rather than with an application.
  package static func isOfLibrary(_ object: AnyObject) -> Bool {
    _typeName(type(of: object), qualified: true).hasPrefix("UIModel.")
  }

  /// The name of an object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let itsClass = ObjectIdentifier(type(of: object))
    let address = UInt(bitPattern: itsClass)
    let place = Int((address >> 4 ^ address >> 12) & 255)
    if known[place].itsClass == itsClass { return known[place].name }
    // What String(describing:) says of a type, without asking it for descriptions of its own first.
    let name = _typeName(type(of: object), qualified: false)
    known[place] = (itsClass, name)
    return name
  }
}
