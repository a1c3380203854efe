// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The offset along one axis at which content should stop after its release.
enum ScrollAim: Equatable, Sendable {
  /// The offset at which the deceleration ends.
  case anywhere
  /// The offset of a page, at most one page from where the drag began. The value is the offset when the drag began.
  case page(from: CGFloat)
  /// This offset, or the nearest edge to it.
  case place(CGFloat)
}

/// The offsets along both axes at which content should stop after its release.
struct ScrollAims: Equatable, Sendable {
  var x: ScrollAim
  var y: ScrollAim

  /// Deceleration along both axes.
  static let anywhere = ScrollAims(x: .anywhere, y: .anywhere)

  /// Returns the aims with each page replaced by the offset at which a computed motion stops.
  func chosen(by plan: ScrollMotion) -> ScrollAims {
    ScrollAims(x: Self.chosen(x, plan.x.rest), y: Self.chosen(y, plan.y.rest))
  }

  /// Returns the aims after app code moved the content by `way`, in points.
  func moved(by way: CGPoint) -> ScrollAims {
    ScrollAims(x: Self.moved(x, way.x), y: Self.moved(y, way.y))
  }

  private static func moved(_ aim: ScrollAim, _ way: CGFloat) -> ScrollAim {
    switch aim {
    case .anywhere: .anywhere
    case .page(let start): .page(from: start + way)
    case .place(let place): .place(place + way)
    }
  }

  private static func chosen(_ aim: ScrollAim, _ rest: CGFloat) -> ScrollAim {
    switch aim {
    case .page: .place(rest)
    case .anywhere, .place: aim
    }
  }
}
