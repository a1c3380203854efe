// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Shows the last controller on its stack. It has no animations and no navigation bar.
open class UINavigationController: UIViewController {
  private final let transitionView = UINavigationTransitionView(frame: .zero)
  private final let popRecognizer = UIParallaxTransitionPanGestureRecognizer()
  override var shownChild: UIViewController? { children.last }
  private final let popDelegate = PopDelegate()
  /// The depth of nested calls of `change(to:)`. While it is above 0, `childrenDidChange()` shows nothing, so that
  /// controllers that are on top only during the change are not shown.
  private final var changesUnderWay = 0

  /// Makes a navigation controller with a first controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown, or the one that it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  /// The recognizer that pops the top controller by a pan from the left edge, when the finger lifts: see `popAtLift()`.
  /// It is on the container's view and receives no touches if the stack has only one controller. Unless its delegate is
  /// replaced, it does not begin if the top controller's item has a left bar button item or `hidesBackButton`, or if
  /// the bar is hidden. Source: public threads.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  /// True if the bar is hidden. The value is only stored, because there is no bar.
  open var isNavigationBarHidden = false
  /// Hides or shows the bar. The value is only stored, because there is no bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pushes a controller on the stack. It is shown at once, regardless of `animated`.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else { return }
    change(to: children + [viewController])
  }

  /// Pops the top controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    change(to: children.dropLast())
    return top
  }

  /// Pops all controllers except the root controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = children.first else { return nil }
    let popped = Array(children.dropFirst())
    change(to: [first])
    return popped
  }

  /// Pops the controllers above a controller of the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children.dropFirst(index + 1))
    change(to: Array(children.prefix(through: index)))
    return popped
  }

  /// Replaces the stack. The last controller is shown at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers)
  }

  /// Makes the container view in which controllers are shown.
  open override func loadView() {
    loadContainer(with: transitionView)
  }

  /// Shows the top of the stack.
  open override func viewDidLoad() {
    super.viewDidLoad()
    popRecognizer.edges = .left
    popDelegate.navigation = self
    popRecognizer.delegate = popDelegate
    popRecognizer.canPop = children.count > 1
    popRecognizer.addTarget(
      self, action: Selector(UINavigationController.popAtLift, name: "handleNavigationTransition:"))
    view.addGestureRecognizer(popRecognizer)
    showChild(in: transitionView)
  }

  /// Pops if the pan covered more than half of the width when the finger lifts. Unlike in UIKit, the views do not
  /// follow the finger, and its speed does not matter.
  private func popAtLift() {
    guard popRecognizer.state == .ended, let view = viewIfLoaded,
      popRecognizer.translation(in: view).x > view.bounds.width / 2
    else { return }
    popViewController(animated: true)
  }

  override func childrenDidChange() {
    popRecognizer.canPop = children.count > 1
    if changesUnderWay == 0, isViewLoaded, transitionView.shown !== topViewController {
      showChild(in: transitionView)
    }
  }

  private func change(to stack: [UIViewController]) {
    changesUnderWay += 1
    let (before, after) = (
      Set(children.map(ObjectIdentifier.init)), Set(stack.map(ObjectIdentifier.init))
    )
    let leaving = children.filter { !after.contains(ObjectIdentifier($0)) }
    let coming = stack.filter { !before.contains(ObjectIdentifier($0)) }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.passage = .movingOut
    }
    for controller in coming {
      addChild(controller)
      controller.passage = .movingIn
    }
    let dropped = orderChildren(as: stack)
    popRecognizer.canPop = children.count > 1
    if isViewLoaded { showChild(in: transitionView) }
    for controller in leaving + coming { controller.passage = .none }
    // A callback may have added one of these controllers to another container.
    for controller in dropped
    where controller.storedParent === self && !children.contains(where: { $0 === controller }) {
      controller.leaveParent()
    }
    for controller in coming where controller.storedParent === self {
      controller.didMove(toParent: self)
    }
    changesUnderWay -= 1
    // The callbacks may have changed the children again.
    childrenDidChange()
  }
}

extension UIViewController {
  /// The nearest navigation controller among the ancestors of this controller.
  public var navigationController: UINavigationController? {
    nearestParent(UINavigationController.self)
  }
}
