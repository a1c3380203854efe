// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Counts every tap in a window, without taking touches from any view.
final class TapAnywhere: NSObject, UIGestureRecognizerDelegate {
  private(set) var taps = 0

  init(in window: UIWindow) {
    super.init()
    let tap = UITapGestureRecognizer(target: self, action: Selector(TapAnywhere.count))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    window.addGestureRecognizer(tap)
  }

  private func count() { taps += 1 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
