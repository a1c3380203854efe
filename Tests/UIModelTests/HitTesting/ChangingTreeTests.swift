// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Wide trees that change between the searches, compared with the naive search and with one that asks view by view.
/// They are wide enough for the library to make indices of subviews, and to drop them.
@MainActor
@Suite("Trees that change")
struct ChangingTreeTests {
  @Test("after every change the search finds what a naive reading finds")
  func agreesAfterChanges() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<6 {
      let tree = ChangingTree(views: 150, &random)
      for _ in 0..<60 {
        tree.change(&random)
        let searches = random.chance(0.1) ? 1200 : 20
        for _ in 0..<searches {
          let point = CGPoint(
            x: Double(Int.random(in: -20...620, using: &random)) + 0.25,
            y: Double(Int.random(in: -20...620, using: &random)) + 0.25)
          guard tree.agrees(at: point) else {
            Issue.record("The searches disagree at \(point).")
            return
          }
        }
      }
      #expect(tree.hits > 1000)
    }
  }

  @Test("overrides are called in UIKit's order, and as often")
  func callsAreTheSame() {
    var random = SeededGenerator(seed: 9)
    let tree = ChangingTree(views: 120, &random)
    for _ in 0..<500 {
      let point = CGPoint(
        x: Double(Int.random(in: 0...600, using: &random)) + 0.25,
        y: Double(Int.random(in: 0...600, using: &random)) + 0.25)
      let calls = tree.calls { $0.hitTest(point, with: nil) }
      let asked = tree.calls { $0.walk(point) }
      #expect(calls == asked)
    }
  }

  @Test("an override of hitTest may remove and add views")
  func overridesMayChangeTheTree() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let behind = UIView(frame: root.bounds)
    root.addSubview(behind)
    for _ in 0..<80 { root.addSubview(UIView(frame: CGRect(x: 90, y: 90, width: 1, height: 1))) }
    let meddler = Meddler(frame: root.bounds)
    root.addSubview(meddler)
    let point = CGPoint(x: 50, y: 50)
    meddler.meddle = { [unowned root] in root.subviews.last?.removeFromSuperview() }
    #expect(root.hitTest(point, with: nil) === behind)
    #expect(meddler.superview == nil)
    root.addSubview(meddler)
    meddler.meddle = { behind.removeFromSuperview() }
    #expect(root.hitTest(point, with: nil) === root)
    // A view that is added in front during a search takes part from the next search on.
    let late = UIView(frame: root.bounds)
    meddler.meddle = { [unowned root] in root.addSubview(late) }
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(point, with: nil) === late)
  }

  @Test("what an override takes out of the tree stays until the search is over, and no longer")
  func whatLeavesIsKept() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let point = CGPoint(x: 50, y: 50)
    weak var top: UIView?
    weak var meddler: Meddler?
    weak var behind: UIView?
    var found: UIView?
    var wasThere = false
    func search(_ meddle: @escaping () -> Void) {
      var owner = root
      // Only the tree retains the views.
      for _ in 0..<3 {
        let view = UIView(frame: root.bounds)
        owner.addSubview(view)
        owner = view
      }
      let (back, front) = (UIView(frame: root.bounds), Meddler(frame: root.bounds))
      owner.addSubview(back)
      owner.addSubview(front)
      (top, behind, meddler) = (root.subviews[0], back, front)
      front.meddle = meddle
    }
    search { [unowned root] in
      root.subviews[0].removeFromSuperview()
      // No view is released by a search inside a search.
      wasThere = root.hitTest(point, with: nil) === root && top != nil && meddler != nil
    }
    found = root.hitTest(point, with: nil)
    #expect(wasThere)
    #expect(found != nil && found === behind)
    #expect(top == nil && meddler == nil)
    found = nil
    #expect(behind == nil)

    search { [unowned root] in
      for view in meddler?.superview?.subviews ?? [] { view.removeFromSuperview() }
      root.subviews[0].removeFromSuperview()
      wasThere = top != nil && behind != nil && meddler != nil
    }
    wasThere = false
    found = root.hitTest(point, with: nil)
    #expect(wasThere && found != nil)
    found = nil
    #expect(top == nil && behind == nil && meddler == nil)
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("a hundred thousand views in each other are searched and released")
  func deepTree() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 0..<100_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      last.addSubview(view)
      last = view
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === last)
  }
}

/// A view that changes the tree when it is asked, and rejects the point.
private final class Meddler: UIView {
  var meddle: () -> Void = {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    meddle()
    return false
  }
}

/// A view that notes that it was asked.
private final class NotingView: UIView {
  var note: (Int) -> Void = { _ in }
  var isLarger = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    note(tag)
    return isLarger
      ? bounds.insetBy(dx: -10, dy: -10).contains(point)
      : super.point(inside: point, with: event)
  }
}

@MainActor
private final class ChangingTree {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  private var views: [UIView] = []
  private var asked: [Int] = []
  private(set) var hits = 0

  init(views count: Int, _ random: inout SeededGenerator) {
    for number in 1...count {
      let view = random.chance(0.1) ? NotingView() : UIView()
      view.tag = number
      if let view = view as? NotingView {
        view.isLarger = random.chance(0.5)
        view.note = { [unowned self] in asked.append($0) }
      }
      place(view, &random)
      parent(&random).addSubview(view)
      views.append(view)
    }
  }

  /// Returns a random parent: mostly the root, sometimes another view.
  private func parent(_ random: inout SeededGenerator) -> UIView {
    random.chance(0.8) ? root : views.randomElement(using: &random) ?? root
  }

  private func place(_ view: UIView, _ random: inout SeededGenerator) {
    view.frame = CGRect(
      x: Int.random(in: -20...560, using: &random), y: Int.random(in: -20...560, using: &random),
      width: Int.random(in: 0...120, using: &random),
      height: Int.random(in: 0...120, using: &random))
  }

  func change(_ random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    let index = Int.random(in: 0...200, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: place(view, &random)
    case 1: view.center.x += 3
    case 2: view.isHidden.toggle()
    case 3: view.isUserInteractionEnabled.toggle()
    case 4: view.alpha = random.chance(0.5) ? 0 : 1
    case 5: view.bounds.origin.x += 7
    case 6: view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
    case 7: view.transform = .identity
    case 8: view.superview?.bringSubviewToFront(view)
    case 9: view.superview?.exchangeSubview(at: index % 7, withSubviewAt: index % 5)
    case 10: parent(&random).insertSubview(view, at: index)
    default:
      view.removeFromSuperview()
      _ = root.hitTest(CGPoint(x: 300, y: 300), with: nil)
      root.addSubview(view)
    }
  }

  func agrees(at point: CGPoint) -> Bool {
    let found = root.hitTest(point, with: nil)
    if found != nil, found !== root { hits += 1 }
    return found === root.walk(point)
  }

  func calls(_ search: (UIView) -> UIView?) -> [Int] {
    asked = []
    _ = search(root)
    return asked
  }
}

extension UIView {
  /// Returns the hit test by the rules of the page Behaviours, one view after the other.
  fileprivate func walk(_ point: CGPoint) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: nil) else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.walk(convert(point, to: subview)) { return found }
    }
    return self
  }
}
