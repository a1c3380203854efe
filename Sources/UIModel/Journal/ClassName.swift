// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The names of classes in journal entries. They are cached, because the Swift runtime computes them slowly.
@MainActor
package enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns whether an object's class is one of this library's, not an application's.
  package static func isOfLibrary(_ object: AnyObject) -> Bool {
    _typeName(type(of: object), qualified: true).hasPrefix("UIModel.")
  }

  /// Returns the name of an object's class, without its module.
  package static func of(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(type(of: object))
    if let name = known[key] { return name }
    // This is what `String(describing:)` returns, but without looking for a custom description.
    let name = _typeName(type(of: object), qualified: false)
    known[key] = name
    return name
  }
}
