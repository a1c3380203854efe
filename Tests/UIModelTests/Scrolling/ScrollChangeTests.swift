// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("An application that changes a scroll view while fingers scroll it")
struct ScrollChangeTests {
  /// Makes a stage with a scroll view and a delegate whose methods the test sets.
  private func scene(
    content: CGSize = CGSize(width: 400, height: 2000)
  ) -> (stage: Stage, scrollView: StoryScrollView, listener: ScrollListener) {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: content)
    let listener = ScrollListener()
    stage.keep(listener)
    scrollView.delegate = listener
    return (stage, scrollView, listener)
  }

  /// Pulls the content down by 190 points and holds it there.
  private func pullDown(_ stage: Stage) {
    stage.finger(1).down(200, 100).move(200, 300).wait(0.3)
  }

  /// Notes the offsets from the lift until the content rests, and checks that no step goes back or jumps.
  private func watch(_ listener: ScrollListener) -> Watch {
    let watch = Watch()
    listener.onScroll = { watch.offsets.append($0.contentOffset.y) }
    return watch
  }

  private final class Watch {
    var offsets: [CGFloat] = []
  }

  // This is how applications implemented pull to refresh before UIRefreshControl.
  @Test("an inset that is set when the finger lifts is where the content bounces to")
  func pullToRefresh() {
    for isEarly in [true, false] {
      let (stage, scrollView, listener) = scene()
      let setInset = { (scrollView: UIScrollView) in
        if scrollView.contentOffset.y < -60 { scrollView.contentInset.top = 60 }
      }
      if isEarly {
        listener.onWillEndDragging = setInset
      } else {
        listener.onEndDragging = { scrollView, _ in setInset(scrollView) }
      }
      pullDown(stage)
      let start = scrollView.contentOffset.y
      #expect(start < -80)
      let watch = watch(listener)
      stage.finger(1).up()
      #expect(scrollView.contentOffset.y == start && scrollView.isDecelerating)
      stage.rest()
      #expect(scrollView.contentOffset.y == -60)
      #expect(watch.offsets == watch.offsets.sorted() && watch.offsets.count > 10)
      scrollView.contentInset.top = 0
      #expect(scrollView.contentOffset.y == 0)
      stage.rest()
      stage.end()
    }
  }

  @Test("content that shrinks when the finger lifts is left by a bounce, not by a jump")
  func shrinks() {
    let (stage, scrollView, listener) = scene()
    scrollView.contentOffset.y = 1000
    listener.onEndDragging = { scrollView, _ in scrollView.contentSize.height = 1790 }
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 4)
    let watch = watch(listener)
    #expect(scrollView.contentOffset.y == 1050)
    stage.rest()
    #expect(scrollView.contentOffset.y == 990)
    #expect(watch.offsets.first.map { $0 > 1030 } == true)
    stage.end()
  }

  @Test("a target that a delegate chose stays between edges that change afterwards")
  func targetAndShrinking() {
    let (stage, scrollView, listener) = scene(content: CGSize(width: 400, height: 20_000))
    listener.target = { _, _ in CGPoint(x: 0, y: 600) }
    stage.swipe(200, 700, by: CGPoint(x: 0, y: -16), steps: 10)
    stage.wait(0.05)
    scrollView.contentSize.height = 1300
    let before = scrollView.contentOffset.y
    #expect(before < 400)
    stage.rest()
    #expect(scrollView.contentOffset.y == 500)
    #expect(stage.lines.last == "S: didEndDecelerating")
    stage.end()
  }

  @Test("a page that is turned comes to rest between edges that change meanwhile")
  func pageAndShrinking() {
    let (stage, scrollView, _) = scene(content: CGSize(width: 2000, height: 800))
    scrollView.isPagingEnabled = true
    stage.swipe(300, 400, by: CGPoint(x: -15, y: 0), steps: 6)
    stage.wait(0.05)
    scrollView.contentSize.width = 700
    stage.rest()
    #expect(scrollView.contentOffset.x == 300)
    stage.end()
  }

  // UIKit limits neither `contentOffset` nor its animated change, so applications can show a refresh control, as
  // Apple describes.
  @Test("an animated change of the offset may lead beyond an edge, and stays there")
  func animatedBeyond() {
    let (stage, scrollView, _) = scene()
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    stage.rest()
    #expect(scrollView.contentOffset.y == -60)
    #expect(stage.lines.last == "S: didEndScrollingAnimation")
    stage.end()
  }

  @Test("an animated change whose place is gone meanwhile ends at the edge")
  func animatedToNowhere() {
    let (stage, scrollView, _) = scene()
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.wait(0.1)
    scrollView.contentSize.height = 1300
    stage.rest()
    #expect(scrollView.contentOffset.y == 500)
    #expect(stage.lines.filter { $0 == "S: didEndScrollingAnimation" }.count == 1)
    stage.end()
  }

  @Test("scrolling that is switched off at the beginning of a drag moves nothing")
  func disabledAtTheBeginning() {
    let (stage, scrollView, listener) = scene()
    listener.onBeginDragging = { $0.isScrollEnabled = false }
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 3)
    #expect(scrollView.contentOffset == .zero)
    #expect(!stage.lines.contains { $0.contains("didScroll") })
    #expect(!scrollView.isDragging)
    #expect(stage.lines.last == "S: didEndDragging decelerate false")
    stage.rest()
    stage.end()
  }

  // Content stays under the finger that holds it when an inset changes.
  @Test("content that a finger holds beyond an edge stays under it when insets or sizes change")
  func heldBeyondTheEdge() {
    let changes: [(String, @MainActor (UIScrollView) -> Void)] = [
      ("more room", { $0.contentInset.top = 60 }), ("less room", { $0.contentInset.top = -60 }),
      ("a lower viewport", { $0.frame.size.height = 500 }),
      ("less content", { $0.contentSize.height = 900 }),
    ]
    for (what, change) in changes {
      let (stage, scrollView, _) = scene()
      pullDown(stage)
      let held = scrollView.contentOffset.y
      change(scrollView)
      #expect(scrollView.contentOffset.y == held, "\(what)")
      var last = held
      for step in 1...5 {
        stage.finger(1).move(200, 300 + CGFloat(step)).wait(0.016)
        let way = last - scrollView.contentOffset.y
        #expect(way > 0.2 && way <= 1, "\(what): \(way)")
        last = scrollView.contentOffset.y
      }
      stage.finger(1).move(200, 300)
      #expect(abs(scrollView.contentOffset.y - held) < 0.001, "\(what)")
      stage.finger(1).up()
      stage.rest()
      #expect(scrollView.contentOffset.y == -scrollView.contentInset.top)
      stage.end()
    }
  }

  @Test("content that shrinks away under a finger stays under it, and follows on a band")
  func shrinksUnderTheFinger() {
    let (stage, scrollView, _) = scene()
    scrollView.contentOffset.y = 1000
    stage.finger(1).down(200, 400).move(200, 380).wait(0.3)
    #expect(scrollView.contentOffset.y == 1010)
    scrollView.contentSize.height = 1700
    #expect(scrollView.contentOffset.y == 1010)
    stage.finger(1).move(200, 379).wait(0.3)
    #expect(scrollView.contentOffset.y > 1010 && scrollView.contentOffset.y < 1011)
    stage.finger(1).up()
    stage.rest()
    #expect(scrollView.contentOffset.y == 900)
    stage.end()
  }

  @Test("scrolling that is switched off stops content that slows down, and says so")
  func disabledWhileDecelerating() {
    let (stage, scrollView, _) = scene()
    stage.fastDrag(200, 400)
    stage.wait(0.1)
    #expect(scrollView.isDecelerating)
    let place = scrollView.contentOffset
    _ = stage.takeLines()
    scrollView.isScrollEnabled = false
    stage.expect("S: didEndDecelerating")
    #expect(!scrollView.isDecelerating)
    stage.rest()
    #expect(scrollView.contentOffset == place)
    // Scrolling by the application continues (WinObjC issue 2471, from iOS).
    scrollView.setContentOffset(.zero, animated: true)
    scrollView.isScrollEnabled = true
    scrollView.isScrollEnabled = false
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  @Test("content beyond an edge comes back although scrolling is switched off, a page to its place")
  func disabledWhileBouncing() {
    let (stage, scrollView, _) = scene()
    pullDown(stage)
    stage.finger(1).up()
    stage.wait(0.05)
    #expect(scrollView.contentOffset.y < -20)
    scrollView.isScrollEnabled = false
    #expect(scrollView.isDecelerating)
    stage.rest()
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.lines.filter { $0 == "S: didEndDecelerating" }.count == 1)
    scrollView.isScrollEnabled = true
    scrollView.isPagingEnabled = true
    stage.fastDrag(200, 700)
    stage.wait(0.1)
    scrollView.isScrollEnabled = false
    stage.rest()
    #expect(scrollView.contentOffset.y == 0 || scrollView.contentOffset.y == 800)
    stage.end()
  }

  // Public dumps of recognizers: "UIScrollViewPanGestureRecognizer … delaysTouchesEnded = NO".
  @Test("of two fingers on the content, the one that lifts first ends at once")
  func secondFinger() {
    for zooms in [false, true] {
      let stage = Stage()
      let (scrollView, content) = stage.scrollView()
      scrollView.maximumZoomScale = zooms ? 2 : 1
      content.isMultipleTouchEnabled = true
      stage.finger(1).down(100, 400)
      stage.finger(2).down(300, 400)
      stage.wait(0.3)
      stage.finger(2).up()
      #expect(stage.story.last == "V.ended")
      stage.finger(1).up()
      #expect(stage.story.last == "V.ended")
      stage.end()
    }
  }

  @Test("recognizers that the application switched off stay off whatever else it sets")
  func recognizersStayOff() {
    let (stage, scrollView, _) = scene()
    scrollView.panGestureRecognizer.isEnabled = false
    scrollView.maximumZoomScale = 3
    scrollView.isScrollEnabled = true
    #expect(!scrollView.panGestureRecognizer.isEnabled)
    let pinch = scrollView.pinchGestureRecognizer
    #expect(pinch?.isEnabled == true)
    pinch?.isEnabled = false
    #expect(scrollView.pinchGestureRecognizer === pinch)
    scrollView.maximumZoomScale = 4
    scrollView.isScrollEnabled = true
    #expect(pinch?.isEnabled == false)
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 3)
    #expect(scrollView.contentOffset == .zero)
    stage.end()
  }

  // UIScrollView.h: "Change the configuration … but do not change its delegate"; UIKit raises an exception.
  @Test("a foreign delegate of a scroll view's own recognizers is refused and reported")
  func foreignDelegate() {
    final class Own: UIScrollView, UIGestureRecognizerDelegate {}
    let (stage, scrollView, _) = scene()
    let foreign = StageDelegate()
    scrollView.maximumZoomScale = 2
    scrollView.panGestureRecognizer.delegate = foreign
    scrollView.pinchGestureRecognizer?.delegate = foreign
    #expect(stage.misuses.count == 2)
    #expect(stage.misuses.first?.contains("S") == true)
    #expect(scrollView.panGestureRecognizer.delegate == nil)
    let own = Own(frame: .zero)
    own.panGestureRecognizer.delegate = own
    #expect(stage.misuses.count == 2 && own.panGestureRecognizer.delegate === own)
  }

  @Test(
    "numbers that are not finite, and immense ones, stop nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300])
  func numbers(bad: CGFloat) {
    let (stage, scrollView, listener) = scene()
    listener.zoomed = scrollView.subviews.first
    func scroll() {
      for step in [CGPoint(x: 0, y: -15), CGPoint(x: 12, y: 25)] {
        stage.swipe(200, 400, by: step, steps: 6)
        stage.rest()
        let offset = scrollView.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite)
      }
      _ = scrollView.visibleIndicators
    }
    scrollView.contentInset = UIEdgeInsets(top: bad, left: bad, bottom: bad, right: bad)
    scroll()
    scrollView.contentInset = .zero
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: bad, left: bad, bottom: bad, right: bad)
    scrollView.contentSize = CGSize(width: bad, height: bad)
    scroll()
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: bad)
    listener.target = { _, _ in CGPoint(x: bad, y: bad) }
    scroll()
    listener.target = nil
    scrollView.scrollRectToVisible(CGRect(x: bad, y: bad, width: 1, height: bad), animated: true)
    scrollView.setContentOffset(CGPoint(x: bad, y: bad), animated: true)
    scroll()
    scrollView.isPagingEnabled = true
    scrollView.contentInset.left = bad
    scroll()
    scrollView.maximumZoomScale = bad
    scrollView.zoomScale = bad
    scrollView.maximumZoomScale = 3
    scrollView.minimumZoomScale = bad
    scrollView.setZoomScale(2, animated: true)
    scrollView.zoom(to: CGRect(x: bad, y: 0, width: 1, height: bad), animated: true)
    scroll()
    scrollView.bounds = CGRect(x: bad, y: bad, width: 400, height: bad)
    _ = scrollView.visibleIndicators
    stage.rest()
    stage.end()
  }

  @Test(
    "a table with heights that are not finite comes to rest",
    arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude, -1e300])
  func rowHeights(bad: CGFloat) {
    let stage = Stage()
    let (table, story) = stage.table()
    story.heights = { $0.row == 3 ? bad : 44 }
    table.sectionHeaderHeight = bad
    table.reloadData()
    stage.swipe(200, 400, by: CGPoint(x: 0, y: -15), steps: 6)
    stage.rest()
    #expect(table.contentOffset.y.isFinite && table.contentSize.height.isFinite)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: true)
    stage.rest()
    #expect(table.contentOffset.y.isFinite)
    stage.end()
  }

  // Apple's PhotoScroller and most photo viewers do this: content smaller than the viewport is centred.
  @Test("an application that centres its content while it zooms finds it centred at the end")
  func centring() {
    let stage = Stage()
    let (scrollView, content) = stage.scrollView(content: CGSize(width: 200, height: 300))
    let listener = ScrollListener()
    listener.zoomed = content
    stage.keep(listener)
    scrollView.delegate = listener
    scrollView.maximumZoomScale = 3
    func centre(_ scrollView: UIScrollView) {
      let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
      let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
      scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    listener.onZoom = centre
    centre(scrollView)
    #expect(scrollView.contentOffset == CGPoint(x: -100, y: -250))
    for (start, end) in [(200.0, 60.0), (60, 380), (380, 80)] {
      let middle = CGPoint(x: 200, y: 400)
      stage.two(.began, CGFloat(start), about: middle)
      stage.wait(0.016)
      stage.two(.moved, CGFloat((start + end) / 2), about: middle)
      stage.wait(0.2)
      stage.two(.moved, CGFloat(end), about: middle)
      stage.wait(0.2)
      stage.two(.ended, CGFloat(end), about: middle)
      stage.rest()
      #expect(scrollView.clamped(scrollView.contentOffset) == scrollView.contentOffset)
      #expect(scrollView.zoomScale >= 1 && scrollView.zoomScale <= 3)
    }
    stage.end()
  }
}
