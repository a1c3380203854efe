// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The layout of a stack view: first lengths, then positions, then frames.
extension UIStackView {
  /// The views that are laid out, without hidden ones. Views that are no longer subviews, or that now contain the
  /// stack, are also left out: an override of `willRemoveSubview(_:)` without super leaves them in the list.
  private var shown: [UIView] { arranged.filter { !$0.isHidden && $0.storedSuperview === self } }

  private var room: CGRect {
    isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
  }

  final var fittingSize: CGSize {
    let sizes = shown.map(size(of:))
    let gaps = gaps.reduce(0, +)
    var along = sizes.map(length(of:)).reduce(0, +) + gaps
    if distribution == .fillEqually {
      along = (sizes.map(length(of:)).max() ?? 0) * CGFloat(sizes.count) + gaps
    }
    let across = sizes.map(breadth(of:)).max() ?? 0
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let size =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  final func arrange() {
    let views = shown
    guard !views.isEmpty else { return }
    let room = room
    let sizes = views.map(size(of:))
    let total = axis == .horizontal ? room.width : room.height
    let lengths = lengths(sizes.map(length(of:)), in: total)
    let gaps = gaps(for: lengths, in: total)
    var place = axis == .horizontal ? room.minX : room.minY
    for (index, view) in views.enumerated() {
      let across = span(breadth(of: sizes[index]), in: room)
      // Calls app code: the frame may be overridden.
      view.frame =
        axis == .horizontal
        ? CGRect(x: place, y: across.start, width: lengths[index], height: across.length)
        : CGRect(x: across.start, y: place, width: across.length, height: lengths[index])
      place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Returns the size for a view: its intrinsic size, or else the size that fits, or else its current size.
  private func size(of view: UIView) -> CGSize {
    // Calls app code: both methods may be overridden. A nested stack view computes the sizes of its own views each
    // time.
    let own = view.intrinsicContentSize
    guard own.width == Self.noIntrinsicMetric || own.height == Self.noIntrinsicMetric else {
      return own
    }
    let fitting = view.sizeThatFits(room.size)
    return CGSize(
      width: own.width == Self.noIntrinsicMetric ? fitting.width : own.width,
      height: own.height == Self.noIntrinsicMetric ? fitting.height : own.height)
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  /// The smallest gap after each view but the last, in points: the view's custom spacing, or the stack's spacing.
  private var gaps: [CGFloat] {
    shown.dropLast().map { view in
      let custom = customSpacing(after: view)
      if custom == Self.spacingUseDefault { return points(spacing) }
      return points(custom)
    }
  }

  private func points(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? 8 : spacing
  }

  private func lengths(_ wanted: [CGFloat], in total: CGFloat) -> [CGFloat] {
    let free = max(0, total - gaps.reduce(0, +))
    let sum = wanted.reduce(0, +)
    switch distribution {
    case .fill:
      var lengths = wanted
      lengths[lengths.count - 1] = max(0, wanted[wanted.count - 1] + free - sum)
      return lengths
    case .fillEqually:
      return wanted.map { _ in free / CGFloat(wanted.count) }
    case .fillProportionally:
      return wanted.map { sum == 0 ? free / CGFloat(wanted.count) : free * $0 / sum }
    case .equalSpacing, .equalCentering:
      return wanted
    }
  }

  /// Returns the gap after each view but the last. `lengths` are the views', `total` is the stack's, all in points.
  private func gaps(for lengths: [CGFloat], in total: CGFloat) -> [CGFloat] {
    let least = gaps
    guard !least.isEmpty else { return [] }
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return least
    case .equalSpacing:
      let free = (total - lengths.reduce(0, +)) / CGFloat(least.count)
      return least.map { max($0, free) }
    case .equalCentering:
      let first = lengths[0]
      let last = lengths[lengths.count - 1]
      let step = (total - first / 2 - last / 2) / CGFloat(least.count)
      return least.indices.map { index in
        max(least[index], step - lengths[index] / 2 - lengths[index + 1] / 2)
      }
    }
  }

  /// Returns a view's start and length across the stack's axis, in points, if the view needs the length `wanted` and
  /// the views are laid out in the rectangle `room`.
  private func span(_ wanted: CGFloat, in room: CGRect) -> (start: CGFloat, length: CGFloat) {
    let start = axis == .horizontal ? room.minY : room.minX
    let total = axis == .horizontal ? room.height : room.width
    switch alignment {
    case .fill: return (start, total)
    case .leading, .firstBaseline: return (start, wanted)
    case .center: return (start + (total - wanted) / 2, wanted)
    case .trailing, .lastBaseline: return (start + total - wanted, wanted)
    }
  }
}
