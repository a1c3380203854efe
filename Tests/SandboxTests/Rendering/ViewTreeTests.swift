// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Drawing trees of views")
@MainActor
struct ViewTreeTests {
  private func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func draw(
    _ root: UIView, size: Int = 40, typeface: Typeface? = nil
  ) -> PixelBuffer {
    let canvas = blackCanvas(size, size, typeface: typeface)
    canvas.draw(root)
    return canvas.buffer
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let black: UInt32 = 0xFF00_0000

  @Test("later subviews cover earlier ones, and stick out of their superview")
  func order() {
    let root = view(10, 10, 10, 10, .white)
    root.addSubview(view(5, 5, 10, 4, .red))
    root.addSubview(view(8, 5, 4, 4, .blue))
    let picture = draw(root)
    #expect(picture[10, 10] == white && picture[15, 15] == red)
    #expect(picture[18, 15] == blue && picture[24, 15] == red && picture[25, 15] == black)
  }

  @Test("clipsToBounds cuts subviews off, with round corners too")
  func clipping() {
    let root = view(10, 10, 20, 20, .white)
    root.addSubview(view(-10, -10, 40, 40, .red))
    root.clipsToBounds = true
    #expect(draw(root).inkBounds == PixelRect(left: 10, top: 10, right: 30, bottom: 30))
    root.layer.cornerRadius = 10
    let round = draw(root)
    #expect(round[11, 11] == black && round[20, 11] == red && round[20, 20] == red)
  }

  @Test("hidden and clear views and all in them are not drawn")
  func invisible() {
    let root = view(0, 0, 40, 40, nil)
    let hidden = view(0, 0, 20, 20, .red)
    hidden.addSubview(view(0, 0, 5, 5, .white))
    hidden.isHidden = true
    let clear = view(20, 20, 10, 10, .red)
    clear.alpha = 0
    root.addSubview(hidden)
    root.addSubview(clear)
    #expect(draw(root).inkBounds == .empty)
  }

  @Test("alpha multiplies down the tree")
  func alpha() {
    let root = view(0, 0, 20, 20, nil)
    root.alpha = 0.5
    let inner = view(0, 0, 10, 10, .white)
    inner.alpha = 0.5
    root.addSubview(inner)
    #expect(draw(root)[5, 5] == 0xFF40_4040)
  }

  @Test(
    "a translucent view is blended as a whole: what lies under a subview does not shine through")
  func group() {
    let root = view(0, 0, 20, 20, .red)
    root.alpha = 0.5
    root.addSubview(view(5, 5, 10, 10, .white))
    let other = view(25, 0, 10, 10, .white)
    other.alpha = 0.5
    let both = view(0, 0, 40, 40, nil)
    both.addSubview(root)
    both.addSubview(other)
    let picture = draw(both)
    let expected = PixelBuffer(width: 40, height: 40, filledWith: black)
    for y in 0..<20 { for x in 0..<20 { expected[x, y] = 0xFF80_0000 } }
    for y in 5..<15 { for x in 5..<15 { expected[x, y] = 0xFF80_8080 } }
    for y in 0..<10 { for x in 25..<35 { expected[x, y] = 0xFF80_8080 } }
    #expect(picture.differences(from: expected, beyond: 2) == 0)
  }

  @Test("the list of items says what is drawn of each view, in which order, and where")
  func items() {
    let root = view(10, 10, 20, 20, .red)
    root.layer.borderWidth = 1
    root.layer.borderColor = UIColor.blue.cgColor
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    root.addSubview(label)
    root.addSubview(view(100, 0, 5, 5, .white))
    let state = CanvasState(
      transform: .identity, clip: PixelRect(left: 0, top: 0, right: 40, bottom: 40))
    let tree = ViewTreeRenderer().draw(root, under: state, nil)
    let items = tree.items
    let parts = items.map { item -> String in
      let view = tree.views.first { ($0.below + $0.above).contains { $0 === item } }?.view
      return view === root ? "root" : "label"
    }
    #expect(parts == ["root", "label", "root"])
    #expect(items[0].extent == PixelRect(left: 9, top: 9, right: 31, bottom: 31))
    #expect(items[1].commands.isEmpty)
    #expect(
      items[2].commands.map(\.call) == [
        .border(root.bounds, cornerRadius: 0, width: 1, Color(hex: 0x0000FF))
      ])
  }

  @Test("a turned and scaled view is drawn where its outline on the screen is")
  func transform() {
    let root = view(20, 20, 40, 40, nil)
    let inner = view(10, 10, 20, 20, .white)
    inner.transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 1.5, y: 0.7)
    inner.bounds.origin = CGPoint(x: 100, y: -50)
    root.addSubview(inner)
    let picture = draw(root, size: 80)
    let box = inner.outlineOnScreen.boundingBox
    let ink = picture.inkBounds
    #expect(abs(CGFloat(ink.left) - box.minX) <= 1.5 && abs(CGFloat(ink.right) - box.maxX) <= 1.5)
    #expect(abs(CGFloat(ink.top) - box.minY) <= 1.5 && abs(CGFloat(ink.bottom) - box.maxY) <= 1.5)
    #expect(abs(picture.whiteArea - 400 * 1.05) < 5)
  }

  @Test("the origin of the bounds scrolls what lies in a view, not the view")
  func scrolled() {
    let root = view(10, 10, 20, 20, .red)
    root.addSubview(view(5, 5, 5, 5, .white))
    root.bounds.origin = CGPoint(x: 3, y: 1)
    let picture = draw(root)
    #expect(picture[10, 10] == red && picture[29, 29] == red)
    #expect(picture[12, 14] == white && picture[11, 14] == red && picture[16, 18] == white)
  }

  @Test("the border is drawn over subviews")
  func border() {
    let root = view(5, 5, 20, 20, .white)
    root.layer.borderWidth = 2
    root.layer.borderColor = UIColor.blue.cgColor
    root.addSubview(view(0, 0, 20, 20, .red))
    let picture = draw(root)
    #expect(picture[5, 5] == blue && picture[6, 24 - 1] == blue && picture[7, 7] == red)
  }

  @Test("a shadow lies behind its view and outside it; clipping leaves it out")
  func shadow() {
    let root = view(15, 15, 10, 10, .red)
    root.layer.shadowOpacity = 1
    root.layer.shadowColor = UIColor.white.cgColor
    root.layer.shadowOffset = .zero
    let picture = draw(root)
    #expect(picture[20, 20] == red)
    #expect(picture[13, 20] & 0xFF > 30 && picture[26, 20] & 0xFF > 30)
    root.clipsToBounds = true
    #expect(draw(root).inkBounds == PixelRect(left: 15, top: 15, right: 25, bottom: 25))
  }

  @Test("drawing makes no layers and changes nothing in the views")
  func readsOnly() {
    let root = view(0, 0, 20, 20, .red)
    root.addSubview(view(0, 0, 10, 10, .white))
    _ = draw(root)
    #expect(root.existingLayer == nil && root.subviews[0].existingLayer == nil)
  }

  @Test("labels show their text in colour, size and place; image views their picture")
  func content() throws {
    let root = view(0, 0, 100, 100, nil)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Hello"
    label.textColor = .white
    label.textAlignment = .right
    label.font = .boldSystemFont(ofSize: 14)
    root.addSubview(label)
    let picture = draw(root, size: 100, typeface: try Typeface())
    let ink = picture.inkBounds
    #expect(ink.right > 86 && ink.right <= 91 && ink.left > 40)
    #expect(ink.top >= 10 && ink.bottom <= 30)
  }

  @Test(
    "a picture's content mode decides its place", arguments: [UIView.ContentMode.scaleAspectFit])
  func contentMode(mode: UIView.ContentMode) {
    let bounds = CGRect(x: 10, y: 10, width: 40, height: 20)
    func place(_ mode: UIView.ContentMode) -> CGRect {
      ImagePainter.place(CGSize(width: 10, height: 10), in: bounds, mode: mode)
    }
    #expect(place(.scaleToFill) == bounds)
    #expect(place(.scaleAspectFit) == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(place(.scaleAspectFill) == CGRect(x: 10, y: 0, width: 40, height: 40))
    #expect(place(.center) == CGRect(x: 25, y: 15, width: 10, height: 10))
    #expect(place(.topLeft) == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(place(.bottomRight) == CGRect(x: 40, y: 20, width: 10, height: 10))
    #expect(place(.right) == CGRect(x: 40, y: 15, width: 10, height: 10))
  }

  @Test("a picture that can't be read is shown as a crossed box")
  func missingPicture() {
    let image = UIImage(path: "/no/such/picture.png", size: CGSize(width: 20, height: 20))
    let root = UIImageView(image: image)
    root.center = CGPoint(x: 20, y: 20)
    let ink = draw(root).inkBounds
    #expect(ink.width == 20 && ink.height == 20)
  }

  @Test("a tree deeper than any stack of calls is drawn")
  func deepTree() {
    var root = view(0, 0, 40, 40, .white)
    for _ in 0..<20_000 {
      let next = view(0, 0, 40, 40, nil)
      next.addSubview(root)
      root = next
    }
    #expect(draw(root).whiteArea == 1600)
  }

  @Test("a subclass is drawn by the painter of the nearest class above it")
  func painters() {
    final class Plain: UIView {}
    final class Special: UILabel {}
    struct SpecialPainter: ViewPainter {
      func paint(_ view: Special, on canvas: Canvas, pictures: PictureStore) {}
    }
    let painters = ViewTreeRenderer(painters: [SpecialPainter()])
    #expect(painters.painter(for: Plain()) == nil)
    #expect(painters.painter(for: UILabel()) is LabelPainter)
    #expect(painters.painter(for: Special()) is SpecialPainter)
    let standard = ViewTreeRenderer()
    #expect(standard.painter(for: Special()) is LabelPainter)
  }
}
