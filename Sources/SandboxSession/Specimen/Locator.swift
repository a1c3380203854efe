// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// Identifies an object of a scene, to find the same object in another run of the same input.
///
/// Views are identified by the order of their creation, which is the same in every run. Their position in the view tree
/// may change: a dragged view comes to the front.
package struct Locator: Hashable, Sendable, CustomStringConvertible {
  package enum Part: Hashable, Sendable {
    case view
    /// One of the view's recognizers, by index.
    case recognizer(Int)
    /// The view's controller.
    case controller
  }

  /// The view's creation number.
  let number: Int
  let part: Part
  /// The object's path in the view tree when the locator was made: `windows[0]/subviews[2]/gestureRecognizers[1]`.
  package let description: String

  /// Makes the locator of an object; nil if the object is not in a visible window.
  @MainActor
  package init?(of object: AnyObject, in application: UIApplication) {
    switch object {
    case let view as UIView: self.init(view, .view, application)
    case let controller as UIViewController:
      guard let view = controller.viewIfLoaded else { return nil }
      self.init(view, .controller, application)
    case let recognizer as UIGestureRecognizer:
      guard let view = recognizer.view,
        let index = view.gestureRecognizers?.firstIndex(where: { $0 === recognizer })
      else { return nil }
      self.init(view, .recognizer(index), application)
    default: return nil
    }
  }

  @MainActor
  private init?(_ view: UIView, _ part: Part, _ application: UIApplication) {
    guard let path = Self.path(of: view, in: application) else { return nil }
    (number, self.part) = (view.creationNumber, part)
    switch part {
    case .view: description = path
    case .recognizer(let index): description = "\(path)/gestureRecognizers[\(index)]"
    case .controller: description = "\(path)/viewController"
    }
  }

  @MainActor
  private static func path(of view: UIView, in application: UIApplication) -> String? {
    var steps: [String] = []
    var view = view
    while let superview = view.superview {
      guard let index = superview.subviews.firstIndex(where: { $0 === view }) else { return nil }
      steps.append("subviews[\(index)]")
      view = superview
    }
    guard let index = application.windows.firstIndex(where: { $0 === view }) else { return nil }
    steps.append("windows[\(index)]")
    return steps.reversed().joined(separator: "/")
  }

  /// Returns the object in an application; nil if it is not in a visible window.
  @MainActor
  func resolve(in application: UIApplication) -> AnyObject? {
    application.windows.lazy.compactMap { window in
      window.subtree.first { $0.creationNumber == number }
    }
    .first.flatMap(part)
  }

  @MainActor
  private func part(of view: UIView) -> AnyObject? {
    switch part {
    case .view: return view
    case .recognizer(let index):
      let recognizers = view.gestureRecognizers ?? []
      return recognizers.indices.contains(index) ? recognizers[index] : nil
    case .controller:
      let controller = view.next as? UIViewController
      return controller?.viewIfLoaded === view ? controller : nil
    }
  }

  package static func == (left: Locator, right: Locator) -> Bool {
    (left.number, left.part) == (right.number, right.part)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(part)
  }
}
