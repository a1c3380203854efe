// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The labels of all overlays: handed in while these draw, then given places all at once and drawn over
/// everything, so that none covers another.
///
/// While the same labels are shown each stays where it is, as long as what it is about does not go far.
@MainActor
final class LabelBoard {
  /// Who gets a place first.
  enum Importance: Int, Sendable {
    /// What the user chose.
    case chosen
    /// What was asked for a touch.
    case path
    /// What hangs on views.
    case attached
  }

  /// A label, what it is about in points of the window, and the part of that which can be seen.
  private struct Note {
    let tag: Tag
    let size: CGSize
    let target: Contour
    let goal: CGRect
    let importance: Importance

    /// Where it stands in the order of placing: from top to bottom, so that their lines cross least; tall things
    /// last, for their labels have many places to go.
    var turn: CGFloat { goal.height > 300 ? .infinity : goal.midY }
  }

  /// The name of a box, to be shown in it if there is room.
  private struct BoxName {
    /// The longest text that fits is taken.
    let texts: [String]
    let box: CGRect
    let color: Color
  }

  /// Where labels were in the frame before.
  private struct Memory {
    var surroundings: [CGRect] = []
    var sizes: [CGSize] = []
    var goals: [CGRect] = []
    var places: [CGRect?] = []
  }

  /// Labels are not wider, in points.
  private static let mostWidth: CGFloat = 240
  /// How far a goal may go before its label follows, in points.
  private static let slack: CGFloat = 40
  /// With so few labels none is left out.
  private static let usualLabels = 8

  private(set) var area = CGRect.zero
  private var phone = CGRect.zero
  private var screen = CGRect.zero
  private var fixed: [(tag: Tag, rect: CGRect)] = []
  private var notes: [Note] = []
  private var boxNames: [BoxName] = []
  private var vital: [CGRect] = []
  private var leftOut = 0
  private var memory = Memory()

  /// Begins a frame: labels may stand in `area`, and should rather not cover `phone`, which shows `screen`.
  func begin(area: CGRect, phone: CGRect, screen: CGRect) {
    (self.area, self.phone, self.screen) = (area, phone, screen)
    fixed.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    boxNames.removeAll(keepingCapacity: true)
    vital.removeAll(keepingCapacity: true)
    leftOut = 0
  }

  /// How many labels about one thing are sensible: what has room beside the phone, and a few over it.
  var mostLabels: Int {
    let free = area.width * area.height - phone.width * phone.height
    return max(Self.usualLabels, min(20, Int(free / 9_000)))
  }

  /// How wide a label may be.
  var mostWidth: CGFloat { max(60, min(Self.mostWidth, area.width - 12)) }

  /// Where the labels stand that have places of their own.
  var taken: [CGRect] { fixed.map(\.rect) }

  /// Takes a label that has a place of its own.
  func add(_ tag: Tag, in rect: CGRect) {
    fixed.append((tag, rect))
  }

  /// Takes a label that is to stand near what it is about.
  func add(_ tag: Tag, about target: Contour, _ importance: Importance, on canvas: any Canvas) {
    let tag = tag.fitted(to: mostWidth, on: canvas)
    notes.append(
      Note(
        tag: tag, size: tag.size(on: canvas), target: target, goal: seen(target.boundingBox),
        importance: importance))
  }

  /// Takes the name of a box, in several lengths, the longest first.
  func add(name texts: [String], in box: CGRect, color: Color) {
    boxNames.append(BoxName(texts: texts, box: box, color: color))
  }

  /// Keeps labels away from a place, in points of the window.
  func protect(_ place: CGPoint) {
    vital.append(CGRect(x: place.x - 20, y: place.y - 20, width: 40, height: 40))
  }

  /// So many labels were not handed in because there are too many.
  func leaveOut(_ count: Int) {
    leftOut += count
  }

  /// Gives the labels their places and draws them.
  func finish(on canvas: any Canvas) {
    let corner = corner(on: canvas)
    let places = placed(keepingOff: taken + (corner.map { [$0] } ?? []))
    let tags = zip(notes, places)
    var all = taken + places.compactMap { $0 }
    for name in boxNames { draw(name, &all, on: canvas) }
    for case (let note, let place?) in tags {
      note.tag.drawLine(from: place, to: note.target, within: screen, on: canvas)
    }
    for (tag, rect) in fixed { tag.draw(in: rect, on: canvas) }
    for case (let note, let place?) in tags { note.tag.draw(in: place, on: canvas) }
    leftOut += places.count { $0 == nil }
    if leftOut > 0, let corner {
      Self.remark(leftOut).draw(in: corner, on: canvas)
    }
  }

  /// Where it is said how many labels are left out, when there may be such.
  private func corner(on canvas: any Canvas) -> CGRect? {
    guard leftOut > 0 || notes.count > Self.usualLabels || area.width < phone.width + 240 else {
      return nil
    }
    let size = Self.remark(leftOut + notes.count).size(on: canvas)
    return CGRect(
      x: area.minX + 6, y: area.maxY - 6 - size.height, width: size.width, height: size.height)
  }

  private static func remark(_ count: Int) -> Tag {
    Tag(name: "\(count) label\(count == 1 ? "" : "s") left out", color: OverlayStyle.untold)
  }

  /// The part of a rectangle that can be seen; where nothing can, its nearest place.
  private func seen(_ rect: CGRect) -> CGRect {
    let part = rect.intersection(screen)
    if !part.isNull { return part }
    return CGRect(
      x: max(screen.minX, min(rect.midX, screen.maxX)),
      y: max(screen.minY, min(rect.midY, screen.maxY)), width: 0, height: 0)
  }
}

// MARK: Places

extension LabelBoard {
  /// The places of the notes; nil where there is none.
  private func placed(keepingOff obstacles: [CGRect]) -> [CGRect?] {
    var placement = LabelPlacement(
      area: area.insetBy(dx: 6, dy: 6), obstacles: obstacles, precious: [phone], vital: vital)
    let known = known()
    var places = notes.indices.map { index -> CGRect? in
      guard let known, let place = known[index], !vital.contains(where: place.intersects),
        placement.keep(place)
      else { return nil }
      return place
    }
    let order = notes.indices.filter { places[$0] == nil }.sorted {
      let (one, other) = (notes[$0], notes[$1])
      return (one.importance.rawValue, one.turn, $0) < (other.importance.rawValue, other.turn, $1)
    }
    for index in order {
      let goal = notes[index].goal
      let others = notes.map(\.goal).filter { $0 != goal && !$0.contains(goal) }
      places[index] = placement.place(notes[index].size, near: goal, crossing: others)
    }
    remember(places)
    return places
  }

  /// Where the labels may stay, if the same ones were shown in the frame before.
  private func known() -> [CGRect?]? {
    guard memory.surroundings == [area, phone], memory.sizes == notes.map(\.size) else {
      return nil
    }
    return notes.indices.map { index in
      let (old, new) = (memory.goals[index], notes[index].goal)
      let way = max(
        max(abs(old.minX - new.minX), abs(old.maxX - new.maxX)),
        max(abs(old.minY - new.minY), abs(old.maxY - new.maxY)))
      return way <= Self.slack ? memory.places[index] : nil
    }
  }

  private func remember(_ places: [CGRect?]) {
    let old = memory
    memory.surroundings = [area, phone]
    memory.sizes = notes.map(\.size)
    memory.goals = notes.map(\.goal)
    memory.places = places
    guard old.surroundings == memory.surroundings, old.sizes == memory.sizes else { return }
    // A label that stayed remembers what it was placed for.
    for index in places.indices where places[index] != nil && places[index] == old.places[index] {
      memory.goals[index] = old.goals[index]
    }
  }

  private func draw(_ name: BoxName, _ taken: inout [CGRect], on canvas: any Canvas) {
    let style = OverlayStyle.box
    let box = name.box
    for text in name.texts {
      let extent = canvas.extent(of: text, style: style)
      let size = CGSize(width: extent.width + 6, height: extent.lineHeight + 1)
      guard size.width <= box.width else { continue }
      var y = box.minY
      while y + size.height <= min(box.maxY + 1, box.minY + size.height * 4) {
        let rect = CGRect(origin: CGPoint(x: box.minX, y: y), size: size)
        if !taken.contains(where: { $0.intersects(rect) }) {
          taken.append(rect)
          canvas.fill(rect, color: name.color.withAlpha(0.88))
          canvas.draw(
            text, baseline: CGPoint(x: rect.minX + 3, y: rect.minY + extent.ascent + 0.5),
            style: style, color: .white)
          return
        }
        y += size.height
      }
    }
  }
}
