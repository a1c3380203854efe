// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

@testable import Capture

/// A typical app to capture: a list, a form, a photo, and a sheet in front of them.
@MainActor
final class AlbumApp {
  let window: UIWindow
  let root = PagesController()

  /// Makes the app in a window that records, or in another.
  init(_ makeWindow: @MainActor (CGRect) -> UIWindow = TouchCaptureWindow.init(frame:)) {
    window = makeWindow(UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}

/// Three pages, one of which is shown.
final class PagesController: UIViewController {
  private let bar = UISegmentedControl(items: ["List", "Form", "Photo"])
  private let stage = UIView()
  private let pages: [UIViewController] = [ListController(), FormController(), PhotoController()]

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = UIScreen.main.bounds.size
    stage.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 80)
    bar.frame = CGRect(x: 20, y: size.height - 64, width: size.width - 40, height: 32)
    bar.selectedSegmentIndex = 0
    bar.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    view.addSubview(stage)
    view.addSubview(bar)
    show()
  }

  private func show() {
    for page in pages where page.parent != nil {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    let page = pages[bar.selectedSegmentIndex]
    addChild(page)
    page.view.frame = stage.bounds
    stage.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

/// A table whose rows open a sheet.
final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let addButton = UIButton(type: .system)
  private var count = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 52
    view.addSubview(table)
    // A button that floats over the rows.
    addButton.frame = CGRect(x: 310, y: 620, width: 56, height: 56)
    addButton.setTitle("+", for: .normal)
    addButton.addAction(
      UIAction { [weak self] _ in self?.open(SheetController()) }, for: .touchUpInside)
    view.addSubview(addButton)
  }

  private func open(_ sheet: SheetController) {
    guard presentedViewController == nil else { return }
    present(sheet, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "picture")
      ?? UITableViewCell(style: .default, reuseIdentifier: "picture")
    cell.textLabel?.text = "Picture \(path.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    tableView.deselectRow(at: path, animated: false)
    open(SheetController())
  }
}

/// Fields, switches and a button in a scroll view.
final class FormController: UIViewController, UITextFieldDelegate {
  private let scroll = UIScrollView()
  private let name = UITextField()
  private let mail = UITextField()
  private let publicSwitch = UISwitch()
  private let priceSlider = UISlider()
  private let copies = UIStepper()
  private let note = UILabel()
  private let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 1_100)
    view.addSubview(scroll)
    for (index, field) in [name, mail].enumerated() {
      field.frame = CGRect(x: 20, y: 40 + 60 * index, width: 350, height: 40)
      field.delegate = self
      scroll.addSubview(field)
    }
    publicSwitch.frame = CGRect(x: 20, y: 180, width: 51, height: 31)
    publicSwitch.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    scroll.addSubview(publicSwitch)
    priceSlider.frame = CGRect(x: 20, y: 240, width: 350, height: 34)
    priceSlider.isHidden = true
    scroll.addSubview(priceSlider)
    copies.frame = CGRect(x: 20, y: 310, width: 94, height: 32)
    copies.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    scroll.addSubview(copies)
    note.frame = CGRect(x: 140, y: 310, width: 200, height: 32)
    scroll.addSubview(note)
    send.frame = CGRect(x: 95, y: 400, width: 200, height: 50)
    send.setTitle("Send", for: .normal)
    send.isEnabled = false
    send.addAction(UIAction { [weak self] _ in self?.sent() }, for: .touchUpInside)
    scroll.addSubview(send)
    let tap = UITapGestureRecognizer(target: self, action: Selector(FormController.endEditing))
    tap.cancelsTouchesInView = false
    scroll.addGestureRecognizer(tap)
  }

  private func update() {
    priceSlider.isHidden = !publicSwitch.isOn
    send.isEnabled = publicSwitch.isOn
    note.text = "\(Int(copies.value)) copies"
  }

  private func sent() {
    publicSwitch.isOn = false
    copies.value = 0
    update()
    present(SheetController(), animated: false)
  }

  private func endEditing() { view.endEditing(true) }
}

/// A photo that fingers move, rotate and scale; a double tap restores it, a single tap shows the caption.
final class PhotoController: UIViewController {
  private let photo = UIImageView()
  private let caption = UILabel()
  private let menu = UIView()
  private var start = CGAffineTransform.identity

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.frame = CGRect(x: 45, y: 150, width: 300, height: 300)
    photo.isUserInteractionEnabled = true
    photo.isMultipleTouchEnabled = true
    view.addSubview(photo)
    caption.frame = CGRect(x: 45, y: 600, width: 300, height: 30)
    view.addSubview(caption)
    makeMenu()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PhotoController.move(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PhotoController.scale(_:)))
    let turn = UIRotationGestureRecognizer(target: self, action: Selector(PhotoController.turn(_:)))
    let double = UITapGestureRecognizer(target: self, action: Selector(PhotoController.putBack))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: Selector(PhotoController.toggle))
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(PhotoController.openMenu(_:)))
    for gesture in [pan, pinch, turn, double, single, press] { photo.addGestureRecognizer(gesture) }
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector(PhotoController.putBack))
    swipe.direction = [.left, .right]
    view.addGestureRecognizer(swipe)
  }

  private func makeMenu() {
    menu.frame = CGRect(x: 95, y: 640, width: 200, height: 60)
    menu.isHidden = true
    view.addSubview(menu)
    for index in 0..<3 {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 66 * index, y: 8, width: 60, height: 44)
      button.addAction(
        UIAction { [weak self] _ in self?.menu.isHidden = true }, for: .touchUpInside)
      menu.addSubview(button)
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    photo.center = CGPoint(
      x: min(max(photo.center.x + way.x, 60), 330), y: min(max(photo.center.y + way.y, 100), 560))
    pan.setTranslation(.zero, in: view)
  }

  private func scale(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { start = photo.transform }
    let scale = min(max(pinch.scale, 0.7), 1.4)
    photo.transform = start.scaledBy(x: scale, y: scale)
    if abs(photo.transform.a) > 3 || abs(photo.transform.a) < 0.3 { photo.transform = .identity }
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    photo.transform = photo.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func putBack() {
    photo.transform = .identity
    photo.center = CGPoint(x: 195, y: 300)
  }

  private func toggle() { caption.isHidden.toggle() }

  private func openMenu(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { menu.isHidden.toggle() }
  }
}

/// A sheet that is closed by a swipe down or a button.
final class SheetController: UIViewController {
  private let panel = UIView()
  private let close = UIButton(type: .system)
  private let more = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    panel.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    view.addSubview(panel)
    close.frame = CGRect(x: 280, y: 10, width: 90, height: 44)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    panel.addSubview(close)
    more.frame = CGRect(x: 95, y: 300, width: 200, height: 40)
    more.numberOfPages = 5
    panel.addSubview(more)
    let down = UISwipeGestureRecognizer(target: self, action: Selector(SheetController.leave))
    down.direction = .down
    panel.addGestureRecognizer(down)
    let beside = UITapGestureRecognizer(target: self, action: Selector(SheetController.leave))
    view.addGestureRecognizer(beside)
  }

  private func leave() {
    // The sheet is already dismissed when a second gesture of the same event acts.
    guard presentingViewController != nil else { return }
    dismiss(animated: false)
  }
}
