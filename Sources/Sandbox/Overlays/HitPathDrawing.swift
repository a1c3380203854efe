// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws dead zones and hit-test paths: refused views below, hit views on top. Labels are passed to the label board.
@MainActor
struct HitPathDrawing {
  private struct Note {
    var tag: Tag
    /// The circled numbers of the touches that the note is about, one for each finger; empty for a dead zone, and if
    /// the path of only one finger is shown.
    var fingers: String
    let target: Contour
    /// The reason for a label about several fingers, without the distance of a single finger from the bounds.
    let reasonForAllFingers: String
    /// The order in which notes get labels. Lower numbers come first.
    let rank: Int
  }

  /// The parts of a note that may be the same for several fingers.
  private struct Saying: Hashable {
    let number: String
    let name: String
    let reason: String
    let color: Color
    let target: Contour

    init(_ note: Note) {
      (number, name, color) = (note.tag.number, note.tag.name, note.tag.color)
      reason = note.reasonForAllFingers
      target = note.target
    }
  }

  private struct OutlinedView: Hashable {
    let contour: Contour
    let outcome: HitPath.Step.Outcome
    /// True for a control that was hit although it is disabled.
    let isDisabled: Bool

    var color: Color { isDisabled ? OverlayStyle.untold : outcome.color }
  }

  /// The largest number of fingers with separate notes. For more fingers, equal notes are shown once.
  private static let mostApart = 3
  /// The largest number of views of a path whose outlines are drawn.
  private static let mostOutlines = 200

  private let canvas: Canvas
  private let stage: OverlaySurroundings
  private var paths: [(path: HitPath, fate: HitPath.Fate, finger: String)] = []
  private var notes: [Note] = []
  private var zones: [(zone: DeadZone, note: Note)] = []
  /// True if all views that were asked have labels, not only the relevant ones.
  private let showsAll: Bool

  init(canvas: Canvas, stage: OverlaySurroundings, showsAll: Bool) {
    (self.canvas, self.stage, self.showsAll) = (canvas, stage, showsAll)
  }

  /// Adds a path and the fate of its touch. `finger` is the circled number of the touch or, if the finger has none, of
  /// the finger; empty if there is only one path.
  mutating func add(_ path: HitPath, _ fate: HitPath.Fate, finger: String = "") {
    paths.append((path, fate, finger))
  }

  mutating func add(_ zone: DeadZone) {
    let (bounds, radius) = (zone.view.bounds, zone.view.existingLayer?.cornerRadius ?? 0)
    canvas.save()
    canvas.state.concatenate(zone.view.transformToScreen.concatenating(stage.toWindow))
    canvas.state.clip(to: bounds, cornerRadius: radius)
    for rect in zone.rects { hatch(rect) }
    canvas.restore()
    let box = zone.rects.reduce(CGRect.null) { $0.union($1) }
    let tag = Tag(
      name: zone.view.journalName,
      reason: "no touch here: outside \(zone.refusing.journalName)'s bounds",
      color: OverlayStyle.dead, subject: ObjectIdentifier(zone.view))
    let target = Contour(bounds, cornerRadius: radius).within(box)
      .applying(zone.view.transformToScreen)
    let note = Note(
      tag: tag, fingers: "", target: stage.inWindow(target), reasonForAllFingers: tag.reason,
      rank: 2)
    zones.append((zone, note))
  }

  mutating func finish() {
    let live = liveViews
    var outlines: [OutlinedView] = []
    var known = Set<OutlinedView>()
    let mostLabels = showsAll ? stage.board.mostLabels : LabelBoard.mostFolded
    var folded = 0
    for (path, fate, finger) in paths {
      stage.board.protect(path.place.applying(stage.toWindow))
      let foremost = path.foremost(Self.mostOutlines)
      let shown = showsAll ? foremost : Self.relevant(foremost, at: path.place, live)
      for step in shown + (showsAll ? [] : foremost.filter { $0.outcome == .led }) {
        let contour = contour(of: step, live, path.place)
        let outline = OutlinedView(
          contour: contour, outcome: step.outcome, isDisabled: Self.isDisabled(step, live))
        if known.insert(outline).inserted { outlines.append(outline) }
      }
      let said = showsAll ? path.foremost(mostLabels) : shown
      for step in said {
        let isDisabled = Self.isDisabled(step, live)
        var tag = Self.tag(step, fate, isDisabled)
        if isDisabled { tag.color = OverlayStyle.untold }
        notes.append(
          Note(
            tag: tag, fingers: finger, target: contour(of: step, live, path.place),
            reasonForAllFingers: Self.reason(step.reasonForAllPoints, step, fate, isDisabled),
            rank: step.rank))
      }
      folded += path.steps.count - said.count
    }
    draw(outlines)
    let notes = merged + shownZones
    // If there are too many notes, only the most important ones are shown.
    let shown = notes.indices.sorted { (notes[$0].rank, $0) < (notes[$1].rank, $1) }
      .prefix(mostLabels)
    for index in shown {
      var tag = notes[index].tag
      if !notes[index].fingers.isEmpty { tag.name += " \(notes[index].fingers)" }
      stage.board.add(
        tag, about: notes[index].target, notes[index].rank == 0 ? .hit : .path, on: canvas)
    }
    stage.board.fold(folded + notes.count - shown.count)
  }

  /// Returns the steps that explain the result: the hit view, views whose override decided, views under the finger that
  /// refused the point, and views that refused it although a subview is visible there. Labels and image views under the
  /// finger are left out, because they take no touches by default.
  private static func relevant(
    _ steps: [HitPath.Step], at place: CGPoint, _ live: [ObjectIdentifier: UIView]
  ) -> [HitPath.Step] {
    let refused = Dictionary(
      steps.filter { $0.outcome == .refused }.map { ($0.view.identity, $0) },
      uniquingKeysWith: { first, _ in first })
    let blocking = Set(
      refused.values.filter { step in
        live[step.view.identity].map { Self.shows(something: $0, at: place) } ?? false
      }
      .map(\.view.identity))
    return steps.filter { step in
      switch step.outcome {
      case .hit: true
      case .led: !step.reason.isEmpty
      case .refused:
        blocking.contains(step.view.identity)
          || step.isUnderFinger && !(live[step.view.identity]?.onlyShows ?? false)
      }
    }
  }

  /// Returns whether a subview of a view that refused a point is visible at the point.
  private static func shows(something view: UIView, at place: CGPoint) -> Bool {
    var views = [view]
    while let view = views.popLast() {
      guard !view.clipsToBounds, !view.isHidden, view.alpha >= 0.01 else { continue }
      for subview in view.subviews where !subview.isHidden && subview.alpha >= 0.01 {
        // A view with empty bounds would count as containing every point.
        if !subview.bounds.isEmpty, Contour(subview.outlineOnScreen).contains(place) { return true }
        views.append(subview)
      }
    }
    return false
  }

  /// The notes about dead zones. While the path of a finger is shown, only those under a finger.
  private var shownZones: [Note] {
    guard !showsAll, !paths.isEmpty else { return zones.map(\.note) }
    let places = paths.map { $0.path.place.applying(stage.toWindow) }
    return zones.map(\.note).filter { note in places.contains { note.target.contains($0) } }
  }

  /// The notes. For many fingers, notes with the same text are merged.
  private var merged: [Note] {
    guard paths.count > Self.mostApart else { return notes }
    var merged: [Note] = []
    var places: [Saying: Int] = [:]
    for note in notes {
      let saying = Saying(note)
      guard let index = places[saying] else {
        places[saying] = merged.count
        merged.append(note)
        continue
      }
      merged[index].fingers += note.fingers
      merged[index].tag.reason = saying.reason
    }
    return merged
  }

  /// Returns whether a step hit a control that is disabled. Such a control gets the touch but does not track it.
  private static func isDisabled(
    _ step: HitPath.Step, _ live: [ObjectIdentifier: UIView]
  ) -> Bool {
    guard step.outcome == .hit, let control = live[step.view.identity] as? UIControl else {
      return false
    }
    return !control.isEnabled && control.journalName == step.view.name
  }

  private static func tag(
    _ step: HitPath.Step, _ fate: HitPath.Fate, _ isDisabled: Bool
  ) -> Tag {
    Tag(
      number: step.numberText, name: step.name,
      reason: reason(step.reason, step, fate, isDisabled), color: step.outcome.color,
      subject: step.view.identity)
  }

  private static func reason(
    _ words: String, _ step: HitPath.Step, _ fate: HitPath.Fate, _ isDisabled: Bool
  ) -> String {
    let first = isDisabled ? "hit, but disabled: it sends no events" : fate.words
    return (step.outcome == .hit ? [first, words] : [words]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Those views of the paths that are still in a window, by identity.
  private var liveViews: [ObjectIdentifier: UIView] {
    var wanted = Set<ObjectIdentifier>()
    for (path, _, _) in paths {
      for step in path.foremost(Self.mostOutlines) { wanted.insert(step.view.identity) }
    }
    guard !wanted.isEmpty else { return [:] }
    var live: [ObjectIdentifier: UIView] = [:]
    for view in stage.application.windows.flatMap(\.subtree)
    where wanted.contains(ObjectIdentifier(view)) {
      live[ObjectIdentifier(view)] = view
    }
    return live
  }

  /// Returns the outline of a step. It has square corners if the touch was in a corner outside the `cornerRadius`,
  /// because hit testing ignores round corners.
  private func contour(
    of step: HitPath.Step, _ live: [ObjectIdentifier: UIView], _ place: CGPoint
  ) -> Contour {
    guard let view = live[step.view.identity], view.journalName == step.view.name else {
      return stage.inWindow(Contour(step.outline))
    }
    let (round, whole) = (Contour(view), Contour(view.outlineOnScreen))
    return stage.inWindow(whole.contains(place) && !round.contains(place) ? whole : round)
  }

  private func draw(_ outlines: [OutlinedView]) {
    for outcome in [HitPath.Step.Outcome.refused, .led, .hit] {
      for outline in outlines where outline.outcome == outcome { draw(outline) }
    }
  }

  private func draw(_ view: OutlinedView) {
    let (outline, color) = (view.contour, view.color)
    switch view.outcome {
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
    canvas.state.clip(to: rect)
    canvas.fill(rect, color: OverlayStyle.dead.withAlpha(0.15))
    var x = rect.minX - rect.height
    x = (x / 7).rounded(.down) * 7
    while x < rect.maxX {
      canvas.polyline(
        [CGPoint(x: x, y: rect.maxY), CGPoint(x: x + rect.height, y: rect.minY)], width: 1.25,
        color: OverlayStyle.dead)
      x += 7
    }
    canvas.restore()
  }
}

extension UIView {
  /// True for a label or image view whose isUserInteractionEnabled is false, as by default.
  fileprivate var onlyShows: Bool {
    (self is UILabel || self is UIImageView) && !isUserInteractionEnabled
  }
}
