// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A window, or a view with or without a controller, as described in a file.
package struct ScenarioNode: Equatable, Sendable {
  /// The position of a node in the tree.
  package enum Place: Equatable, Sendable {
    /// A window.
    case window
    /// The root view of the window with this index in `Scenario.nodes`.
    case root(of: Int)
    /// A subview of the node with this index.
    case subview(of: Int)
    /// A child controller of the container with this index.
    case child(of: Int)
    /// A controller that the controller with this index presents.
    case presented(by: Int)
    /// The view that UIKit inserts around the view of the presented controller with this index.
    case container(of: Int)
    /// A row of the table with this index.
    case cell(of: Int)
    /// A subview of the content view of the cell with this index.
    case content(of: Int)

    /// The index of the node that this position refers to; nil for a window.
    package var parent: Int? {
      switch self {
      case .window: nil
      case .root(let index), .subview(let index), .child(let index), .presented(let index),
        .container(let index), .cell(let index), .content(let index):
        index
      }
    }
  }

  /// The effect of a control's event.
  package enum ControlAction: Equatable, Sendable {
    /// Logs this line.
    case line(String)
    /// Logs nothing: the target that would log this line was released. Controls do not retain targets.
    case releasedTarget(String)
    /// Sends the action with this name up the responder chain.
    case nilTarget(String)
  }

  /// A method that implements an action, and the line that it logs.
  package struct Handler: Equatable, Sendable {
    /// The action's name.
    package let action: String
    /// The line that the method logs.
    package let line: String
  }

  /// An event of a control, and the action that the event triggers.
  package struct Answer: Equatable, Sendable {
    /// The event that the control sends.
    package let event: ControlEventFact
    /// The action that the event triggers.
    package let action: ControlAction
    /// A number for the target or closure if it is added for more than four events; nil for other answers. Only
    /// `ScenarioStage.mirroring(_:)` sets it: it lists four of the events, as four answers with the same number.
    package var observer: Int?
  }

  /// The position in the tree.
  package let place: Place
  /// The class of the view.
  package let viewClass: ViewClass
  /// The class of the controller, if it has one.
  package var controller: ControllerClass?
  /// The name of the controller in the file; nil for none.
  package var controllerName: String?
  /// The name of the view in the file; nil for none.
  package var name: String?
  /// The kinds of lines to log for the node; nil to use the file's choice.
  package var log: LogChoice?
  /// All other properties, in the order in which they are applied.
  package var properties: [NodeProperty] = []
  /// The recognizers, in the order of adding.
  package var gestures: [ScenarioGesture] = []
  /// The actions for control events, in the order of the file.
  package var actions: [Answer] = []
  /// The methods that implement actions. They belong to the controller if the file names it, or else to the view.
  package var handlers: [Handler] = []

  /// Makes a node with default values.
  package init(place: Place, viewClass: ViewClass) {
    self.place = place
    self.viewClass = viewClass
  }

  /// The view's name in the log and in sentences.
  package var shownName: String {
    if let name { return name }
    if case .container = place { return "UITransitionView" }
    return controller?.isContainer == true ? "UILayoutContainerView" : viewClass.rawValue
  }
}

/// The controllers that a node can have.
package enum ControllerClass: String, CaseIterable, Sendable {
  /// A controller that shows one view.
  case plain = "UIViewController"
  /// A controller that shows the last controller of its stack.
  case navigation = "UINavigationController"
  /// A controller that shows one of several controllers.
  case tabs = "UITabBarController"

  /// True if the controller shows other controllers inside its own view.
  package var isContainer: Bool {
    switch self {
    case .plain: false
    case .navigation, .tabs: true
    }
  }
}

/// The classes that a node's view can have. `UIWindow` is for windows alone.
package enum ViewClass: String, CaseIterable, Sendable {
  case window = "UIWindow"
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  /// A plain control that draws nothing.
  case control = "UIControl"
  case button = "UIButton"
  case onOffSwitch = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case textField = "UITextField"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case tabBar = "UITabBar"
  case stackView = "UIStackView"
  /// A row of a table.
  case cell = "UITableViewCell"

  /// The classes that a node in a file can have.
  static let ofNodes = allCases.filter { $0 != .window && $0 != .cell }

  /// True for controls, with tracking, events and actions.
  package var isControl: Bool {
    switch self {
    case .control, .button, .onOffSwitch, .slider, .stepper, .segmentedControl, .pageControl,
      .textField:
      true
    case .window, .view, .label, .imageView, .scrollView, .tableView, .tabBar, .stackView, .cell:
      false
    }
  }

  /// True for scroll views and tables.
  package var isScrollView: Bool { self == .scrollView || self == .tableView }
}
