// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

/// A row of views that note the calls of their methods.
@MainActor
private final class Notebook {
  var lines: [String] = []
}

@MainActor
private final class NotingView: UIView {
  let name: String
  let notebook: Notebook

  init(_ name: String, _ notebook: Notebook) {
    self.name = name
    self.notebook = notebook
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() { notebook.lines.append("\(name) properties") }
  override func layoutSubviews() { notebook.lines.append("\(name) layout") }
}

@Suite("Members that apps override and set")
@MainActor
struct InterfaceMemberTests {
  @Test("Designated initializers can be overridden, and do what UIKit's do")
  func initializers() throws {
    let phone = Phone()
    let scene = UIWindowScene()
    let window = StatusWindow(windowScene: scene)
    #expect(window.windowScene === scene)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.subviews == [window.badge])

    let filter = FilterControl(items: ["All", "New"])
    #expect(filter.selectedSegmentIndex == 0)
    #expect(filter.numberOfSegments == 2)
    #expect(filter.bounds.height == 32)

    let avatar = AvatarView(image: nil, highlightedImage: nil)
    #expect(avatar.isUserInteractionEnabled)
    #expect(avatar.bounds.size == .zero)

    let refresh = FeedRefreshControl()
    #expect(refresh.tintColor == .orange)
    #expect(!refresh.isRefreshing)

    let root = UIViewController()
    let navigation = MainNavigationController(rootViewController: root)
    #expect(navigation.topViewController === root)
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(navigation.childForStatusBarHidden === root)
    _ = phone
  }

  @Test("Properties are updated before layout, superviews first")
  func properties() {
    let notebook = Notebook()
    let outer = NotingView("outer", notebook)
    let inner = NotingView("inner", notebook)
    outer.addSubview(inner)
    let phone = Phone(outer)
    let all = ["outer properties", "inner properties", "outer layout", "inner layout"]
    #expect(notebook.lines == all)

    notebook.lines = []
    inner.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    #expect(notebook.lines.isEmpty)
    phone.host.advance(to: 1)
    #expect(notebook.lines == ["inner properties"])

    notebook.lines = []
    outer.setNeedsLayout()
    inner.setNeedsUpdateProperties()
    outer.updatePropertiesIfNeeded()
    #expect(notebook.lines == ["inner properties"])
    outer.layoutIfNeeded()
    #expect(notebook.lines == ["inner properties", "outer layout"])
  }

  @Test("A controller's properties are updated before its view is laid out")
  func controllerProperties() {
    let game = GameViewController()
    game.updatePropertiesIfNeeded()
    #expect(game.log.isEmpty)
    let phone = Phone(showing: game)
    #expect(game.log == ["properties 1", "layout"])
    #expect(game.label.text == "Level 1")
    game.level = 2
    #expect(game.label.text == "Level 1")
    phone.host.advance(to: 1)
    #expect(game.log == ["properties 1", "layout", "properties 2"])
    game.level = 3
    game.updatePropertiesIfNeeded()
    #expect(game.label.text == "Level 3")
  }

  @Test("What a controller says of the system's bars is kept, and the safe area stays empty")
  func bars() {
    let game = GameViewController()
    let phone = Phone(showing: game)
    #expect(game.prefersStatusBarHidden && game.prefersHomeIndicatorAutoHidden)
    #expect(!game.shouldAutorotate)
    #expect(game.edgesForExtendedLayout == [])
    #expect(game.additionalSafeAreaInsets.top == 10)
    #expect(game.view.safeAreaInsets == .zero)
    let plain = UIViewController()
    #expect(!plain.prefersStatusBarHidden && !plain.prefersHomeIndicatorAutoHidden)
    #expect(plain.shouldAutorotate && plain.edgesForExtendedLayout == .all)
    #expect(plain.preferredStatusBarStyle == .default)
    #expect(plain.childForHomeIndicatorAutoHidden == nil)
    _ = phone
  }

  @Test("A view that is typed into need not say anything of its keyboard")
  func keyInput() {
    let pin = PinView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let phone = Phone(pin)
    pin.becomeFirstResponder()
    pin.insertText("1")
    pin.insertText("2")
    pin.deleteBackward()
    #expect(pin.pin == "1")
    let traits: any UITextInputTraits = pin
    #expect(traits.keyboardType == .numberPad)
    #expect(traits.autocapitalizationType == .sentences)
    #expect(traits.returnKeyType == .default)
    #expect(!traits.isSecureTextEntry)
    #expect(pin.inputAccessoryView === pin.bar)
    #expect(pin.inputView == nil)
    _ = phone
  }

  @Test("A text field stores its inputView and its textContentType")
  func textField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let picker = UIView()
    field.inputView = picker
    field.inputAccessoryView = UIView()
    #expect(field.textContentType == nil)
    field.textContentType = .oneTimeCode
    field.reloadInputViews()
    let responder: UIResponder = field
    #expect(responder.inputView === picker)
    #expect(responder.inputAccessoryView != nil)
    #expect(field.textContentType == .oneTimeCode)
  }

  @Test("A delegate is asked about ranges, and the end of editing says why")
  func textFieldDelegate() throws {
    final class Owner: UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
      ) -> Bool {
        self.ranges += ranges.map(\.rangeValue)
        return string != "x"
      }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let owner = Owner()
    field.delegate = owner
    let phone = Phone(field)
    var reason: Int?
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      let number = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? NSNumber
      MainActor.assumeIsolated { reason = number?.intValue }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("x")
    #expect(field.text == "a")
    #expect(owner.ranges == [NSRange(location: 0, length: 0), NSRange(location: 1, length: 0)])
    field.resignFirstResponder()
    #expect(reason == UITextField.DidEndEditingReason.committed.rawValue)
    NotificationCenter.default.removeObserver(observer)
    _ = phone
  }

  @Test("A spring's animations run at once, and need not be kept")
  func spring() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let phone = Phone(view)
    var isOver = false
    func move(by way: (UIView) -> Void) {
      UIView.animate(
        springDuration: 0.3, bounce: 0.2, animations: { way(view) }, completion: { isOver = $0 })
    }
    move { $0.center.x += 100 }
    #expect(view.frame.minX == 100)
    phone.host.advance(to: 0.2)
    #expect(!isOver)
    phone.host.advance(to: 0.31)
    #expect(isOver)
    #expect(BadgeView.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    BadgeView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test("An animation that flushes updates lays out before and after it")
  func flushUpdates() {
    let notebook = Notebook()
    let view = NotingView("view", notebook)
    let phone = Phone(view)
    notebook.lines = []
    view.setNeedsLayout()
    UIView.animate(withDuration: 0, delay: 0, options: .flushUpdates) {
      notebook.lines.append("animations")
      view.setNeedsUpdateProperties()
    }
    #expect(notebook.lines == ["view layout", "animations", "view properties"])
    _ = phone
  }

  @Test("A controller is popped by a pan from the left edge over half of the width")
  func popByPan() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(showing: navigation)
    let recognizer = try #require(navigation.interactivePopGestureRecognizer)
    #expect(recognizer is UIScreenEdgePanGestureRecognizer)
    #expect(recognizer.view === navigation.view)
    #expect(recognizer.isEnabled)
    for (way, count) in [(150.0, 2), (300.0, 1), (300.0, 1)] {
      if count == 2 { navigation.pushViewController(UIViewController(), animated: true) }
      phone.down(2, 400)
      for step in 1...10 { phone.move(2 + way * Double(step) / 10, 400) }
      phone.up()
      #expect(navigation.viewControllers.count == count)
    }
    recognizer.isEnabled = false
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(!recognizer.isEnabled)
  }

  @Test("Indicators are shown where a block moved the content")
  func indicators() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    let phone = Phone(scrollView)
    var runs = 0
    scrollView.withScrollIndicatorsShown(forContentOffsetChanges: { runs += 1 })
    #expect(phone.host.nextDeadline == nil)
    scrollView.withScrollIndicatorsShown {
      runs += 1
      scrollView.contentOffset.y = 100
    }
    #expect(runs == 2)
    #expect(phone.host.nextDeadline != nil)
  }
}
