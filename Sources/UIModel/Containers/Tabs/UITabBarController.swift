// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Shows one of several controllers, chosen by index. Without animation.
open class UITabBarController: UIViewController {
  private final let transitionView = UITransitionView(frame: .zero)
  private final var selection = 0
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

  /// Replaces the tabs. The first is selected when the selected one is gone.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    let old = selectedViewController
    for controller in children where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    for controller in tabs where controller.storedParent !== self {
      addChild(controller)
      if controller.storedParent === self { controller.didMove(toParent: self) }
    }
    for controller in orderChildren(as: tabs) { controller.leaveParent() }
    selection = children.firstIndex { $0 === old } ?? 0
    if isViewLoaded { exchange(old, for: selectedViewController, in: transitionView) }
  }

  /// The index of the tab that is shown; an index out of range is ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard children.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      if isViewLoaded { exchange(old, for: selectedViewController, in: transitionView) }
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

  /// The container view that holds what is shown.
  open override func loadView() {
    loadContainer(with: transitionView)
  }

  /// Shows the selected tab.
  open override func viewDidLoad() {
    super.viewDidLoad()
    exchange(nil, for: selectedViewController, in: transitionView)
  }
}

extension UIViewController {
  /// The tab bar controller that this controller is in, however deep.
  public var tabBarController: UITabBarController? {
    nearestParent(UITabBarController.self)
  }
}
