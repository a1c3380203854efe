// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Setting what a file can say of a node or recognizer, while building and later.
extension ScenarioStage {
  func apply(_ property: NodeProperty, to index: Int) {
    let built = nodes[index]
    let view = built.view
    switch property {
    case .level(let level): (view as? UIWindow)?.windowLevel = UIWindow.Level(level)
    case .frame(let frame): view.place(at: frame)
    case .boundsOrigin(let origin):
      view.bounds = CGRect(origin: origin, size: view.bounds.size)
    case .transform(let transform): view.transform = transform
    case .color(let red, let green, let blue, let alpha):
      view.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .title(let title): setTitle(title, of: built)
    case .image(let path): setImage(path, of: view)
    case .alpha(let alpha): view.alpha = alpha
    case .flag(let key, let isOn): set(key, to: isOn, of: view)
    case .pages, .segments, .minimum, .maximum, .value: applyToControl(property, view)
    case .selected(let index):
      (built.controller as? UITabBarController)?.selectedIndex = index
    case .touches, .hitTest, .pointInside, .tracking, .drag, .next:
      applyToScript(property, built)
    case .scroll(let settings):
      if let scrollView = view as? UIScrollView, let script = built.script {
        apply(settings, to: scrollView, script)
      }
    case .own(let own, let properties):
      guard let recognizer = built.recognizer(own) else { return }
      for property in properties {
        if property.isDelegateAnswer, recognizer.overrides == nil {
          recognizer.overrides = RecognizerScript(self)
        }
        apply(property, to: recognizer)
      }
    }
  }

  private func set(_ key: NodeKey, to isOn: Bool, of view: UIView) {
    switch key {
    case .hidden: view.isHidden = isOn
    case .userInteraction: view.isUserInteractionEnabled = isOn
    case .multipleTouch: view.isMultipleTouchEnabled = isOn
    case .exclusiveTouch: view.isExclusiveTouch = isOn
    case .clips: view.clipsToBounds = isOn
    case .enabled: (view as? UIControl)?.isEnabled = isOn
    default: break
    }
  }

  private func apply(
    _ settings: ScrollSettings, to view: UIScrollView, _ script: ViewScript
  ) {
    if let table = view as? UITableView {
      if let rows = settings.rows { script.rows.count = rows }
      if let line = settings.select { script.rows.line = line }
      if let height = settings.rowHeight { table.rowHeight = height }
      if settings.rows != nil { table.reloadData() }
      // Its content must be as large as its rows before it can be scrolled.
      table.layoutIfNeeded()
    }
    if let size = settings.contentSize { view.contentSize = size }
    if let inset = settings.contentInset { view.contentInset = inset }
    if let offset = settings.contentOffset { view.contentOffset = offset }
    if let delays = settings.delaysContentTouches { view.delaysContentTouches = delays }
    if let can = settings.canCancelContentTouches { view.canCancelContentTouches = can }
    if let bounces = settings.bounces { view.bounces = bounces }
    if let locks = settings.directionalLock { view.isDirectionalLockEnabled = locks }
    if let answer = settings.shouldBegin { script.touchesShouldBegin = answer }
    if let answer = settings.shouldCancel { script.touchesShouldCancel = answer }
  }

  private func applyToScript(_ property: NodeProperty, _ built: Built) {
    guard let script = built.script else { return }
    switch property {
    case .touches(let touches): script.touches = touches
    case .hitTest(let hitTest): script.hitTest = hitTest
    case .pointInside(let pointInside):
      script.pointInside = pointInside
      // What is round to touch looks round.
      if pointInside == .circle {
        built.view.layer.cornerRadius = min(built.view.bounds.width, built.view.bounds.height) / 2
      }
      if case .alsoInside(let name) = pointInside { script.companion = view(name) }
    case .tracking(let tracking): script.tracking = tracking
    case .drag(let drags): script.drags = drags
    case .next(let name):
      script.next = name.flatMap { responder($0) }
      if script.next != nil { redirected.append(built) }
      breakCircle(at: built)
    default: break
    }
  }

  /// The values of controls.
  private func applyToControl(_ property: NodeProperty, _ view: UIView) {
    switch (property, view) {
    case (.value(let value), let control as UISwitch): control.isOn = value != 0
    case (.value(let value), let slider as UISlider): slider.value = Float(value)
    case (.minimum(let value), let slider as UISlider): slider.minimumValue = Float(value)
    case (.maximum(let value), let slider as UISlider): slider.maximumValue = Float(value)
    case (.value(let value), let stepper as UIStepper): stepper.value = value
    case (.minimum(let value), let stepper as UIStepper): stepper.minimumValue = value
    case (.maximum(let value), let stepper as UIStepper): stepper.maximumValue = value
    case (.value(let value), let control as UISegmentedControl):
      control.selectedSegmentIndex = Int(value)
    case (.segments(let titles), let control as UISegmentedControl):
      control.removeAllSegments()
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    case (.pages(let count), let control as UIPageControl): control.numberOfPages = count
    case (.value(let value), let control as UIPageControl): control.currentPage = Int(value)
    default: break
    }
  }

  private func setTitle(_ title: String, of built: Built) {
    built.controller?.title = title
    switch built.view {
    case let label as UILabel: label.text = title
    case let button as UIButton: button.setTitle(title, for: .normal)
    case let field as UITextField: field.text = title
    default: break
    }
  }

  private func setImage(_ path: String, of view: UIView) {
    let image = UIImage(path: path, size: view.bounds.size)
    switch view {
    case let imageView as UIImageView: imageView.image = image
    case let button as UIButton: button.setImage(image, for: .normal)
    default: break
    }
  }

  /// Changes while the scenario runs may close a circle of `next`; what closes it is taken back.
  func breakCircle(at built: Built) {
    guard let script = built.script, let next = script.next,
      ResponderChain(from: built.view).isCircular
    else { return }
    script.next = nil
    application.journal.misuse(
      .circleOfResponders(built.view.journalName, next: next.journalName))
  }

  func apply(_ property: GestureProperty, to recognizer: UIGestureRecognizer) {
    switch property {
    case .flag(let key, let isOn): set(key, to: isOn, of: recognizer)
    case .count(let key, let count): set(key, to: count, of: recognizer)
    case .names(.requireToFail, let names):
      for other in names.flatMap(recognizers) { recognizer.require(toFail: other) }
    case .names(let key, let names):
      let script = recognizer.overrides as? RecognizerScript
      if property.isDelegateAnswer { recognizer.delegate = script }
      script?.names[key] = names
    case .ignores(let fingers): (recognizer.overrides as? RecognizerScript)?.ignores = fingers
    case .allowedTouchTypes(let types):
      recognizer.allowedTouchTypes = types.map { NSNumber(value: $0) }
    case .minimumPressDuration(let duration):
      (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = duration
    case .allowableMovement(let way):
      (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = CGFloat(way)
    case .direction(let words):
      (recognizer as? UISwipeGestureRecognizer)?.direction = Self.options(
        words, of: ["right": .right, "left": .left, "up": .up, "down": .down])
    case .edges(let words):
      (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = Self.options(
        words, of: ["top": .top, "left": .left, "bottom": .bottom, "right": .right])
    }
  }

  private func set(_ key: GestureKey, to isOn: Bool, of recognizer: UIGestureRecognizer) {
    let script = recognizer.overrides as? RecognizerScript
    switch key {
    case .isEnabled: recognizer.isEnabled = isOn
    case .cancelsTouchesInView: recognizer.cancelsTouchesInView = isOn
    case .delaysTouchesBegan: recognizer.delaysTouchesBegan = isOn
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded = isOn
    case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType = isOn
    case .shouldBegin:
      recognizer.delegate = script
      script?.shouldBegin = isOn
    case .shouldReceive:
      recognizer.delegate = script
      script?.shouldReceive = isOn
    default: break
    }
  }

  private func set(_ key: GestureKey, to count: Int, of recognizer: UIGestureRecognizer) {
    switch (key, recognizer) {
    case (.numberOfTapsRequired, let tap as UITapGestureRecognizer):
      tap.numberOfTapsRequired = count
    case (.numberOfTouchesRequired, let tap as UITapGestureRecognizer):
      tap.numberOfTouchesRequired = count
    case (.numberOfTapsRequired, let press as UILongPressGestureRecognizer):
      press.numberOfTapsRequired = count
    case (.numberOfTouchesRequired, let press as UILongPressGestureRecognizer):
      press.numberOfTouchesRequired = count
    case (.numberOfTouchesRequired, let swipe as UISwipeGestureRecognizer):
      swipe.numberOfTouchesRequired = count
    case (.minimumNumberOfTouches, let pan as UIPanGestureRecognizer):
      pan.minimumNumberOfTouches = count
    case (.maximumNumberOfTouches, let pan as UIPanGestureRecognizer):
      pan.maximumNumberOfTouches = count
    case (.swingCount, let swing as SwingGestureRecognizer): swing.swingCount = count
    default: break
    }
  }

  /// The options that some words name.
  private static func options<Options: SetAlgebra>(
    _ words: [String], of known: [String: Options]
  ) -> Options {
    words.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }
}

extension UIView {
  /// Takes a frame as it is before the transform.
  fileprivate func place(at frame: CGRect) {
    if transform.isIdentity {
      self.frame = frame
    } else {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}
