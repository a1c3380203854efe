import Foundation
import UIModel

extension LiveStage {
  /// The scene's demonstration as fingers on the screen, at the places where its views are now. Later steps
  /// do not follow views that earlier ones moved.
  var demonstration: [StageInput] {
    var time: TimeInterval = 0.5
    var inputs: [StageInput] = []
    for step in scene.demonstration {
      for samples in frames(of: step) {
        if !samples.isEmpty {
          inputs.append(.touches(InputFrame(time: time, samples: samples)))
        }
        time += 1.0 / 60
      }
      time += 0.5
    }
    return inputs
  }

  /// What the fingers do in each frame.
  private func frames(of step: DemonstrationStep) -> [[InputSample]] {
    switch step {
    case .tap(let name, let point):
      guard let place = place(of: point, in: name) else { return [] }
      return way([[place]])
    case .press(let name, let point, let seconds):
      guard let place = place(of: point, in: name) else { return [] }
      let frames = way([[place]])
      let rest = Array(repeating: [InputSample](), count: max(0, Int(seconds * 60) - 1))
      return frames.prefix(1) + rest + frames.suffix(1)
    case .drag(let name, let start, let vector):
      guard let place = place(of: start, in: name) else { return [] }
      return way(
        parts.map { part in
          let length = part * layout.phoneScale
          return [CGPoint(x: place.x + vector.dx * length, y: place.y + vector.dy * length)]
        })
    case .pinch(let name, let middle, let start, let end, let turn):
      guard let place = place(of: middle, in: name) else { return [] }
      return way(
        parts.map { part in
          let distance = (start + (end - start) * part) * layout.phoneScale
          let (x, y) = (cos(turn * part) * distance, sin(turn * part) * distance)
          return [CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y)]
        })
    }
  }

  /// How much of its way a finger has gone, frame by frame.
  private var parts: [CGFloat] { (0...12).map { CGFloat($0) / 12 } }

  /// Fingers that come down at the first places, go through the others, and lift at the last ones.
  private func way(_ places: [[CGPoint]]) -> [[InputSample]] {
    guard let first = places.first, let last = places.last else { return [] }
    func samples(_ phase: InputSample.Phase, _ places: [CGPoint]) -> [InputSample] {
      places.enumerated().map { index, place in
        InputSample(finger: index + 1, phase: phase, location: place)
      }
    }
    return [samples(.began, first)] + places.dropFirst().map { samples(.moved, $0) }
      + [samples(.ended, last)]
  }

  private func place(of point: CGPoint, in name: String) -> CGPoint? {
    scene.windows.flatMap(\.subtree).first { $0.logName == name }?.mapToScreen(point)
  }
}
