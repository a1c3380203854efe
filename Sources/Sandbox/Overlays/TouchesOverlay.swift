import Foundation
import UIModel

/// Shows each finger as a dot with its radius and its trail. A lifted finger leaves a ring until the next one
/// comes down.
@MainActor
final class TouchesOverlay: Overlay {
  private struct Contact {
    let finger: Int
    var trail: [CGPoint]
    var radius: CGFloat
    var isDown = true
  }

  /// How many places of a trail are kept.
  static let longestTrail = 256

  private var contacts: [Contact] = []
  private var isOn = true
  private(set) var revision = 0

  var followsPointer: Bool { false }

  var toggles: [Toggle] {
    [
      Toggle(
        title: "Fingers and trails", key: "T", isOn: { [unowned self] in isOn },
        set: { [unowned self] in
          isOn = $0
          revision += 1
        })
    ]
  }

  func read(_ entry: JournalEntry) {
    guard case .input(let samples) = entry.fact else { return }
    for sample in samples { take(sample) }
    revision += 1
  }

  func forget() {
    contacts = []
    revision += 1
  }

  func draw(on canvas: any Canvas, over stage: OverlaySurroundings) {
    guard isOn else { return }
    for contact in contacts {
      let trail = contact.trail.map { $0.applying(stage.toWindow) }
      guard let place = trail.last else { continue }
      let radius = Self.drawnRadius(contact.radius * stage.scale)
      let color = OverlayStyle.finger
      canvas.polyline(trail, width: 4, color: color.withAlpha(0.35))
      let fill = contact.isDown ? 0.6 : 0.4
      canvas.disc(center: place, radius: radius, color: color.withAlpha(fill))
      if contacts.count > 1 {
        let box = CGRect(x: place.x - 14, y: place.y - 10, width: 28, height: 20)
        canvas.draw(
          "\(contact.finger)", in: box, style: OverlayStyle.fingerNumber, color: .white,
          alignment: .center)
      } else {
        canvas.disc(center: place, radius: 3.5, color: color)
      }
      canvas.ring(center: place, radius: radius, width: 2, color: color)
      canvas.ring(
        center: place, radius: radius + 1.5, width: 1, color: Color.white.withAlpha(0.8))
    }
  }

  private func take(_ sample: InputSample) {
    switch sample.phase {
    case .began:
      if !contacts.contains(where: \.isDown) { contacts = [] }
      contacts.removeAll { $0.finger == sample.finger }
      contacts.append(
        Contact(finger: sample.finger, trail: [sample.location], radius: sample.majorRadius))
    case .moved, .ended, .cancelled:
      guard let index = contacts.lastIndex(where: { $0.finger == sample.finger && $0.isDown })
      else { return }
      if contacts[index].trail.last != sample.location {
        contacts[index].trail.append(sample.location)
      }
      if contacts[index].trail.count > Self.longestTrail { contacts[index].trail.removeFirst() }
      contacts[index].radius = sample.majorRadius
      contacts[index].isDown = sample.phase == .moved
    }
  }

  /// Devices that can't tell get the radius of a fingertip.
  private static func drawnRadius(_ radius: CGFloat) -> CGFloat {
    radius > 0 ? max(6, min(radius, 60)) : 14
  }
}
