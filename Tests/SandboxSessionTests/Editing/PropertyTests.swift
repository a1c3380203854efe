// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Properties that matter to touch")
struct PropertyTests {
  private func objects(_ specimen: Specimen) -> [AnyObject] {
    specimen.host.application.windows.flatMap(\.subtree).flatMap { view in
      [view] + (view.gestureRecognizers ?? [])
    }
  }

  private func other(_ value: PropertyEdit.Value, _ kind: Property.Kind) -> PropertyEdit.Value? {
    switch (value, kind) {
    case (.flag(let isOn), _): .flag(!isOn)
    case (.number(let number), .number(let scale)):
      .number(scale.range.contains(number + scale.step) ? number + scale.step : number - scale.step)
    case (.point(let point), _): .point(CGPoint(x: point.x + 1, y: point.y))
    case (.rect(let rect), _): .rect(rect.insetBy(dx: 1, dy: 2))
    case (.transform, _): .transform(CGAffineTransform(scaleX: 2, y: 0.5))
    case (.number, _), (.text, _): nil
    }
  }

  @Test(
    "each can be set from outside and reads back, on everything of a scene",
    arguments: ["first-touch", "photos", "four-phenomena", "controls"])
  func settable(id: String) throws {
    let specimen = Specimen(try #require(SceneCatalog.entry(id)?.recipe))
    let application = specimen.host.application
    var count = 0
    for object in objects(specimen) {
      let place = try #require(Locator(of: object, in: application))
      for property in PropertyCatalog.sections(of: object).flatMap(\.properties) {
        guard let before = property.read(object), property.write != nil,
          // A scroll view limits its offset.
          property.name != "contentOffset", let value = other(before, property.kind),
          property.kind.holds(value)
        else { continue }
        let edit = PropertyEdit(target: place, property: property.name, value: value)
        let made = specimen.host.perform { property.set(value, on: object) }
        #expect(made, "\(edit)")
        if case .flag = value { #expect(property.read(object) == value, "\(edit)") }
        // A layer's opacity is a Float, so an alpha comes back rounded.
        if case .number(let wanted) = value, case .number(let found)? = property.read(object) {
          #expect(abs(found - wanted) < 1e-6, "\(edit)")
        }
        _ = specimen.host.perform { property.set(before, on: object) }
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test("a property that no object has, or a value out of range, is refused and changes nothing")
  func refused() throws {
    let specimen = Specimen(try #require(SceneCatalog.entry("four-phenomena")?.recipe))
    let application = specimen.host.application
    let window = try #require(
      specimen.scene.windows.first.flatMap { Locator(of: $0, in: application) })
    for (property, value) in [
      ("cancelsTouchesInView", .flag(true)), ("alpha", .number(1.5)), ("alpha", .flag(true)),
      ("isHidden", .number(1)), ("nothing", .flag(true)), ("viewController", .text("x")),
    ] as [(String, PropertyEdit.Value)] {
      let edit = PropertyEdit(target: window, property: property, value: value)
      #expect(!specimen.host.perform { edit.apply(in: application) }, "\(edit)")
    }
    let gone = specimen.host.perform { UIView() }
    specimen.host.perform { specimen.scene.windows.first?.addSubview(gone) }
    let orphan = PropertyEdit(
      target: try #require(Locator(of: gone, in: application)), property: "alpha",
      value: .number(0.5))
    specimen.host.perform { gone.removeFromSuperview() }
    #expect(!orphan.apply(in: application))
  }

  @Test("a transform's numbers are scale and angle, and the rest of it stays")
  func transform() {
    let value = PropertyEdit.Value.transform(
      CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
    #expect(value.numbers == [2, 3, 0])
    guard case .transform(let turned) = value.with([2, 3, 90]) else { return }
    #expect(turned.tx == 5 && turned.ty == 6)
    #expect(abs(turned.b - 2) < 1e-9 && abs(turned.a) < 1e-9)
    #expect(PropertyText.read(" 1,5 ") == 1.5)
    #expect(PropertyText.read("x") == nil)
    #expect(PropertyText.number(-0.0001) == "0")
    #expect(PropertyText.number(12.5) == "12.5")
  }
}
