// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws dead zones and hit-test paths: what is refused lowest, what is hit over it, labels over all.
@MainActor
struct HitPathDrawing {
  private struct Note {
    var tag: Tag
    /// Which fingers it is about, where there are several.
    var fingers = ""
    let target: Quad
    /// Who gets a place first: lower numbers.
    let rank: Int

    /// Where it stands in the order of placing: from top to bottom, tall things last, for their labels have
    /// many places to go.
    var turn: CGFloat {
      let box = target.boundingBox
      return box.height > 300 ? .infinity : box.midY
    }

    /// Whether another one says the same of other fingers, but for the place.
    func isLike(_ other: Note) -> Bool {
      tag.name == other.tag.name && tag.number == other.tag.number && tag.color == other.tag.color
        && words == other.words && target == other.target
    }

    /// The reason without the place that was asked about.
    var words: Substring { tag.reason.prefix { $0 != "(" } }

    /// What is drawn.
    var whole: Tag {
      var tag = tag
      if !fingers.isEmpty { tag.name += " \(fingers)" }
      return tag
    }
  }

  /// With more fingers than that, what is said of several of them is said once.
  private static let mostApart = 3

  /// How many labels are shown at most; with more the outlines speak for themselves.
  static let mostLabels = 48

  private let canvas: any Canvas
  private let stage: OverlaySurroundings
  private let live: [ObjectIdentifier: UIView]
  private var notes: [Note] = []
  private var outlines: [(quad: Quad, outcome: HitPath.Step.Outcome)] = []
  private var places: [CGPoint] = []

  init(canvas: any Canvas, stage: OverlaySurroundings) {
    self.canvas = canvas
    self.stage = stage
    var live: [ObjectIdentifier: UIView] = [:]
    for view in stage.application.windows.flatMap(\.subtree) { live[ObjectIdentifier(view)] = view }
    self.live = live
  }

  /// Notes the outlines of a path and its labels; `finger` tells them from those of other fingers.
  mutating func add(_ path: HitPath, finger: String = "") {
    places.append(path.place.applying(stage.toWindow))
    for step in path.steps {
      let outline = outline(of: step)
      if !outlines.contains(where: { $0.outcome == step.outcome && $0.quad == outline }) {
        outlines.append((outline, step.outcome))
      }
      let tag = Tag(
        number: step.numbers.count > 1
          ? "\(step.numbers.lowerBound)–\(step.numbers.upperBound)" : "\(step.numbers.lowerBound)",
        name: step.name, reason: step.outcome == .hit ? hitReason(step) : step.reason,
        color: Self.color(of: step.outcome))
      guard !notes.contains(where: { $0.tag == tag && $0.fingers == finger }) else { continue }
      let rank = step.outcome == .hit ? 0 : step.outcome == .refused ? 1 : 2
      notes.append(Note(tag: tag, fingers: finger, target: outline, rank: rank))
    }
  }

  /// Hatches a dead zone and notes its label.
  mutating func add(_ zone: DeadZone) {
    let toWindow = zone.view.transformToScreen.concatenating(stage.toWindow)
    canvas.save()
    canvas.concatenate(toWindow)
    canvas.clip(to: zone.view.bounds, cornerRadius: zone.view.layer.cornerRadius)
    for rect in zone.rects { hatch(rect) }
    canvas.restore()
    let box = zone.rects.reduce(CGRect.null) { $0.union($1) }
    let target = Quad(box).applying(toWindow)
    let tag = Tag(
      name: zone.view.logName, reason: "cut off by \(zone.refusing.logName)",
      color: OverlayStyle.dead)
    notes.append(Note(tag: tag, target: target, rank: 3))
  }

  /// The labels; where many fingers are down, one for all of which the same is said.
  private var labels: [Note] {
    guard places.count > Self.mostApart else { return notes }
    var labels: [Note] = []
    for note in notes {
      guard let index = labels.firstIndex(where: { $0.isLike(note) }) else {
        labels.append(note)
        continue
      }
      labels[index].fingers += note.fingers
      labels[index].tag.reason = note.words.trimmingCharacters(in: .whitespaces)
    }
    return labels
  }

  /// Draws the outlines, finds places for the labels and draws them.
  func finish() {
    for outcome in [HitPath.Step.Outcome.refused, .led, .hit] {
      for outline in outlines where outline.outcome == outcome {
        draw(outline.quad, outcome)
      }
    }
    var placement = LabelPlacement(
      area: stage.area.insetBy(dx: 6, dy: 6), obstacles: stage.board.taken, precious: [stage.phone],
      vital: places.map { CGRect(x: $0.x - 20, y: $0.y - 20, width: 40, height: 40) })
    // The most important stay when there are too many; from top to bottom their lines cross least.
    let ordered = labels.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .prefix(Self.mostLabels)
      .sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
      .map(\.element)
    let targets = ordered.map { visible($0.target.boundingBox) }
    let places = zip(ordered, targets).map { note, target in
      let others = targets.filter { $0 != target && !$0.contains(target) }
      return placement.place(note.whole.size(on: canvas), near: target, crossing: others)
    }
    stage.board.taken += places.compactMap { $0 }
    for (note, place) in zip(ordered, places) {
      guard let place else { continue }
      note.tag.drawLine(from: place, to: note.target, on: canvas)
    }
    for (note, place) in zip(ordered, places) {
      if let place { note.whole.draw(in: place, on: canvas) }
    }
  }

  private func hitReason(_ step: HitPath.Step) -> String {
    step.reason.isEmpty ? "hit: it gets the touch" : "hit, \(step.reason)"
  }

  private func outline(of step: HitPath.Step) -> Quad {
    guard let view = live[step.view.identity], view.logName == step.view.name else {
      return step.outline.applying(stage.toWindow)
    }
    return view.outlineOnScreen.applying(stage.toWindow)
  }

  private func draw(_ outline: Quad, _ outcome: HitPath.Step.Outcome) {
    let color = Self.color(of: outcome)
    switch outcome {
    case .hit:
      canvas.fill(outline, color: color.withAlpha(0.12))
      canvas.outline(outline, width: 3, color: color, dash: nil)
    case .led:
      canvas.outline(outline, width: 2, color: color, dash: nil)
    case .refused:
      canvas.outline(outline, width: 1.5, color: color, dash: Dash(length: 6, gap: 4))
    }
  }

  private func hatch(_ rect: CGRect) {
    canvas.save()
    canvas.clip(to: rect, cornerRadius: 0)
    canvas.fill(rect, color: OverlayStyle.dead.withAlpha(0.15))
    var x = rect.minX - rect.height
    x = (x / 7).rounded(.down) * 7
    while x < rect.maxX {
      canvas.line(
        from: CGPoint(x: x, y: rect.maxY), to: CGPoint(x: x + rect.height, y: rect.minY),
        width: 1.25, color: OverlayStyle.dead)
      x += 7
    }
    canvas.restore()
  }

  /// The part of a rectangle that can be seen.
  private func visible(_ rect: CGRect) -> CGRect {
    let part = rect.intersection(stage.area)
    return part.isNull
      ? CGRect(x: stage.area.midX, y: stage.area.midY, width: 0, height: 0) : part
  }

  private static func color(of outcome: HitPath.Step.Outcome) -> Color {
    switch outcome {
    case .hit: OverlayStyle.hit
    case .led: OverlayStyle.led
    case .refused: OverlayStyle.refused
    }
  }
}
