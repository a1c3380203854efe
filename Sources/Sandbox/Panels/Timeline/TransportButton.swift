// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A small button of the timeline's bar: a sign or a word, which may be on.
final class TransportButton: UIButton {
  /// What is drawn on it.
  enum Sign: Equatable, Sendable {
    case gestureBack
    case stepBack
    case play
    case pause
    case stepForward
    case gestureForward
    /// A word instead of a picture.
    case word(String)
  }

  private let theme: Theme
  private let act: @MainActor () -> Void
  /// What is drawn on it.
  var sign: Sign {
    didSet { if sign != oldValue { setNeedsDisplay() } }
  }

  init(_ sign: Sign, _ name: String, _ theme: Theme, act: @escaping @MainActor () -> Void) {
    self.sign = sign
    self.theme = theme
    self.act = act
    super.init(frame: .zero)
    accessibilityIdentifier = name
    layer.cornerRadius = 5
    addTarget(self, action: Selector(TransportButton.pressed), for: .touchUpInside)
    look()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it stands out: what it does is what the user will want next.
  var stands = false { didSet { if stands != oldValue { look() } } }

  /// Whether what it stands for is so.
  var isOn = false { didSet { if isOn != oldValue { look() } } }

  override var isHighlighted: Bool { didSet { look() } }

  /// The colour of its sign.
  var color: Color { Color(stands ? theme.noticeText : theme.text) }

  private func look() {
    backgroundColor =
      isHighlighted
      ? theme.pressedButton : stands ? theme.notice : isOn ? theme.chosen : theme.button
    layer.borderWidth = isOn ? 1 : 0
    layer.borderColor = theme.accent.cgColor
    setNeedsDisplay()
  }

  private func pressed() {
    act()
  }
}

/// Draws the signs.
struct TransportPainter: ViewPainter {
  private static let style = TextStyle(size: 12)
  private static let half: CGFloat = 5

  func paint(_ view: TransportButton, on canvas: any Canvas, pictures: PictureStore) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let color = view.color
    func triangle(_ x: CGFloat, _ direction: CGFloat) {
      let back = center.x + x - Self.half * 0.8 * direction
      let tip = CGPoint(x: center.x + x + Self.half * 0.8 * direction, y: center.y)
      canvas.fill(
        Contour(
          CGPoint(x: back, y: center.y - Self.half), tip,
          CGPoint(x: back, y: center.y + Self.half)), color: color)
    }
    func bar(_ x: CGFloat) {
      canvas.fill(
        CGRect(x: center.x + x - 1, y: center.y - Self.half, width: 2, height: Self.half * 2),
        color: color)
    }
    switch view.sign {
    case .gestureBack:
      triangle(-4, -1)
      triangle(4, -1)
    case .stepBack:
      triangle(-2, -1)
      bar(5)
    case .play: triangle(1, 1)
    case .pause:
      bar(-3)
      bar(3)
    case .stepForward:
      bar(-5)
      triangle(2, 1)
    case .gestureForward:
      triangle(-4, 1)
      triangle(4, 1)
    case .word(let word):
      canvas.draw(word, in: view.bounds, style: Self.style, color: color, alignment: .center)
    }
  }
}
