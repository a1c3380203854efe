// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The offset along one axis at which content should come to rest after a finger releases it.
enum ScrollAim: Equatable, Sendable {
  /// The offset that the deceleration leads to.
  case anywhere
  /// A page, at most one from the page where the drag began.
  case page(from: CGFloat)
  /// The given offset, or the nearest edge to it.
  case place(CGFloat)
}

/// The targets along both axes for content that a finger releases.
struct ScrollAims: Equatable, Sendable {
  var x: ScrollAim
  var y: ScrollAim

  /// Deceleration along both axes.
  static let anywhere = ScrollAims(x: .anywhere, y: .anywhere)

  /// Returns the same targets after a motion was computed, with the page that was chosen.
  func chosen(by plan: ScrollMotion) -> ScrollAims {
    ScrollAims(x: Self.chosen(x, plan.x.rest), y: Self.chosen(y, plan.y.rest))
  }

  /// Returns the same targets, moved together with the content.
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
