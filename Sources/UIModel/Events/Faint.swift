// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A reference that keeps nobody alive and is nil once its object goes, like `weak`, for those that touches come to.
///
/// What a `weak` variable refers to gets a record beside it, through which everybody counts references from then on:
/// each use of such a view costs twice as much. So this keeps the object's memory instead, as `unowned` does, that
/// nothing else comes to lie there, and asks Swift whether the object is still to be had. `FaintTests` fails when
/// Swift no longer has that question; then this is a `weak` variable.
struct Faint<Object: AnyObject> {
  private let address: UnsafeMutableRawPointer?
  // Never without one: generic code of Swift takes an optional of something whose unowned reference is nil for nil.
  private unowned let memory: AnyObject
  private let plain: Plain?

  private final class Plain {
    weak var object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }

  /// Refers to an object, or to none. `asks` is false where a test wants the way without Swift's question.
  init(_ object: Object? = nil, asks: Bool = true) {
    guard let object else {
      (address, memory, plain) = (nil, Liveness.nobody, nil)
      return
    }
    address = Unmanaged.passUnretained(object).toOpaque()
    let isPlain = !asks || Liveness.hold == nil
    memory = isPlain ? Liveness.nobody : object
    plain = isPlain ? Plain(object) : nil
  }

  /// The object; nil when it is gone or about to go.
  @inline(__always)
  var object: Object? {
    guard let address else { return nil }
    guard let hold = Liveness.hold, plain == nil else { return plain?.object }
    guard let held = hold(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(held).takeRetainedValue()
  }

  /// Whether it refers to this object, without holding it: the memory of one that is gone is nobody else's.
  @inline(__always)
  func isTo(_ other: AnyObject) -> Bool {
    guard plain == nil else { return plain?.object === other }
    return address == Unmanaged.passUnretained(other).toOpaque()
  }
}

/// Swift's question whether an object is still to be had.
enum Liveness {
  /// Takes hold of an object and answers with it; nil when it is about to go. Nil where there is no such question.
  static let hold: Hold? = dlsym(nil, "swift_tryRetain").map { unsafeBitCast($0, to: Hold.self) }

  /// Whose memory is kept where there is nobody else's to keep.
  static let nobody = Nobody()

  final class Nobody: Sendable {}

  typealias Hold = @convention(c) @Sendable (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
}
