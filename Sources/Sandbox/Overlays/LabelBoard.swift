// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Collects the labels of all overlays while these draw. Then it places all labels and draws them on top, so that none
/// covers another.
///
/// A label and its view have the same small badge, so that no line is drawn across the phone. While the same labels are
/// shown, each keeps its position unless its view moves far.
@MainActor
final class LabelBoard {
  /// The order in which labels are placed.
  enum Importance: Int, Sendable {
    case chosen
    /// The hit view. Its text is never shortened.
    case hit
    /// A view that was asked for a touch.
    case path
    /// An object of a view, such as a recognizer.
    case attached
  }

  /// A label, the outline that it is about in points of the window, and the visible part of that outline.
  private struct Note {
    /// The full label and, for small spaces, a version without the explanation.
    let versions: [(tag: Tag, size: CGSize)]
    let target: Contour
    let goal: CGRect
    let importance: Importance

    /// True if the label has a letter, which the board assigns to labels without a number.
    var isLettered: Bool { versions[0].tag.number.first?.isLetter == true }
    var subject: ObjectIdentifier? { versions[0].tag.subject }

    /// The order of placing: from top to bottom, but labels of tall views last, because they fit in many positions.
    var turn: CGFloat { goal.height > 300 ? .infinity : goal.midY }
  }

  private struct Spot: Equatable {
    let rect: CGRect
    let version: Int
  }

  /// The labels of the previous frame, to keep their positions.
  private struct Memory {
    var surroundings: [CGRect] = []
    var sizes: [[CGSize]] = []
    var goals: [CGRect] = []
    var spots: [Spot?] = []
    var hadRemark = false
  }

  /// The largest width of a label, in points.
  private static let mostWidth: CGFloat = 240
  /// The distance that a view may move before its label moves, in points.
  private static let slack: CGFloat = 40
  /// The smallest value of `mostLabels`.
  private static let usualLabels = 8
  /// The largest number of labels while less important ones are hidden.
  static let mostFolded = 6

  private(set) var area = CGRect.zero
  private var phone = CGRect.zero
  private var screen = CGRect.zero
  private var fixed: [(tag: Tag, rect: CGRect)] = []
  private var notes: [Note] = []
  private var boxNames: [BoxName] = []
  private var vital: [CGRect] = []
  private var findTexts: () -> [CGRect] = { [] }
  private var foundTexts: [CGRect]?
  /// True to show all labels for which there is space.
  private(set) var showsAll = false
  /// The view or recognizer whose label and badge are highlighted; nil for none.
  private var marked: ObjectIdentifier?
  /// The number of hit-tested views whose labels were left out because they are less important.
  private var folded = 0
  /// The number of labels that were removed because there would be too many.
  private var tooMany = 0
  private var badges: [Badge] = []
  /// The frame of the remark about hidden labels. A touch on it shows them, or shows fewer again. It is empty if the
  /// remark is not shown, or if a touch on it would change nothing.
  private var foldRect = CGRect.zero
  private var memory = Memory()
  private var subjects: [(rect: CGRect, subject: ObjectIdentifier)] = []

  /// Returns the view or recognizer of the label that was drawn last at a point; nil for none.
  func subject(at place: CGPoint) -> ObjectIdentifier? {
    subjects.last { $0.rect.contains(place) }?.subject
  }

  /// Returns whether a touch at a point would show hidden labels, or show fewer again.
  func isFold(at place: CGPoint) -> Bool { foldRect.contains(place) }

  func clear() {
    foldRect = .zero
    subjects.removeAll(keepingCapacity: true)
    memory = Memory()
  }

  /// Starts a frame. Labels are placed in `area`, if possible not over `phone`, whose screen is `screen`, and never
  /// over the texts on it, whose boxes `texts` returns.
  func begin(
    area: CGRect, phone: CGRect, screen: CGRect, showsAll: Bool = true,
    marked: ObjectIdentifier? = nil, texts: @escaping () -> [CGRect] = { [] }
  ) {
    (self.area, self.phone, self.screen) = (area, phone, screen)
    (self.showsAll, self.marked) = (showsAll, marked)
    foundTexts = nil
    findTexts = texts
    fixed.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    boxNames.removeAll(keepingCapacity: true)
    vital.removeAll(keepingCapacity: true)
    badges.removeAll(keepingCapacity: true)
    (folded, tooMany) = (0, 0)
  }

  /// The largest number of hit-test labels when all are shown: as many as fit beside the phone, and a few over it.
  var mostLabels: Int {
    let free = area.width * area.height - phone.width * phone.height
    return max(Self.usualLabels, min(20, Int(free / 9_000)))
  }

  /// The largest width of labels: up to that of the space beside the phone or, if it is below 80 points, up to the
  /// width of `area`.
  var mostWidth: CGFloat {
    let beside = max(phone.minX - area.minX, area.maxX - phone.maxX) - 12
    return max(60, min(Self.mostWidth, beside >= 80 ? beside : area.width - 12))
  }

  /// The frames of labels that have a fixed frame.
  var taken: [CGRect] { fixed.map(\.rect) }

  /// Adds a label with a fixed frame.
  func add(_ tag: Tag, in rect: CGRect) {
    fixed.append((tag, rect))
  }

  /// Adds a label that is placed near the outline that it is about.
  func add(_ tag: Tag, about target: Contour, _ importance: Importance, on canvas: Canvas) {
    var tag = tag
    if tag.number.isEmpty { tag.number = Self.letter(notes.count { $0.isLettered }) }
    let hasBrief = importance != .hit && tag.brief != tag
    let versions = (hasBrief ? [tag, tag.brief] : [tag]).map { version in
      let tag = version.fitted(to: mostWidth, on: canvas)
      return (tag, tag.size(on: canvas))
    }
    notes.append(
      Note(
        versions: versions, target: target, goal: seen(target.boundingBox), importance: importance))
  }

  /// Returns the letter of a label: "a" to "z", then "a2" and so on.
  private static func letter(_ index: Int) -> String {
    let letter = Unicode.Scalar(UInt8(97 + index % 26))
    return "\(letter)" + (index < 26 ? "" : "\(index / 26 + 1)")
  }

  /// Adds a badge for a label that has a fixed frame.
  func addBadge(
    _ text: String, on target: Contour, color: Color, subject: ObjectIdentifier? = nil
  ) {
    badges.append(Badge(text: text, target: target, color: color, subject: subject))
  }

  /// Adds versions of a box's name, the longest first. The first that fits into the box is written.
  func add(name texts: [String], in box: CGRect, color: Color) {
    boxNames.append(BoxName(texts: texts, box: box, color: color))
  }

  /// Keeps labels away from a point of the window, such as a finger.
  func protect(_ place: CGPoint) {
    vital.append(CGRect(x: place.x - 20, y: place.y - 20, width: 40, height: 40))
  }

  /// Notes how many labels were left out because they are less important.
  func fold(_ count: Int) {
    folded += count
  }

  func finish(on canvas: Canvas) {
    // The closure may retain a phone that is closed before the next frame.
    defer { findTexts = { [] } }
    subjects.removeAll(keepingCapacity: true)
    foldNotes()
    guard !fixed.isEmpty || !notes.isEmpty || !boxNames.isEmpty || hidden > 0 else {
      memory = Memory()
      foldRect = .zero
      return
    }
    var placed = placed(withRemark: false, on: canvas)
    if needsRemark(placed.leftOut) { placed = self.placed(withRemark: true, on: canvas) }
    let (spots, names) = (placed.spots, placed.names)
    for case (let note, .some) in zip(notes, spots) {
      let tag = note.versions[0].tag
      addBadge(tag.number, on: note.target, color: tag.color, subject: tag.subject)
    }
    drawBadges(on: canvas)
    for name in names { name.draw(on: canvas) }
    for (tag, rect) in fixed { draw(tag, in: rect, on: canvas) }
    for case (let note, let spot?) in zip(notes, spots) {
      draw(note.versions[spot.version].tag, in: spot.rect, on: canvas)
    }
    let remark = remark(placed.leftOut).fitted(to: mostWidth, on: canvas)
    let remarkRect = placed.remark.map { Self.bottom(of: $0, size: remark.size(on: canvas)) }
    foldRect = canFold ? remarkRect ?? .zero : .zero
    if let remarkRect { remark.draw(in: remarkRect, on: canvas) }
  }

  /// The number of labels that a touch on the remark would show.
  private var hidden: Int { folded + tooMany }
  /// True if a touch on the remark shows more labels, or fewer again.
  private var canFold: Bool { hidden > 0 || showsAll }

  /// Returns whether a remark is needed about labels that are not shown, or to show fewer again.
  private func needsRemark(_ leftOut: Int) -> Bool {
    leftOut + hidden > 0 || showsAll && !notes.isEmpty
  }

  /// Removes the label of the selected object if that object has another label. Unless all labels are shown, also
  /// removes the least important ones.
  private func foldNotes() {
    let subjects = Set(notes.filter { $0.importance != .chosen }.compactMap(\.subject))
    notes.removeAll { $0.importance == .chosen && $0.subject.map(subjects.contains) == true }
    guard !showsAll else { return }
    let most = max(3, Self.mostFolded - fixed.count)
    while notes.count > most,
      let least = notes.map(\.importance.rawValue).max(),
      let index = notes.lastIndex(where: { $0.importance.rawValue == least })
    {
      notes.remove(at: index)
      tooMany += 1
    }
  }

  private func drawBadges(on canvas: Canvas) {
    guard !badges.isEmpty else { return }
    var taken = vital + texts
    for badge in badges {
      let rect = badge.draw(
        on: seen(badge.target.boundingBox), in: screen, keepingOff: taken, marked: marked, canvas)
      taken.append(rect)
      if let subject = badge.subject { subjects.append((rect.insetBy(dx: -3, dy: -3), subject)) }
    }
  }

  private func draw(_ tag: Tag, in rect: CGRect, on canvas: Canvas) {
    if tag.subject != nil, tag.subject == marked {
      canvas.fill(rect.insetBy(dx: -3, dy: -3), cornerRadius: 8, color: OverlayStyle.chosen)
    }
    tag.draw(in: rect, on: canvas)
    subjects += tag.subjects(in: rect, on: canvas)
  }

  /// Places all labels. `withRemark` is true if the remark about hidden labels is needed.
  private func placed(
    withRemark: Bool, on canvas: Canvas
  ) -> (spots: [Spot?], names: [BoxName.Placed], remark: CGRect?, leftOut: Int) {
    let remark = withRemark || memory.hadRemark ? placeOfRemark(on: canvas) : nil
    let obstacles = taken + (remark.map { [$0] } ?? [])
    let spots = placed(keepingOff: obstacles)
    let names = BoxName.placed(
      boxNames, keepingOff: obstacles + spots.compactMap { $0?.rect } + texts, on: canvas)
    let leftOut = spots.count { $0 == nil } + boxNames.count - names.count
    memory.hadRemark = needsRemark(leftOut)
    return (spots, names, needsRemark(leftOut) ? remark : nil, leftOut)
  }

  /// Returns the frame of the remark about hidden labels, near the lower left corner.
  private func placeOfRemark(on canvas: Canvas) -> CGRect {
    let size = self.remark(notes.count + boxNames.count).fitted(to: mostWidth, on: canvas)
      .size(on: canvas)
    var placement = placement(keepingOff: taken)
    let corner = CGPoint(x: area.minX + 6, y: area.maxY - 6 - size.height)
    return placement.place(size, near: CGRect(origin: corner, size: .zero))
      ?? CGRect(origin: corner, size: size)
  }

  /// Returns the lower left part of the space that was kept free for the longest remark.
  private static func bottom(of space: CGRect, size: CGSize) -> CGRect {
    CGRect(
      x: space.minX, y: space.maxY - size.height, width: size.width, height: size.height)
  }

  /// Returns the remark about hidden labels, which are less important or have no space.
  private func remark(_ leftOut: Int) -> Tag {
    LabelRemark(folded: folded, tooMany: tooMany, leftOut: leftOut, showsAll: showsAll).tag
  }

  /// Returns the visible part of a rectangle; if there is none, the nearest visible point.
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
  /// The frames of text on the phone. They are computed when a frame first needs them.
  private var texts: [CGRect] {
    let texts = foundTexts ?? findTexts()
    foundTexts = texts
    return texts
  }

  private func placement(keepingOff obstacles: [CGRect]) -> LabelPlacement {
    LabelPlacement(
      area: area.insetBy(dx: 6, dy: 6), obstacles: obstacles, precious: [phone], vital: vital,
      texts: texts)
  }

  /// Returns the frames of the notes; nil for a note without space.
  private func placed(keepingOff obstacles: [CGRect]) -> [Spot?] {
    let known = known()
    if let known, isStill(known, obstacles) { return memory.spots }
    var spots = place(known ?? [], isBrief: false, obstacles)
    if known == nil, spots.contains(nil) {
      // If some labels do not fit, the short versions of all are tried. This is not done if the labels are those of the
      // previous frame, so that their texts do not change while fingers move.
      let brief = place([], isBrief: true, obstacles)
      if brief.count(where: { $0 == nil }) < spots.count(where: { $0 == nil }) { spots = brief }
    }
    remember(spots)
    return spots
  }

  /// Finds frames for the notes. A note keeps the frame that it had if that is still free.
  private func place(_ known: [Spot?], isBrief: Bool, _ obstacles: [CGRect]) -> [Spot?] {
    var placement = placement(keepingOff: obstacles)
    var spots = notes.indices.map { index -> Spot? in
      guard index < known.count, let spot = known[index],
        !vital.contains(where: spot.rect.intersects),
        placement.keep(spot.rect)
      else { return nil }
      return spot
    }
    let order = notes.indices.filter { spots[$0] == nil }.sorted {
      let (one, other) = (notes[$0], notes[$1])
      return (one.importance.rawValue, one.turn, $0) < (other.importance.rawValue, other.turn, $1)
    }
    for index in order {
      let note = notes[index]
      let versions = isBrief ? note.versions.indices.suffix(1) : note.versions.indices
      for version in versions where spots[index] == nil {
        let size = note.versions[version].size
        spots[index] = placement.place(size, near: note.goal)
          .map { Spot(rect: $0, version: version) }
      }
    }
    return spots
  }

  /// Returns the frames in the previous frame, if it had the same labels; otherwise nil.
  private func known() -> [Spot?]? {
    guard memory.surroundings == [area, phone], memory.sizes == sizes else { return nil }
    return notes.indices.map { index in hasStayed(index) ? memory.spots[index] : nil }
  }

  private var sizes: [[CGSize]] { notes.map { $0.versions.map(\.size) } }

  /// Returns whether the view of a label has hardly moved.
  private func hasStayed(_ index: Int) -> Bool {
    let (old, new) = (memory.goals[index], notes[index].goal)
    let way = max(
      max(abs(old.minX - new.minX), abs(old.maxX - new.maxX)),
      max(abs(old.minY - new.minY), abs(old.maxY - new.maxY)))
    return way <= Self.slack
  }

  /// Returns whether all labels can stay as they are: no view moved far, and nothing new is where a label is.
  private func isStill(_ known: [Spot?], _ obstacles: [CGRect]) -> Bool {
    known.indices.allSatisfy { index in
      guard hasStayed(index) else { return false }
      guard let rect = known[index]?.rect else { return true }
      return !vital.contains(where: rect.intersects) && !obstacles.contains(where: rect.intersects)
    }
  }

  private func remember(_ spots: [Spot?]) {
    let old = memory
    memory.surroundings = [area, phone]
    memory.sizes = sizes
    memory.goals = notes.map(\.goal)
    memory.spots = spots
    guard old.surroundings == memory.surroundings, old.sizes == memory.sizes else { return }
    // A label that keeps its frame is still compared with the position that its view had when the label was placed.
    for index in spots.indices where spots[index] != nil && spots[index] == old.spots[index] {
      memory.goals[index] = old.goals[index]
    }
  }
}
