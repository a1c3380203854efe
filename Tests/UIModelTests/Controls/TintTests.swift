// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

// Apple's page of tintColorDidChange: called when the tint of the view, or of the view from which it inherits the
// tint, changes.
@MainActor
@Suite("The tint of views that move")
struct TintTests {
  private final class Told: UIView {
    var tints: [UIColor] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints.append(tintColor)
    }
  }

  @Test("a system button's title has the tint of where the button is")
  func button() {
    let stage = Stage()
    let box = stage.view("Box", in: stage.root, 0, 0, 200, 200)
    let other = stage.view("Other", in: stage.root, 0, 200, 200, 200)
    box.tintColor = .red
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue)
    box.addSubview(button)
    #expect(button.titleLabel?.textColor == .red)
    box.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    other.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.setTitleColor(.black, for: .normal)
    box.addSubview(button)
    #expect(button.titleLabel?.textColor == .black)
    stage.end()
  }

  @Test("tintColorDidChange is called on views that inherit from the moved view, and on no others")
  func subtree() {
    let stage = Stage()
    let box = UIView()
    let (inner, own) = (Told(), Told())
    own.tintColor = .purple
    own.tints = []
    box.addSubview(inner)
    box.addSubview(own)
    stage.root.tintColor = .red
    stage.root.addSubview(box)
    #expect(inner.tints == [.red] && own.tints.isEmpty)
    stage.root.bringSubviewToFront(box)
    #expect(inner.tints == [.red])
    stage.end()
  }
}
