// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The target along one axis for content that a finger releases.
enum ScrollAim: Equatable, Sendable {
  /// The offset at which it comes to rest by deceleration.
  case anywhere
  /// A page, at most one from where the drag began.
  case page(from: CGFloat)
  /// An offset that was chosen for it, or the nearest edge to it.
  case place(CGFloat)
}

/// The targets along both axes for content that a finger releases.
struct ScrollAims: Equatable, Sendable {
  var x: ScrollAim
  var y: ScrollAim

  /// Deceleration along both axes.
  static let anywhere = ScrollAims(x: .anywhere, y: .anywhere)

  /// The same targets after a motion was computed: a page that was chosen is kept.
  func chosen(by plan: ScrollMotion) -> ScrollAims {
    ScrollAims(x: Self.chosen(x, plan.x.rest), y: Self.chosen(y, plan.y.rest))
  }

  /// The same targets, moved together with the content.
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
