// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// A program may run several hosts: each has its own views, timers, recognizers and first responder, in any order of
/// creation.
@MainActor
@Suite("Two hosts side by side")
struct SeveralHostsTests {
  /// A host with a window, which is made and touched in the host's `perform`.
  @MainActor
  private final class House {
    let host: UIModel.Host
    private(set) var window = UIWindow()
    private(set) var root = UIView()
    private(set) var lines: [String] = []

    init(width: CGFloat) {
      let size = CGSize(width: width, height: 400)
      host = UIModel.Host.aside {
        UIModel.Host(application: UIApplication(), screen: UIScreen(size: size))
      }
      host.perform {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        root = window.rootViewController?.view ?? root
      }
      _ = host.journal.addReader { [weak self] in
        if let text = LogLine.text(of: $0.fact) { self?.lines.append(text) }
      }
    }

    func touch(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      host.feed(
        InputFrame(
          time: time,
          samples: [InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y))]))
    }

    func takeLines(with word: String) -> [String] {
      defer { lines = [] }
      return lines.filter { $0.contains(word) }
    }
  }

  @Test("the application at work is the shared one, and the one before is again, however deep")
  func shared() {
    let (first, second) = (House(width: 300), House(width: 500))
    let before = UIApplication.shared
    first.host.perform {
      #expect(UIApplication.shared === first.host.application)
      #expect(UIScreen.main.bounds.width == 300)
      second.host.perform {
        #expect(UIScreen.main.bounds.width == 500)
        first.host.perform { #expect(UIApplication.shared === first.host.application) }
        #expect(UIApplication.shared === second.host.application)
      }
      second.host.advance(to: 1)
      #expect(UIApplication.shared === first.host.application)
    }
    #expect(UIApplication.shared === before)
    #expect(throws: Gone.self) { try first.host.perform { throw Gone() } }
    #expect(UIApplication.shared === before)
  }

  private struct Gone: Error {}

  @Test("a window belongs to the application it was shown in, also when another one is at work")
  func windows() {
    let (first, second) = (House(width: 300), House(width: 500))
    #expect(first.host.application.windows == [first.window])
    #expect(second.host.application.windows == [second.window])
    second.host.perform {
      #expect(first.window.next === first.host.application)
      #expect(first.window.isKeyWindow && first.window.screen.bounds.width == 300)
      first.window.isHidden = true
    }
    #expect(first.host.application.windows == [])
    #expect(second.host.application.windows == [second.window])
  }

  @Test("touches, long presses and their clocks stay their own")
  func recognizers() {
    let houses = [House(width: 300), House(width: 500)]
    for house in houses {
      house.host.perform {
        let press = UILongPressGestureRecognizer()
        press.name = "hold"
        house.root.addGestureRecognizer(press)
      }
    }
    let (first, second) = (houses[0], houses[1])
    first.touch(.began, 100, 100, at: 0)
    second.touch(.began, 400, 100, at: 10)
    #expect(first.host.pendingTimers.map(\.deadline) == [0.5])
    #expect(second.host.pendingTimers.map(\.deadline) == [10.5])
    first.host.advance(to: 2)
    #expect(first.takeLines(with: "hold").contains("hold: possible -> began"))
    #expect(second.takeLines(with: "hold: ") == [])
    second.host.advance(to: 10.5)
    #expect(second.takeLines(with: "hold: ") == ["hold: possible -> began"])
    first.touch(.ended, 100, 100, at: 3)
    #expect(first.takeLines(with: "hold: ") == ["hold: began -> ended"])
    #expect(second.takeLines(with: "hold: ") == [])
    #expect(first.host.gestureTable != second.host.gestureTable)
  }

  @Test("each has a first responder; text goes to the one of the host that is typed into")
  func firstResponder() throws {
    let houses = [House(width: 300), House(width: 500)]
    let fields = houses.map { house in
      house.host.perform {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        house.root.addSubview(field)
        return field
      }
    }
    for (house, field) in zip(houses, fields) {
      house.host.perform { #expect(field.becomeFirstResponder()) }
    }
    for (house, field) in zip(houses, fields) {
      house.host.perform { #expect(field.isFirstResponder) }
    }
    houses[0].host.perform { _ = houses[0].host.application.typeText("one") }
    houses[1].host.perform { _ = houses[1].host.application.typeText("two") }
    #expect(fields.map(\.text) == ["one", "two"])
    houses[0].host.perform { _ = fields[0].resignFirstResponder() }
    // A release build may release objects after their last use, so they are retained until here.
    withExtendedLifetime((houses, fields)) {
      #expect(!houses[0].host.application.acceptsText)
      #expect(houses[1].host.application.acceptsText)
    }
  }

  @Test("a scroll view glides by the clock of its own host")
  func scrolling() {
    let houses = [House(width: 300), House(width: 500)]
    let scrollViews = houses.map { house in
      house.host.perform {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 4_000)
        house.root.addSubview(view)
        return view
      }
    }
    let start: TimeInterval = 100
    houses[0].host.advance(to: start)
    for (number, y) in [300.0, 270, 240, 200, 160, 120].enumerated() {
      houses[0].touch(
        number == 0 ? .began : .moved, 100, y, at: start + TimeInterval(number) / 60)
    }
    houses[0].touch(.ended, 100, 120, at: start + 6.0 / 60)
    #expect(scrollViews[0].isDecelerating)
    houses[1].host.advance(to: 1_000)
    let there = scrollViews[0].contentOffset.y
    #expect(scrollViews[0].isDecelerating && scrollViews[1].contentOffset == .zero)
    houses[0].host.advance(to: start + 20)
    #expect(!scrollViews[0].isDecelerating && scrollViews[0].contentOffset.y > there)
  }

  @Test("an action may feed another host in the middle of its own work")
  func feedingFromAnAction() {
    let (outer, inner) = (House(width: 300), House(width: 500))
    let button = outer.host.perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.root.addSubview(button)
      return button
    }
    button.addAction(
      UIAction { _ in
        inner.touch(.began, 50, 50, at: 1)
        #expect(UIApplication.shared === outer.host.application)
        outer.window.log("after")
      }, for: .touchUpInside)
    outer.touch(.began, 50, 50, at: 0)
    outer.touch(.ended, 50, 50, at: 0.1)
    #expect(inner.takeLines(with: "touchesBegan").first == "-[UIView touchesBegan:withEvent:]")
    #expect(outer.takeLines(with: "after") == ["after"])
  }

  @Test("what perform leaves to lay out is laid out when it returns")
  func layout() {
    final class Row: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let house = House(width: 300)
    let inside = UIView()
    house.host.perform {
      let row = Row()
      row.addSubview(inside)
      row.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
      house.root.addSubview(row)
    }
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }
}

extension UIResponder {
  fileprivate func log(_ text: String) {
    UIApplication.shared.journal.write(.text(text, about: journalSubject))
  }
}
