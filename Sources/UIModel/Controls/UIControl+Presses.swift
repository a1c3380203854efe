// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Buttons of a remote that operate the focused control: select acts as a tap, an arrow makes one step.
///
/// The receiver of the beginning of a press receives the rest: a control that used the beginning does not pass the
/// rest on, even if it was disabled meanwhile and no longer acts.
extension UIControl {
  /// Keeps the presses that the control can use, and returns the others.
  final func takeBeginnings(of presses: Set<UIPress>) -> Set<UIPress> {
    let taken = UIPress.inOrder(presses).filter { takesBeginning(of: $0) }
    takenPresses += taken
    return presses.subtracting(taken)
  }

  /// - Returns: the presses whose beginning the control did not use.
  final func foreign(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.subtracting(takenPresses)
  }

  /// Ends the control's presses, and acts as a tap if a select button was held and `acts` is true. Returns the
  /// presses whose beginning the control did not use.
  final func takeEnds(of presses: Set<UIPress>, acts: Bool) -> Set<UIPress> {
    let others = foreign(presses)
    takenPresses.removeAll { presses.contains($0) }
    if let heldPress, presses.contains(heldPress) {
      letGoOfPress()
      if acts, couldBeTouched { _ = respond(to: .activate) }
    }
    return others
  }

  /// Makes the held select button have no effect when it is released.
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
