// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Compares the search with an index and the search view by view, on identical trees with overrides of both methods.
/// The overrides change the tree between searches and during them.
@MainActor
@Suite("The index and the walk")
struct MeddlingTests {
  @Test("give the same answers after the same calls, whatever overrides do", arguments: 1...120)
  func twins(seed: Int) {
    let (indexed, walked) = (MeddledTree(seed), MeddledTree(seed))
    for step in 0..<40 {
      for tree in [indexed, walked] { tree.change() }
      // In a wide tree that does not change, the library divides the subviews into a grid.
      let isStill = seed % 20 == 0 && step % 20 == 10
      for _ in 0..<(isStill ? 700 : 4) {
        for tree in [indexed, walked] { tree.meddles = !isStill }
        let found = indexed.search(with: nil)
        let event = UIEvent(type: .touches, timestamp: 0, journal: nil)
        event.trace(from: .zero)
        guard found == walked.search(with: event) else {
          Issue.record("step \(step): \(found) instead of \(walked.calls)")
          return
        }
      }
    }
    #expect(indexed.answers > 20)
    #expect(indexed.deeds == walked.deeds)
  }

  @Test("the trace of a hundred thousand nested views has one visit of each")
  func deepTree() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 0..<100_000 {
      let view = UIView(frame: root.bounds)
      last.addSubview(view)
      last = view
    }
    let event = UIEvent(type: .touches, timestamp: 0, journal: nil)
    event.trace(from: .zero)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: event) === last)
    #expect(event.endTrace(found: last)?.visits.count == 100_000)
    #expect(root.walk(CGPoint(x: 5, y: 5), with: nil) === last)
  }

  @Test("readers that want no hit tests leave them to the index")
  func interest() {
    let application = UIApplication()
    UIApplication.current = application
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    var facts: [JournalFact] = []
    let ticket = application.journal.addReader(of: .besideLog) { facts.append($0.fact) }
    let event = UIEvent(type: .touches, timestamp: 0, journal: application.journal)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: event) === view)
    #expect(facts.isEmpty)
    application.journal.removeReader(ticket)
    _ = application.journal.addReader(of: .log) { facts.append($0.fact) }
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: event) === view)
    #expect(
      facts == [
        .pointInside(window.journalSubject), .hitTest(view.journalSubject),
        .pointInside(view.journalSubject),
      ])
  }
}

/// A tree that behaves like another one with the same seed as long as both are searched at the same points. Only the
/// tree retains its views.
@MainActor
private final class MeddledTree {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private var random: SeededGenerator
  private var count = 0
  private var searches = 0
  var meddles = true
  /// The calls of overrides in the last search, in order.
  private(set) var calls: [String] = []
  /// The number of searches that found a view in the root, and of changes.
  private(set) var answers = 0
  private(set) var deeds = 0

  init(_ seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    let isWide = seed % 4 == 0
    for _ in 0..<(isWide ? 90 : 25) { add(to: isWide && random.chance(0.9) ? root : anyView()) }
  }

  /// - Returns: the calls of overrides, and the view that was found.
  func search(with event: UIEvent?) -> [String] {
    calls = []
    searches += 1
    let point = CGPoint(
      x: Double(Int.random(in: 0..<300, using: &random)) + 0.25,
      y: Double(Int.random(in: 0..<300, using: &random)) + 0.25)
    // Overrides may accept NaN.
    let nowhere = CGPoint(x: CGFloat.nan, y: 1)
    let found = root.hitTest(searches % 50 == 0 ? nowhere : point, with: event)
    if let found, found !== root { answers += 1 }
    calls.append("found \(found?.tag ?? -1)")
    return calls
  }

  private func anyView() -> UIView {
    root.subtree.randomElement(using: &random) ?? root
  }

  private func add(to superview: UIView) {
    count += 1
    let view: UIView =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: HitView(self)
      case 1: InsideView(self)
      case 2: UILabel()
      default: UIView()
      }
    view.tag = count
    view.isUserInteractionEnabled = random.chance(0.95)
    place(view)
    superview.insertSubview(view, at: Int.random(in: 0...superview.subviews.count, using: &random))
  }

  private func place(_ view: UIView) {
    view.frame = CGRect(
      x: Int.random(in: -20...150, using: &random), y: Int.random(in: -20...150, using: &random),
      width: Int.random(in: 0...300, using: &random),
      height: Int.random(in: 0...300, using: &random))
  }

  func change() {
    deeds += 1
    let view = anyView()
    guard view !== root else { return add(to: root) }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: place(view)
    case 1: view.isHidden.toggle()
    case 2: view.alpha = random.chance(0.5) ? 0 : 1
    case 3: view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
    case 4: view.transform = .identity
    case 5: view.superview?.bringSubviewToFront(view)
    case 6: view.superview?.exchangeSubview(at: 0, withSubviewAt: 1)
    case 7:
      let other = anyView()
      if !other.isDescendant(of: view) { other.addSubview(view) }
    default:
      view.removeFromSuperview()
      for _ in 0..<3 { add(to: anyView()) }
    }
  }

  /// Notes the call of an override, which may change the tree.
  func note(_ call: String, _ view: UIView) {
    calls.append("\(call) \(view.tag)")
    if meddles, calls.count < 60, random.chance(0.1) { change() }
  }

  /// Returns the result of an override instead of the default search; nil for the default.
  func answer(of view: UIView) -> UIView?? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .some(nil)
    case 1: view
    case 2: view.subviews.first
    default: nil
    }
  }

  func chance() -> Bool { random.chance(0.1) }
}

private final class HitView: UIView {
  private unowned let tree: MeddledTree

  init(_ tree: MeddledTree) {
    self.tree = tree
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    tree.note("hitTest", self)
    if let answer = tree.answer(of: self) { return answer }
    let found = super.hitTest(point, with: event)
    tree.note("after", self)
    return found
  }
}

private final class InsideView: UIView {
  private unowned let tree: MeddledTree

  init(_ tree: MeddledTree) {
    self.tree = tree
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tree.note("inside", self)
    return super.point(inside: point, with: event) || tree.chance()
  }
}
