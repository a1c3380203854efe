// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import SandboxScenes
import SandboxSession
import Scenarios
import UIModel

/// Writes the names of a scenario's views on them, because the scenario's texts use these names. At the right edge of
/// views that scroll vertically, except tables, it marks the content's y coordinate every 100 points.
@MainActor
final class NamesOverlay: Overlay {
  private struct Name {
    let text: String
    /// The box of the name, in points of the window.
    let rect: CGRect
    let color: Color
  }

  /// What the overlay writes on a view.
  private struct Subject {
    /// The name, unless the view shows a text.
    let name: String?
    /// True if the view gets a scale.
    let hasScale: Bool
  }

  /// A view that may get its name.
  private struct Spot {
    /// The index of the view among the drawn views.
    let index: Int
    let text: String
    /// The size of the name, in points of the window.
    let size: CGSize
    /// The visible part of the view, in points of the window.
    let box: CGRect
  }

  /// A mark of the scale.
  private struct Mark {
    let line: CGRect
    let text: String
  }

  private struct Known {
    let happened: OverlaySurroundings.Happened
    let screen: CGRect
    /// The views of the frame, and what is written on each.
    let views: [DrawnView]
    let subjects: [Subject]
    let names: [Name]
    let marks: [Mark]
  }

  private static let mostNames = 80
  /// The largest number of views on the screen for whose names places are searched: the last in the order of the tree.
  private static let mostViews = 200
  /// The distance between the marks of the scale on a scroll view's content, in points of the phone.
  private static let markDistance: CGFloat = 100
  /// The length of a mark, in points of the phone. Longer ones would cross the texts of views.
  private static let markLength: CGFloat = 30

  /// True for the scene of a scenario file. Built-in scenes label their views themselves.
  var isShown = false
  private var known: Known?
  let toggles: [Toggle] = []
  let revision = 0

  /// The boxes around the names that were drawn last, in points of the window.
  var boxes: [CGRect] { isShown ? known?.names.map(\.rect) ?? [] : [] }
  /// The names that were drawn last.
  var texts: [String] { known?.names.map(\.text) ?? [] }

  func read(_ entry: JournalEntry) {}
  func forget() { known = nil }

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isShown else { return forget() }
    let known = known(on: canvas, stage)
    canvas.save()
    canvas.state.clip(to: stage.screen)
    let ink = Color.black.withAlpha(0.45)
    for mark in known.marks {
      canvas.fill(mark.line, color: ink)
      let extent = canvas.extent(of: mark.text, style: OverlayStyle.box)
      let box = CGRect(
        x: mark.line.maxX - extent.width, y: mark.line.maxY, width: extent.width,
        height: extent.lineHeight)
      if known.names.contains(where: { $0.rect.intersects(box) }) { continue }
      canvas.draw(
        mark.text, baseline: CGPoint(x: box.minX, y: box.minY + extent.ascent),
        style: OverlayStyle.box, color: ink)
    }
    let style = Self.style(stage.scale)
    for name in known.names {
      let ascent = canvas.extent(of: name.text, style: style).ascent
      canvas.draw(
        name.text, baseline: CGPoint(x: name.rect.minX, y: name.rect.minY + ascent), style: style,
        color: name.color)
    }
    canvas.restore()
  }

  private static func style(_ scale: CGFloat) -> TextStyle {
    TextStyle(size: max(8, min(12 * scale, 16)), isBold: true)
  }

  private func known(on canvas: Canvas, _ stage: OverlaySurroundings) -> Known {
    if let known, known.happened == stage.happened, known.screen == stage.screen { return known }
    let views = canvas.windowsBelow.flatMap(\.views)
    let subjects = subjects(of: views)
    var marks: [Mark] = []
    for (view, subject) in zip(views, subjects) where subject.hasScale {
      if let scroll = view.view as? UIScrollView { marks += Self.marks(on: scroll, stage) }
    }
    var spots: [Spot] = []
    for index in views.indices.reversed() where spots.count < Self.mostViews {
      guard let text = subjects[index].name else { continue }
      if let spot = Self.spot(on: views[index], index, text, canvas, stage) { spots.append(spot) }
    }
    var names: [Name] = []
    for spot in spots.reversed() where names.count < Self.mostNames {
      let (taken, toPixels) = (names.map(\.rect), canvas.state.transform)
      if let name = Self.name(at: spot, views, taken, toPixels, stage) { names.append(name) }
    }
    let known = Known(
      happened: stage.happened, screen: stage.screen, views: views, subjects: subjects,
      names: names, marks: marks)
    self.known = known
    return known
  }

  /// Returns what is written on each view. For a view that was drawn before, this is known.
  private func subjects(of views: [DrawnView]) -> [Subject] {
    let (before, subjectsBefore) = (known?.views ?? [], known?.subjects ?? [])
    var subjects: [Subject] = []
    // This runs for each view of a frame. A loop is several times as fast as a closure here.
    for (index, drawn) in views.enumerated() {
      let view = drawn.view
      if index < before.count, before[index] === drawn {
        subjects.append(subjectsBefore[index])
      } else if view.overrides is ViewScript {
        let hasScale = view is UIScrollView && !(view is UITableView)
        subjects.append(Subject(name: Self.text(of: view), hasScale: hasScale))
      } else {
        subjects.append(Subject(name: nil, hasScale: false))
      }
    }
    return subjects
  }

  /// Returns the name of a view that shows no text; nil for others.
  private static func text(of view: UIView) -> String? {
    let name = view.journalName
    if name == ClassName.of(view) { return nil }
    switch view {
    case is UIWindow, is UILabel, is UITextField, is UITableView, is UITableViewCell: return nil
    case let button as UIButton where button.title(for: .normal)?.isEmpty == false: return nil
    case is UIControl where type(of: view) != UIControl.self && !(view is UIButton): return nil
    default: return name
    }
  }

  /// Returns the name of a view and its visible box; nil if the name does not fit there.
  private static func spot(
    on view: DrawnView, _ index: Int, _ text: String, _ canvas: Canvas,
    _ stage: OverlaySurroundings
  ) -> Spot? {
    let whole = view.view.bounds.applying(view.own.transform)
    // CGRect's intersection stops the program if a number is not finite.
    guard abs(whole.minX) + abs(whole.minY) + whole.width + whole.height < 1e9 else { return nil }
    let seen = whole.intersection(view.area.rect)
    if seen.isNull { return nil }
    let box = seen.applying(canvas.state.transform.inverted())
      .intersection(stage.screen.insetBy(dx: 4, dy: 2))
    let extent = canvas.extent(of: text, style: style(stage.scale))
    let size = CGSize(width: extent.width, height: extent.lineHeight)
    guard !box.isNull, size.width <= box.width - 4, size.height <= box.height else { return nil }
    return Spot(index: index, text: text, size: size, box: box)
  }

  /// Returns the name at a corner or the centre of its view where no other view is in front; nil if there is none.
  private static func name(
    at spot: Spot, _ views: [DrawnView], _ taken: [CGRect], _ toPixels: CGAffineTransform,
    _ stage: OverlaySurroundings
  ) -> Name? {
    let (size, box) = (spot.size, spot.box)
    let (dx, dy) = (min(8, (box.width - size.width) / 2), min(5, (box.height - size.height) / 2))
    let (right, bottom) = (box.maxX - dx - size.width, box.maxY - dy - size.height)
    let origins = [
      CGPoint(x: box.minX + dx, y: box.minY + dy), CGPoint(x: box.minX + dx, y: bottom),
      CGPoint(x: right, y: box.minY + dy), CGPoint(x: right, y: bottom),
      CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
    ]
    let rect = origins.lazy.map { offCorners(CGRect(origin: $0, size: size), stage) }.first {
      !taken.contains(where: $0.intersects)
        && isVisible(spot.index, at: $0.applying(toPixels), views)
    }
    let ground =
      sequence(first: views[spot.index].view, next: \.superview)
      .compactMap { $0.backgroundColor.map { Color($0) } }.first { $0.alpha > 127 } ?? .white
    return rect.map { Name(text: spot.text, rect: $0, color: ground.legible.withAlpha(0.85)) }
  }

  /// Moves a name sideways, away from the screen's round corners.
  private static func offCorners(_ rect: CGRect, _ stage: OverlaySurroundings) -> CGRect {
    let (screen, radius) = (stage.screen, stage.cornerRadius * stage.scale)
    let near = min(rect.minY - screen.minY, screen.maxY - rect.maxY)
    guard near < radius else { return rect }
    let rise = radius - max(0, near)
    let inset = radius - (radius * radius - rise * rise).squareRoot() + 2
    var rect = rect
    rect.origin.x = max(
      screen.minX + inset, min(rect.minX, screen.maxX - inset - rect.width))
    return rect
  }

  /// Returns whether a view of the file, or a part of it, is in front at nine points of a rectangle, in pixels.
  private static func isVisible(_ index: Int, at rect: CGRect, _ views: [DrawnView]) -> Bool {
    let view = views[index].view
    let area = PixelRect(covering: rect)
    var near: [DrawnView] = []
    for other in views[index...] where other.area.meets(area) && !other.view.isClearWrapper {
      near.append(other)
    }
    let (left, right) = (area.left + 1, area.right - 2)
    let (top, bottom) = (area.top + 2, area.bottom - 3)
    return [top, (top + bottom) / 2, bottom].allSatisfy { y in
      [left, (left + right) / 2, right].allSatisfy { x in
        let front = near.last { $0.contains(x: x, y: y) }?.view
        return front.flatMap(viewOfFile) === view
      }
    }
  }

  /// Returns the view of the file that a view is or is a part of.
  private static func viewOfFile(_ view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.overrides is ViewScript }
  }

  /// Returns marks at the right edge of the content of a scroll view that scrolls vertically.
  private static func marks(on view: UIScrollView, _ stage: OverlaySurroundings) -> [Mark] {
    guard view.contentSize.height > view.bounds.height else { return [] }
    let seen = view.bounds
    var marks: [Mark] = []
    var y = max(1, (seen.minY / markDistance).rounded(.up)) * markDistance
    while y < min(seen.maxY, view.contentSize.height), marks.count < 50 {
      let mark = CGRect(
        x: seen.maxX - markLength - 8, y: y, width: markLength, height: 1 / stage.scale)
      let line = Quad(mark)
        .applying(view.transformToScreen).applying(stage.toWindow).boundingBox
      marks.append(Mark(line: line, text: "\(Int(y))"))
      y += markDistance
    }
    return marks
  }
}

extension DrawnView {
  /// Returns whether the middle of a pixel lies in the visible part of the view's bounds. Round corners of clips are
  /// left out of account.
  fileprivate func contains(x: Int, y: Int) -> Bool {
    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    func lies(in rect: CGRect, _ transform: CGAffineTransform) -> Bool {
      rect.contains(middle.applying(transform.inverted()))
    }
    return area.meets(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
      && lies(in: view.bounds, own.transform)
      && own.softClips.allSatisfy { lies(in: $0.rect, $0.transform) }
  }
}
