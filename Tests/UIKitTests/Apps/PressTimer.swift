// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CoreGraphics
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a press of at least some time, and fills a ring frame by frame meanwhile.
@available(iOS 10.0, *)
final class PressTimerGestureRecognizer: UIGestureRecognizer {
  var requiredDuration: CFTimeInterval = 0.5
  private(set) var progress: CGFloat = 0
  private var startTime: CFTimeInterval = CACurrentMediaTime()
  private var measured: CFAbsoluteTime = 0
  private var displayLink: CADisplayLink?
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1 else {
      state = .failed
      return
    }
    startTime = CACurrentMediaTime()
    measured = CFAbsoluteTimeGetCurrent()
    feedback.prepare()
    let link = CADisplayLink(target: self, selector: Selector(PressTimerGestureRecognizer.tick(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
    state = .began
  }

  private func tick(_ link: CADisplayLink) {
    progress = min(1, CGFloat((link.timestamp - startTime) / requiredDuration))
    guard progress >= 1 else { return }
    feedback.impactOccurred()
    state = .ended
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if CFAbsoluteTimeGetCurrent() - measured < requiredDuration { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    displayLink?.invalidate()
    displayLink = nil
    progress = 0
  }
}

/// Windows of several levels, made from numbers.
enum Overlays {
  static let hint = UIWindow.Level(1)
  static let banner = UIWindow.Level.normal + 1
  static let top = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 100)
  static let below = UIWindow.Level.statusBar - 1

  @MainActor
  static func window(at level: UIWindow.Level) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = max(level, .normal)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    return window
  }
}

/// The pan of a cell in a well-known tutorial: the cell refuses all recognizers except a horizontal pan.
class TodoCell: UITableViewCell {
  var isDeletable = false
  var originalCenter = CGPoint()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let recognizer = UIPanGestureRecognizer(target: self, action: Selector(TodoCell.handlePan(_:)))
    recognizer.delegate = self
    addGestureRecognizer(recognizer)
  }

  required init(coder aDecoder: NSCoder) { fatalError("NSCoding not supported") }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { originalCenter = center }
    if recognizer.state == .changed {
      let translation = recognizer.translation(in: self)
      center = CGPoint(x: originalCenter.x + translation.x, y: originalCenter.y)
      isDeletable = frame.origin.x < -frame.size.width / 2.0
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let panGestureRecognizer = gestureRecognizer as? UIPanGestureRecognizer {
      let translation = panGestureRecognizer.translation(in: superview)
      return abs(translation.x) > abs(translation.y)
    }
    return false
  }
}

extension TodoCell: UIGestureRecognizerDelegate {}

/// A view that accepts touches only inside its drawn shape.
class ShapedView: UIView {
  let tap = UITapGestureRecognizer()
  let path = UIBezierPath()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setup()
  }

  private func setup() {
    path.move(to: CGPoint(x: 50, y: 0))
    for point in [CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 50)] {
      path.addLine(to: point)
    }
    path.close()
    addGestureRecognizer(tap)
  }

  override func draw(_ rect: CGRect) {
    path.fill()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return path.contains(point)
  }
}
