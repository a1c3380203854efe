// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Colours that everyone can tell apart")
struct PaletteTests {
  @Test(
    "colours can be read on panels and lists: contrast of 4.5 and more",
    arguments: Theme.Name.allCases)
  func contrast(name: Theme.Name) {
    let theme = name.theme
    let palette = theme.palette
    let colors = [
      palette.accent, palette.hit, palette.asked, palette.deadZone, palette.outside,
      palette.hidden, palette.refusedByOverride,
    ]
    for color in colors {
      #expect(contrast(color, Color(theme.background)) >= 4.5)
      #expect(contrast(color, Color(theme.field)) >= 4.5)
    }
    #expect(contrast(palette.onAccent, palette.accent) >= 4.5)
  }

  @Test("ten fingers differ for full, red-blind and green-blind vision")
  func fingers() {
    let fingers = Palette.light.fingers
    #expect(fingers.count == 10)
    for (index, first) in fingers.enumerated() {
      for second in fingers[(index + 1)...] {
        // In Oklab, a distance of 0.02 is just visible and 0.07 is clear at a glance.
        #expect(distance(first, second) >= 0.07)
      }
    }
  }

  @Test("every finger has a colour")
  func lookUp() {
    #expect(Palette.light.finger(0) == Palette.light.fingers[0])
    #expect(Palette.light.finger(23) == Palette.light.fingers[3])
    #expect(Palette.light.finger(-1) == Palette.light.fingers[9])
  }

  private func linear(_ color: Color) -> SIMD3<Double> {
    func part(_ byte: UInt8) -> Double {
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return SIMD3(part(color.red), part(color.green), part(color.blue))
  }

  /// Returns the contrast ratio as defined in the Web Content Accessibility Guidelines 2.1.
  private func contrast(_ first: Color, _ second: Color) -> Double {
    let luminances = [first, second].map {
      (linear($0) * SIMD3(0.2126, 0.7152, 0.0722)).sum() + 0.05
    }
    return max(luminances[0], luminances[1]) / min(luminances[0], luminances[1])
  }

  /// Returns the smallest distance in Oklab for three kinds of vision. Simulation: Machado, Oliveira and Fernandes
  /// 2009, severity 1. Oklab: Ottosson 2020.
  private func distance(_ first: Color, _ second: Color) -> Double {
    let visions: [[SIMD3<Double>]] = [
      [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)],
      [
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998),
      ],
      [
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881),
      ],
    ]
    return visions.map { vision in
      func seen(_ color: Color) -> SIMD3<Double> {
        let parts = vision.map { min(1, max(0, ($0 * linear(color)).sum())) }
        return oklab(SIMD3(parts[0], parts[1], parts[2]))
      }
      let difference = seen(first) - seen(second)
      return (difference * difference).sum().squareRoot()
    }.min() ?? 0
  }

  private func oklab(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let cones = SIMD3(
      cbrt((color * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum()),
      cbrt((color * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum()),
      cbrt((color * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum()))
    return SIMD3(
      (cones * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
      (cones * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
      (cones * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
  }
}
