// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes

@Suite("Drawing controls")
@MainActor
struct ControlPainterTests {
  private let typeface: Typeface

  init() throws {
    typeface = try Typeface()
  }

  private func draw(_ view: UIView, width: Int = 120, height: Int = 60) -> PixelBuffer {
    let canvas = blackCanvas(width, height, typeface: typeface)
    canvas.clear(Color(hex: 0x808080))
    canvas.draw(view)
    return canvas.buffer
  }

  private let white: UInt32 = 0xFFFF_FFFF

  @Test("a switch has its knob at the left when off, at the right and on green when on")
  func switches() {
    let view = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    let off = draw(view)
    #expect(off[25, 25] == white && off[45, 25] != white)
    view.isOn = true
    let on = draw(view)
    #expect(on[45, 25] == white)
    #expect(on[20, 25] == Color(.systemGreen).pixel)
    view.isEnabled = false
    let disabled = draw(view)
    #expect(disabled[20, 25] != on[20, 25])
  }

  @Test("the knob of a disabled switch or slider hides the track")
  func disabledKnobs() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(draw(toggle)[45, 25] == white)
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 31))
    slider.value = 0.5
    slider.isEnabled = false
    #expect(draw(slider)[55, 25] == white)
  }

  @Test("a selected system button has its title in white on its tint, a custom one not")
  func selectedButton() {
    func button(_ type: UIButton.ButtonType) -> UIButton {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
      button.setTitle("OK", for: .normal)
      button.tintColor = .red
      button.isSelected = true
      button.layoutIfNeeded()
      return button
    }
    /// Returns the pixel just beside the title.
    func edge(_ button: UIButton) -> UInt32 {
      let title = button.titleLabel?.frame ?? .zero
      return draw(button)[Int(10 + title.minX - 2), Int(10 + title.midY)]
    }
    let grey = Color(hex: 0x808080).pixel
    let system = button(.system)
    #expect(edge(system) == 0xFFFF_0000)
    #expect(system.currentTitleColor == .white)
    #expect(edge(button(.custom)) == grey)
    system.setTitleColor(.black, for: .normal)
    #expect(edge(system) == grey)
  }

  @Test("a slider's knob is where its value is; the track before it has the tint")
  func slider() {
    let view = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 31))
    view.value = 1
    view.minimumTrackTintColor = .red
    let full = draw(view)
    #expect(full[20, 25] == 0xFFFF_0000 && full[95, 25] == white)
    view.value = 0
    let empty = draw(view)
    #expect(empty[25, 25] == white && empty[90, 25] == ControlLook.trough.pixel)
  }

  @Test("a segmented control shows the selected segment as a white card")
  func segments() {
    let view = UISegmentedControl(items: ["A", "B", "C"])
    view.frame = CGRect(x: 0, y: 10, width: 120, height: 32)
    view.selectedSegmentIndex = 2
    let picture = draw(view)
    #expect(picture[88, 16] == white && picture[48, 16] != white && picture[8, 16] != white)
  }

  @Test("a stepper at its least value shows a pale minus and a black plus")
  func stepper() {
    let view = UIStepper(frame: CGRect(x: 10, y: 10, width: 94, height: 32))
    let picture = draw(view)
    func darkest(_ columns: Range<Int>) -> UInt32 {
      columns.map { picture[$0, 25] & 0xFF }.min() ?? 255
    }
    #expect(darkest(75..<88) < 20)
    #expect(darkest(27..<40) > 60)
  }

  @Test(
    "a page control shows a dot for each page, and none for a single page with hidesForSinglePage")
  func pages() {
    let view = UIPageControl(frame: CGRect(x: 0, y: 10, width: 120, height: 26))
    view.numberOfPages = 3
    view.currentPage = 1
    view.currentPageIndicatorTintColor = .red
    view.pageIndicatorTintColor = .white
    let picture = draw(view)
    let row = (0..<120).map { picture[$0, 23] }
    #expect(row.contains(white) && picture[60, 23] == 0xFFFF_0000)
    view.numberOfPages = 1
    view.hidesForSinglePage = true
    #expect(draw(view).inkBounds == .empty)
  }

  @Test("a text field shows its placeholder, its text, and dots for a secret")
  func textField() {
    let view = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
    #expect(draw(view).inkBounds == .empty)
    view.placeholder = "Name"
    let placeholder = draw(view)
    #expect(placeholder.inkBounds.left >= 10 && placeholder.inkBounds.right < 75)
    view.text = "Name"
    #expect(draw(view).differences(from: placeholder) > 20)
    view.isSecureTextEntry = true
    #expect(draw(view).inkBounds.height < 12)
    view.borderStyle = .roundedRect
    #expect(draw(view).inkBounds == PixelRect(left: 10, top: 10, right: 110, bottom: 44))
  }

  @Test("text longer than its field begins so that the caret can be seen")
  func caret() {
    let rect = CGRect(x: 10, y: 0, width: 50, height: 20)
    func start(_ width: CGFloat, _ caretX: CGFloat) -> CGFloat {
      TextFieldPainter.start(of: width, caretX: caretX, in: rect, .left)
    }
    #expect(start(30, 30) == 10)
    #expect(start(200, 0) == 10)
    #expect(start(200, 200) + 200 == 60)
    #expect(start(200, 120) + 120 == 60)
  }

  @Test("what the keyboard acts on has a ring around it")
  func focusRing() {
    let host = Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 120, height: 60)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let button = UIButton(frame: CGRect(x: 30, y: 20, width: 50, height: 20))
    window.addSubview(button)
    window.makeKeyAndVisible()
    #expect(draw(window).inkBounds == .empty)
    window.focusedControl = button
    #expect(draw(window).inkBounds == PixelRect(left: 27, top: 17, right: 83, bottom: 43))
    withExtendedLifetime(host) {}
  }

  @Test("a button's title a little wider than estimated is not cut")
  func buttonTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Show hit-test path", for: .normal)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 10, y: 10)
    button.layoutIfNeeded()
    let ink = draw(button, width: 200).inkBounds
    let width = typeface.extent(of: "Show hit-test path", style: TextStyle(size: 15)).width
    #expect(abs(CGFloat(ink.width) - width) <= 3)
  }

  @Test("no seam of the background shines around an opaque border")
  func seam() {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    view.backgroundColor = .red
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.black.cgColor
    view.layer.cornerRadius = 8
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    let canvas = blackCanvas(100, 60)
    canvas.draw(view)
    let inner = Contour(
      view.bounds.insetBy(dx: 0.7, dy: 0.7), cornerRadius: 0, transform: view.transformToScreen)
    let plain = blackCanvas(100, 60)
    plain.fill(inner, color: .white)
    var seam = 0
    for y in 0..<60 {
      for x in 0..<100 where plain.buffer[x, y] == 0xFF00_0000 {
        if canvas.buffer[x, y] != 0xFF00_0000 { seam += 1 }
      }
    }
    #expect(seam == 0)
  }
}
