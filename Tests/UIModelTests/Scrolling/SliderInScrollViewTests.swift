// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// A finger that holds a slider's knob, in content that can scroll.
@MainActor
@Suite("A slider in a scroll view")
struct SliderInScrollViewTests {
  /// Returns a slider of 300 points in the content, with its knob in the middle at (200, 400).
  private func slider(in view: UIView, y: CGFloat = 384, _ stage: Stage) -> UISlider {
    let slider = stage.put(UISlider(), "Slider", in: view, 50, y, 300, 31, logs: .events)
    slider.value = 0.5
    return slider
  }

  /// The finger's movements, in points every 0.016 s.
  nonisolated private static let ways = [
    CGPoint(x: 15, y: 0), CGPoint(x: 0, y: -15), CGPoint(x: -12, y: 12),
  ]

  // UIScrollView.h: touches stay with a UIControl.
  @Test("a held knob keeps its finger, whichever way that goes", arguments: ways)
  func heldInScrollView(step: CGPoint) {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let slider = slider(in: scrollView, stage)
    stage.swipe(200, 400, by: step, steps: 8, after: 0.3)
    stage.rest()
    #expect(scrollView.contentOffset == .zero)
    #expect(slider.value != 0.5 || step.x == 0)
    #expect(!stage.lines.contains("Slider: touchCancel"))
    #expect(!slider.isTracking)
    stage.end()
  }

  @Test("content that scrolls up and down leaves a fast drag along the track to the slider")
  func fastAlongTheTrack() {
    let stage = Stage()
    let (scrollView, _) = stage.scrollView()
    let slider = slider(in: scrollView, stage)
    stage.swipe(200, 400, by: CGPoint(x: 8, y: 0), steps: 20)
    stage.rest()
    #expect(scrollView.contentOffset == .zero && slider.value > 0.9)
    stage.end()
  }

  // A table takes fingers from buttons in its rows (inferred from a class dump). A held knob keeps its finger: our
  // choice.
  @Test("a held knob in a row keeps its finger, whichever way that goes", arguments: ways)
  func heldInTable(step: CGPoint) {
    let stage = Stage()
    let (table, story) = stage.table()
    story.heights = { _ in 100 }
    table.reloadData()
    let slider = slider(in: table, stage)
    stage.log(table, .lifecycle)
    stage.swipe(200, 400, by: step, steps: 8, after: 0.3)
    stage.rest()
    #expect(table.contentOffset == .zero)
    #expect(slider.value != 0.5 || step.x == 0)
    #expect(!stage.lines.contains("Slider: touchCancel"))
    stage.end()
  }

  @Test("a finger beside the knob, and a fast one, scroll the table")
  func beside() {
    let stage = Stage()
    let (table, _) = stage.table()
    let slider = slider(in: table, stage)
    stage.swipe(80, 400, by: CGPoint(x: 0, y: -15), steps: 4, after: 0.3)
    stage.rest()
    let first = table.contentOffset.y
    #expect(first > 0 && slider.value == 0.5)
    table.contentOffset = .zero
    stage.fastDrag(200, 400)
    stage.rest()
    #expect(table.contentOffset.y > 0 && slider.value == 0.5)
    stage.end()
  }
}
