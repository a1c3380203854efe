// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@Suite("Edge pans and hovering")
struct EdgeAndHoverTests {
  private func driver(_ edges: UIRectEdge) -> MachineDriver<PanMachine> {
    var settings = PanMachine.Settings()
    settings.edges = EdgeRegion(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800), edges: edges)
    return MachineDriver(PanMachine(settings: settings))
  }

  @Test(
    "an edge pan begins at its edge and inwards alone",
    arguments: [
      (.left, 5, 400, 40, 0, true), (.left, 5, 400, -4, 0, false), (.left, 5, 400, 0, 100, false),
      (.left, 5, 400, 9, 100, false), (.right, 395, 400, -40, 0, true),
      (.right, 395, 400, 40, 0, false), (.top, 200, 3, 0, 40, true),
      (.bottom, 200, 799, 0, -40, true), (.bottom, 200, 799, 0, 40, false),
    ] as [(UIRectEdge, CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func inwards(
    edges: UIRectEdge, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, begins: Bool
  ) {
    var pan = driver(edges)
    pan.down((1, x, y), at: 0)
    pan.move((1, x + dx, y + dy), at: 0.1)
    #expect(pan.log == (begins ? ["0.100 began"] : []))
  }

  @Test(
    "a touch-down elsewhere, or without edges, fails at once",
    arguments: [(.left, 200), (.left, 395), ([], 5)] as [(UIRectEdge, CGFloat)])
  func elsewhere(edges: UIRectEdge, x: CGFloat) {
    var pan = driver(edges)
    pan.down((1, x, 400), at: 0)
    #expect(pan.failure == (edges.isEmpty ? .noEdges : .startedOutsideEdges))
  }

  @Test("hovering begins when the pointer enters, changes with it and ends when it leaves")
  func hover() {
    var hover = HoverMachine()
    let places: [CGPoint?] = [
      nil, CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 8), nil, CGPoint(x: 9, y: 9),
    ]
    let proposals = places.map { hover.pointer(at: $0).proposal }
    #expect(proposals == [nil, .began, nil, .changed, .ended, nil])
    #expect(hover.location == CGPoint(x: 9, y: 8))
    hover.reset()
    #expect(hover.pointer(at: CGPoint(x: 2, y: 2)).proposal == .began)
    #expect(hover.pointer(at: nil).proposal == .ended)
    hover.reset()
    #expect(hover.cancel() == .none)
    _ = hover.pointer(at: .zero)
    #expect(hover.cancel().proposal == .cancelled)
  }
}
