// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the keys of scroll views and tables.
extension ScenarioReader {
  private static let mostRows = 100_000

  mutating func scroll(_ value: JSONValue, _ viewClass: ViewClass) -> ScrollSettings? {
    let keys = ScrollKey.allCases.filter { $0.applies(to: viewClass) }
    guard
      let members = members(
        of: value, "\"scroll\" of \(viewClass.rawValue)", keys: keys.map(\.rawValue))
    else { return nil }
    var settings = ScrollSettings()
    for key in keys {
      if let value = members[key.rawValue] { read(key, value, into: &settings) }
    }
    return settings
  }

  /// Reads one setting of `scroll`. For an invalid value, it notes a fault.
  package mutating func read(
    _ key: ScrollKey, _ value: JSONValue, into settings: inout ScrollSettings
  ) {
    switch key {
    case .contentSize:
      settings.contentSize = numbers(value, like: "[width, height]", in: 0...ScenarioLimits.points)
        .map { CGSize(width: $0[0], height: $0[1]) }
    case .contentInset:
      settings.contentInset = numbers(value, like: "[top, left, bottom, right]")
        .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    case .contentOffset: settings.contentOffset = point(value)
    case .delaysContentTouches: settings.delaysContentTouches = bool(value)
    case .canCancelContentTouches: settings.canCancelContentTouches = bool(value)
    case .bounces: settings.bounces = bool(value)
    case .directionalLock: settings.directionalLock = bool(value)
    case .isScrollEnabled: settings.isScrollEnabled = bool(value)
    case .isPagingEnabled: settings.isPagingEnabled = bool(value)
    case .alwaysBounceVertical: settings.alwaysBounceVertical = bool(value)
    case .alwaysBounceHorizontal: settings.alwaysBounceHorizontal = bool(value)
    case .minimumZoomScale: settings.minimumZoomScale = zoomScale(value)
    case .maximumZoomScale: settings.maximumZoomScale = zoomScale(value)
    case .zooms: settings.zooms = string(value)
    case .shouldBegin: settings.shouldBegin = bool(value)
    case .shouldCancel: settings.shouldCancel = bool(value)
    case .rows:
      settings.rows = whole(value, in: 0...Self.mostRows)
      count(settings.rows, in: \.rows, ScenarioLimits.rows, "rows of tables", at: value)
    case .rowHeight:
      settings.rowHeight = number(value, in: 1...ScenarioLimits.points).map { CGFloat($0) }
    case .select: settings.select = line(value)
    case .leadingActions: settings.leadingActions = rowActions(value)
    case .trailingActions: settings.trailingActions = rowActions(value)
    case .fullSwipe: settings.fullSwipe = bool(value)
    }
  }

  private mutating func zoomScale(_ value: JSONValue) -> CGFloat? {
    number(value, in: 0.0001...1_000_000).map { CGFloat($0) }
  }

  /// Reads swipe actions: `{"Delete": "row deleted"}`.
  private mutating func rowActions(_ value: JSONValue) -> [RowAction]? {
    guard let members = entries(of: value) else { return nil }
    var actions: [RowAction] = []
    for (title, value) in members.list {
      guard let line = line(value) else { return nil }
      actions.append(RowAction(title: title, line: line))
    }
    return actions
  }
}
