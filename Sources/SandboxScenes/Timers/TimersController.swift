// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Counts down with a `Timer`, and computes a sum on another thread that sends the result to the main queue.
final class TimersController: UIViewController {
  private let count = UILabel(frame: CGRect(x: 100, y: 180, width: 190, height: 60))
  private let result = UILabel(frame: CGRect(x: 40, y: 400, width: 310, height: 40))
  private let countButton = CountButton(frame: CGRect(x: 100, y: 260, width: 190, height: 50))
  private let workButton = WorkButton(frame: CGRect(x: 100, y: 460, width: 190, height: 50))
  private var timer: Timer?
  private var left = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Tint.background
    addTitle()
    count.text = "3"
    count.font = .boldSystemFont(ofSize: 44)
    result.text = "Nothing added up yet"
    for label in [count, result] {
      label.textAlignment = .center
      label.textColor = Tint.text
      view.addSubview(label)
    }
    countButton.addTarget(
      self, action: Selector(TimersController.startCount, name: "startCount"), for: .touchUpInside)
    workButton.addTarget(
      self, action: Selector(TimersController.startWork, name: "startWork"), for: .touchUpInside)
    for (button, title) in [(countButton, "Count down"), (workButton, "Add up elsewhere")] {
      button.setTitle(title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.backgroundColor = Tint.blue
      button.layer.cornerRadius = 12
      view.addSubview(button)
    }
  }

  private func addTitle() {
    let title = UILabel(frame: CGRect(x: 20, y: 18, width: 350, height: 32))
    title.text = "Without a finger"
    title.font = .boldSystemFont(ofSize: 22)
    title.textColor = Tint.text
    view.addSubview(title)
  }

  // MARK: A timer

  private func startCount() {
    timer?.invalidate()
    show(3)
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      // The window replays taps in copies of this scene. A copy's timer must not outlive the copy.
      guard let self else { return timer.invalidate() }
      // The timer was scheduled on the main thread, so it fires there.
      MainActor.assumeIsolated { self.countDown() }
    }
  }

  private func countDown() {
    show(left - 1)
    guard left == 0 else { return }
    timer?.invalidate()
    timer = nil
  }

  private func show(_ left: Int) {
    self.left = left
    count.text = "\(left)"
    view.log("count \(left)")
  }

  // MARK: Another thread

  private func startWork() {
    result.text = "Adding up ..."
    Thread.detachNewThread { [weak self] in
      let sum = (1...1_000_000).reduce(0, +)
      DispatchQueue.main.async { self?.show(sum: sum) }
    }
  }

  private func show(sum: Int) {
    result.text = "1 + 2 + ... + 1000000 = \(sum)"
    view.log("sum \(sum)")
  }
}

/// A subclass only for its name in the log.
final class CountButton: UIButton {}

/// A subclass only for its name in the log.
final class WorkButton: UIButton {}
