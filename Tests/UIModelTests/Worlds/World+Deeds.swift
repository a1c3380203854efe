// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Carries out the actions of an application.
extension World {
  func perform(_ deed: WorldDeed) {
    if performOnViews(deed) || performOnRecognizers(deed) || performOnContent(deed) { return }
    if performOnContainers(deed) || performOnOwners(deed) { return }
    performOnApplication(deed)
  }

  /// Returns the view with an index; for an index below 0 a window. Nil for a view that was left out of the plan.
  func target(_ index: Int) -> UIView? {
    guard index < 0 else { return isLeftOut(view: index) ? nil : views[index] }
    return windows.indices.contains(-1 - index) ? windows[-1 - index] : nil
  }

  func gesture(_ index: Int) -> UIGestureRecognizer? {
    isLeftOut(recognizer: index) ? nil : recognizers[index]
  }

  private func performOnViews(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .remove(let index): target(index)?.removeFromSuperview()
    case .add(let index, let parent):
      guard let view = target(index), let parent = target(parent) else { return true }
      parent.addSubview(view)
    case .bringToFront(let index):
      guard let view = target(index) else { return true }
      view.superview?.bringSubviewToFront(view)
    case .letGo(let index): letGo(index)
    case .hide(let index, let isHidden): target(index)?.isHidden = isHidden
    case .switchOff(let index, let isOff): target(index)?.isUserInteractionEnabled = !isOff
    case .fade(let index, let alpha): target(index)?.alpha = alpha
    case .place(let index, let frame): target(index)?.frame = frame
    case .turn(let index, let transform): target(index)?.transform = transform
    case .manyFingers(let index, let isOn): target(index)?.isMultipleTouchEnabled = isOn
    case .exclusive(let index, let isOn): target(index)?.isExclusiveTouch = isOn
    default: return false
    }
    return true
  }

  private func performOnRecognizers(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .enable(let index, let isOn): gesture(index)?.isEnabled = isOn
    case .removeRecognizer(let index):
      guard let recognizer = gesture(index) else { return true }
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .addRecognizer(let index, let parent):
      guard let recognizer = gesture(index) else { return true }
      target(parent)?.addGestureRecognizer(recognizer)
    case .require(let index, let other):
      guard let recognizer = gesture(index), let other = gesture(other) else { return true }
      recognizer.require(toFail: other)
    case .goOn(let index, let choice): gesture(index).map { goOn($0, choice) }
    case .force(let index, let raw):
      guard let state = UIGestureRecognizer.State(rawValue: raw) else { return true }
      forced.insert(index)
      gesture(index)?.state = state
    case .flags(let index, let flags):
      gesture(index)?.cancelsTouchesInView = flags[0]
      gesture(index)?.delaysTouchesBegan = flags[1]
      gesture(index)?.delaysTouchesEnded = flags[2]
    case .fingers(let index, let count): gesture(index).map { Self.ask($0, for: count) }
    default: return false
    }
    return true
  }

  /// Sets the next state of a gesture that has begun, or ends it, as an action method may do.
  private func goOn(_ recognizer: UIGestureRecognizer, _ choice: Int) {
    let states: [UIGestureRecognizer.State]
    switch recognizer.state {
    case .began: states = [.began, .changed, .ended, .cancelled, .cancelled]
    case .changed: states = [.changed, .ended, .cancelled]
    case .possible, .ended, .cancelled, .failed: return
    }
    recognizer.state = states[choice % states.count]
  }

  private static func ask(_ recognizer: UIGestureRecognizer, for count: Int) {
    switch recognizer {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired = count
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired = count
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches = count
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired = count
    default: break
    }
  }

  private func performOnContent(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .toggleControl(let index): (target(index) as? UIControl)?.isEnabled.toggle()
    case .send(let index):
      // A touch event that the application sends is not tested: the judge would take it for one that the library sends.
      (target(index) as? UIControl)?.sendActions(for: [.editingChanged, .menuActionTriggered])
    case .cancelTracking(let index):
      // This call is not made for controls that check the order of calls: they would take it for the library's.
      guard let control = target(index) as? UIControl, !(control is WorldControl) else {
        return true
      }
      control.cancelTracking(with: nil)
    case .highlight(let index): (target(index) as? UIControl)?.isSelected.toggle()
    case .value(let index, let value): target(index).map { Self.set(value, of: $0) }
    case .toggleScrolling(let index): (target(index) as? UIScrollView)?.isScrollEnabled.toggle()
    case .scrollTo(let index, let offset, let animated):
      (target(index) as? UIScrollView)?.setContentOffset(offset, animated: animated)
    case .setOffset(let index, let offset):
      (target(index) as? UIScrollView)?.contentOffset = offset
    case .content(let index, let size):
      guard let view = target(index) as? UIScrollView else { return true }
      if size.width != -1 { view.contentSize.width = size.width }
      view.contentSize.height = size.height
    case .inset(let index, let top): (target(index) as? UIScrollView)?.contentInset.top = top
    case .zoom(let index, let scale, let animated):
      (target(index) as? UIScrollView)?.setZoomScale(scale, animated: animated)
    case .reload(let index): (target(index) as? UITableView)?.reloadData()
    default: return false
    }
    return true
  }

  private static func set(_ value: Double, of view: UIView) {
    switch view {
    case let slider as UISlider: slider.value = Float(value)
    case let stepper as UIStepper: stepper.value = value
    case let toggle as UISwitch: toggle.isOn.toggle()
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex = Int(exactly: value.rounded()) ?? -1
    case let pages as UIPageControl: pages.currentPage = Int(exactly: value.rounded()) ?? 7
    case let field as UITextField: field.text = "\(value)"
    default: break
    }
  }

  private func performOnApplication(_ deed: WorldDeed) {
    switch deed {
    case .becomeFirst(let index): target(index)?.becomeFirstResponder()
    case .resignFirst(let index): target(index)?.resignFirstResponder()
    case .nilAction(let index):
      host.application.sendAction(Selector("save"), to: nil, from: target(index), for: nil)
    case .present(let index, let presenter):
      guard let controller = controller(index) else { return }
      (presenter < 0 ? rootController : self.controller(presenter))?
        .present(controller, animated: false)
    case .dismiss(let index):
      (index < 0 ? rootController : controller(index))?.dismiss(animated: false)
    case .showWindow(let index, let isShown):
      if windows.indices.contains(index) { windows[index].isHidden = !isShown }
    case .level(let index, let level):
      if windows.indices.contains(index) { windows[index].windowLevel = UIWindow.Level(level) }
    case .key(let key):
      hasFedKeys = true
      host.perform { _ = host.application.press(key) }
    case .type(let text):
      hasFedKeys = true
      host.perform { _ = host.application.typeText(text) }
    case .ignoreTouches(true): host.application.beginIgnoringInteractionEvents()
    case .ignoreTouches(false): host.application.endIgnoringInteractionEvents()
    case .feed(let samples): host.feed(InputFrame(time: host.now, samples: samples))
    case .signal(let signal): host.feed(signal, at: host.now)
    case .press(let button, let phase): feed(button, phase)
    case .advance(let seconds): host.advance(to: host.now + seconds)
    default: break
    }
  }
}
