// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Builds the scene's views.
final class ViewController: UIViewController {
  /// The bar with the round button.
  let tabBar = CustomTabBar(frame: CGRect(x: 0, y: 644, width: 390, height: 56))
  private let overrideSwitch = UISwitch()
  private let moved = MovedView(frame: CGRect(x: 200, y: 182, width: 80, height: 80))
  private let panned = PannedView(frame: CGRect(x: 294, y: 182, width: 80, height: 80))
  private let turned = TurnedView(frame: CGRect(x: 276, y: 80, width: 80, height: 54))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    view.backgroundColor = Tint.background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles = ["One", "Two", "Three", "Four", "Five", "Six"].map { "Row \($0)" }
    view.addSubview(
      ListView(frame: CGRect(x: 0, y: 436, width: 390, height: 264), titles: titles))
    addTitle()
    addRectangles()
    addButtons()
    view.addSubview(UnreachableViews(frame: CGRect(x: 16, y: 334, width: 358, height: 40)))
    addOverrideSwitch()
    addTabBar()
    addDraggableViews()
  }

  /// True if the bar's `point(inside:with:)` also accepts points on the round button.
  var isOverrideOn: Bool {
    get { tabBar.acceptsCircle }
    set {
      guard newValue != tabBar.acceptsCircle else { return }
      tabBar.acceptsCircle = newValue
      overrideSwitch.setOn(newValue, animated: false)
      view.setNeedsDisplay()
      log("CustomTabBar point(inside:) override \(newValue ? "on" : "off")")
    }
  }

  private func addTitle() {
    let title = UILabel(frame: CGRect(x: 20, y: 18, width: 350, height: 32))
    title.text = "Touch me"
    title.font = .boldSystemFont(ofSize: 22)
    title.textColor = Tint.text
    view.addSubview(title)
  }

  private func addRectangles() {
    let a = AView(frame: CGRect(x: 16, y: 64, width: 168, height: 100))
    a.backgroundColor = Tint.orange
    a.addCaption("A", in: CGRect(x: 10, y: 6, width: 40, height: 24))
    let b = BView(frame: CGRect(x: 16, y: 164, width: 168, height: 98))
    b.backgroundColor = Tint.skyBlue
    b.addCaption("B", in: CGRect(x: 10, y: 68, width: 40, height: 24))
    let c = CView(frame: CGRect(x: 62, y: -52, width: 90, height: 104))
    c.backgroundColor = Tint.green
    c.addCaption("C", in: CGRect(x: 10, y: 74, width: 40, height: 24)).textColor = .white
    b.addSubview(c)
    view.addSubview(a)
    view.addSubview(b)
  }

  private func addDraggableViews() {
    let looks: [(UIView, String, UIColor)] = [
      (moved, "touches\nMoved", Tint.blue), (panned, "pan", Tint.vermilion),
      (turned, "turned", Tint.purple),
    ]
    for (view, caption, color) in looks {
      view.backgroundColor = color
      view.layer.cornerRadius = 12
      let label = view.addCaption(caption, in: view.bounds.insetBy(dx: 6, dy: 8))
      label.textAlignment = .center
      label.numberOfLines = 2
      label.font = .systemFont(ofSize: 14, weight: .semibold)
      label.textColor = .white
      self.view.addSubview(view)
    }
    putBack()
  }

  private func putBack() {
    moved.transform = .identity
    panned.center = CGPoint(x: 334, y: 222)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 9).scaledBy(x: 1.25, y: 1.25)
  }

  private func addButtons() {
    let row = UIView(frame: CGRect(x: 16, y: 278, width: 358, height: 44))
    row.accessibilityIdentifier = "Buttons"
    let left = CountingButton(frame: CGRect(x: 0, y: 0, width: 112, height: 44))
    left.accessibilityIdentifier = "LeftButton"
    left.caption = "Left"
    let right = CountingButton(frame: CGRect(x: 123, y: 0, width: 112, height: 44))
    right.accessibilityIdentifier = "RightButton"
    right.caption = "Right"
    for button in [left, right] {
      button.color = Tint.blue
      button.pressedColor = Tint.darkBlue
      row.addSubview(button)
    }
    let back = UIButton(type: .system)
    back.frame = CGRect(x: 246, y: 0, width: 112, height: 44)
    back.accessibilityIdentifier = "PutBackButton"
    back.setTitle("Put back", for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 15)
    back.addTarget(
      self, action: Selector(ViewController.putBackPressed, name: "putBackPressed"),
      for: .touchUpInside)
    row.addSubview(back)
    view.addSubview(row)
  }

  private func putBackPressed() {
    putBack()
    log("PutBackButton pressed")
  }

  private func addOverrideSwitch() {
    let row = UIView(frame: CGRect(x: 16, y: 386, width: 358, height: 40))
    row.accessibilityIdentifier = "OverrideRow"
    let caption = UILabel(frame: CGRect(x: 4, y: 0, width: 290, height: 40))
    caption.text = "Override point(inside:)"
    caption.font = .systemFont(ofSize: 15)
    caption.textColor = Tint.text
    row.addSubview(caption)
    let size = overrideSwitch.frame.size
    overrideSwitch.frame.origin = CGPoint(x: 358 - size.width, y: (40 - size.height) / 2)
    overrideSwitch.accessibilityIdentifier = "OverrideSwitch"
    overrideSwitch.addTarget(
      self, action: Selector(ViewController.overrideSwitched, name: "overrideSwitched"),
      for: .valueChanged)
    row.addSubview(overrideSwitch)
    view.addSubview(row)
  }

  private func overrideSwitched() {
    isOverrideOn = overrideSwitch.isOn
  }

  private func addTabBar() {
    tabBar.items = ["Home", "Search", "", "Inbox", "Me"].enumerated().map { index, title in
      UITabBarItem(title: title, image: nil, tag: index)
    }
    tabBar.selectedItem = tabBar.items?.first
    tabBar.barTintColor = Tint.row
    tabBar.tintColor = Tint.blue
    tabBar.unselectedItemTintColor = Tint.faintText
    let circle = tabBar.circleButton
    circle.color = Tint.vermilion
    circle.pressedColor = Tint.darkVermilion
    circle.titleLabel?.font = .boldSystemFont(ofSize: 22)
    circle.layer.cornerRadius = 32
    circle.layer.borderWidth = 3
    circle.layer.borderColor = UIColor.white.cgColor
    circle.caption = ""
    view.addSubview(tabBar)
  }
}

extension UIView {
  /// Adds a bold label with a view's name.
  @discardableResult
  fileprivate func addCaption(_ text: String, in frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = Tint.text
    addSubview(label)
    return label
  }
}
