import Foundation

/// Buttons of a remote on the focused control: select does what a tap does, arrows go one step.
extension UIControl {
  /// Whether the control makes use of a button that went down.
  final func takesBeginning(of press: UIPress) -> Bool {
    guard isEnabled else { return false }
    switch press.type {
    case .select:
      isHighlighted = true
      return true
    case .leftArrow, .downArrow: return respond(to: .decrement)
    case .rightArrow, .upArrow: return respond(to: .increment)
    case .menu, .playPause, .pageUp, .pageDown: return false
    }
  }

  /// Whether the control makes use of a button that was released, or taken away.
  final func takesEnd(of press: UIPress) -> Bool {
    guard press.type == .select, isHighlighted else { return false }
    isHighlighted = false
    return press.phase == .cancelled || respond(to: .activate)
  }
}
