// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

// WWDC 2011, session 104, and its sample StreetScroller: endless content is made by moving the offset back while the
// content decelerates, and it continues at the same speed.
@MainActor
@Suite("An application moves content that slows down")
struct EndlessScrollTests {
  /// Flicks content of 400 x 4000 points; returns the offset at which it comes to rest.
  private func rest(
    _ prepare: (StoryScrollView, ScrollListener) -> Void = { _, _ in },
    meanwhile: (StoryScrollView) -> Void = { _ in }
  ) -> CGFloat {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView(content: CGSize(width: 400, height: 4000))
    let listener = ScrollListener()
    scrollView.delegate = listener
    scrollView.contentOffset.y = 1000
    prepare(scrollView, listener)
    stage.fastDrag(200, 400)
    stage.wait(0.1)
    #expect(scrollView.isDecelerating)
    meanwhile(scrollView)
    stage.rest()
    #expect(!scrollView.isDecelerating)
    #expect(stage.lines.filter { $0 == "S: didEndDecelerating" }.count == 1)
    stage.end()
    return scrollView.contentOffset.y
  }

  @Test("it comes to rest as far from there as it would have without")
  func moved() {
    let plain = rest()
    let moved = rest(meanwhile: { $0.contentOffset.y += 1000 })
    #expect(plain > 1200)
    #expect(abs(moved - plain - 1000) < 1)
  }

  @Test("content that is moved back again and again goes the whole way")
  func endless() {
    let plain = rest()
    var back: CGFloat = 0
    let wrapped = rest({ scrollView, listener in
      listener.onScroll = {
        guard $0.isDecelerating, $0.contentOffset.y > 1150 else { return }
        back += 100
        $0.contentOffset.y -= 100
      }
    })
    #expect(back >= 200)
    #expect(abs(wrapped + back - plain) < 1)
  }

  @Test("a place that the delegate chose goes along")
  func chosenPlace() {
    let moved = rest(
      { _, listener in listener.target = { _, _ in CGPoint(x: 0, y: 1500) } },
      meanwhile: { $0.contentOffset.y += 300 })
    #expect(abs(moved - 1800) < 0.001)
  }

  @Test("content that is moved to its end bounces there")
  func movedToTheEnd() {
    #expect(abs(rest(meanwhile: { $0.contentOffset.y = 3190 }) - 3200) < 0.001)
  }
}
