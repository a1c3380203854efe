// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Evaluates conditions, as an application's delegate would.
extension GestureCondition {
  /// The objects that conditions are compared with.
  @MainActor
  struct Occasion {
    /// The stage, to find views by name.
    let stage: ScenarioStage?
    /// The view in whose coordinates areas are given.
    let view: UIView?
    var touch: UITouch?
    var recognizer: UIGestureRecognizer?

    var touchedView: UIView? {
      if let touch { return touch.view }
      guard let view, let recognizer else { return nil }
      return view.hitTest(recognizer.location(in: view), with: nil)
    }
    var location: CGPoint {
      touch?.location(in: view) ?? recognizer?.location(in: view) ?? .zero
    }
    var pan: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }

    func views(_ names: [String]) -> [UIView] { names.compactMap { stage?.view($0) } }
  }

  /// Returns whether all conditions hold.
  @MainActor
  func holds(on occasion: Occasion) -> Bool {
    !isNever && clauses.allSatisfy { $0.test.holds(on: occasion, isNegated: $0.isNegated) }
  }
}

extension GestureCondition.Test {
  @MainActor
  fileprivate func holds(on occasion: GestureCondition.Occasion, isNegated: Bool) -> Bool {
    switch self {
    case .travel, .velocity, .minimumSpeed:
      guard let pan = occasion.pan else { return true }
      return isMet(by: pan) != isNegated
    case .view, .inView, .viewClass, .inClass, .area, .scrolledTo, .tracking, .gesture,
      .gestureClass:
      return isMet(on: occasion) != isNegated
    }
  }

  @MainActor
  private func isMet(by pan: UIPanGestureRecognizer) -> Bool {
    switch self {
    case .travel(let ways):
      let travel = pan.translation(in: pan.view)
      return ways.contains { $0.includes(travel) }
    case .velocity(let ways):
      let velocity = pan.velocity(in: pan.view)
      return ways.contains { $0.includes(velocity) }
    case .minimumSpeed(let speed):
      let velocity = pan.velocity(in: pan.view)
      return hypot(velocity.x, velocity.y) >= speed
    default: return true
    }
  }

  @MainActor
  private func isMet(on occasion: GestureCondition.Occasion) -> Bool {
    switch self {
    case .view(let names):
      let view = occasion.touchedView
      return occasion.views(names).contains { $0 === view }
    case .inView(let names):
      guard let view = occasion.touchedView else { return false }
      return occasion.views(names).contains { view.isDescendant(of: $0) }
    case .viewClass(let classes):
      guard let view = occasion.touchedView else { return false }
      return classes.contains { $0.includes(view) }
    case .inClass(let classes):
      guard let view = occasion.touchedView else { return false }
      return sequence(first: view, next: \.superview)
        .contains { view in classes.contains { $0.includes(view) } }
    case .area(let rect): return rect.contains(occasion.location)
    case .scrolledTo(let name, let end):
      return (occasion.stage?.view(name) as? UIScrollView).map(end.isReached) ?? false
    case .tracking(let names):
      return occasion.views(names).contains { ($0 as? UIControl)?.isTracking == true }
    case .gesture(let names):
      return occasion.recognizer.map { names.contains($0.journalName) } ?? false
    case .gestureClass(let classes):
      return occasion.recognizer.map { own in classes.contains { $0.includes(own) } } ?? false
    case .travel, .velocity, .minimumSpeed: return true
    }
  }
}

extension GestureCondition.Way {
  func includes(_ vector: CGPoint) -> Bool {
    let (x, y) = (vector.x, vector.y)
    return switch self {
    case .right: x > abs(y)
    case .left: -x > abs(y)
    case .down: y > abs(x)
    case .up: -y > abs(x)
    case .horizontal: abs(x) > abs(y)
    case .vertical: abs(y) > abs(x)
    }
  }
}

extension GestureCondition.End {
  @MainActor
  fileprivate func isReached(_ view: UIScrollView) -> Bool {
    let (offset, size, bounds) = (view.contentOffset, view.contentSize, view.bounds.size)
    return switch self {
    case .top: offset.y <= 0
    case .left: offset.x <= 0
    case .bottom: offset.y >= size.height - bounds.height
    case .right: offset.x >= size.width - bounds.width
    }
  }
}

extension ViewClass {
  /// Returns whether a view is of this class or of a subclass of it.
  @MainActor
  func includes(_ view: UIView) -> Bool {
    switch self {
    case .window: view is UIWindow
    case .view: true
    case .label: view is UILabel
    case .imageView: view is UIImageView
    case .control: view is UIControl
    case .button: view is UIButton
    case .onOffSwitch: view is UISwitch
    case .slider: view is UISlider
    case .stepper: view is UIStepper
    case .segmentedControl: view is UISegmentedControl
    case .pageControl: view is UIPageControl
    case .textField: view is UITextField
    case .scrollView: view is UIScrollView
    case .tableView: view is UITableView
    case .tabBar: view is UITabBar
    case .stackView: view is UIStackView
    case .cell: view is UITableViewCell
    }
  }
}

extension RecognizerClass {
  /// Returns whether a recognizer is of this class or of a subclass of it.
  @MainActor
  func includes(_ recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .tap: recognizer is UITapGestureRecognizer
    case .longPress: recognizer is UILongPressGestureRecognizer
    case .pan: recognizer is UIPanGestureRecognizer
    case .swipe: recognizer is UISwipeGestureRecognizer
    case .pinch: recognizer is UIPinchGestureRecognizer
    case .rotation: recognizer is UIRotationGestureRecognizer
    case .screenEdgePan: recognizer is UIScreenEdgePanGestureRecognizer
    case .hover: recognizer is UIHoverGestureRecognizer
    case .swing: recognizer is SwingGestureRecognizer
    }
  }
}
