/// Ending what is edited somewhere in a view.
extension UIView {
  final func endEditingInside(_ force: Bool) -> Bool {
    guard let editor = FirstResponder.current as? UIView, editor.lies(in: self) else { return false }
    // Call-out: the responder may refuse.
    if editor.resignFirstResponder() { return true }
    guard force else { return false }
    editor.loseFirstResponder()
    return true
  }
}
