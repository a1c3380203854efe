// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A group of overrides that stand or fall together, as lines of a class body.
///
/// The lines hold marks where a class says who it is: classes that differ in nothing else can share a base.
struct SwiftFeature: Hashable {
  /// Stands for the name that the log shows.
  static let name = "\u{1}"
  /// Stands for the name of a recognizer's view.
  static let viewName = "\u{2}"

  let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The lines with the name of one object, which is known.
  func written(name: String, viewName: String = "") -> [String] {
    lines.map {
      $0.replacing(Self.name, with: SwiftCode.escape(name))
        .replacing(Self.viewName, with: SwiftCode.escape(viewName))
    }
  }

  /// The lines for several, which know their own names.
  func shared(name: String) -> [String] {
    lines.map {
      $0.replacing(Self.name, with: "\\(\(name))").replacing(Self.viewName, with: "\\(viewName)")
    }
  }

  var mentionsName: Bool { lines.contains { $0.contains(Self.name) } }
  var mentionsViewName: Bool { lines.contains { $0.contains(Self.viewName) } }
}

/// A class of the test, before it is written.
struct SwiftClass {
  /// The UIKit class.
  let base: String
  /// The name that the log shows.
  let shownName: String
  /// The identifier.
  var type = ""
  let features: [SwiftFeature]
  /// What only this class can have: it names others.
  let own: [String]
  /// Protocols.
  let adopts: [String]
}
