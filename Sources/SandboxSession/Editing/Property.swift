// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A property that matters for touches, by its name in UIKit, with functions to read it and, if possible, to set it.
@MainActor
package struct Property {
  package enum Kind: Equatable, Sendable {
    case flag
    case number(Scale)
    case point
    case rect
    case transform
    case choice(Choice)
    /// A text that can't be edited.
    case words
  }

  package struct Scale: Equatable, Sendable {
    package let range: ClosedRange<Double>
    /// The amount by which the stepper control changes the number.
    package let step: Double

    /// The allowed range in words, such as "0 to 1 only".
    package var words: String {
      let least = PropertyText.number(range.lowerBound)
      return range.upperBound == Double(Int32.max)
        ? "\(least) or more" : "\(least) to \(PropertyText.number(range.upperBound)) only"
    }

    package func nearest(_ number: Double) -> Double {
      max(range.lowerBound, min(number, range.upperBound))
    }
  }

  package let name: String
  package let kind: Kind
  /// Returns the current value; nil if the object does not have the property.
  package let read: @MainActor (AnyObject) -> PropertyEdit.Value?
  /// Sets the value; nil if the property is read-only, or if edits of it are made by `PropertyEdit.override(in:)`.
  let write: (@MainActor (AnyObject, PropertyEdit.Value) -> Void)?
  /// Returns the first view or recognizer that the value names; nil for none.
  package var names: @MainActor (AnyObject) -> AnyObject? = { _ in nil }
  /// The name to show; nil to show `name`.
  var title: String?

  package var shownName: String { title ?? name }

  /// Returns the value in words.
  package func words(_ value: PropertyEdit.Value) -> String {
    if case .choice(let choice) = kind, case .text(let json) = value { return choice.words(json) }
    return value.words
  }

  /// Sets the property of an object.
  ///
  /// - Returns: whether the object has the property and accepts the value.
  @discardableResult
  func set(_ value: PropertyEdit.Value, on object: AnyObject) -> Bool {
    guard let write, read(object) != nil, kind.holds(value) else { return false }
    write(object, value)
    return true
  }
}

extension Property.Kind {
  func holds(_ value: PropertyEdit.Value) -> Bool {
    switch (self, value) {
    case (.flag, .flag), (.point, .point), (.rect, .rect), (.transform, .transform),
      (.choice, .text), (.words, .text):
      true
    case (.number(let scale), .number(let number)): scale.range.contains(number)
    case (.flag, _), (.number, _), (.point, _), (.rect, _), (.transform, _), (.choice, _),
      (.words, _):
      false
    }
  }
}

// MARK: Making them

extension Property {
  /// Returns a property that a key path reads and writes.
  private static func stored<Object: AnyObject, Value>(
    _ name: String, _ kind: Kind, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ read: @escaping (Value) -> PropertyEdit.Value,
    _ write: @escaping (PropertyEdit.Value) -> Value?
  ) -> Property {
    Property(
      name: name, kind: kind, read: { ($0 as? Object).map { read($0[keyPath: path]) } },
      write: { object, value in
        if let object = object as? Object, let value = write(value) {
          object[keyPath: path] = value
        }
      })
  }

  static func flag<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> Property {
    stored(name, .flag, path, { .flag($0) }, { if case .flag(let isOn) = $0 { isOn } else { nil } })
  }

  /// Returns a property whose value is a number with decimals.
  static func number<Object: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Number>,
    in range: ClosedRange<Double>, step: Double
  ) -> Property {
    stored(
      name, .number(Scale(range: range, step: step)), path, { .number(Double($0)) },
      { if case .number(let number) = $0 { Number(number) } else { nil } })
  }

  /// Returns a property whose value is a whole number. If the value is outside the range, such as a value that means
  /// "any number", the nearest number in the range is read.
  static func count<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Int>, in range: ClosedRange<Int>
  ) -> Property {
    let scale = Scale(range: Double(range.lowerBound)...Double(range.upperBound), step: 1)
    return stored(
      name, .number(scale), path, { .number(scale.nearest(Double($0))) },
      { if case .number(let number) = $0 { Int(number.rounded()) } else { nil } })
  }

  /// Returns a property whose value is a point.
  static func point<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGPoint>
  ) -> Property {
    stored(
      name, .point, path, { .point($0) },
      { if case .point(let point) = $0 { point } else { nil } })
  }

  /// Returns a property whose value is a rectangle, in points.
  static func rect<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGRect>
  ) -> Property {
    stored(name, .rect, path, { .rect($0) }, { if case .rect(let rect) = $0 { rect } else { nil } })
  }

  static func transform<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, CGAffineTransform>
  ) -> Property {
    stored(
      name, .transform, path, { .transform($0) },
      { if case .transform(let transform) = $0 { transform } else { nil } })
  }

  /// Returns a read-only property whose value is text. An object for which `words` returns nil does not have it.
  static func words<Object: AnyObject>(
    _ name: String, _ words: @escaping @MainActor (Object) -> String?
  ) -> Property {
    Property(
      name: name, kind: .words,
      read: { ($0 as? Object).flatMap(words).map { .text($0) } }, write: nil)
  }

  /// Returns a copy of this property whose `names` calls a function.
  func naming<Object: AnyObject>(
    _ names: @escaping @MainActor (Object) -> AnyObject?
  ) -> Property {
    var property = self
    property.names = { ($0 as? Object).flatMap(names) }
    return property
  }
}
