// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

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

  /// A view that may get its name.
  private struct Spot {
    let view: UIView
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
    guard isShown else { return }
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
    let views = stage.windows.flatMap(\.subtree).filter { $0.overrides is ViewScript }
    let marks = views.compactMap { $0 as? UIScrollView }.flatMap { Self.marks(on: $0, stage) }
    var spots: [Spot] = []
    for view in views.reversed() where spots.count < Self.mostViews {
      if let spot = Self.spot(on: view, canvas, stage) { spots.append(spot) }
    }
    var names: [Name] = []
    for spot in spots.reversed() where names.count < Self.mostNames {
      if let name = Self.name(at: spot, names.map(\.rect), stage) { names.append(name) }
    }
    let known = Known(happened: stage.happened, screen: stage.screen, names: names, marks: marks)
    self.known = known
    return known
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
    on view: UIView, _ canvas: Canvas, _ stage: OverlaySurroundings
  ) -> Spot? {
    guard let text = text(of: view) else { return nil }
    let box = view.outlineOnScreen.applying(stage.toWindow).boundingBox
      .intersection(stage.screen.insetBy(dx: 4, dy: 2))
    let extent = canvas.extent(of: text, style: style(stage.scale))
    let size = CGSize(width: extent.width, height: extent.lineHeight)
    guard !box.isNull, size.width <= box.width - 4, size.height <= box.height,
      !sequence(first: view, next: \.superview).contains(where: \.isHidden)
    else { return nil }
    return Spot(view: view, text: text, size: size, box: box)
  }

  /// Returns the name at a corner or the centre of its view where no other view is in front; nil if there is none.
  private static func name(
    at spot: Spot, _ taken: [CGRect], _ stage: OverlaySurroundings
  ) -> Name? {
    let (view, size, box) = (spot.view, spot.size, spot.box)
    let (dx, dy) = (min(8, (box.width - size.width) / 2), min(5, (box.height - size.height) / 2))
    let (right, bottom) = (box.maxX - dx - size.width, box.maxY - dy - size.height)
    let origins = [
      CGPoint(x: box.minX + dx, y: box.minY + dy), CGPoint(x: box.minX + dx, y: bottom),
      CGPoint(x: right, y: box.minY + dy), CGPoint(x: right, y: bottom),
      CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
    ]
    let toPhone = stage.toWindow.inverted()
    let rect = origins.lazy.map {
      offCorners(CGRect(origin: $0, size: size), stage)
    }.first { rect in
      let points = [rect.minY + 2, rect.midY, rect.maxY - 2].flatMap { y in
        [rect.minX + 1, rect.midX, rect.maxX - 1].map { CGPoint(x: $0, y: y).applying(toPhone) }
      }
      return !taken.contains(where: rect.intersects)
        && points.allSatisfy { named(at: $0, stage) === view }
    }
    let ground =
      sequence(first: view, next: \.superview)
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

  /// Returns the view of the file that is visible at a point, or of which the visible view is a part.
  private static func named(at place: CGPoint, _ stage: OverlaySurroundings) -> UIView? {
    ViewPicker.visible(at: place, in: stage.host).flatMap { view in
      sequence(first: view, next: \.superview).first { $0.overrides is ViewScript }
    }
  }

  /// Returns marks at the right edge of the content of a scroll view that scrolls vertically.
  private static func marks(on view: UIScrollView, _ stage: OverlaySurroundings) -> [Mark] {
    guard !(view is UITableView), view.contentSize.height > view.bounds.height else { return [] }
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
