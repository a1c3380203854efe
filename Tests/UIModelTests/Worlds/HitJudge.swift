// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Compares the hit test, which uses cached tables, with a search view by view, at the points of fingers.
@MainActor
final class HitJudge {
  private(set) var complaints: [String] = []
  private unowned let world: World
  private var place = CGPoint(x: 100, y: 100)

  init(_ world: World) {
    self.world = world
    world.read { [weak self] entry in
      if case .input(let samples) = entry.fact, let sample = samples.last {
        self?.place = sample.location
      }
    }
    let before = world.afterStep
    world.afterStep = { [unowned self] in
      before()
      judge()
    }
  }

  private func judge() {
    let wasQuiet = world.isQuiet
    world.isQuiet = true
    defer { world.isQuiet = wasQuiet }
    for window in world.windows {
      for point in [place, CGPoint(x: 150, y: 120)] {
        let own = window.mapFromScreen(point)
        let (found, walked) = (window.hitTest(own, with: nil), Self.walk(window, own))
        guard found !== walked, complaints.count < 3 else { continue }
        complaints.append(
          "the search at \(own.x), \(own.y) finds \(found?.journalName ?? "no view") instead of "
            + "\(walked?.journalName ?? "no view")")
      }
    }
  }

  /// Returns the view that a hit test finds if it follows the description on Apple's reference page.
  private static func walk(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.refusalWithoutAsking == nil, view.point(inside: point, with: nil) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = walk(subview, subview.geometry.fromSuperview(point)) { return found }
    }
    return view
  }
}
