// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The actions that a swipe over a row shows, the outermost first.
///
/// Source: UISwipeActionsConfiguration.h.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is at the edge of the table.
  public final let actions: [UIContextualAction]
  /// True if a swipe over most of the row runs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of these actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a row, shown as a button beside it.
///
/// Source: UIContextualAction.h.
@MainActor
open class UIContextualAction: NSObject {
  /// The closure of an action. Its parameters are the action, its view, and a closure to call at the end, with true if
  /// the action was performed.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// A grey button.
    case normal
    /// A red button.
    case destructive
  }

  /// The style of the action's button.
  public final let style: Style
  /// The closure that runs when the action is chosen.
  public final let handler: Handler
  /// The text of the action's button.
  open var title: String?
  /// The picture of the action's button.
  open var image: UIImage?
  /// The colour of the action's button.
  open var backgroundColor: UIColor? = .systemGray

  /// Makes an action. Its button is red if the style is destructive.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
    if style == .destructive { backgroundColor = .systemRed }
  }
}

/// Contains the buttons beside a row. UIKit's view hierarchies show this name.
final class UISwipeActionPullView: UIView {}

/// Moves a row sideways to show its actions. UIKit's view hierarchies show this name with a leading underscore.
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    machine.settings.canPanVertically = false
    machine.settings.hysteresis = TableDefaults.swipeHysteresis
    machine.settings.maximumFingers = 1
  }

  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    table?.admitsSwipe(of: touch) == true
  }

  override func wantsToBegin() -> Bool { table?.beginSwipe(by: machine.travel) == true }
}
