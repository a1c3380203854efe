// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

extension Shell {
  func draw(into pixels: WindowPixels) -> [PixelRect] {
    let pixels = scaled(pixels)
    let parts = look.painter.draw(layers(for: pixels), into: pixels)
    look.drawn = revisions
    return parts
  }

  var items: [DrawnItem] { look.painter.items }

  /// Returns the same pixels with a scale in pixels per point of the shell.
  func scaled(_ pixels: WindowPixels) -> WindowPixels {
    WindowPixels(buffer: pixels.buffer, scale: pixels.scale * scale, isFresh: pixels.isFresh)
  }

  /// Returns the layers of the window, back to front: background, phone's screen, overlays, and the interface around
  /// them.
  func layers(for pixels: WindowPixels) -> [FramePainter.Layer] {
    let whole = CanvasState(
      transform: CGAffineTransform(scaleX: pixels.scale, y: pixels.scale),
      clip: pixels.buffer.bounds)
    var canvas = whole
    canvas.clip(to: layout.canvas)
    var phone = canvas
    phone.concatenate(layout.toWindow)
    phone.clip(
      to: CGRect(origin: .zero, size: session.shown.take.recipe.screenSize),
      cornerRadius: WorkbenchLayout.cornerRadius)
    phone.showsFocus = !panelsHaveKeys
    var layers: [FramePainter.Layer] = []
    func add(_ state: CanvasState, _ draw: @escaping (Canvas) -> Void) {
      layers.append(FramePainter.Layer(content: .drawing(draw), state: state))
    }
    add(whole) { [layout, theme] in Desk.draw(layout, theme, on: $0) }
    layers += session.shown.host.windowsBackToFront.map {
      FramePainter.Layer(content: .window($0), state: phone)
    }
    add(canvas) { [self] in if !session.isLive { drawPastSign(on: $0) } }
    add(canvas) { [self] canvas in drawOverlays(on: canvas) }
    add(canvas) { [self] in drawFlash(on: $0) }
    add(canvas) { [self] in drawHints(on: $0) }
    return layers
      + host.windowsBackToFront.map {
        FramePainter.Layer(content: .window($0), state: whole)
      }
      + [
        FramePainter.Layer(
          content: .drawing { [pointer, theme, screen, layout] in
            pointer.tip?.draw(on: $0, over: layout.canvas, in: screen.bounds, theme)
          }, state: whole)
      ]
  }

  func drawOverlays(on canvas: Canvas) {
    let labels = overlays.labels
    guard overlays.areShown else { return labels.clear() }
    session.shown.host.perform {
      let surroundings = surroundings
      labels.begin(
        area: layout.canvas, phone: layout.body, screen: layout.phone,
        showsAll: overlays.hitPath.showsAll, marked: session.selection.hovered
      ) {
        [phoneTexts = look.phoneTexts, names = overlays.names] in
        phoneTexts.boxes(in: surroundings.windows, surroundings.happened)
          .map { $0.applying(surroundings.toWindow) } + names.boxes
      }
      for overlay in overlays.overlays.reversed() {
        overlay.reserve(on: canvas, over: surroundings)
      }
      for overlay in overlays.overlays { overlay.draw(on: canvas, over: surroundings) }
      labels.finish(on: canvas)
    }
  }

  private var surroundings: OverlaySurroundings {
    let shown = session.shown
    let happened = OverlaySurroundings.Happened(
      host: ObjectIdentifier(shown.host), content: shown.host.contentRevision,
      records: shown.chronicle.revision, events: shown.take.events.count)
    return OverlaySurroundings(
      host: shown.host, windows: shown.scene.windows, toWindow: layout.toWindow,
      area: layout.canvas, phone: layout.body, screen: layout.phone,
      cornerRadius: WorkbenchLayout.cornerRadius, pointer: probedPlace, board: overlays.labels,
      happened: happened)
  }

  /// The mouse's location over the phone; nil while the list of keys covers it.
  private var probedPlace: CGPoint? {
    guard let point = pointer.location, keyMap.isHidden, layout.canvas.contains(point) else {
      return nil
    }
    return layout.onPhone(point)
  }

  /// Draws a ring around the phone while the past is shown.
  private func drawPastSign(on canvas: Canvas) {
    let gap: CGFloat = 3
    let radius = (WorkbenchLayout.cornerRadius + WorkbenchLayout.bezel) * layout.phoneScale + gap
    canvas.border(
      layout.body.insetBy(dx: -gap, dy: -gap), cornerRadius: radius, width: gap,
      color: Color(theme.notice))
  }

  /// Draws a frame around the object that a log line is about.
  private func drawFlash(on canvas: Canvas) {
    guard let outline = look.flash.map({ surroundings.inWindow($0.outline) }) else { return }
    canvas.fill(outline, color: Color(theme.notice).withAlpha(0.25))
    canvas.outline(outline, width: 3, color: Color(theme.notice), dash: nil)
  }

  private func drawHints(on canvas: Canvas) {
    for hint in pointer.hints {
      let place = CGPoint(x: hint.x / scale, y: hint.y / scale)
      canvas.disc(center: place, radius: 14, color: Color.white.withAlpha(0.35))
      canvas.ring(center: place, radius: 14, width: 2, color: Color.black.withAlpha(0.6))
      canvas.ring(center: place, radius: 15.5, width: 1, color: Color.white.withAlpha(0.9))
    }
  }
}
