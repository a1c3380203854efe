// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A small button in the timeline's bar, with an icon or a word. It can be on or off.
final class TransportButton: PanelButton {
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

  var sign: Sign {
    didSet { if sign != oldValue { setNeedsDisplay() } }
  }
  /// True to highlight the button as the likely next step.
  var stands = false { didSet { if stands != oldValue { look() } } }

  init(_ sign: Sign, _ name: String, _ theme: Theme, act: @escaping @MainActor () -> Void) {
    self.sign = sign
    super.init(nil, theme, cornerRadius: 5, act: act)
    accessibilityIdentifier = name
    tip = name
  }

  required init?(coder: NSCoder) { nil }

  var color: Color { Color(stands ? theme.noticeText : theme.text) }

  override func look() {
    backgroundColor =
      isHighlighted
      ? theme.pressedButton : stands ? theme.notice : isOn ? theme.chosen : theme.button
    layer.borderWidth = isOn ? 1 : 0
    layer.borderColor = theme.accent.cgColor
    setNeedsDisplay()
  }
}

struct TransportPainter: ViewPainter {
  private static let style = TextStyle(size: 12)
  private static let half: CGFloat = 5

  func paint(_ view: TransportButton, on canvas: Canvas, pictures: PictureStore) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let color = view.color
    func triangle(_ x: CGFloat, _ direction: CGFloat) {
      let back = center.x + x - Self.half * 0.8 * direction
      let tip = CGPoint(x: center.x + x + Self.half * 0.8 * direction, y: center.y)
      canvas.fill(
        Contour(points: [
          CGPoint(x: back, y: center.y - Self.half), tip,
          CGPoint(x: back, y: center.y + Self.half),
        ]), color: color)
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
