// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// The trick of references that keep nobody alive, and the plain way beside it.
@MainActor
@Suite("Faint references")
struct FaintTests {
  @Test("Swift can be asked whether an object is still to be had")
  func questionIsKnown() {
    #expect(Liveness.hold != nil)
  }

  @Test(
    "the object is there while somebody else keeps it, and not after", arguments: [true, false])
  func keepsNobody(asks: Bool) {
    var object: Leaving? = Leaving()
    let reference = Faint(object, asks: asks)
    var another = object
    object = nil
    #expect(reference.object === another)
    #expect(reference.object != nil)
    another = nil
    #expect(reference.object == nil)
  }

  @Test("an object that is about to go is not to be had", arguments: [true, false])
  func nobodyIsBroughtBack(asks: Bool) {
    var wasThere: Bool?
    var object: Leaving? = Leaving()
    let reference = Faint(object, asks: asks)
    object?.whenLeaving = { wasThere = reference.object != nil }
    object = nil
    #expect(wasThere == false)
  }

  @Test("a copy goes on when the first reference is gone", arguments: [true, false])
  func copies(asks: Bool) {
    var object: Leaving? = Leaving()
    var references = [Faint(object, asks: asks)]
    references.append(references[0])
    references.removeFirst()
    #expect(references[0].object === object)
    object = nil
    #expect(references[0].object == nil)
  }

  @Test("no other object is taken for one that is gone", arguments: [true, false])
  func placesAreNotTakenOver(asks: Bool) {
    var object: Leaving? = Leaving()
    let reference = Faint(object, asks: asks)
    #expect(object.map { reference.isTo($0) } == true)
    object = nil
    let others = (0..<100).map { _ in Leaving() }
    #expect(!others.contains { reference.isTo($0) })
    #expect(reference.object == nil)
  }

  @Test("a reference to nothing is no missing reference", arguments: [true, false])
  func nothingIsSomething(asks: Bool) {
    #expect([Faint<Leaving>(nil, asks: asks)].first != nil)
    #expect([Faint(Leaving(), asks: asks)].last != nil)
  }

  @Test("a reference to nothing has no object", arguments: [true, false])
  func nothing(asks: Bool) {
    #expect(Faint<Leaving>(nil, asks: asks).object == nil)
    #expect(!Faint<Leaving>(nil, asks: asks).isTo(Leaving()))
  }

  @Test("whatever a tap passes on its way is referred to faintly alone")
  func touchedViewsHaveNoRecordBesideThem() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.root.addSubview(view)
    stage.finger(1).down(50, 50).wait(0.05).up()
    #expect(!hasRecordBeside(view))
    #expect(!hasRecordBeside(tap))
    #expect(!hasRecordBeside(stage.root))
    #expect(!hasRecordBeside(stage.window))
    #expect(!hasRecordBeside(stage.application))
    weak let reference = view
    #expect(hasRecordBeside(view))
    #expect(reference === view)
  }

  /// The word with which an object counts references has its highest bit set when the count is elsewhere.
  private func hasRecordBeside(_ object: AnyObject) -> Bool {
    let words = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UInt.self)
    return words[1] >> 63 == 1
  }
}

private final class Leaving {
  var whenLeaving: () -> Void = {}

  deinit { whenLeaving() }
}
