// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@MainActor
@Suite("Room in the timeline")
struct TimelineRoomTests {
  private func bench(_ scene: String = "photos", scale: CGFloat = 1) throws -> Bench {
    var state = WorkbenchState()
    (state.isTimelineOpen, state.scale) = (true, scale)
    let bench = try Bench(scene, size: CGSize(width: 800, height: 600), state: state)
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    return bench
  }

  private func calls(_ view: TimelineView, _ typeface: Typeface) -> [DrawingCall] {
    let size = view.bounds.size
    let clip = PixelRect(left: 0, top: 0, right: Int(size.width), bottom: Int(size.height))
    let trace = Canvas(CanvasState(transform: .identity, clip: clip), typeface: typeface)
    TimelinePainter().paint(view, on: trace, pictures: PictureStore())
    return trace.commands.map(\.call)
  }

  @Test("no word runs into the sign of an end, however much time is in view")
  func signs() throws {
    let bench = try bench()
    let timeline = try #require(bench.stage.timeline)
    timeline.follow(.whole)
    var found = 0
    for _ in 0..<120 {
      timeline.zoom(by: 1.03)
      let calls = calls(timeline, bench.stage.typeface)
      let signs = calls.compactMap { call -> CGRect? in
        guard case .fill(let rect, cornerRadius: 7, timeline.look.field) = call else { return nil }
        return rect.width == 14 ? rect : nil
      }
      found += signs.count
      for case .text(let text, let place, let style, _) in calls where place.y > 20 {
        let width = bench.stage.typeface.extent(of: text, style: style).width
        let box = CGRect(x: place.x, y: place.y - 8, width: width, height: 8)
        #expect(!signs.contains { $0.intersects(box) }, "\(text) at \(box)")
      }
    }
    #expect(found > 80)
  }

  @Test("a low timeline has lower lanes and more of them, those with events first")
  func lanes() throws {
    let bench = try bench()
    let timeline = try #require(bench.stage.timeline)
    let (lanes, rows) = (timeline.visibleLanes.map { timeline.model.lanes[$0] }, timeline.shownRows)
    // The line about the outcome takes the space of one lane.
    #expect(lanes.count > rows.count && rows.count >= 5)
    for row in rows {
      let frame = timeline.frame(ofRow: row)
      #expect(frame.height >= 15 && frame.maxY <= timeline.bounds.maxY)
    }
    let told = lanes.prefix { $0.tells(in: timeline.scope.range) }
    #expect(told.contains { $0.kind == .finger } && told.contains { $0.kind == .view })
    #expect(told.contains { $0.name == "singleTap" })
    #expect(!lanes.dropFirst(told.count).contains { $0.tells(in: timeline.scope.range) })
    #expect(Set(lanes.map(\.name)).count == timeline.model.lanes(in: timeline.scope.range).count)
    // The last lane is visible at the end.
    timeline.scroll(by: 10_000)
    #expect(timeline.shownRows.upperBound == lanes.count)
  }

  @Test("lanes that all fit have their usual height and order")
  func roomy() throws {
    let bench = try bench()
    bench.stage.change { $0.timelineHeight = 360 }
    let timeline = try #require(bench.stage.timeline)
    bench.wait(0.1)
    #expect(timeline.laneHeight <= TimelineLook.laneHeight)
    if timeline.shownRows.count == timeline.visibleLanes.count {
      #expect(timeline.visibleLanes == timeline.visibleLanes.sorted())
    }
  }
}
