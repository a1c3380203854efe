// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A property of a node, set when it is made or while a scenario runs.
package enum NodeProperty: Equatable, Sendable {
  /// `UIWindow.windowLevel`: windows of higher levels are in front.
  case level(CGFloat)
  /// The rectangle in the superview, in points, before the transform.
  case frame(CGRect)
  /// The origin of the bounds, in points.
  case boundsOrigin(CGPoint)
  /// The transform about the center.
  case transform(CGAffineTransform)
  /// The color that fills the bounds.
  case color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// The text it shows.
  case title(String)
  /// The picture it shows, a file below the assets.
  case image(String)
  /// The opacity, from 0 to 1.
  case alpha(CGFloat)
  /// The position at which the layer is drawn among its siblings. Hit tests do not follow it.
  case zPosition(CGFloat)
  /// The end of its superview's subviews to which it is moved when all of them are there.
  case order(SiblingOrder)
  /// A property of UIKit that is true or false, see `NodeKey.flagName`.
  case flag(NodeKey, Bool)
  /// The number of pages of a page control.
  case pages(Int)
  /// The titles of a segmented control.
  case segments([String])
  /// The least value of a slider or stepper.
  case minimum(Double)
  /// The greatest value of a slider or stepper.
  case maximum(Double)
  /// The value of a control: a number, an index or a page; 0 and 1 for a switch.
  case value(Double)
  /// The tab that a tab bar controller shows.
  case selected(Int)
  /// The behaviour of overridden touch methods.
  case touches(TouchOverride)
  /// The answer of an overridden hitTest.
  case hitTest(HitTestOverride)
  /// The answer of an overridden pointInside.
  case pointInside(PointInsideOverride)
  /// The answers of overridden tracking methods.
  case tracking(TrackingOverride)
  /// The lines that its touch methods log as actions.
  case touchActions([TouchAction])
  /// An override of gestureRecognizerShouldBegin: the answer, which asks super while conditions hold.
  case shouldBegin(GestureCondition)
  /// True if it follows the finger.
  case drag(Bool)
  /// The name of the next responder; nil for UIKit's rule.
  case next(String?)
  /// The settings of a scroll view or table.
  case scroll(ScrollSettings)
  /// Settings of a recognizer that it brings along.
  case own(OwnRecognizer, [GestureProperty])
  /// The arrangement of a stack view's subviews.
  case stack(StackSettings)
  /// A property of the controller that is true or false.
  case controllerFlag(NodeKey, Bool)
  /// The style in which the controller is presented.
  case presentation(PresentationStyle)
}

extension NodeProperty {
  /// True for behaviour that only a subclass can have.
  package var isOverride: Bool {
    switch self {
    case .touches, .touchActions, .hitTest, .pointInside, .shouldBegin, .tracking, .drag, .next:
      true
    default: false
    }
  }
}

/// An action of a touch method beside super's work: it logs a line, if conditions hold for the first of its touches.
package struct TouchAction: Equatable, Sendable {
  /// The method.
  package let method: JournalFact.TouchMethod
  /// The line.
  package let line: String
  /// The conditions.
  package let condition: GestureCondition
}

/// An end of a view's list of subviews. Hit tests ask the front one first.
package enum SiblingOrder: String, CaseIterable, Sendable {
  /// As after `bringSubviewToFront(_:)`.
  case front
  /// As after `sendSubviewToBack(_:)`.
  case back
}

/// The arrangement of a stack view's subviews.
package struct StackSettings: Equatable, Sendable {
  /// The axis along which they stand; nil for UIKit's default, as below.
  package var axis: Axis?
  /// The way in which they fill the axis.
  package var distribution: Distribution?
  /// Their alignment across the axis.
  package var alignment: Alignment?
  /// The gap between them, in points.
  package var spacing: CGFloat?

  /// The axes.
  package enum Axis: String, CaseIterable, Sendable { case horizontal, vertical }
  /// UIKit's distributions.
  package enum Distribution: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// UIKit's alignments, without those by baselines.
  package enum Alignment: String, CaseIterable, Sendable { case fill, leading, center, trailing }
}

/// UIKit's styles of presentation.
package enum PresentationStyle: String, CaseIterable, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// The behaviour of overridden touch methods.
package enum TouchOverride: String, CaseIterable, Sendable {
  /// Nothing is overridden; no line.
  case forward
  /// A line, and super is not called.
  case intercept
  /// A line, and super is called.
  case both
}

/// The answer of an overridden hitTest.
package enum HitTestOverride: Equatable, Sendable {
  /// Nothing is overridden.
  case byDefault
  /// Nil.
  case nothing
  /// It answers itself, for every point.
  case itself
  /// It answers what the search finds in it, and never itself: touches beside its subviews pass.
  case passThrough
  /// It answers one of the nodes in it, for every point.
  case subview(Int)
  /// The answers of successive calls for a touch: an override with a side effect. The last answer stays.
  indirect case inTurn([HitTestOverride])
}

/// The answer of an overridden pointInside.
package enum PointInsideOverride: Equatable, Sendable {
  /// Nothing is overridden.
  case byDefault
  /// It also accepts the points of another view, by name.
  case alsoInside(String)
  /// It accepts the points of the bounds inset by this many points.
  case inset(CGFloat)
  /// It accepts the points of the circle in the middle of the bounds.
  case circle
  /// It accepts the points where a subview that takes touches is.
  case subviews
  /// It accepts the points of its bounds, and those where a subview that takes touches is.
  case alsoSubviews
  /// It accepts the points of its bounds but for those of another view, by name.
  case notInside(String)
}

/// The answers of overridden tracking methods.
package struct TrackingOverride: Equatable, Sendable {
  /// The answer of beginTracking; nil for super's answer.
  package var begin: Bool?
  /// The number of continueTracking calls that answer as super does; later calls answer false.
  package var continueUntil: Int?
}

/// The keys of a node's properties, in the order in which they are applied.
package enum NodeKey: String, CaseIterable, Sendable {
  case level, frame, bounds, transform, color, title, image, hidden, alpha, zPosition, order
  case userInteraction, multipleTouch, exclusiveTouch, clips, enabled, pages, segments, minimum
  case maximum, value, selected, touches, touchActions, hitTest, pointInside
  case gestureRecognizerShouldBegin, tracking, drag, next, scroll, stack
  case leftBarButtonItem, hidesBackButton, navigationBarHidden, definesPresentationContext
  case presentation, pan, pinch, pop

  /// UIKit's name of a property that is true or false; nil for other keys.
  package var flagName: String? {
    switch self {
    case .hidden: "isHidden"
    case .userInteraction: "isUserInteractionEnabled"
    case .multipleTouch: "isMultipleTouchEnabled"
    case .exclusiveTouch: "isExclusiveTouch"
    case .clips: "clipsToBounds"
    case .enabled: "isEnabled"
    default: nil
    }
  }

  /// Returns whether a node of this kind has the property.
  package func applies(to view: ViewClass, _ controller: ControllerClass?) -> Bool {
    if view == .window {
      return [
        .level, .frame, .hidden, .alpha, .userInteraction, .hitTest, .pointInside,
        .gestureRecognizerShouldBegin, .touches, .touchActions,
      ].contains(self)
    }
    switch self {
    case .level: return false
    case .enabled, .tracking: return view.isControl
    case .pages: return view == .pageControl
    case .segments: return view == .segmentedControl
    case .minimum, .maximum: return view == .slider || view == .stepper
    case .value:
      return [.onOffSwitch, .slider, .stepper, .segmentedControl, .pageControl].contains(view)
    case .selected: return controller == .tabs
    case .scroll, .pan, .pinch: return view.isScrollView
    case .pop: return controller == .navigation
    case .stack: return view == .stackView
    // The view of a container controller is its own.
    case .touches, .touchActions, .hitTest, .pointInside, .gestureRecognizerShouldBegin, .drag,
      .next:
      return controller?.isContainer != true
    case .navigationBarHidden: return controller == .navigation
    case .leftBarButtonItem, .hidesBackButton, .definesPresentationContext, .presentation:
      return controller != nil
    // A table places its cells.
    case .frame, .order: return view != .cell
    case .bounds, .transform, .color, .title, .image, .hidden, .alpha, .zPosition,
      .userInteraction, .multipleTouch, .exclusiveTouch, .clips:
      return true
    }
  }
}
