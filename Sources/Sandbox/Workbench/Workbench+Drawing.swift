import Foundation
import UIModel

extension Workbench {
  func draw(into pixels: WindowPixels) -> [PixelRect] {
    let pixels = WindowPixels(
      buffer: pixels.buffer, scale: pixels.scale * scale, isFresh: pixels.isFresh)
    let isAnew = desk.prepare(pixels, layout, theme)
    let parts = painter.draw(layers(for: pixels), into: pixels, isAnew: isAnew) { part in
      desk.fill(part, of: pixels.buffer)
    }
    drawn = revisions
    return parts
  }

  /// What the window shows, back to front: the phone's screen, the overlays, and the workbench around them.
  private func layers(for pixels: WindowPixels) -> [FramePainter.Layer] {
    let whole = CanvasState(
      transform: CGAffineTransform(scaleX: pixels.scale, y: pixels.scale),
      clip: pixels.buffer.bounds)
    var phone = whole
    phone.concatenate(layout.toWindow)
    phone.clip(
      to: CGRect(origin: .zero, size: specimen.take.recipe.screenSize),
      cornerRadius: WorkbenchLayout.cornerRadius)
    var canvas = whole
    canvas.clip(to: layout.canvas, cornerRadius: 0)
    let surroundings = surroundings
    var layers = specimen.host.windowsBackToFront.map {
      FramePainter.Layer(content: .window($0), state: phone)
    }
    for overlay in overlays {
      let draw: (any Canvas) -> Void = { [specimen] canvas in
        specimen.host.perform { overlay.draw(on: canvas, over: surroundings) }
      }
      layers.append(FramePainter.Layer(content: .drawing(draw), state: canvas))
    }
    layers.append(
      FramePainter.Layer(content: .drawing { [self] in drawHints(on: $0) }, state: canvas))
    return layers
      + host.windowsBackToFront.map {
        FramePainter.Layer(content: .window($0), state: whole)
      }
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
