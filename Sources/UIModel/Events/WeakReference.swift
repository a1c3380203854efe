// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A weak reference that can be an element of an array.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
