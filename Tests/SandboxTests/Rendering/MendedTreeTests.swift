// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

/// After any change of views, a window that is redrawn only where views changed equals one that is drawn completely.
@MainActor
@Suite("Drawing the views that changed")
struct MendedTreeTests {
  private static let size = 200

  /// A window with views of many kinds.
  @MainActor
  private final class World {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size, height: size))
    var views: [UIView] = []
    /// The views that were removed and may be added again.
    var spare: [UIView] = []
    var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      window.backgroundColor = .white
      window.isHidden = false
      for _ in 0..<30 { add(make()) }
    }

    func make() -> UIView {
      let view: UIView =
        switch random.number(0...9) {
        case 0: UILabel()
        case 1: UISwitch()
        case 2: UIScrollView()
        case 3: UISlider()
        default: UIView()
        }
      (view as? UILabel)?.text = "Text \(random.number(0...99))"
      (view as? UIScrollView)?.contentSize = CGSize(width: 300, height: 300)
      view.frame = frame()
      if random.number(0...3) > 0 { view.backgroundColor = color() }
      view.clipsToBounds = random.number(0...3) == 0
      if random.number(0...1) == 0 { view.tintColor = color() }
      return view
    }

    func frame() -> CGRect {
      CGRect(
        x: random.number(-30...180), y: random.number(-30...180), width: random.number(5...90),
        height: random.number(5...90))
    }

    func color() -> UIColor {
      func part() -> CGFloat { CGFloat(random.number(0...10)) / 10 }
      return UIColor(red: part(), green: part(), blue: part(), alpha: part() > 0.7 ? 0.5 : 1)
    }

    func add(_ view: UIView) {
      var parent: UIView = views.isEmpty ? window : views[random.number(0...views.count - 1)]
      if parent.isDescendant(of: view) || random.number(0...2) == 0 { parent = window }
      parent.insertSubview(view, at: random.number(0...parent.subviews.count))
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }

    /// Makes a random change to a view.
    func change() {
      guard let view = views.randomElement(using: &random) else { return }
      switch random.number(0...21) {
      case 0...5: view.center.x += CGFloat(random.number(-9...9))
      case 6: view.frame = frame()
      case 7: view.isHidden.toggle()
      case 8: view.alpha = CGFloat(random.number(0...4)) / 4
      case 9: view.backgroundColor = color()
      case 10: view.transform = view.transform.rotated(by: 0.3)
      case 11: view.clipsToBounds.toggle()
      case 12: view.layer.cornerRadius = CGFloat(random.number(0...20))
      case 13:
        view.layer.borderWidth = CGFloat(random.number(0...3))
        view.layer.borderColor = color().cgColor
      case 14: view.bounds.origin.y += CGFloat(random.number(-9...9))
      case 15:
        (view as? UILabel)?.text = "Text \(random.number(0...99))"
        (view as? UISwitch)?.isOn.toggle()
        (view as? UISlider)?.value = Float(random.number(0...9)) / 9
      case 16: view.superview?.bringSubviewToFront(view)
      case 17: view.layer.shadowOpacity = Float(random.number(0...1)) / 2
      case 18: remove(view)
      case 19: window.focusedControl = view as? UIControl
      case 20: window.tintColor = color()
      default: add(spare.popLast() ?? (random.number(0...1) == 0 ? make() : view))
      }
    }

    /// Removes a view; some are stored to be added again, others are released.
    private func remove(_ view: UIView) {
      view.removeFromSuperview()
      views.removeAll { $0 === view || $0.isDescendant(of: view) }
      if random.number(0...1) == 0 {
        for child in view.subviews { child.removeFromSuperview() }
        spare.append(view)
      }
    }
  }

  @Test("any change of any view", arguments: 1...12)
  func anyChange(seed: Int) throws {
    let world = World(seed: UInt64(seed))
    let typeface = try Typeface()
    let mender = FramePainter(ViewTreeRenderer(), typeface: typeface)
    let mended = PixelBuffer(width: Self.size, height: Self.size)
    for frame in 0..<60 {
      let anew = PixelBuffer(width: Self.size, height: Self.size)
      draw(world.window, mender, mended, isFresh: frame == 0)
      draw(world.window, FramePainter(ViewTreeRenderer(), typeface: typeface), anew, isFresh: true)
      let wrong = mended.differences(from: anew, beyond: PixelBuffer.edgeTolerance)
      try #require(wrong == 0, "\(wrong) pixels differ in frame \(frame)")
      // Sometimes there are more changes than can be listed.
      for _ in 0..<(frame % 10 == 0 ? 90 : world.random.number(0...4)) { world.change() }
    }
  }

  @Test("a change of superviews, focus, tint or title in one turn")
  func oneChange() throws {
    let changes: [(String, (UIWindow, UIView, UIButton) -> Void)] = [
      ("another superview", { window, _, button in window.addSubview(button) }),
      (
        "a superview that was away",
        { window, box, button in
          window.addSubview(button)
          box.removeFromSuperview()
          box.addSubview(button)
          window.insertSubview(box, at: 0)
        }
      ),
      (
        "a focused button that was away",
        { window, box, _ in
          box.removeFromSuperview()
          window.addSubview(box)
        }
      ),
      ("the tint of the superview", { _, box, _ in box.tintColor = .red }),
      ("the colour of a title", { _, _, button in button.setTitleColor(.red, for: .normal) }),
    ]
    for (what, change) in changes {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
      window.isHidden = false
      let box = UIView(frame: CGRect(x: 50, y: 50, width: 120, height: 120))
      let slider = UISlider(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
      let button = UIButton(type: .infoLight)
      button.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      (button.tintColor, slider.value) = (.green, 0.8)
      box.addSubview(button)
      box.addSubview(slider)
      window.addSubview(box)
      window.focusedControl = button
      #expect(button.isFocused)
      let (typeface, mended) = (try Typeface(), PixelBuffer(width: Self.size, height: Self.size))
      let mender = FramePainter(ViewTreeRenderer(), typeface: typeface)
      draw(window, mender, mended, isFresh: true)
      change(window, box, button)
      #expect(!draw(window, mender, mended, isFresh: false).isEmpty, "\(what)")
      let anew = PixelBuffer(width: Self.size, height: Self.size)
      draw(window, FramePainter(ViewTreeRenderer(), typeface: typeface), anew, isFresh: true)
      #expect(mended.differences(from: anew) == 0, "\(what)")
    }
  }

  @Test("a view that moves among others is all that is drawn")
  func oneView() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    window.isHidden = false
    let views = (0..<20).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 8, height: 200)) }
    for view in views {
      view.backgroundColor = .red
      window.addSubview(view)
    }
    let painter = FramePainter(ViewTreeRenderer(), typeface: try Typeface())
    let buffer = PixelBuffer(width: Self.size, height: Self.size)
    draw(window, painter, buffer, isFresh: true)
    views[3].center.y += 20
    views[3].center.y -= 10
    let parts = draw(window, painter, buffer, isFresh: false)
    #expect(parts == [PixelRect(left: 29, top: 0, right: 39, bottom: 200)])
    #expect(draw(window, painter, buffer, isFresh: false).isEmpty)
  }

  @discardableResult
  private func draw(
    _ window: UIWindow, _ painter: FramePainter, _ buffer: PixelBuffer, isFresh: Bool
  ) -> [PixelRect] {
    let state = CanvasState(transform: .identity, clip: buffer.bounds)
    return painter.draw(
      [
        FramePainter.Layer(content: .drawing { $0.clear(.black) }, state: state),
        FramePainter.Layer(content: .window(window), state: state),
      ], into: WindowPixels(buffer: buffer, scale: 1, isFresh: isFresh))
  }
}
