// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The names of classes as entries have them, cached, because the runtime makes such a name slowly.
@MainActor
package enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns whether an object's class comes with this library, rather than with an application.
  package static func isOfLibrary(_ object: AnyObject) -> Bool {
    _typeName(type(of: object), qualified: true).hasPrefix("UIModel.")
  }

  /// The name of an object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(type(of: object))
    if let name = known[key] { return name }
    // As String(describing:) names a type, without the search for a description of its own.
    let name = _typeName(type(of: object), qualified: false)
    known[key] = name
    return name
  }
}
