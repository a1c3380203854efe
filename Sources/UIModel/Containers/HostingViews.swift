// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The views that UIKit creates for a container controller: its root view, and the views between that and a child's
/// view. Their names come from the responder chain on a device in 2018: UIViewControllerWrapperView,
/// UINavigationTransitionView, UILayoutContainerView.
///
/// Their hit tests return their subviews but never themselves. They are in the responder chain.
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

/// Contains the wrapper view of the child that a container shows.
class ChildStageView: ContainerHostingView {
  /// The child that is shown. Only `showChild(in:)` uses it.
  final weak var shown: UIViewController?
}

/// Contains the wrapper view of the controller that a navigation controller shows.
final class UINavigationTransitionView: ChildStageView {}

/// Contains the wrapper view of the controller that a tab bar controller shows.
final class UITransitionView: ChildStageView {}

/// Contains the root view of a child controller.
final class UIViewControllerWrapperView: ContainerHostingView {}

extension UIViewController {
  /// Creates the root view of a container. Children are shown in its subview `stage`.
  final func loadContainer(with stage: ChildStageView) {
    let container = UILayoutContainerView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.frame = container.bounds
    container.addSubview(stage)
    view = container
  }

  /// Shows `shownChild` in `stage`: adds its view in a new wrapper and removes the previous child's view.
  ///
  /// Callbacks may change the children and so call this again. The innermost call shows the current child. The outer
  /// calls return when they find that `shownChild` or `stage.shown` has changed.
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
      // A callback of `addSubview(_:)` replaced the child or moved its view. A view that is still in the wrapper is
      // removed.
      if view.storedSuperview === wrapper { view.removeFromSuperview() }
      return
    }
    stage.addSubview(wrapper)
    new.viewIsAppearing(false)
    new.viewDidAppear(false)
  }

  /// Removes a child's view from the stage. If the application has moved it to another superview, it stays there.
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
