// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The views that UIKit puts between a container's controllers. Their names show in the responder chain, as
/// printed on a device of 2018: UIViewControllerWrapperView, UINavigationTransitionView,
/// UILayoutContainerView.
///
/// They let every touch through to what they hold and take none themselves, but they stand in the chain.
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

/// Holds the wrapper of the controller that a navigation controller shows.
final class UINavigationTransitionView: ContainerHostingView {}

/// Holds the wrapper of the controller that a tab bar controller shows.
final class UITransitionView: ContainerHostingView {}

/// Holds the root view of a contained controller.
final class UIViewControllerWrapperView: ContainerHostingView {}

extension UIViewController {
  /// Makes the root view of a container, with `stage` in it, where children are shown.
  final func loadContainer(with stage: UIView) {
    let container = UILayoutContainerView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.frame = container.bounds
    container.addSubview(stage)
    view = container
  }

  /// Shows a child in `stage`: its view in a wrapper of its own. The child before it leaves.
  final func exchange(_ old: UIViewController?, for new: UIViewController?, in stage: UIView) {
    guard old !== new || new?.viewIfLoaded?.storedSuperview == nil else { return }
    if let old, old !== new {
      old.viewWillDisappear(false)
      let wrapper = old.viewIfLoaded?.storedSuperview as? UIViewControllerWrapperView
      old.viewIfLoaded?.removeFromSuperview()
      wrapper?.removeFromSuperview()
      old.viewDidDisappear(false)
    }
    // A callback may have made the container show another one, which is done then.
    guard let new, new === shownChild, let view = new.view else { return }
    let wrapper = UIViewControllerWrapperView(frame: stage.bounds)
    view.frame = wrapper.bounds
    new.viewWillAppear(false)
    guard new === shownChild else { return }
    wrapper.addSubview(view)
    stage.addSubview(wrapper)
    new.viewIsAppearing(false)
    new.viewDidAppear(false)
  }
}
