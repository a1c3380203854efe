// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Scenarios

/// The panels to open, as an argument: "gallery,timeline".
struct OpenPanels: Equatable, Sendable {
  /// A panel that can be folded.
  enum Panel: String, CaseIterable, Sendable {
    case gallery
    case side
    case timeline
  }

  /// The panels to open.
  let panels: [Panel]

  /// Reads panel names separated by commas. The word "none" stands for no panel.
  init(argument: String) throws {
    guard argument != "none" else {
      panels = []
      return
    }
    panels = try argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let panel = Panel(rawValue: String(name)) else {
        throw ValidationError(
          "gallery, side or timeline, several separated by commas, or none; there is no panel \(Excerpt.quote(name))"
        )
      }
      return panel
    }
  }

  /// Opens these panels and folds the others.
  func apply(to state: inout WorkbenchState) {
    state.isGalleryOpen = panels.contains(.gallery)
    state.isSideOpen = panels.contains(.side)
    state.isTimelineOpen = panels.contains(.timeline)
  }
}

extension Theme.Name: ExpressibleByArgument {}
