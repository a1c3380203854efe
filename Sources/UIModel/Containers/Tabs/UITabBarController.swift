// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Shows one of several controllers, by index. It has no animations.
open class UITabBarController: UIViewController {
  private final let transitionView = UITransitionView(frame: .zero)
  /// The selected tab. If it is removed, the tab that then has its index becomes selected.
  private final weak var selectedTab: UIViewController?
  private final var selection = 0
  /// The depth of nested calls of `setViewControllers(_:animated:)`. Only the outermost call shows the selected tab,
  /// when the call ends.
  private final var changesUnderWay = 0
  override var shownChild: UIViewController? { selectedViewController }

  /// Makes a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs, in order; nil for none.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected tab stays selected. If it was removed, the tab that now has its index is
  /// selected, or else the first. Source: Apple's reference page.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    changesUnderWay += 1
    for controller in children where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    for controller in tabs where controller.storedParent !== self {
      addChild(controller)
      if controller.storedParent === self { controller.didMove(toParent: self) }
    }
    for controller in orderChildren(as: tabs) { controller.leaveParent() }
    changesUnderWay -= 1
    childrenDidChange()
  }

  override func childrenDidChange() {
    guard changesUnderWay == 0 else { return }
    if let index = children.firstIndex(where: { $0 === selectedTab }) {
      selection = index
    } else if !children.indices.contains(selection) {
      selection = 0
    }
    selectedTab = selectedViewController
    if isViewLoaded, transitionView.shown !== selectedTab { showChild(in: transitionView) }
  }

  /// The index of the tab that is shown. Setting an index out of range is ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard children.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      selectedTab = children[newValue]
      if isViewLoaded { showChild(in: transitionView) }
    }
  }

  /// The tab that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Makes the container view in which controllers are shown.
  open override func loadView() {
    loadContainer(with: transitionView)
  }

  /// Shows the selected tab.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showChild(in: transitionView)
  }
}

extension UIViewController {
  /// The nearest tab bar controller among the ancestors of this controller.
  public var tabBarController: UITabBarController? {
    nearestParent(UITabBarController.self)
  }
}
