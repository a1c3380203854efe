// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// What is lent stays until the loan is over, whatever an application does meanwhile; and no longer.
@MainActor
@Suite("Lent objects")
struct LentTests {
  @MainActor
  private final class Noted {
    private let whenGone: @MainActor () -> Void

    init(_ whenGone: @escaping @MainActor () -> Void) {
      self.whenGone = whenGone
    }

    deinit { MainActor.assumeIsolated { whenGone() } }
  }

  @Test("what its owner gives up in the middle of a loan stays until the outermost one is over")
  func staysWhileLent() {
    var isGone = false
    var owned: Noted? = Noted { isGone = true }
    Lending.begin()
    Lending.begin()
    if let owned { Lending.giveUp(owned) }
    owned = nil
    Lending.end()
    #expect(!isGone)
    Lending.end()
    #expect(isGone)
  }

  @Test("what is given up while nothing is lent goes at once")
  func goesWhileNothingIsLent() {
    var isGone = false
    var owned: Noted? = Noted { isGone = true }
    if let owned { Lending.giveUp(owned) }
    owned = nil
    #expect(isGone)
  }

  @Test("what goes at the end of a loan may start another one")
  func loansInDeinit() {
    var gone: [Int] = []
    Lending.begin()
    Lending.giveUp(
      Noted {
        Lending.begin()
        Lending.giveUp(Noted { gone.append(2) })
        Lending.end()
        gone.append(1)
      })
    Lending.end()
    #expect(gone == [2, 1])
  }

  private final class Leaver: UIGestureRecognizer {
    var isGone: (() -> Void)?
    var moved: ((Leaver, Set<UITouch>) -> Void)?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moved?(self, touches)
      #expect(touches.count == 1)
    }

    deinit { MainActor.assumeIsolated { isGone?() } }
  }

  @Test("a recognizer that leaves while it is told of a move is there until it returns")
  func leavingRecognizer() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(view)
    var story: [String] = []
    do {
      let leaver = Leaver()
      leaver.isGone = { story.append("gone") }
      leaver.moved = { recognizer, touches in
        view.removeGestureRecognizer(recognizer)
        for touch in touches { recognizer.ignore(touch, for: UIEvent.none) }
        story.append("left")
      }
      view.addGestureRecognizer(leaver)
    }
    stage.finger(1).down(50, 50).move(60, 60)
    #expect(story == ["left", "gone"])
    stage.finger(1).up()
    stage.end()
  }

  @Test("a recognizer that its own target removes is there until all its actions are sent")
  func removedByTarget() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(view)
    weak var pan: UIPanGestureRecognizer?
    let target = Remover()
    do {
      let recognizer = UIPanGestureRecognizer(
        target: target, action: Selector(Remover.remove(_:), name: "remove"))
      recognizer.addTarget(target, action: Selector(Remover.count(_:), name: "count"))
      view.addGestureRecognizer(recognizer)
      pan = recognizer
    }
    stage.finger(1).down(50, 50).move(100, 60).move(120, 60)
    #expect(target.calls == ["remove began"])
    #expect(pan == nil)
    stage.finger(1).up()
    stage.end()
  }

  @MainActor
  private final class Remover {
    var calls: [String] = []

    func remove(_ sender: UIPanGestureRecognizer) {
      calls.append("remove \(sender.state)")
      sender.removeTarget(nil, action: nil)
      sender.view?.removeGestureRecognizer(sender)
    }

    func count(_ sender: UIPanGestureRecognizer) { calls.append("count \(sender.state)") }
  }

  @Test("a view that leaves while it is told of a move is there until it returns, and then goes")
  func leavingView() {
    let stage = Stage()
    var isGone = false
    do {
      let view = LeavingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.note = Noted { isGone = true }
      stage.root.addSubview(view)
    }
    stage.finger(1).down(50, 50).move(60, 60)
    #expect(!isGone)
    stage.finger(1).up()
    #expect(isGone)
    stage.end()
  }

  private final class LeavingView: UIView {
    var note: Noted?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      removeFromSuperview()
      #expect(note != nil)
    }
  }
}

extension UIEvent {
  fileprivate static var none: UIEvent { UIEvent(type: .touches, timestamp: 0, journal: nil) }
}
