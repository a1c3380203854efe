// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A button that is darker while it is pressed and shows the number of presses.
class CountingButton: UIButton {
  /// The text in front of the count.
  var caption = "" { didSet { showCount() } }
  /// The colour while no finger presses.
  var color: UIColor = .systemBlue { didSet { showState() } }
  /// The colour while pressed.
  var pressedColor: UIColor = .systemBlue
  private(set) var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override var isHighlighted: Bool { didSet { showState() } }

  private func prepare() {
    addTarget(self, action: Selector(CountingButton.pressed, name: "pressed"), for: .touchUpInside)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    layer.cornerRadius = 10
  }

  private func pressed() {
    count += 1
    showCount()
    log("\(logName) pressed, count \(count)")
  }

  private func showCount() {
    setTitle(caption.isEmpty ? "\(count)" : "\(caption) \(count)", for: .normal)
  }

  private func showState() {
    backgroundColor = isHighlighted ? pressedColor : color
  }
}
