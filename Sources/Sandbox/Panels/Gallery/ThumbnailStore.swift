// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Small pictures of scenes, which are drawn off screen when they are first needed. Each turn of the loop draws at most
/// one, and the first turn none, so that the window opens at once and stays responsive.
@MainActor
final class ThumbnailStore {
  /// The size of a picture, in points.
  static let size = CGSize(width: 36, height: 65)
  /// The number of pixels per point.
  private static let scale: CGFloat = 2
  /// The time from one picture to the next, in seconds.
  private static let pause: TimeInterval = 0.02

  private let typeface: Typeface
  private var pictures: [String: PixelBuffer] = [:]
  /// The scenes whose pictures were drawn or failed. They are not tried again.
  private var tried: Set<String> = []
  private var waiting: [(id: String, recipe: @MainActor () -> SceneRecipe?)] = []
  private var isWorking = false
  private var isDue = false
  var onReady: @MainActor (_ id: String) -> Void = { _ in }

  init(_ typeface: Typeface) {
    self.typeface = typeface
  }

  /// Returns the picture of a scene; nil if it could not be drawn, or is not drawn yet. In the second case, this call
  /// requests the picture.
  func picture(_ id: String, recipe: @escaping @MainActor () -> SceneRecipe?) -> PixelBuffer? {
    if let picture = pictures[id] { return picture }
    if !tried.contains(id) {
      waiting.removeAll { $0.id == id }
      waiting.append((id, recipe))
      work()
    }
    return nil
  }

  /// Drops the requests for pictures that are not drawn yet.
  func forgetRequests() {
    waiting = []
  }

  private func work() {
    guard !isWorking, !waiting.isEmpty else { return }
    isWorking = true
    _ = UIApplication.shared.scheduler.schedule(after: Self.pause, named: "thumbnail") {
      [weak self] in self?.isDue = true
    }
  }

  /// Draws the next picture if it is time. The loop calls this once in each turn.
  func drawIfDue() {
    guard isDue else { return }
    (isDue, isWorking) = (false, false)
    guard !waiting.isEmpty else { return }
    let (id, recipe) = waiting.removeFirst()
    tried.insert(id)
    if let recipe = recipe() { pictures[id] = draw(recipe) }
    onReady(id)
    work()
  }

  /// Draws a scene in its initial state, scaled to the size of a thumbnail. The images in its views are not cached,
  /// because they are large and needed only here.
  private func draw(_ recipe: SceneRecipe) -> PixelBuffer {
    let specimen = Specimen(recipe)
    let renderer = ViewTreeRenderer()
    let pixels = PixelBuffer(
      width: Int(Self.size.width * Self.scale), height: Int(Self.size.height * Self.scale))
    let scale = min(
      CGFloat(pixels.width) / recipe.screenSize.width,
      CGFloat(pixels.height) / recipe.screenSize.height)
    let canvas = Canvas(
      CanvasState(transform: CGAffineTransform(scaleX: scale, y: scale), clip: pixels.bounds),
      typeface: typeface)
    canvas.clear(Color(hex: 0x0E0E11))
    let windows = specimen.host.windowsBackToFront.flatMap {
      renderer.draw($0, under: canvas.state, typeface).items
    }
    CairoRenderer(pixels.surface, region: pixels.bounds, typeface).draw(canvas.items + windows)
    return pixels
  }
}

final class ThumbnailView: UIView {
  /// The picture; nil for a grey field.
  var picture: PixelBuffer? {
    didSet { if picture !== oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = 5
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { nil }
}

struct ThumbnailPainter: ViewPainter {
  func paint(_ view: ThumbnailView, on canvas: Canvas, pictures: PictureStore) {
    if let picture = view.picture { canvas.draw(picture, in: view.bounds) }
  }
}
