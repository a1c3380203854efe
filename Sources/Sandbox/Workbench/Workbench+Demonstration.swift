// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension Workbench {
  /// The scene's demonstration as fingers on the screen and keys, at the places where its views are now.
  /// Later steps do not follow views that earlier ones moved. A scenario plays its own input.
  var demonstration: [StageInput] {
    if let scene = scene as? ScenarioScene {
      return Take(specimen.take.recipe, playing: scene.stage.scenario.input).events
        .map { .taken($0) }
    }
    var script = DemonstrationScript()
    for step in scene.demonstration { add(step, to: &script) }
    return script.inputs
  }

  private func add(_ step: DemonstrationStep, to script: inout DemonstrationScript) {
    switch step {
    case .tap(let name, let point):
      script.touch(place(of: point, in: name).map { [[$0]] } ?? [])
    case .press(let name, let point, let seconds):
      script.touch(place(of: point, in: name).map { [[$0]] } ?? [], resting: seconds)
    case .hold(let name, let point):
      if let place = place(of: point, in: name) { script.hold(place) }
    case .drag(let name, let start, let vector):
      guard let place = place(of: start, in: name) else { return }
      script.touch(
        parts.map { part in
          let length = part * pointsPerPoint
          return [CGPoint(x: place.x + vector.dx * length, y: place.y + vector.dy * length)]
        })
    case .pinch(let name, let middle, let start, let end, let turn):
      guard let place = place(of: middle, in: name) else { return }
      script.touch(
        parts.map { part in
          let distance = (start + (end - start) * part) * pointsPerPoint
          let (x, y) = (cos(turn * part) * distance, sin(turn * part) * distance)
          return [CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y)]
        })
    case .key(let key): script.press(key)
    case .type(let text): script.type(text)
    }
  }

  /// Points of the window for each point of the phone.
  private var pointsPerPoint: CGFloat { layout.phoneScale * scale }

  private func inWindow(_ place: CGPoint) -> CGPoint {
    let place = layout.inWindow(place)
    return CGPoint(x: place.x * scale, y: place.y * scale)
  }

  /// How much of its way a finger has gone, frame by frame.
  private var parts: [CGFloat] { (0...12).map { CGFloat($0) / 12 } }

  private func place(of point: CGPoint, in name: String) -> CGPoint? {
    scene.windows.flatMap(\.subtree).first { $0.logName == name }
      .map { inWindow($0.mapToScreen(point)) }
  }
}
