// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The recognizers of a view. The view retains them. A recognizer has a weak reference to its view and is on one view
/// at a time.
extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.storedView {
      if old === self, storedRecognizers.contains(where: { $0 === recognizer }) { return }
      old.removeGestureRecognizer(recognizer)
    }
    storedRecognizers.append(recognizer)
    recognizer.storedView = self
    recognizer.recency = UIApplication.shared.gestures.nextRecency()
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard storedRecognizers.contains(where: { $0 === recognizer }) else { return }
    storedRecognizers.removeAll { $0 === recognizer }
    recognizer.stop(because: .removedFromView)
    recognizer.storedView = nil
  }

  final func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in storedRecognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  /// The number of the view's ancestors.
  final var depth: Int { withSuperviews.reduce(-1) { depth, _ in depth + 1 } }
}
