// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Distinguishes one, two and three taps: each number waits until there is no further tap.
final class TapCounter: UIView {
  private(set) var counts: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    var more: UITapGestureRecognizer?
    for count in [3, 2, 1] {
      let tap = UITapGestureRecognizer(target: self, action: Selector(TapCounter.tapped(_:)))
      tap.numberOfTapsRequired = count
      if let more { tap.require(toFail: more) }
      addGestureRecognizer(tap)
      more = tap
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func tapped(_ tap: UITapGestureRecognizer) { counts.append(tap.numberOfTapsRequired) }
}
