// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A canvas that draws nothing and lists what would be drawn and where: enough to tell whether two drawings are
/// the same, and to draw it on another canvas.
@MainActor
final class CanvasTrace: Canvas {
  /// A call with the state that it was made under.
  struct Command: Hashable {
    let call: DrawingCall
    let state: CanvasState
    /// The pixels that it may change.
    let extent: PixelRect

    func hash(into hasher: inout Hasher) {
      hasher.combine(call)
      hasher.combine(extent)
    }
  }

  private(set) var commands: [Command] = []
  var state: CanvasState
  var saved: [CanvasState] = []
  var groupCount = 0
  let typeface: Typeface?

  /// Makes one that begins under a state.
  init(_ state: CanvasState, typeface: Typeface?) {
    (self.state, self.typeface) = (state, typeface)
  }

  func draw(_ call: DrawingCall) {
    let extent = call.extent(under: state, typeface)
    if !extent.isEmpty { commands.append(Command(call: call, state: state, extent: extent)) }
  }
}

extension CairoCanvas {
  /// Draws what was listed, each as far as the canvas's region goes.
  func draw(_ items: [DrawnItem]) {
    let before = state
    groupExtents = groupExtents(of: items)
    for item in items where item.extent.meets(region) {
      for command in item.commands where command.extent.meets(region) {
        state = command.state
        draw(command.call, within: command.extent)
      }
    }
    (state, groupExtents) = (before, [:])
  }

  private func groupExtents(of items: [DrawnItem]) -> [CanvasState.Group: PixelRect] {
    var extents: [CanvasState.Group: PixelRect] = [:]
    for item in items where item.extent.meets(region) {
      for command in item.commands {
        for group in command.state.groups {
          extents[group] = extents[group]?.union(command.extent) ?? command.extent
        }
      }
    }
    return extents
  }
}
