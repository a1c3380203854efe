// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Outlines of what is round")
struct RoundOutlineTests {
  /// Returns the closed lines that the overlays draw, with their widths, without those that clips remove.
  private func lines(_ bench: Bench) -> [(contour: Contour, width: CGFloat)] {
    bench.overlayCommands().compactMap { command in
      if case .line(let points, true, let width, _, _) = command.call {
        (Contour(points: points), width)
      } else {
        nil
      }
    }
  }

  /// Makes a round view in the middle of the phone.
  private func round() throws -> Bench {
    try Bench { root in
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      view.accessibilityIdentifier = "Round"
      view.layer.cornerRadius = 50
      view.addGestureRecognizer(UITapGestureRecognizer())
      root.addSubview(view)
    }
  }

  @Test("the lines of every overlay around a round view are round")
  func circle() throws {
    let bench = try round()
    let middle = try bench.place("Round")
    for key in ["B", "U", "A"] { bench.press(key) }
    bench.touch((1, .began, middle))
    bench.stage.session.choose(try bench.view("Round"))
    let box = try bench.box("Round")
    let around = lines(bench).filter { $0.contour.boundingBox == box }
    // Boxes, path, chain and recognizers draw one each, the selection two.
    #expect(around.count == 6)
    for line in around {
      for point in line.contour.points {
        #expect(abs(hypot(point.x - middle.x, point.y - middle.y) - box.width / 2) < 0.01)
      }
    }
  }

  @Test("a round view that was touched in a corner, which takes touches as well, shows its corners")
  func corner() throws {
    let bench = try round()
    bench.touch((1, .began, try bench.place("Round", CGPoint(x: 4, y: 4))))
    let box = try bench.box("Round")
    let around = lines(bench).filter { $0.contour.boundingBox == box }
    #expect(around.map(\.contour.points.count) == [4])
  }

  @Test("no line leaves the phone's screen at its round corners")
  func screen() throws {
    let bench = try Bench()
    for key in ["B", "U", "A"] { bench.press(key) }
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    let screen = bench.stage.layout.phone
    let radius = WorkbenchLayout.cornerRadius * bench.stage.layout.phoneScale
    let straight = screen.insetBy(dx: radius, dy: radius)
    let lines = lines(bench)
    #expect(lines.count > 10)
    for line in lines {
      for point in line.contour.points where screen.contains(point) {
        let x = max(straight.minX - point.x, point.x - straight.maxX)
        let y = max(straight.minY - point.y, point.y - straight.maxY)
        if x > 0, y > 0 { #expect(hypot(x, y) < radius + 0.5) }
      }
    }
  }
}
