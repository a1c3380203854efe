// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The offset along one axis at which content should stop after its release.
enum ScrollAim: Equatable, Sendable {
  /// No given offset: the content stops where its deceleration or bounce ends.
  case anywhere
  /// The offset of a page, at most one page from where the drag began. The value is the offset when the drag began.
  case page(from: CGFloat)
  /// The given offset; if it is beyond an edge, the offset of that edge.
  case place(CGFloat)
}

/// The offsets along both axes at which content should stop after its release.
struct ScrollAims: Equatable, Sendable {
  var x: ScrollAim
  var y: ScrollAim

  /// Deceleration along both axes.
  static let anywhere = ScrollAims(x: .anywhere, y: .anywhere)

  /// Returns the aims with each `.page` replaced by a `.place`: the offset at which the motion `plan` stops.
  func chosen(by plan: ScrollMotion) -> ScrollAims {
    ScrollAims(x: Self.chosen(x, plan.x.rest), y: Self.chosen(y, plan.y.rest))
  }

  /// Returns the aims with their offsets moved by `way`, in points, because app code moved the content by `way`.
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
