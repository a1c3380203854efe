// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxScenes
import SandboxSession
import UIModel

/// Colours the phone's screen by the targets that a gesture would operate, with a legend. Areas where something is
/// visible but can't be operated are hatched, and targets that are too small get a frame.
@MainActor
final class TouchMapOverlay: Overlay {
  let book = TouchMapBook()
  var isOn = false {
    didSet {
      if !isOn { book.forget() }
      switches += 1
    }
  }
  private var switches = 0
  private var shown: Shown?

  /// The areas of the map in the window's coordinates, cached for one revision and one frame of the phone's screen.
  private struct Shown {
    let revision: Int
    let screen: CGRect
    let owners: [(name: String, color: Color, areas: [CGRect], badge: Contour)]
    let dead: [CGRect]
    let small: [CGRect]
  }

  /// The largest number of targets in the legend. If there are more, one more row gives the number of the rest.
  private static let mostRows = 9

  var toggles: [Toggle] { [] }
  var isShown: Bool { isOn }
  var revision: Int {
    switches &+ book.revision &* 2 &+ (book.isWorking ? 1 : 0)
  }

  func read(_ entry: JournalEntry) {}
  func forget() { book.forget() }

  /// Selects the next gesture for the map, or the previous one.
  func step(_ direction: Int) {
    book.step(direction)
    switches += 1_000
  }

  /// Updates the map for the scene if the overlay is on. A call takes only a few milliseconds; the next ones continue.
  func update(_ specimen: Specimen) {
    if isOn { book.read(specimen) }
  }

  // MARK: Drawing

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn, let map = book.map else { return }
    let shown = shown(map, stage)
    canvas.save()
    canvas.state.clip(to: stage.screen, cornerRadius: stage.cornerRadius * stage.scale)
    canvas.fill(stage.screen, color: Color.white.withAlpha(0.4))
    for owner in shown.owners {
      canvas.save()
      canvas.multiplyAlpha(by: 0.5)
      // Each area is slightly larger, so that no line shows between neighbours.
      for area in owner.areas {
        canvas.fill(area.insetBy(dx: -0.2, dy: -0.2), color: owner.color)
      }
      canvas.restore()
    }
    TouchMapStyle.hatch(shown.dead, on: canvas)
    for box in shown.small {
      TouchMapStyle.drawSmall(box, wanted: 44 * stage.scale, on: canvas)
    }
    canvas.restore()
    for (index, owner) in shown.owners.prefix(Self.mostRows).enumerated() {
      stage.board.addBadge(Self.sign(index), on: owner.badge, color: owner.color)
    }
  }

  private func shown(_ map: GestureMap, _ stage: OverlaySurroundings) -> Shown {
    if let shown, shown.revision == revision, shown.screen == stage.screen { return shown }
    func inWindow(_ rects: [CGRect]) -> [CGRect] { rects.map { $0.applying(stage.toWindow) } }
    let made = Shown(
      revision: revision, screen: stage.screen,
      owners: map.owners.enumerated().map { index, owner in
        let areas = inWindow(owner.areas)
        let largest = areas.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
        return (owner.name, TouchMapStyle.color(index), areas, Contour(largest, cornerRadius: 0))
      }, dead: inWindow(map.dead), small: inWindow(map.small))
    shown = made
    return made
  }

  // MARK: The legend

  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn, let map = book.map else { return }
    let tag = legend(map).fitted(to: stage.board.mostWidth, on: canvas)
    let size = tag.size(on: canvas)
    let origin = CGPoint(x: stage.area.minX + 8, y: stage.area.minY + 8)
    stage.board.add(tag, in: CGRect(origin: origin, size: size))
  }

  private func legend(_ map: GestureMap) -> Tag {
    let owners = map.owners
    var rows = owners.prefix(Self.mostRows).enumerated().map { index, owner in
      Tag.Row(
        sign: Self.sign(index), name: owner.name, color: TouchMapStyle.color(index),
        subject: ObjectIdentifier(owner.view))
    }
    if owners.count > rows.count {
      rows.append(
        Tag.Row(sign: "+", name: "\(owners.count - rows.count) more", color: OverlayStyle.untold))
    }
    if owners.isEmpty, !book.isWorking {
      rows.append(Tag.Row(sign: "-", name: "nothing", color: OverlayStyle.untold))
    }
    if !map.dead.isEmpty {
      rows.append(
        Tag.Row(sign: "/", name: "dead zone: no effect here", color: TouchMapStyle.red))
    }
    if !map.small.isEmpty {
      rows.append(
        Tag.Row(sign: "!", name: "smaller than 44 x 44", color: TouchMapStyle.small))
    }
    let name = map.gesture.name
    return Tag(
      name: name.prefix(1).uppercased() + name.dropFirst(),
      reason: book.isWorking ? "operates (still trying):" : "operates:",
      color: OverlayStyle.led, rows: rows)
  }

  /// Returns the letter of a target by its number, from 0: "A" to "Z", then "A" again.
  private static func sign(_ index: Int) -> String {
    Unicode.Scalar(UInt32(65 + index % 26)).map { String(Character($0)) } ?? ""
  }
}
