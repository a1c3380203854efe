// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Ten fingers on the phone, fed to the workbench and nothing drawn.
@MainActor
struct TouchMeasure {
  private let stage: Workbench

  init(_ scene: String, _ panels: OpenPanels?, isBare: Bool) throws {
    stage = try MeasureStage.make(
      scene, panels ?? OpenPanels(argument: "none"), isBare: isBare)
  }

  /// Feeds so many frames.
  func run(_ count: Int) {
    stage.resize(to: CGSize(width: 1_180, height: 760))
    for index in 0..<count {
      let time = Double(index) / 240
      let samples = (1...10).map { finger in
        let angle = time * 4 + Double(finger)
        let place = CGPoint(
          x: 40 + CGFloat(finger % 5) * 70 + cos(angle) * 18,
          y: (finger < 6 ? 245 : 455) + sin(angle) * 40)
        return InputSample(
          finger: finger, phase: index == 0 ? .began : .moved,
          location: stage.layout.inWindow(place))
      }
      stage.feed(.touches(InputFrame(time: time, samples: samples)))
    }
    print("\(count) frames, \(stage.specimen.chronicle.revision) records")
  }
}
