// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The phone's size and zoom.
extension Shell {
  /// Moves the phone, and zooms it about a point of the window, or about the centre of the canvas if `point` is nil.
  func zoomPhone(
    by factor: CGFloat, about point: CGPoint? = nil, movement: CGVector = .zero
  ) {
    let middle = CGPoint(x: layout.canvas.midX, y: layout.canvas.midY)
    let point = point ?? middle
    state.zoom.pan(by: movement)
    state.zoom.zoom(by: factor, about: CGVector(dx: point.x - middle.x, dy: point.y - middle.y))
    arrange()
  }

  /// Handles the wheel over the canvas: with Ctrl it zooms the phone; beside a zoomed phone it moves the phone.
  ///
  /// - Returns: whether the wheel was used.
  func wheel(_ frame: PointerFrame, isOnPhone: Bool) -> Bool {
    let movement: CGVector
    switch frame.action {
    case .wheel(let dx, let dy), .trackpad(let dx, let dy, _): movement = CGVector(dx: dx, dy: dy)
    case .hover, .leave: return false
    }
    guard layout.canvas.contains(frame.location), panelView(at: frame.location) == nil else {
      return false
    }
    if frame.modifierFlags.contains(.control) {
      zoomPhone(by: pow(PhoneZoom.perPoint, movement.dy), about: frame.location)
    } else if !isOnPhone, state.zoom.factor > 1 {
      zoomPhone(by: 1, movement: movement)
    } else {
      return false
    }
    return true
  }

  /// Returns the screen sizes to choose from, the scene's own first.
  func phones(for text: String) -> [PaletteView.Item] {
    let own = PhoneSize(name: "The scene's own size", size: session.entry.screenSize)
    return ([own] + PhoneSize.all).map { phone in
      PaletteView.Item(
        title: phone.name, detail: PhoneSize.words(of: phone.size), request: .phone(phone.size))
    }
    .filter { item in
      let words = text.lowercased().split(separator: " ")
      return words.allSatisfy { "\(item.title) \(item.detail)".lowercased().contains($0) }
    }
  }
}

// MARK: The window's scale

extension Shell {
  /// Makes everything larger or smaller. If a button of the bar was pressed for it, the button stays under the pointer,
  /// so that it can be pressed again.
  func changeScale(by step: Int, _ command: Command) {
    let (before, point) = (scale, pointer.touched)
    let isByButton = point.map { layout.bar.contains($0) } ?? false
    change { $0.changeScale(by: step) }
    guard isByButton, let point else { return }
    interface.bar.held = (command, point.x * before / scale - layout.bar.minX)
  }
}
