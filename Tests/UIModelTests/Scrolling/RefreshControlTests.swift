// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Pulling down to refresh")
struct RefreshControlTests {
  private func scene() -> (stage: Stage, scrollView: UIScrollView, control: UIRefreshControl) {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let control = UIRefreshControl()
    control.accessibilityIdentifier = "C"
    scrollView.refreshControl = control
    stage.log(control, .events)
    return (stage, scrollView, control)
  }

  // Apple's page: "sends valueChanged when the user initiates a refresh"; it stays until endRefreshing.
  @Test("a far pull loads once, the content rests 60 points lower, and comes back at the end")
  func pull() {
    let (stage, scrollView, control) = scene()
    stage.finger(1).down(200, 100).move(200, 200)
    #expect(!control.isRefreshing && control.alpha > 0 && control.alpha < 1)
    // At half of the distance, four of eight spokes are visible.
    #expect(control.subviews.map(\.alpha) == [1, 1, 1, 1, 0, 0, 0, 0])
    stage.finger(1).move(200, 310)
    #expect(control.isRefreshing)
    #expect(stage.lines.filter { $0.contains("valueChanged") }.count == 1)
    let held = scrollView.contentOffset.y
    stage.finger(1).move(200, 309)
    #expect(abs(scrollView.contentOffset.y - held) < 1)
    stage.wait(0.3)
    stage.finger(1).up()
    #expect(abs(scrollView.contentOffset.y - held) < 1)
    stage.rest()
    #expect(scrollView.contentOffset.y == -60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    #expect(stage.lines.filter { $0.contains("valueChanged") }.count == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing && scrollView.contentOffset.y == -60)
    stage.rest()
    #expect(scrollView.contentOffset.y == 0 && control.alpha == 0)
    stage.end()
  }

  @Test("a short pull loads nothing, nor does a throw against the top")
  func shortPull() {
    let (stage, scrollView, control) = scene()
    stage.finger(1).down(200, 100).move(200, 200).wait(0.3).up()
    stage.rest()
    scrollView.contentOffset.y = 100
    stage.swipe(200, 100, by: CGPoint(x: 0, y: 60), steps: 2)
    stage.rest()
    #expect(!control.isRefreshing && scrollView.contentOffset.y == 0)
    #expect(!stage.lines.contains { $0.contains("valueChanged") })
    stage.end()
  }

  @Test("loading that ends under the finger does not begin again before another pull")
  func endsUnderTheFinger() {
    let (stage, scrollView, control) = scene()
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
    for round in 1...2 {
      stage.finger(1).down(200, 100).move(200, 330).move(200, 340).wait(0.3).up()
      #expect(stage.lines.filter { $0.contains("C: valueChanged") }.count == round)
      stage.rest()
      #expect(scrollView.contentOffset.y == 0)
    }
    stage.end()
  }

  // Apple's page of beginRefreshing: neither scrolls nor sends an action.
  @Test("an application that begins of itself makes the room, and shows it when it likes")
  func begin() {
    let (stage, scrollView, control) = scene()
    control.beginRefreshing()
    #expect(scrollView.contentOffset.y == 0 && scrollView.contentInset.top == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    stage.rest()
    #expect(scrollView.contentOffset.y == -60)
    scrollView.refreshControl = nil
    #expect(scrollView.contentOffset.y == 0 && control.superview == nil)
    #expect(!stage.lines.contains { $0.contains("valueChanged") })
    stage.rest()
    stage.end()
  }
}
