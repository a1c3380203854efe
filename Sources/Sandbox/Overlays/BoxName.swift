// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The name of a box, which is written inside the box if it fits.
struct BoxName {
  /// Versions of the name, the longest first. The first that fits into the box is written.
  let texts: [String]
  /// The box, in points of the window.
  let box: CGRect
  let color: Color

  /// A name with its frame.
  struct Placed {
    let text: String
    let rect: CGRect
    let color: Color
  }

  /// Places each name in its box so that it covers no obstacle and no other name. Names without such a place are left
  /// out.
  @MainActor
  static func placed(
    _ names: [BoxName], keepingOff obstacles: [CGRect], on canvas: Canvas
  ) -> [Placed] {
    var taken = obstacles
    return names.compactMap { name in
      for text in name.texts {
        let extent = canvas.extent(of: text, style: OverlayStyle.box)
        let size = CGSize(width: extent.width + 6, height: extent.lineHeight + 1)
        let free = corners(size, in: name.box).first { rect in
          !taken.contains { $0.intersects(rect) }
        }
        guard let free else { continue }
        taken.append(free)
        return Placed(text: text, rect: free, color: name.color)
      }
      return nil
    }
  }

  /// Returns the frames that a name may have in its box: in the corners, and a few lines below the upper corners.
  private static func corners(_ size: CGSize, in box: CGRect) -> [CGRect] {
    guard size.width <= box.width, size.height <= box.height + 1 else { return [] }
    let (left, right) = (box.minX, box.maxX - size.width)
    var places = [
      CGPoint(x: left, y: box.minY), CGPoint(x: right, y: box.minY),
      CGPoint(x: left, y: box.maxY - size.height), CGPoint(x: right, y: box.maxY - size.height),
    ]
    for line in 1..<4 {
      let y = box.minY + (size.height + 1) * CGFloat(line)
      if y + size.height <= box.maxY {
        places += [CGPoint(x: left, y: y), CGPoint(x: right, y: y)]
      }
    }
    return places.map { CGRect(origin: $0, size: size) }
  }
}

extension BoxName.Placed {
  @MainActor
  func draw(on canvas: Canvas) {
    let extent = canvas.extent(of: text, style: OverlayStyle.box)
    canvas.fill(rect, color: color.withAlpha(0.88))
    canvas.draw(
      text, baseline: CGPoint(x: rect.minX + 3, y: rect.minY + extent.ascent + 0.5),
      style: OverlayStyle.box, color: .white)
  }
}
