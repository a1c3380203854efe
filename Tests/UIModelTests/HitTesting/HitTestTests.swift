// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Who is hit")
struct HitTestTests {
  /// Returns the tree of the first device article: A and B side by side, C in B overlapping A.
  private func protruding() -> (stage: Stage, b: StageView, c: StageView) {
    let stage = Stage()
    stage.view("AView", in: stage.root, 50, 100, 200, 200, logs: .hitTest)
    let b = stage.view("BView", in: stage.root, 50, 300, 200, 200, logs: .hitTest)
    let c = stage.view("CView", in: b, 50, -100, 100, 150, logs: .hitTest)
    return (stage, b, c)
  }

  @Test("X01 a child that sticks out of its parent is missed there")
  func protrudingChildIsMissed() {
    let (stage, _, _) = protruding()
    stage.finger(1).down(120, 250)
    stage.expect(
      "-[BView hitTest:withEvent:]",
      "-[BView pointInside:withEvent:]",
      "-[AView hitTest:withEvent:]",
      "-[AView pointInside:withEvent:]",
      "-[AView touchesBegan:withEvent:]")
    stage.finger(1).up()
    stage.end()
  }

  @Test("X02 the parent's own pointInside makes the child reachable")
  func parentAcceptsItsChild() {
    let (stage, b, c) = protruding()
    b.pointInsideOverride = { view, point in
      view.bounds.contains(point) || c.bounds.contains(view.convert(point, to: c))
    }
    stage.finger(1).down(120, 250)
    stage.expect(
      "-[BView hitTest:withEvent:]",
      "-[BView pointInside:withEvent:]",
      "-[CView hitTest:withEvent:]",
      "-[CView pointInside:withEvent:]",
      "-[CView touchesBegan:withEvent:]")
    stage.finger(1).up()
    stage.end()
  }

  @Test("methods that are replaced in a window count from the next search on")
  func replacedMethods() {
    let stage = Stage()
    let window = stage.root.window ?? stage.root
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for view in [behind, front] { stage.root.addSubview(view) }
    let place = stage.root.convert(CGPoint(x: 250, y: 250), to: window)
    for _ in 0..<500 { #expect(window.hitTest(place, with: nil) === behind) }
    let script = ViewScript()
    script.pointInside = .inset(-100)
    front.replaceMethods(by: script)
    #expect(window.hitTest(place, with: nil) === front)
  }

  @Test("X09 the parent is asked first, then its subviews from the front")
  func order() {
    let stage = Stage()
    let a = stage.view("AView", in: stage.root, 0, 0, 400, 800, logs: .hitTest)
    let b = stage.view("BView", in: a, 0, 0, 400, 300, logs: .hitTest)
    stage.view("DView", in: b, 0, 0, 100, 100, logs: .hitTest)
    let c = stage.view("CView", in: a, 0, 300, 400, 500, logs: .hitTest)
    stage.view("EView", in: c, 0, 0, 200, 200, logs: .hitTest)
    stage.view("FView", in: c, 200, 200, 200, 200, logs: .hitTest)
    stage.finger(1).down(100, 400)
    stage.expect(
      "-[AView hitTest:withEvent:]",
      "-[AView pointInside:withEvent:]",
      "-[CView hitTest:withEvent:]",
      "-[CView pointInside:withEvent:]",
      "-[FView hitTest:withEvent:]",
      "-[FView pointInside:withEvent:]",
      "-[EView hitTest:withEvent:]",
      "-[EView pointInside:withEvent:]",
      "-[EView touchesBegan:withEvent:]")
    stage.finger(1).up()
  }

  @Test("X30 a view whose hitTest always answers itself loses to a sibling in front")
  func answeringSelf() {
    let stage = Stage()
    let white = stage.view("White", in: stage.root, 50, 100, 300, 300)
    let red = stage.view("Red", in: white, 20, 20, 120, 120)
    stage.view("Green", in: white, 160, 20, 120, 120)
    red.hitTestOverride = { view, _, _ in view }
    stage.tap(270, 180)
    #expect(
      stage.takeLines() == ["-[Green touchesBegan:withEvent:]", "-[Green touchesEnded:withEvent:]"])
    stage.tap(200, 350)
    stage.expect("-[Red touchesBegan:withEvent:]", "-[Red touchesEnded:withEvent:]")
    stage.end()
  }

  @Test("X31 a hitTest that answers a subview sends every touch there")
  func answeringASubview() {
    let stage = Stage()
    let white = stage.view("White", in: stage.root, 50, 100, 300, 300)
    let red = stage.view("Red", in: white, 20, 20, 120, 120)
    stage.view("Green", in: white, 160, 20, 120, 120)
    white.hitTestOverride = { _, _, _ in red }
    stage.tap(270, 180)
    stage.expect("-[Red touchesBegan:withEvent:]", "-[Red touchesEnded:withEvent:]")
  }

  @Test(
    "X34 a disabled, hidden or clear child leaves the touch to its parent, unasked",
    arguments: 0..<3)
  func refusals(kind: Int) {
    let stage = Stage()
    let orange = stage.view("Orange", in: stage.root, 50, 100, 300, 300)
    let blue = stage.view("Blue", in: orange, 50, 50, 100, 100, logs: .hitTest)
    if kind == 0 { blue.isUserInteractionEnabled = false }
    if kind == 1 { blue.isHidden = true }
    if kind == 2 { blue.alpha = 0.01 }
    stage.tap(150, 200)
    stage.expect(
      "-[Blue hitTest:withEvent:]", "-[Orange touchesBegan:withEvent:]",
      "-[Orange touchesEnded:withEvent:]")
  }

  @Test("X38 a hidden parent hides its children from touches")
  func hiddenParent() {
    let stage = Stage()
    stage.view("Behind", in: stage.root, 0, 0, 400, 400)
    let parent = stage.view("Parent", in: stage.root, 0, 0, 400, 400)
    stage.view("Child", in: parent, 0, 0, 400, 400)
    parent.isHidden = true
    stage.tap(100, 100)
    stage.expect("-[Behind touchesBegan:withEvent:]", "-[Behind touchesEnded:withEvent:]")
  }

  @Test("X39 views are asked before the touch-down is delivered, and never again for that touch")
  func askedOnceAtTouchDown() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    var asked: [TimeInterval] = []
    var told = 0
    view.hitTestOverride = { view, point, event in
      #expect(told == 0)
      asked.append(event?.timestamp ?? -1)
      return view.defaultHitTest(point, with: event)
    }
    view.onTouches = { _, _, _ in told += 1 }
    stage.advance(to: 2)
    stage.finger(1).down(50, 50)
    stage.advance(to: 2.1)
    stage.finger(1).move(60, 60).up()
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == 2 })
  }

  @Test("X40 the top and left edges are in, the bottom and right edges are out")
  func halfOpenBounds() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    #expect(stage.hit(50, 100) === a)
    #expect(stage.hit(250, 300) === stage.root)
    #expect(stage.hit(249.999, 299.999) === a)
  }

  @Test(
    "X41 an alpha of 0.01 is out, the next 32-bit number above is in",
    arguments: [(0.0099999, false), (0.01, false), (0.010000000707805157, true), (0.011, true)])
  func alphaEdge(alpha: Double, isHit: Bool) {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    let a1 = stage.view("A1", in: a, 0, 0, 200, 200)
    a1.alpha = alpha
    #expect(stage.hit(100, 150) === (isHit ? a1 : a))
  }

  @Test("alpha is judged view by view, not multiplied along the chain")
  func alphaIsNotMultiplied() {
    let stage = Stage()
    let parent = stage.view("Parent", in: stage.root, 0, 0, 400, 400)
    let child = stage.view("Child", in: parent, 0, 0, 400, 400)
    parent.alpha = 0.02
    child.alpha = 0.02
    #expect(stage.hit(10, 10) === child)
  }

  @Test("X43 a switched-off view is asked, its pointInside and its subviews are not")
  func shortCircuit() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200, logs: .hitTest)
    stage.view("A1", in: a, 0, 0, 200, 200, logs: .hitTest)
    a.isUserInteractionEnabled = false
    stage.tap(100, 150)
    stage.expect("-[A hitTest:withEvent:]")
  }

  @Test("X44 a turned view is hit in its turned shape")
  func rotation() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    a.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(stage.hit(150, 200) === a)
    #expect(stage.hit(60, 110) === stage.root)
    #expect(stage.hit(150, 80) === a)
  }

  @Test("X46 the last subview is in front until another is brought there")
  func orderOfSubviews() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 0, 0, 200, 200)
    let b = stage.view("B", in: stage.root, 0, 0, 200, 200)
    #expect(stage.hit(10, 10) === b)
    stage.root.bringSubviewToFront(a)
    #expect(stage.hit(10, 10) === a)
    a.layer.zPosition = -1
    #expect(stage.hit(10, 10) === a)
  }

  @Test("a bounds origin shifts what is accepted and where subviews lie")
  func boundsOrigin() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    let child = stage.view("Child", in: a, 300, 400, 50, 50)
    a.bounds.origin = CGPoint(x: 280, y: 390)
    #expect(stage.hit(75, 115) === child)
    #expect(stage.hit(55, 105) === a)
    #expect(a.point(inside: CGPoint(x: 279.9, y: 395), with: nil) == false)
  }

  @Test("a transform without an inverse takes the view out of reach, with that reason")
  func singularTransform() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    a.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(stage.hit(150, 200) === stage.root)
    let visit = stage.application.probe(CGPoint(x: 150, y: 200)).visits.first {
      $0.view.name == "A"
    }
    #expect(visit?.answer == .refused(.noInverse))
  }

  @Test("clipping has no influence")
  func clipping() {
    let stage = Stage()
    let a = stage.view("A", in: stage.root, 50, 100, 200, 200)
    a.pointInsideOverride = { _, _ in true }
    let child = stage.view("Child", in: a, 250, 0, 50, 50)
    a.clipsToBounds = true
    #expect(stage.hit(310, 110) === child)
  }

  @Test("an answer from another branch of the tree is taken as it is")
  func answerFromAnotherBranch() {
    let stage = Stage()
    let left = stage.view("Left", in: stage.root, 0, 0, 200, 400)
    let right = stage.view("Right", in: stage.root, 200, 0, 200, 400)
    right.hitTestOverride = { _, _, _ in left }
    stage.tap(300, 100)
    stage.expect("-[Left touchesBegan:withEvent:]", "-[Left touchesEnded:withEvent:]")
  }

  @Test("labels and image views let touches through to what is behind")
  func defaults() {
    let stage = Stage()
    let behind = stage.view("Behind", in: stage.root, 0, 0, 400, 400)
    stage.root.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    stage.root.addSubview(UIImageView(frame: CGRect(x: 200, y: 0, width: 200, height: 200)))
    #expect(stage.hit(100, 100) === behind)
    #expect(stage.hit(300, 100) === behind)
  }
}

@MainActor
@Suite("Why a view was refused")
struct HitTraceTests {
  @Test("each visit says what came of it, in the order of asking")
  func trace() {
    let stage = Stage()
    let back = stage.view("Back", in: stage.root, 0, 0, 400, 400)
    stage.view("Hidden", in: back, 0, 0, 100, 100).isHidden = true
    stage.view("Clear", in: back, 0, 0, 100, 100).alpha = 0
    stage.view("Off", in: back, 0, 0, 100, 100).isUserInteractionEnabled = false
    stage.view("Away", in: back, 200, 300, 10, 20)
    stage.view("Deaf", in: back, 0, 0, 100, 100).pointInsideOverride = { _, _ in false }
    stage.view("Never", in: back, 0, 0, 100, 100).hitTestOverride = { _, _, _ in nil }
    let trace = stage.application.probe(CGPoint(x: 50, y: 60))
    let answers = trace.visits.map { "\($0.depth) \($0.view.name): \(Self.words($0.answer))" }
    #expect(
      answers == [
        "0 UIWindow: found Back", "1 R: found Back", "2 Back: hit",
        "3 Never: override nil", "3 Deaf: refused by its own pointInside",
        "3 Away: outside (-150.0, -240.0)", "3 Off: off", "3 Clear: alpha 0.0", "3 Hidden: hidden",
      ])
    #expect(trace.hitView?.name == "Back")
  }

  @Test("a view that accepts a point outside its bounds is noted as such")
  func acceptedOutside() {
    let stage = Stage()
    let bar = stage.view("Bar", in: stage.root, 0, 750, 400, 50)
    let circle = stage.view("Circle", in: bar, 170, -20, 60, 60)
    bar.pointInsideOverride = { view, point in
      view.bounds.contains(point) || circle.frame.contains(point)
    }
    let trace = stage.application.probe(CGPoint(x: 200, y: 740))
    #expect(trace.hitView?.name == "Circle")
    #expect(trace.visits.first { $0.view.name == "Bar" }?.acceptedOutsideBounds == true)
    #expect(trace.visits.first { $0.view.name == "Circle" }?.acceptedOutsideBounds == false)
  }

  private static func words(_ answer: HitTestTrace.Answer) -> String {
    switch answer {
    case .pending: "pending"
    case .refused(.hidden): "hidden"
    case .refused(.transparent(let alpha)): "alpha \(alpha)"
    case .refused(.interactionDisabled): "off"
    case .refused(.outside(let point, _)): "outside (\(point.x), \(point.y))"
    case .refused(.refusedByOverride): "refused by its own pointInside"
    case .refused(.noInverse): "no inverse"
    case .hit: "hit"
    case .foundInside(let view): "found \(view.name)"
    case .answeredByOverride(let view): "override \(view?.name ?? "nil")"
    }
  }
}
