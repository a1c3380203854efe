// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Where an object is in the tree of a specimen, to find the object at the same place of another run:
/// `windows[0]/subviews[2]/gestureRecognizers[1]`.
///
/// It means the same object in both runs as long as these are at the same instant.
struct Locator: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  enum Step: Hashable, Sendable {
    /// A window of the application, in the order of showing.
    case window(Int)
    /// A subview, from the back.
    case subview(Int)
    /// A recognizer, in the order of adding.
    case recognizer(Int)
    /// The controller whose root view it is.
    case controller
  }

  /// The way, from the application.
  let steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Where an object is; nil when it is not in a window that is shown.
  @MainActor
  init?(of object: AnyObject, in application: UIApplication) {
    var last: [Step] = []
    var view: UIView
    switch object {
    case let own as UIView: view = own
    case let controller as UIViewController:
      guard let own = controller.viewIfLoaded else { return nil }
      (view, last) = (own, [.controller])
    case let recognizer as UIGestureRecognizer:
      guard let own = recognizer.view,
        let index = own.gestureRecognizers?.firstIndex(where: { $0 === recognizer })
      else { return nil }
      (view, last) = (own, [.recognizer(index)])
    default: return nil
    }
    var steps = last
    while let superview = view.superview {
      guard let index = superview.subviews.firstIndex(where: { $0 === view }) else { return nil }
      steps.append(.subview(index))
      view = superview
    }
    guard let index = application.windows.firstIndex(where: { $0 === view }) else { return nil }
    steps.append(.window(index))
    self.steps = steps.reversed()
  }

  /// What is there; nil when nothing is.
  @MainActor
  func resolve(in application: UIApplication) -> AnyObject? {
    var found: AnyObject?
    for step in steps {
      switch step {
      case .window(let index):
        let windows = application.windows
        found = windows.indices.contains(index) ? windows[index] : nil
      case .subview(let index):
        let views = (found as? UIView)?.subviews ?? []
        found = views.indices.contains(index) ? views[index] : nil
      case .recognizer(let index):
        let recognizers = (found as? UIView)?.gestureRecognizers ?? []
        found = recognizers.indices.contains(index) ? recognizers[index] : nil
      case .controller:
        let view = found as? UIView
        let controller = view?.next as? UIViewController
        found = controller?.viewIfLoaded === view ? controller : nil
      }
      if found == nil { return nil }
    }
    return found
  }

  var description: String {
    steps.map { step in
      switch step {
      case .window(let index): "windows[\(index)]"
      case .subview(let index): "subviews[\(index)]"
      case .recognizer(let index): "gestureRecognizers[\(index)]"
      case .controller: "viewController"
      }
    }
    .joined(separator: "/")
  }
}
