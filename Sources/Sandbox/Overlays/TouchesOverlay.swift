// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Shows each finger as a dot with its radius, its trail and its direction, and a label with its phase, location and
/// speed at the lower right of the label area. A lifted finger leaves a ring until the next one comes down.
@MainActor
final class TouchesOverlay: SwitchedOverlay {
  static let name = (title: "Fingers and trails", key: "T")
  fileprivate struct Contact {
    let finger: Int
    /// The number of the touch, from 1 in each application; nil until its hit test has ended.
    var number: Int?
    var trail: [CGPoint]
    var radius: CGFloat
    var phase = InputSample.Phase.began
    /// The latest locations, from which the speed is computed.
    var recent: [(time: TimeInterval, place: CGPoint)] = []

    /// The smallest distance between two locations of a trail, except for the last one, in points.
    private static let step: CGFloat = 2

    /// Extends the trail to a location. If locations are close together, only one is stored.
    mutating func follow(to place: CGPoint) {
      if let before = trail.dropLast().last,
        hypot(place.x - before.x, place.y - before.y) < Self.step
      {
        trail[trail.count - 1] = place
      } else if trail.last != place {
        trail.append(place)
      }
    }

    var isDown: Bool { phase == .began || phase == .moved }

    /// The velocity of the finger, in points a second.
    var velocity: CGVector {
      guard let first = recent.first, let last = recent.last, last.time > first.time else {
        return .zero
      }
      let time = last.time - first.time
      return CGVector(
        dx: (last.place.x - first.place.x) / time, dy: (last.place.y - first.place.y) / time)
    }
  }

  static let longestTrail = 128
  /// The duration of the last part of the movement, from which the speed is computed, in seconds.
  private static let window: TimeInterval = 0.1

  private var contacts: [Contact] = []
  /// The number of the last touch.
  private var lastNumber = 0
  var isOn = true { didSet { revision += 1 } }
  private(set) var revision = 0

  func read(_ entry: JournalEntry) {
    switch entry.fact {
    case .input(let samples): for sample in samples { take(sample, at: entry.time) }
    case .touchBound(let touch, _, _, _): number(touch.finger, touch.number)
    case .stage(.unclaimed(let finger)): number(finger, lastNumber + 1)
    default: return
    }
    revision += 1
  }

  private func number(_ finger: Int, _ number: Int) {
    lastNumber = number
    if let index = contacts.lastIndex(where: { $0.finger == finger }) {
      contacts[index].number = number
    }
  }

  func forget() {
    (contacts, lastNumber) = ([], 0)
    revision += 1
  }

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    for contact in contacts {
      let trail = contact.trail.map { $0.applying(stage.toWindow) }
      guard let place = trail.last else { continue }
      let radius = Self.drawnRadius(contact.radius * stage.scale)
      let color = OverlayStyle.finger(contact.finger)
      canvas.polyline(trail, width: 4, color: color.withAlpha(0.35))
      if contact.isDown { drawHeading(of: contact, at: place, radius, stage.scale, on: canvas) }
      // A lifted finger is fainter, so that the content under it can be read.
      let fill = contact.isDown ? 0.6 : 0.1
      canvas.disc(center: place, radius: radius, color: color.withAlpha(fill))
      if contacts.count > 1 {
        canvas.disc(center: place, radius: 9, color: color)
        let box = CGRect(x: place.x - 14, y: place.y - 10, width: 28, height: 20)
        canvas.draw(
          contact.sign, in: box, style: OverlayStyle.fingerNumber,
          color: color.legible, alignment: .center)
      } else if contact.isDown {
        canvas.disc(center: place, radius: 3.5, color: color)
      }
      canvas.ring(center: place, radius: radius, width: 2, color: color)
      canvas.ring(
        center: place, radius: radius + 1.5, width: 1, color: color.legible.withAlpha(0.8))
    }
  }

  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    var y = stage.area.maxY - 8
    for contact in contacts.reversed().prefix(12) {
      if contact.isDown, let place = contact.trail.last {
        stage.board.protect(place.applying(stage.toWindow))
      }
      let tag = contact.tag.fitted(to: stage.board.mostWidth, on: canvas)
      let size = tag.size(on: canvas)
      y -= size.height + 3
      let rect = CGRect(
        x: stage.area.maxX - 8 - size.width, y: y, width: size.width, height: size.height)
      stage.board.add(tag, in: rect)
    }
  }

  /// Draws a line to where the finger would be after another 0.1 s.
  private func drawHeading(
    of contact: Contact, at place: CGPoint, _ radius: CGFloat, _ scale: CGFloat,
    on canvas: Canvas
  ) {
    let velocity = contact.velocity
    let reach = hypot(velocity.dx, velocity.dy) * 0.1 * scale
    guard reach > radius + 6 else { return }
    let (dx, dy) = (velocity.dx * 0.1 * scale / reach, velocity.dy * 0.1 * scale / reach)
    let length = min(reach, 140)
    let tip = CGPoint(x: place.x + dx * length, y: place.y + dy * length)
    let color = OverlayStyle.finger(contact.finger)
    canvas.polyline([place, tip], width: 2.5, color: color)
    let back = CGPoint(x: tip.x - dx * 8, y: tip.y - dy * 8)
    canvas.polyline(
      [
        CGPoint(x: back.x - dy * 5, y: back.y + dx * 5), tip,
        CGPoint(x: back.x + dy * 5, y: back.y - dx * 5),
      ], width: 2.5, color: color)
  }

  private func take(_ sample: InputSample, at time: TimeInterval) {
    switch sample.phase {
    case .began:
      if !contacts.contains(where: \.isDown) { contacts = [] }
      contacts.removeAll { $0.finger == sample.finger }
      var contact = Contact(
        finger: sample.finger, trail: [sample.location], radius: sample.majorRadius)
      contact.recent = [(time, sample.location)]
      contacts.append(contact)
    case .moved, .ended, .cancelled:
      guard let index = contacts.lastIndex(where: { $0.finger == sample.finger && $0.isDown })
      else { return }
      contacts[index].follow(to: sample.location)
      if contacts[index].trail.count > Self.longestTrail { contacts[index].trail.removeFirst() }
      contacts[index].radius = sample.majorRadius
      contacts[index].phase = sample.phase
      contacts[index].recent.append((time, sample.location))
      contacts[index].recent.removeAll { $0.time < time - Self.window }
    }
  }

  /// Returns the radius to draw: that of a fingertip if the device reports none.
  private static func drawnRadius(_ radius: CGFloat) -> CGFloat {
    radius > 0 ? max(6, min(radius, 60)) : 14
  }
}

extension TouchesOverlay.Contact {
  /// The text in the dot and in the label: the number of the touch, or of the finger while the touch has none.
  fileprivate var sign: String { "\(number ?? finger)" }

  /// The label in the corner: the number, phase, speed, location and radius in words.
  @MainActor
  fileprivate var tag: Tag {
    let speed = PixelRect.whole(hypot(velocity.dx, velocity.dy).rounded())
    let place = trail.last ?? .zero
    let radius = radius > 0 ? ", radius \(PropertyText.number(radius.rounded()))" : ""
    return Tag(
      number: sign, name: "touch \(phase.rawValue)\(isDown && speed > 0 ? ", \(speed) pt/s" : "")",
      reason:
        "\(PropertyText.number(place.x.rounded())), \(PropertyText.number(place.y.rounded()))\(radius)",
      color: OverlayStyle.finger(finger))
  }
}
