// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The state of the window that is saved for the next start. Sizes are in points of the unscaled window.
struct WorkbenchState: Equatable, Sendable {
  var theme = Theme.Name.dark
  var scale: CGFloat = 1
  /// Sizes of panels that the user set; nil to choose them by the window's size.
  var galleryWidth: CGFloat?
  var sideWidth: CGFloat?
  var timelineHeight: CGFloat?
  /// True if the list of scenes is open; nil to decide by the window's size.
  var isGalleryOpen: Bool?
  var isSideOpen = true
  var isTimelineOpen = false
  /// The window's size; nil for the default.
  var windowSize: CGSize?
  /// The paths of recently opened files, the last one first.
  var recentFiles: [String] = []
  /// The zoom of the phone, which is not saved.
  var zoom = PhoneZoom()

  /// The scales that Ctrl with plus or minus selects.
  static let scales: [CGFloat] = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]
  private static let mostRecentFiles = 10

  /// Selects the next larger or smaller scale.
  mutating func changeScale(by step: Int) {
    let scales = Self.scales
    let index = scales.lastIndex { $0 <= scale + 0.001 } ?? 0
    scale = scales[max(0, min(scales.count - 1, index + step))]
  }

  mutating func noteRecent(_ path: String) {
    recentFiles.removeAll { $0 == path }
    recentFiles = Array(([path] + recentFiles).prefix(Self.mostRecentFiles))
  }
}

extension WorkbenchState: Codable {
  private enum Key: String, CodingKey {
    case theme, scale, galleryWidth, sideWidth, timelineHeight, isGalleryOpen, isSideOpen
    case isTimelineOpen, windowWidth, windowHeight, recentFiles
  }

  /// Reads the state. Missing and invalid values get defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key, _ range: ClosedRange<CGFloat>) throws -> CGFloat? {
      try values.decodeIfPresent(CGFloat.self, forKey: key).flatMap {
        range.contains($0) ? $0 : nil
      }
    }
    theme = try values.decodeIfPresent(Theme.Name.self, forKey: .theme) ?? .dark
    scale = try length(.scale, 0.75...3) ?? 1
    galleryWidth = try length(.galleryWidth, 1...10_000)
    sideWidth = try length(.sideWidth, 1...10_000)
    timelineHeight = try length(.timelineHeight, 1...10_000)
    isGalleryOpen = try values.decodeIfPresent(Bool.self, forKey: .isGalleryOpen)
    isSideOpen = try values.decodeIfPresent(Bool.self, forKey: .isSideOpen) ?? true
    isTimelineOpen = try values.decodeIfPresent(Bool.self, forKey: .isTimelineOpen) ?? false
    if let width = try length(.windowWidth, 640...8_192),
      let height = try length(.windowHeight, 480...8_192)
    {
      windowSize = CGSize(width: width, height: height)
    }
    let recent = try values.decodeIfPresent([String].self, forKey: .recentFiles) ?? []
    recentFiles = Array(recent.prefix(Self.mostRecentFiles))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(theme, forKey: .theme)
    try values.encode(scale, forKey: .scale)
    try values.encodeIfPresent(galleryWidth, forKey: .galleryWidth)
    try values.encodeIfPresent(sideWidth, forKey: .sideWidth)
    try values.encodeIfPresent(timelineHeight, forKey: .timelineHeight)
    try values.encodeIfPresent(isGalleryOpen, forKey: .isGalleryOpen)
    try values.encode(isSideOpen, forKey: .isSideOpen)
    try values.encode(isTimelineOpen, forKey: .isTimelineOpen)
    try values.encodeIfPresent(windowSize?.width, forKey: .windowWidth)
    try values.encodeIfPresent(windowSize?.height, forKey: .windowHeight)
    try values.encode(recentFiles, forKey: .recentFiles)
  }
}
