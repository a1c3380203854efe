// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

// Classes that override the initializers that UIKit declares as designated, as apps do.

class StatusWindow: UIWindow {
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .statusBar
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class FilterControl: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class AvatarView: UIImageView {
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    isUserInteractionEnabled = true
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class FeedRefreshControl: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .orange
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class MainNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setNavigationBarHidden(true, animated: false)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// A controller of a game, which defers the system's edge gestures.
class GameViewController: UIViewController {
  var level = 1 {
    didSet { setNeedsUpdateProperties() }
  }
  var log: [String] = []
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var shouldAutorotate: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    additionalSafeAreaInsets.top = 10
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    view.addSubview(label)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "Level \(level)"
    log.append("properties \(level)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.append("layout")
  }
}

/// A view for typed text. Traits of the keyboard that it does not declare have UIKit's defaults.
class PinView: UIView, UIKeyInput {
  var pin = ""
  var keyboardType: UIKeyboardType = .numberPad
  lazy var bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  var hasText: Bool { !pin.isEmpty }

  func insertText(_ text: String) {
    pin += text
    reloadInputViews()
  }

  func deleteBackward() {
    pin = String(pin.dropLast())
  }
}

/// A view with overrides for layout by constraints.
class BadgeView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    super.updateConstraints()
  }

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    super.animate(withDuration: duration * 2, animations: animations)
  }
}

class OwnApplication: UIApplication {
  override class var shared: UIApplication { super.shared }
}
