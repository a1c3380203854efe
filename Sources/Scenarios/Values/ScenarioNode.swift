// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A window, or a view with or without a controller, as a file describes it.
package struct ScenarioNode: Equatable, Sendable {
  /// The position of a node in the tree.
  package enum Place: Equatable, Sendable {
    /// It is a window.
    case window
    /// It fills the window of this index in `Scenario.nodes`.
    case root(of: Int)
    /// It is a subview of the node of this index.
    case subview(of: Int)
    /// Its controller is in the container of this index.
    case child(of: Int)
    /// Its controller is presented by the one of this index.
    case presented(by: Int)
    /// It is the view around the presented controller's of this index.
    case container(of: Int)
    /// It is a row of the table of this index.
    case cell(of: Int)
    /// It is in the content view of the cell of this index.
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

  /// The action of a control for one of its events.
  package enum ControlAction: Equatable, Sendable {
    /// It logs a line.
    case line(String)
    /// It would log a line, but the target was released: controls do not retain targets.
    case releasedTarget(String)
    /// It sends an action up the responder chain.
    case nilTarget(String)
  }

  /// A name and the line that is logged for it.
  package struct Handler: Equatable, Sendable {
    /// The action's name.
    package let action: String
    /// The line.
    package let line: String
  }

  /// An event of a control and what happens then.
  package struct Answer: Equatable, Sendable {
    /// The event.
    package let event: ControlEventFact
    /// The action.
    package let action: ControlAction
  }

  /// Its position in the tree.
  package let place: Place
  /// The class of the view.
  package let viewClass: ViewClass
  /// The class of the controller, if it has one.
  package var controller: ControllerClass?
  /// The name that was given to the controller.
  package var controllerName: String?
  /// The name that was given to the view.
  package var name: String?
  /// The lines to log for it; nil for the file's choice.
  package var log: LogChoice?
  /// Everything else that can be set, in the order in which it is applied.
  package var properties: [NodeProperty] = []
  /// The recognizers, in the order of adding.
  package var gestures: [ScenarioGesture] = []
  /// The actions for its control events, in the order of the file.
  package var actions: [Answer] = []
  /// The actions that the controller or, without a named one, the view implements.
  package var handlers: [Handler] = []

  /// Makes a node without anything special.
  package init(place: Place, viewClass: ViewClass) {
    self.place = place
    self.viewClass = viewClass
  }

  /// The name that the log shows of the view.
  package var shownName: String {
    if let name { return name }
    if case .container = place { return "UITransitionView" }
    return controller?.isContainer == true ? "UILayoutContainerView" : viewClass.rawValue
  }
}

/// The controllers that a node can have.
package enum ControllerClass: String, CaseIterable, Sendable {
  /// Shows one view.
  case plain = "UIViewController"
  /// Shows the last of a stack.
  case navigation = "UINavigationController"
  /// Shows one of several.
  case tabs = "UITabBarController"

  /// True if it shows other controllers in a view of its own.
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
  /// A control without looks.
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

  /// The classes that a node may name.
  static let ofNodes = allCases.filter { $0 != .window && $0 != .cell }

  /// True if it is a control, with tracking, events and actions.
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
