import Foundation
import UIModel

extension Workbench {
  func draw(into pixels: WindowPixels) -> [PixelRect] {
    let pixels = WindowPixels(
      buffer: pixels.buffer, scale: pixels.scale * scale, isFresh: pixels.isFresh)
    let canvas = PixelCanvas(pixels.buffer, scale: pixels.scale, typeface: typeface)
    desk.fill(pixels, layout, theme)
    drawPhone(on: canvas)
    canvas.save()
    canvas.clip(to: layout.canvas, cornerRadius: 0)
    specimen.host.perform {
      for overlay in overlays { overlay.draw(on: canvas, over: surroundings) }
    }
    drawHints(on: canvas)
    canvas.restore()
    for window in host.windowsBackToFront { renderer.draw(window, on: canvas) }
    drawn = revisions
    return [pixels.buffer.bounds]
  }

  private var surroundings: OverlaySurroundings {
    OverlaySurroundings(
      application: specimen.host.application, windows: scene.windows, toWindow: layout.toWindow,
      area: layout.canvas, phone: layout.body, pointer: probedPlace)
  }

  /// Where the mouse is over the phone, unless the map of keys lies between.
  private var probedPlace: CGPoint? {
    guard let pointer, keyMap.isHidden, layout.canvas.contains(pointer) else { return nil }
    return layout.onPhone(pointer)
  }

  /// What the specimen shows, cut to the phone's screen.
  private func drawPhone(on canvas: any Canvas) {
    canvas.save()
    canvas.concatenate(layout.toWindow)
    canvas.clip(
      to: CGRect(origin: .zero, size: specimen.take.recipe.screenSize),
      cornerRadius: WorkbenchLayout.cornerRadius)
    for window in specimen.host.windowsBackToFront { renderer.draw(window, on: canvas) }
    canvas.restore()
  }

  /// Where two fingers would come down.
  private func drawHints(on canvas: any Canvas) {
    for hint in hints {
      let place = CGPoint(x: hint.x / scale, y: hint.y / scale)
      canvas.disc(center: place, radius: 14, color: Color.white.withAlpha(0.35))
      canvas.ring(center: place, radius: 14, width: 2, color: Color.black.withAlpha(0.6))
      canvas.ring(center: place, radius: 15.5, width: 1, color: Color.white.withAlpha(0.9))
    }
  }
}
