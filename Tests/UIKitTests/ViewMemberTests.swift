// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

/// Members of views that UIKit files use and that are not about touches.
@Suite("Members of views")
@MainActor
struct ViewMemberTests {
  // The width grows by 100. The flexible parts share that in proportion to their lengths: 10, 30 and 60.
  nonisolated private static let widths: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 10, 30),
    (.flexibleWidth, 10, 130),
    (.flexibleLeftMargin, 110, 30),
    (.flexibleRightMargin, 10, 30),
    ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
    ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 1000 / 70, 30),
    (.flexibleHeight, 10, 30),
  ]

  // The views are made in each test, because a suite may be deallocated on any thread, but views may not.
  private func views() -> (outer: UIView, inner: UIView) {
    (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    )
  }

  @Test(
    "A subview follows its superview's width as its mask says",
    arguments: Self.widths)
  func width(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let (outer, inner) = views()
    outer.addSubview(inner)
    inner.autoresizingMask = mask
    outer.frame.size.width = 200
    #expect(abs(inner.frame.minX - x) < 0.001)
    #expect(abs(inner.frame.width - width) < 0.001)
    #expect(inner.frame.minY == 20 && inner.frame.height == 40)
  }

  @Test("And its height")
  func height() {
    let (outer, inner) = views()
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    outer.bounds.size.height = 200
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 30, height: 80))
  }

  @Test("A superview that does not resize its subviews leaves them")
  func noAutoresizing() {
    let (outer, inner) = views()
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 300, height: 300)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("Moving the anchor keeps the center and moves the frame; a transform turns about it")
  func anchorPoint() {
    let (outer, inner) = views()
    inner.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(inner.center == CGPoint(x: 25, y: 40))
    #expect(inner.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(inner.frame.minX - -15) < 0.001 && abs(inner.frame.minY - 40) < 0.001)
    #expect(abs(inner.frame.width - 40) < 0.001 && abs(inner.frame.height - 30) < 0.001)
    inner.transform = .identity
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.center == CGPoint(x: 1, y: 2))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 2, y: 3), with: nil) === inner)
    #expect(inner.layer.position == inner.center)
  }

  @Test(
    "The tint color is that of the nearest superview that has one, and views that inherit it are notified"
  )
  func tint() {
    let outer = views().outer
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    let told = Told()
    let own = Told()
    own.tintColor = .green
    outer.addSubview(told)
    outer.addSubview(own)
    outer.tintColor = .red
    #expect(told.tintColor == .red)
    #expect(told.count == 1)
    #expect(own.count == 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(told.tintAdjustmentMode == .dimmed)
    #expect(told.tintColor != .red)
    told.tintAdjustmentMode = .normal
    outer.tintColor = nil
    #expect(told.tintColor == .systemBlue || told.tintAdjustmentMode == .normal)
  }

  @Test(
    "The completion of an animation runs when it would be over, what it changes is changed at once")
  func animation() {
    let outer = views().outer
    let phone = Phone(outer)
    var ends: [String] = []
    UIView.animate(
      withDuration: 0.5, delay: 0.25, options: [.curveLinear],
      animations: { outer.alpha = 0.5 }, completion: { ends.append("slow \($0)") })
    UIView.animate(withDuration: 0.1, animations: {}, completion: { ends.append("quick \($0)") })
    UIView.animate(
      withDuration: 0.1, delay: 0, options: .repeat, animations: {},
      completion: { _ in ends.append("never") })
    #expect(outer.alpha == 0.5)
    #expect(ends.isEmpty)
    phone.wait(0.1)
    #expect(ends == ["quick true"])
    phone.wait(0.64)
    #expect(ends.count == 1)
    phone.wait(0.02)
    #expect(ends == ["quick true", "slow true"])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in ends.append("at once") })
    }
    #expect(ends.last == "at once")
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("A view is laid out before it is first shown, without having asked")
  func firstLayout() {
    let outer = views().outer
    final class Laid: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let laid = Laid()
    outer.addSubview(laid)
    #expect(laid.count == 0)
    let phone = Phone(outer)
    #expect(laid.count == 1)
    phone.wait(1)
    #expect(laid.count == 1)
  }

  @Test("Margins are 8 points, tell of a change, and hold a stack's views")
  func margins() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let told = Told()
    #expect(told.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    told.layoutMargins = .zero
    #expect(told.count == 1)
    #expect(told.safeAreaInsets == .zero)
  }

  @Test("Directions: leading is left, unless the content is forced to the other")
  func directions() {
    let button = UIButton()
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(button.effectiveContentHorizontalAlignment == .right)
    button.contentHorizontalAlignment = .fill
    #expect(button.effectiveContentHorizontalAlignment == .fill)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }

  @Test("A layer is its view")
  func layer() {
    let inner = views().inner
    inner.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    inner.layer.backgroundColor = UIColor.red.cgColor
    #expect(inner.backgroundColor == .red)
    inner.layer.isHidden = true
    #expect(inner.isHidden)
    #expect(inner.layer.contains(CGPoint(x: 6, y: 7)))
    #expect(!inner.layer.contains(CGPoint(x: 8, y: 7)))
  }

  @Test("A transform put together from its parts gives the parts back")
  func components() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
      translation: CGVector(dx: 4, dy: 5))
    let again = CGAffineTransform(parts).decomposed()
    #expect(abs(again.scale.width - 2) < 1e-9 && abs(again.scale.height - 3) < 1e-9)
    #expect(abs(again.horizontalShear - 0.5) < 1e-9)
    #expect(abs(again.rotation - 0.7) < 1e-9)
    #expect(again.translation == CGVector(dx: 4, dy: 5))
    // A scale by 2 along x only, then a quarter turn: a point right of the origin ends below it.
    let turned = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 1), horizontalShear: 0, rotation: .pi / 2,
        translation: .zero))
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 2) < 1e-9)
  }

  @Test("A colour has its components")
  func colour() {
    var hue: CGFloat = -1
    var saturation: CGFloat = -1
    var brightness: CGFloat = -1
    var alpha: CGFloat = -1
    let colour = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.4)
    #expect(
      colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.4)
    var white: CGFloat = 0.25
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }
}
