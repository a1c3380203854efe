// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

extension WorldPlan.Control {
  /// Makes a control of this kind, and a closure that changes something in it. The seed determines the decisions of a
  /// custom control.
  @MainActor
  func make(seed: UInt64) -> UIControl {
    switch self {
    case .plain: return UIControl()
    case .custom: return WorldControl(seed: seed)
    case .button: return UIButton(type: .system)
    case .toggle: return UISwitch()
    case .slider:
      let slider = UISlider()
      slider.value = 0.5
      return slider
    case .stepper:
      let stepper = UIStepper()
      stepper.value = 50
      return stepper
    case .segments: return UISegmentedControl(items: ["One", "Two", "Three"])
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    case .field: return UITextField()
    }
  }
}

/// A control that sometimes refuses to begin or to continue, and that checks its calls.
final class WorldControl: UIControl {
  /// The violations of the order of calls.
  private(set) var complaints: [String] = []
  /// Called from inside the tracking methods.
  var onCall: ((WorldCall.Kind) -> Void)?
  private var random: SeededGenerator
  private var isOpen = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isOpen { complaints.append("begins while it tracks") }
    onCall?(.beginTracking)
    isOpen = random.chance(0.85) && super.beginTracking(touch, with: event)
    return isOpen
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isOpen { complaints.append("continues without a beginning") }
    onCall?(.continueTracking)
    let goesOn = random.chance(0.9) && super.continueTracking(touch, with: event)
    // `isOpen` is already false if the callback above cancelled the tracking.
    isOpen = isOpen && goesOn
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    close("ends")
    onCall?(.endTracking)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    close("is cancelled")
    onCall?(.cancelTracking)
    super.cancelTracking(with: event)
  }

  private func close(_ what: String) {
    if !isOpen { complaints.append("\(what) without a beginning") }
    isOpen = false
  }

  /// The faults after all fingers lifted.
  var finalComplaints: [String] { complaints + (isOpen ? ["tracks without an end"] : []) }
}
