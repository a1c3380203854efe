// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Adds a presented controller's view to a container view as large as the window, even if the presented view is
/// smaller. Touches beside the presented view hit the container view.
///
/// Source: UIPresentationController.h; public threads for the touches beside the presented view. Nothing is animated
/// here.
@MainActor
open class UIPresentationController: NSObject {
  private final weak var presented: UIViewController?
  private final weak var presenting: UIViewController?
  final var storedContainer: UIView?

  /// Makes a presentation controller for a presented controller and the controller that presents it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents `presentedViewController`.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  /// The view that contains the presented view; nil while nothing is presented.
  open var containerView: UIView? { storedContainer }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.view }
  /// The frame of the presented view, in coordinates of the container view; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainer?.bounds ?? .zero }
  /// Called when the container view was added, before the presented view is in it.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view was added to the container view.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the container view was removed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Provides the presentation controller of a presented controller.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller for the style `custom`; nil to use the library's own.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// By default returns nil: the library's own presentation controller is used.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// Presents a controller: adds its view, in a container view, to the window or to the view that the style covers.
  ///
  /// The container is a sibling of the presenter's outermost view, so recognizers of the presenting view do not receive
  /// its touches. Our choice: Apple's documentation does not say.
  final func show(_ controller: UIViewController) {
    guard controller.mayBePresented(by: self) else { return }
    // Calls app code: the view may be loaded now.
    guard let window = viewIfLoaded?.storedWindow, let view = controller.view else {
      return UIApplication.shared.journal.misuse(
        .presentingWithoutWindow(journalName, presented: controller.journalName))
    }
    guard controller.link(toPresenter: self) else { return }
    let presentation = controller.makePresentation(by: self)
    controller.storedPresentation = presentation
    let stage: UIView = coveredView(by: controller) ?? window
    let container = controller.presentationView ?? UIView()
    if container.journalNameOverride == nil { container.journalNameOverride = "UITransitionView" }
    container.frame = stage.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.storedContainer = container
    view.frame = presentation.frameOfPresentedViewInContainerView
    controller.passage = .presented
    // Calls app code: the presented controller may dismiss itself here.
    controller.viewWillAppear(false)
    guard storedPresented === controller else { return }
    stage.addSubview(container)
    // Calls app code: the presented controller may be dismissed here, too.
    presentation.presentationTransitionWillBegin()
    guard storedPresented === controller else { return }
    container.addSubview(view)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
    presentation.presentationTransitionDidEnd(true)
    controller.passage = .none
  }

  final func takeAwayPresented() {
    // A controller that is being dismissed may call this again.
    guard let controller = storedPresented, controller.passage != .dismissed else { return }
    // Controllers that the presented one presents are dismissed with it, innermost first.
    controller.takeAwayPresented()
    controller.passage = .dismissed
    let presentation = controller.storedPresentation
    presentation?.dismissalTransitionWillBegin()
    controller.viewWillDisappear(false)
    controller.viewIfLoaded?.removeFromSuperview()
    presentation?.storedContainer?.removeFromSuperview()
    presentation?.storedContainer = nil
    controller.storedPresentation = nil
    storedPresented = nil
    controller.storedPresenting = nil
    controller.viewDidDisappear(false)
    presentation?.dismissalTransitionDidEnd(true)
    controller.passage = .none
  }

  private final func makePresentation(by presenter: UIViewController) -> UIPresentationController {
    // Calls app code: the delegate.
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter) : nil
    return own
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Returns the view that `controller` covers if its style is `currentContext` or `overCurrentContext`: that of the
  /// first controller, from this one through its parents, with `definesPresentationContext`. Returns nil otherwise.
  private final func coveredView(by controller: UIViewController) -> UIView? {
    guard [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) else {
      return nil
    }
    return sequence(first: self) { $0.storedParent }
      .first { $0.definesPresentationContext }?.viewIfLoaded
  }
}
