// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// Sets properties of nodes and recognizers, both when the stage is built and later.
extension ScenarioStage {
  /// Sets a property of a node.
  package func apply(_ property: NodeProperty, to index: Int) {
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
    case .zPosition(let position): view.layer.zPosition = position
    case .superview(let name): add(view, to: name)
    case .order(.front): view.superview?.bringSubviewToFront(view)
    case .order(.back): view.superview?.sendSubviewToBack(view)
    case .flag(let key, let isOn): set(key, to: isOn, of: view)
    case .pages, .segments, .minimum, .maximum, .value: applyToControl(property, view)
    case .selected(let index):
      (built.controller as? UITabBarController)?.selectedIndex = index
    case .touches, .touchActions, .hitTest, .pointInside, .shouldBegin, .tracking, .drag, .next:
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
    case .stack(let settings): (view as? UIStackView).map { apply(settings, to: $0) }
    case .controllerFlag(let key, let isOn): built.controller.map { set(key, to: isOn, of: $0) }
    case .presentation(let style): built.controller?.modalPresentationStyle = style.style
    }
  }

  /// Adds a view to another one. Does nothing if the other one is now inside this view, or nested too deep.
  private func add(_ view: UIView, to name: String) {
    guard let other = self.view(name) else { return }
    let superview = (other as? UITableViewCell)?.contentView ?? other
    let depth = sequence(first: superview) { $0.superview }.reduce(0) { count, _ in count + 1 }
    guard depth <= ScenarioLimits.depth, !superview.isDescendant(of: view) else { return }
    superview.addSubview(view)
  }

  private func set(_ key: NodeKey, to isOn: Bool, of controller: UIViewController) {
    switch key {
    case .leftBarButtonItem:
      controller.navigationItem.leftBarButtonItem =
        isOn ? UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil) : nil
    case .hidesBackButton: controller.navigationItem.hidesBackButton = isOn
    case .navigationBarHidden:
      (controller as? UINavigationController)?.isNavigationBarHidden = isOn
    case .definesPresentationContext: controller.definesPresentationContext = isOn
    default: break
    }
  }

  private func apply(_ settings: StackSettings, to view: UIStackView) {
    if let axis = settings.axis { view.axis = axis == .vertical ? .vertical : .horizontal }
    if let spacing = settings.spacing { view.spacing = spacing }
    switch settings.distribution {
    case nil: break
    case .fill: view.distribution = .fill
    case .fillEqually: view.distribution = .fillEqually
    case .fillProportionally: view.distribution = .fillProportionally
    case .equalSpacing: view.distribution = .equalSpacing
    case .equalCentering: view.distribution = .equalCentering
    }
    switch settings.alignment {
    case nil: break
    case .fill: view.alignment = .fill
    case .leading: view.alignment = .leading
    case .center: view.alignment = .center
    case .trailing: view.alignment = .trailing
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
      if let actions = settings.leadingActions { script.rows.leading = actions }
      if let actions = settings.trailingActions { script.rows.trailing = actions }
      if let isOn = settings.fullSwipe { script.rows.fullSwipe = isOn }
      if settings.rows != nil { table.reloadData() }
      // The rows must be laid out before the table can scroll.
      table.layoutIfNeeded()
    }
    if let size = settings.contentSize { view.contentSize = size }
    if let inset = settings.contentInset { view.contentInset = inset }
    if let offset = settings.contentOffset { view.contentOffset = offset }
    if let delays = settings.delaysContentTouches { view.delaysContentTouches = delays }
    if let can = settings.canCancelContentTouches { view.canCancelContentTouches = can }
    if let bounces = settings.bounces { view.bounces = bounces }
    if let locks = settings.directionalLock { view.isDirectionalLockEnabled = locks }
    if let isOn = settings.isScrollEnabled { view.isScrollEnabled = isOn }
    if let isOn = settings.isPagingEnabled { view.isPagingEnabled = isOn }
    if let isOn = settings.alwaysBounceVertical { view.alwaysBounceVertical = isOn }
    if let isOn = settings.alwaysBounceHorizontal { view.alwaysBounceHorizontal = isOn }
    if let scale = settings.minimumZoomScale { view.minimumZoomScale = scale }
    if let scale = settings.maximumZoomScale { view.maximumZoomScale = scale }
    if let name = settings.zooms {
      script.rows.zoomed = { [weak self] in self?.view(name) }
      view.delegate = script.rows
    }
    if let answer = settings.shouldBegin { script.touchesShouldBegin = answer }
    if let answer = settings.shouldCancel { script.touchesShouldCancel = answer }
  }

  private func applyToScript(_ property: NodeProperty, _ built: Built) {
    guard let script = built.script else { return }
    switch property {
    case .touches(let touches): script.touches = touches
    case .touchActions(let actions): script.touchActions = actions
    case .shouldBegin(let condition): script.shouldBegin = condition
    case .hitTest(let hitTest): script.hitTest = hitTest
    case .pointInside(let pointInside):
      script.pointInside = pointInside
      // A view that accepts the points of a circle is also drawn as a circle.
      if pointInside == .circle {
        built.view.layer.cornerRadius = min(built.view.bounds.width, built.view.bounds.height) / 2
      }
      switch pointInside {
      case .alsoInside(let name), .notInside(let name): script.companion = view(name)
      case .byDefault, .inset, .circle, .subviews, .alsoSubviews: break
      }
    case .tracking(let tracking): script.tracking = tracking
    case .drag(let drags): script.drags = drags
    case .next(let name):
      script.next = name.flatMap { responder($0) }
      if script.next != nil { redirected.append(built) }
      breakCircle(at: built)
    default: break
    }
  }

  /// Sets the values of a control.
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

  /// If an override of the next responder makes the responder chain a cycle, removes the override and reports a misuse.
  func breakCircle(at built: Built) {
    guard let script = built.script, let next = script.next,
      ResponderChain(from: built.view).isCircular
    else { return }
    script.next = nil
    application.journal.misuse(
      .circleOfResponders(built.view.journalName, next: next.journalName))
  }

  /// Sets a property of a recognizer.
  package func apply(_ property: GestureProperty, to recognizer: UIGestureRecognizer) {
    switch property {
    case .flag(let key, let isOn): set(key, to: isOn, of: recognizer)
    case .count(let key, let count): set(key, to: count, of: recognizer)
    case .names(.requireToFail, let names):
      let required = names.flatMap(recognizers)
      for other in recognizer.requiredToFail where !required.contains(where: { $0 === other }) {
        recognizer.removeRequirement(other)
      }
      for other in required { recognizer.require(toFail: other) }
    case .names(let key, let names):
      let script = script(of: recognizer)
      if property.isDelegateAnswer { recognizer.delegate = script }
      script?.names[key] = names
    case .condition(let key, let condition):
      recognizer.delegate = script(of: recognizer)
      script(of: recognizer)?.answers[key] = condition
    case .lifetime(.target, let isKept): if !isKept { lines[ObjectIdentifier(recognizer)] = nil }
    case .lifetime(_, let isKept):
      recognizer.delegate = isKept ? script(of: recognizer) : nil
    case .ignores(let fingers): script(of: recognizer)?.ignores = fingers
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
    let script = script(of: recognizer)
    switch key {
    case .isEnabled: recognizer.isEnabled = isOn
    case .cancelsTouchesInView: recognizer.cancelsTouchesInView = isOn
    case .delaysTouchesBegan: recognizer.delaysTouchesBegan = isOn
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded = isOn
    case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType = isOn
    case .shouldBegin, .shouldReceive:
      recognizer.delegate = script
      script?.answers[key] = GestureCondition(fixed: isOn)
    default: break
    }
  }

  private func script(of recognizer: UIGestureRecognizer) -> RecognizerScript? {
    recognizer.overrides as? RecognizerScript
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

  /// Returns the option set for names from a file, such as `left` and `right`. Unknown names are ignored.
  private static func options<Options: SetAlgebra>(
    _ words: [String], of known: [String: Options]
  ) -> Options {
    words.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }
}

extension UIView {
  /// Sets the frame that the view has without its transform.
  fileprivate func place(at frame: CGRect) {
    if transform.isIdentity {
      self.frame = frame
    } else {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

extension PresentationStyle {
  fileprivate var style: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}
