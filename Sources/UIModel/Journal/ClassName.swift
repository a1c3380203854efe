// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The names of classes in journal entries. They are cached, because the runtime is slow to make such a name.
@MainActor
package enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns whether an object's class belongs to this library rather than to an application.
  package static func isOfLibrary(_ object: AnyObject) -> Bool {
    _typeName(type(of: object), qualified: true).hasPrefix("UIModel.")
  }

  /// Returns the name of an object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(type(of: object))
    if let name = known[key] { return name }
    // This is the name that `String(describing:)` returns, without searching for a custom description.
    let name = _typeName(type(of: object), qualified: false)
    known[key] = name
    return name
  }
}
