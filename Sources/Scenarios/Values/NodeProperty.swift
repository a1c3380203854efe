// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// A property of a node, set when it is made or while a scenario runs.
package enum NodeProperty: Equatable, Sendable {
  /// `UIWindow.windowLevel`. Windows with higher levels are in front.
  case level(CGFloat)
  /// The frame that the view has without its transform, in points of the superview.
  case frame(CGRect)
  /// The origin of the bounds, in points.
  case boundsOrigin(CGPoint)
  /// The transform about the centre.
  case transform(CGAffineTransform)
  /// The color that fills the bounds.
  case color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// The text of a label, button or text field, and the title of the controller.
  case title(String)
  /// The image of an image view: the path of a file in the assets folder.
  case image(String)
  /// The opacity, from 0 to 1.
  case alpha(CGFloat)
  /// `CALayer.zPosition`: the drawing order among siblings. Hit tests ignore it.
  case zPosition(CGFloat)
  /// The end of the superview's `subviews` to which the view moves after all views were added.
  case order(SiblingOrder)
  /// The name of the view to which this view is added after all views were created. If it names a cell, this view is
  /// added to the cell's content view.
  case superview(String)
  /// A Boolean property of UIKit; see `NodeKey.flagName`.
  case flag(NodeKey, Bool)
  /// The number of pages of a page control.
  case pages(Int)
  /// The titles of a segmented control.
  case segments([String])
  /// The smallest value of a slider or stepper.
  case minimum(Double)
  /// The largest value of a slider or stepper.
  case maximum(Double)
  /// The value of a control: a number, an index or a page; 0 and 1 for a switch.
  case value(Double)
  /// The selected tab of a tab bar controller.
  case selected(Int)
  /// The override of the touch methods.
  case touches(TouchOverride)
  /// The override of `hitTest(_:with:)`.
  case hitTest(HitTestOverride)
  /// The override of `point(inside:with:)`.
  case pointInside(PointInsideOverride)
  /// The overrides of the tracking methods.
  case tracking(TrackingOverride)
  /// The actions that the touch methods perform.
  case touchActions([TouchAction])
  /// An override of `gestureRecognizerShouldBegin(_:)`. It returns super's result if the conditions hold, and otherwise
  /// false.
  case shouldBegin(GestureCondition)
  /// True if the view moves with the finger.
  case drag(Bool)
  /// The name of the responder that `next` returns; nil for super's result.
  case next(String?)
  /// The settings of a scroll view or table.
  case scroll(ScrollSettings)
  /// The properties of a recognizer that UIKit adds to the view or controller.
  case own(OwnRecognizer, [GestureProperty])
  /// The arrangement of a stack view's subviews.
  case stack(StackSettings)
  /// A Boolean property of the controller.
  case controllerFlag(NodeKey, Bool)
  /// The `modalPresentationStyle` of the controller.
  case presentation(PresentationStyle)
}

extension NodeProperty {
  /// True for properties that an application can only set by subclassing.
  package var isOverride: Bool {
    switch self {
    case .touches, .touchActions, .hitTest, .pointInside, .shouldBegin, .tracking, .drag, .next:
      true
    default: false
    }
  }
}

/// An action of a touch method, in addition to calling super: it logs a line if the conditions hold for the first of
/// its touches.
package struct TouchAction: Equatable, Sendable {
  /// The touch method that performs the action.
  package let method: JournalFact.TouchMethod
  /// The line that the action logs.
  package let line: String
  /// The conditions under which the line is logged.
  package let condition: GestureCondition
}

/// The position of a view among its siblings. Hit tests ask the front sibling first.
package enum SiblingOrder: String, CaseIterable, Sendable {
  /// In front, as after `bringSubviewToFront(_:)`.
  case front
  /// At the back, as after `sendSubviewToBack(_:)`.
  case back
}

/// The arrangement of a stack view's subviews.
package struct StackSettings: Equatable, Sendable {
  /// The axis of the stack; nil for UIKit's default, as for the other settings.
  package var axis: Axis?
  /// The distribution along the axis.
  package var distribution: Distribution?
  /// The alignment across the axis.
  package var alignment: Alignment?
  /// The distance between the views, in points.
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

/// The override of the touch methods.
package enum TouchOverride: String, CaseIterable, Sendable {
  /// There is no override, and nothing is logged.
  case forward
  /// The override logs a line and does not call super.
  case intercept
  /// The override logs a line and calls super.
  case both
}

/// The override of `hitTest(_:with:)`.
package enum HitTestOverride: Equatable, Sendable {
  /// There is no override.
  case byDefault
  /// The override returns nil.
  case nothing
  /// The override returns the view itself for every point.
  case itself
  /// The override returns super's result, or nil if that is the view itself: touches between its subviews pass through.
  case passThrough
  /// The override returns the subview with this index among the subviews that the file describes; nil if none has it.
  case subview(Int)
  /// The overrides to use for successive hit tests of touches. The last one is used for all later hit tests.
  indirect case inTurn([HitTestOverride])
}

/// The override of `point(inside:with:)`.
package enum PointInsideOverride: Equatable, Sendable {
  /// There is no override.
  case byDefault
  /// The override accepts super's points and also those of the named view.
  case alsoInside(String)
  /// The override accepts the points of the bounds inset by this many points.
  case inset(CGFloat)
  /// The override accepts the points of the largest circle in the bounds, around their centre.
  case circle
  /// The override accepts only the points of subviews that can receive touches.
  case subviews
  /// The override accepts the points of the bounds, and those of subviews that can receive touches.
  case alsoSubviews
  /// The override accepts the points of the bounds, except those of the named view.
  case notInside(String)
}

/// The overrides of the tracking methods.
package struct TrackingOverride: Equatable, Sendable {
  /// The result of `beginTracking`; nil for the result of super.
  package var begin: Bool?
  /// The number of `continueTracking` calls that return super's result. Later calls return false.
  package var continueUntil: Int?
}

/// The keys of a node's properties, in the order in which they are applied.
package enum NodeKey: String, CaseIterable, Sendable {
  case level, frame, bounds, transform, color, title, image, hidden, alpha, zPosition, order
  case superview
  case userInteraction, multipleTouch, exclusiveTouch, clips, enabled, pages, segments, minimum
  case maximum, value, selected, touches, touchActions, hitTest, pointInside
  case gestureRecognizerShouldBegin, tracking, drag, next, scroll, stack
  case leftBarButtonItem, hidesBackButton, navigationBarHidden, definesPresentationContext
  case presentation, pan, pinch, pop

  /// UIKit's name of a Boolean property; nil for other keys.
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

  /// Returns whether nodes of this kind have the property.
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
    // UIKit creates the view of a container controller, so it can't have these overrides.
    case .touches, .touchActions, .hitTest, .pointInside, .gestureRecognizerShouldBegin, .drag,
      .next:
      return controller?.isContainer != true
    case .navigationBarHidden: return controller == .navigation
    case .leftBarButtonItem, .hidesBackButton, .definesPresentationContext, .presentation:
      return controller != nil
    // A table positions its cells itself.
    case .frame, .order: return view != .cell
    case .superview: return view != .cell && controller == nil
    case .bounds, .transform, .color, .title, .image, .hidden, .alpha, .zPosition,
      .userInteraction, .multipleTouch, .exclusiveTouch, .clips:
      return true
    }
  }
}
