// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The views that UIKit puts between a container's controllers. Their names were seen in the responder chain of a
/// device of 2018: UIViewControllerWrapperView, UINavigationTransitionView, UILayoutContainerView.
///
/// Their hit test returns their subviews but never themselves. They are part of the responder chain.
class ContainerHostingView: UIView {
  override func layoutSubviews() {
    for subview in storedSubviews where subview is ContainerHostingView || subview.controller != nil
    {
      subview.frame = bounds
    }
  }
}

/// The root view of a container controller.
final class UILayoutContainerView: ContainerHostingView {}

/// Holds the wrapper of the one child that a container shows.
class ChildStageView: ContainerHostingView {
  /// The child that is shown. Set and read by `showChild(in:)`.
  final weak var shown: UIViewController?
}

/// Holds the wrapper of the controller that a navigation controller shows.
final class UINavigationTransitionView: ChildStageView {}

/// Holds the wrapper of the controller that a tab bar controller shows.
final class UITransitionView: ChildStageView {}

/// Holds the root view of a contained controller.
final class UIViewControllerWrapperView: ContainerHostingView {}

extension UIViewController {
  /// Makes the root view of a container. Its subview `stage` is where children are shown.
  final func loadContainer(with stage: ChildStageView) {
    let container = UILayoutContainerView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.frame = container.bounds
    container.addSubview(stage)
    view = container
  }

  /// Makes `stage` show `shownChild`: its view in a wrapper of its own. The former child's view is removed.
  ///
  /// Callbacks may change the children and get here again. The innermost call shows the child that is right by then,
  /// and the outer calls see it in `shown`.
  final func showChild(in stage: ChildStageView) {
    let (old, new) = (stage.shown, shownChild)
    guard old !== new || new?.viewIfLoaded?.storedSuperview == nil else { return }
    stage.shown = nil
    if let old, old !== new { clear(stage, of: old) }
    guard let new, new === shownChild, let view = new.view, stage.shown == nil else { return }
    new.viewWillAppear(false)
    guard new === shownChild, stage.shown == nil else { return }
    stage.shown = new
    let wrapper = UIViewControllerWrapperView(frame: stage.bounds)
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
    guard stage.shown === new, view.storedSuperview === wrapper else {
      // A callback took the child away before its view was on the stage.
      if view.storedSuperview === wrapper { view.removeFromSuperview() }
      return
    }
    stage.addSubview(wrapper)
    new.viewIsAppearing(false)
    new.viewDidAppear(false)
  }

  /// Removes the view of a child from the stage. It stays in another superview if the application put it there.
  private func clear(_ stage: ChildStageView, of child: UIViewController) {
    let wrappers = stage.storedSubviews
    child.viewWillDisappear(false)
    for wrapper in wrappers {
      if let view = child.viewIfLoaded, view.storedSuperview === wrapper {
        view.removeFromSuperview()
      }
      wrapper.removeFromSuperview()
    }
    child.viewDidDisappear(false)
  }
}
