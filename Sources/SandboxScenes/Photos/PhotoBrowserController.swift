// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Shows one photo at a time, and the gestures that were recognized on it.
final class PhotoBrowserController: UIViewController {
  private let page = UIView()
  private let photo = PhotoView(
    frame: CGRect(origin: CGPoint(x: 15, y: 208), size: Photo.size))
  private let topBar = UIView()
  private let bottomBar = UIView()
  private let titleLabel = UILabel()
  private let pages = UIPageControl()
  private var gestures: PhotoGestures?
  private var menu: PhotoMenu?
  private var index = 0
  /// The folder with the photos.
  private let folder: String

  init(photos folder: String) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    view.backgroundColor = Tint.darkroom
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.frame = view.bounds
    page.accessibilityIdentifier = "Page"
    photo.accessibilityIdentifier = "PhotoView"
    page.addSubview(photo)
    view.addSubview(page)
    addBars()
    addGestures()
    show(0)
  }

  // MARK: What is there

  private func addBars() {
    topBar.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    topBar.accessibilityIdentifier = "TopBar"
    titleLabel.frame = topBar.bounds.insetBy(dx: 20, dy: 10)
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .white
    topBar.addSubview(titleLabel)
    bottomBar.frame = CGRect(x: 0, y: 640, width: 390, height: 60)
    bottomBar.accessibilityIdentifier = "BottomBar"
    pages.numberOfPages = Photo.all.count
    pages.frame = CGRect(x: 95, y: 10, width: 200, height: 40)
    pages.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.35)
    pages.currentPageIndicatorTintColor = .white
    pages.addTarget(
      self, action: Selector(PhotoBrowserController.paged, name: "paged"), for: .valueChanged)
    bottomBar.addSubview(pages)
    for bar in [topBar, bottomBar] {
      bar.backgroundColor = UIColor(white: 0.16, alpha: 0.85)
      view.addSubview(bar)
    }
  }

  private func addGestures() {
    let gestures = PhotoGestures(photo: photo, page: page)
    gestures.pinch.addTarget(
      self, action: Selector(PhotoBrowserController.pinched(_:), name: "pinched(_:)"))
    gestures.rotation.addTarget(
      self, action: Selector(PhotoBrowserController.rotated(_:), name: "rotated(_:)"))
    gestures.pan.addTarget(
      self, action: Selector(PhotoBrowserController.panned(_:), name: "panned(_:)"))
    gestures.singleTap.addTarget(
      self, action: Selector(PhotoBrowserController.tapped, name: "tapped"))
    gestures.doubleTap.addTarget(
      self, action: Selector(PhotoBrowserController.doubleTapped(_:), name: "doubleTapped(_:)"))
    gestures.longPress.addTarget(
      self, action: Selector(PhotoBrowserController.pressed(_:), name: "pressed(_:)"))
    gestures.swipeLeft.addTarget(
      self, action: Selector(PhotoBrowserController.swipedLeft, name: "swipedLeft"))
    gestures.swipeRight.addTarget(
      self, action: Selector(PhotoBrowserController.swipedRight, name: "swipedRight"))
    self.gestures = gestures
  }

  // MARK: What the fingers do

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    photo.change(scale: pinch.scale, about: pinch.location(in: photo))
    pinch.scale = 1
    if isOver(pinch) { logScale() }
  }

  private func rotated(_ rotation: UIRotationGestureRecognizer) {
    photo.change(angle: rotation.rotation, about: rotation.location(in: photo))
    rotation.rotation = 0
    if isOver(rotation) { photo.log("photo turned by \(Int(photo.degrees.rounded())) degrees") }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    photo.move(by: pan.translation(in: page))
    pan.setTranslation(.zero, in: page)
    if isOver(pan) {
      let middle = photo.center.applying(
        CGAffineTransform(translationX: photo.transform.tx, y: photo.transform.ty))
      photo.log("photo moved to \(Int(middle.x.rounded())) \(Int(middle.y.rounded()))")
    }
  }

  private func tapped() {
    let isHidden = !topBar.isHidden
    topBar.isHidden = isHidden
    bottomBar.isHidden = isHidden
    view.log("bars \(isHidden ? "hidden" : "shown")")
  }

  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    if photo.isFitted { enlarge(about: tap.location(in: photo)) } else { putBack() }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, menu == nil else { return }
    let place = press.location(in: view)
    let menu = PhotoMenu(frame: view.bounds, at: place)
    menu.onChoice = { [unowned self] in choose($0, at: place) }
    view.addSubview(menu)
    self.menu = menu
    view.log("menu opened")
  }

  private func swipedLeft() { show(index + 1) }

  private func swipedRight() { show(index - 1) }

  private func paged() { show(pages.currentPage) }

  // MARK: Results of gestures

  private func choose(_ command: PhotoMenu.Command?, at place: CGPoint) {
    menu?.removeFromSuperview()
    menu = nil
    view.log("menu closed")
    switch command {
    case .enlarge: enlarge(about: view.convert(place, to: photo))
    case .putBack: putBack()
    case .next: show((index + 1) % Photo.all.count)
    case nil: break
    }
  }

  private func enlarge(about point: CGPoint) {
    photo.change(scale: 2.5, about: point)
    logScale()
  }

  private func putBack() {
    photo.fit()
    photo.log("photo put back")
  }

  private func show(_ wanted: Int) {
    guard Photo.all.indices.contains(wanted) else { return }
    index = wanted
    photo.fit()
    photo.image = Photo.all[index].image(in: folder)
    pages.currentPage = index
    titleLabel.text = Photo.all[index].title
    photo.log("photo \(index + 1) of \(Photo.all.count)")
  }

  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.state == .ended || recognizer.state == .cancelled
  }

  private func logScale() {
    photo.log("photo enlarged to \(Int((photo.scale * 100).rounded())) %")
  }
}
