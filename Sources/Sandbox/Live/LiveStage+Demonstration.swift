import Foundation
import UIModel

extension LiveStage {
  /// The scene's demonstration as fingers on the screen, at the places where its views are now. Later steps
  /// do not follow views that earlier ones moved.
  var demonstration: [StageInput] {
    var time: TimeInterval = 0.5
    var inputs: [StageInput] = []
    for step in scene.demonstration {
      let samples = samples(of: step)
      for sample in samples {
        inputs.append(.touches(InputFrame(time: time, samples: [sample])))
        time += 1.0 / 60
      }
      time += 0.5
    }
    return inputs
  }

  private func samples(of step: DemonstrationStep) -> [InputSample] {
    switch step {
    case .tap(let name, let point):
      guard let place = place(of: point, in: name) else { return [] }
      return [.began, .ended].map { InputSample(finger: 1, phase: $0, location: place) }
    case .drag(let name, let start, let way):
      guard let place = place(of: start, in: name) else { return [] }
      let count = 12
      let steps = (0...count).map { index in
        let part = CGFloat(index) / CGFloat(count) * layout.phoneScale
        return CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part)
      }
      let end = steps[count]
      return steps.enumerated().map { index, place in
        InputSample(finger: 1, phase: index == 0 ? .began : .moved, location: place)
      } + [InputSample(finger: 1, phase: .ended, location: end)]
    }
  }

  private func place(of point: CGPoint, in name: String) -> CGPoint? {
    scene.windows.flatMap(\.subtree).first { $0.logName == name }?.mapToScreen(point)
  }
}
