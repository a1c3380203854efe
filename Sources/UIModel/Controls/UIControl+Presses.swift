// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Lets the buttons of a remote operate the focused control: select has the effect of a tap, an arrow makes a step.
///
/// If a control uses the beginning of a press, it does not pass the changes and the end of that press up the responder
/// chain either. If the control is disabled before select is released, the release has no effect.
extension UIControl {
  /// Uses the presses that the control can handle, and returns the others.
  final func takeBeginnings(of presses: Set<UIPress>) -> Set<UIPress> {
    let taken = UIPress.inOrder(presses).filter { takesBeginning(of: $0) }
    takenPresses += taken
    return presses.subtracting(taken)
  }

  /// - Returns: the presses whose beginning the control did not use.
  final func foreign(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.subtracting(takenPresses)
  }

  /// Ends the control's presses. If the held select button is released and `acts` is true, the release has the effect
  /// of a tap. Returns the presses whose beginning the control did not use.
  final func takeEnds(of presses: Set<UIPress>, acts: Bool) -> Set<UIPress> {
    let others = foreign(presses)
    takenPresses.removeAll { presses.contains($0) }
    if let heldPress, presses.contains(heldPress) {
      letGoOfPress()
      if acts, couldBeTouched { _ = respond(to: .activate) }
    }
    return others
  }

  /// Makes the release of the held select button have no effect.
  final func letGoOfPress() {
    guard heldPress != nil else { return }
    heldPress = nil
    isHighlighted = isTracking && isTouchInside
  }

  private func takesBeginning(of press: UIPress) -> Bool {
    guard isEnabled else { return false }
    switch press.type {
    case .select:
      heldPress = press
      isHighlighted = true
      return true
    case .leftArrow, .downArrow: return respond(to: .decrement)
    case .rightArrow, .upArrow: return respond(to: .increment)
    case .menu, .playPause, .pageUp, .pageDown: return false
    }
  }
}

extension UIPress {
  /// Returns the presses in the order in which the buttons went down.
  fileprivate static func inOrder(_ presses: Set<UIPress>) -> [UIPress] {
    presses.sorted { $0.number > $1.number }
  }
}
