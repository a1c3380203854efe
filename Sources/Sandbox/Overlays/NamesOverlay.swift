// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import SandboxSession
import Scenarios
import UIModel

/// Writes the names of a scenario's views on them, because the scenario's texts use these names, and draws a scale of
/// offsets on the content of scroll views.
@MainActor
final class NamesOverlay: Overlay {
  private struct Name {
    let text: String
    /// The box of the name, in points of the window.
    let rect: CGRect
    let color: Color
  }

  private struct Rule {
    let line: CGRect
    let text: String
  }

  private struct Known {
    let happened: OverlaySurroundings.Happened
    let screen: CGRect
    let names: [Name]
    let rules: [Rule]
  }

  private static let mostViews = 80
  /// The distance between the lines of the scale on a scroll view's content, in points of the phone.
  private static let ruleDistance: CGFloat = 100

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
    for rule in known.rules {
      canvas.fill(rule.line, color: ink.withAlpha(0.25))
      let extent = canvas.extent(of: rule.text, style: OverlayStyle.box)
      canvas.draw(
        rule.text, baseline: CGPoint(x: rule.line.minX + 4, y: rule.line.minY + extent.ascent + 1),
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
    var names: [Name] = []
    var rules: [Rule] = []
    for window in stage.windows {
      for view in window.subtree where view.overrides is ViewScript {
        if let view = view as? UIScrollView { rules += Self.rules(on: view, stage) }
        guard names.count < Self.mostViews, let text = Self.text(of: view) else { continue }
        let place = Self.place(of: text, on: view, names.map(\.rect), canvas, stage)
        if let place { names.append(place) }
      }
    }
    let known = Known(happened: stage.happened, screen: stage.screen, names: names, rules: rules)
    self.known = known
    return known
  }

  /// Returns the name of a view that shows no text; nil for others.
  private static func text(of view: UIView) -> String? {
    switch view {
    case is UIWindow, is UILabel, is UITextField, is UITableView, is UITableViewCell: return nil
    case let button as UIButton where button.title(for: .normal)?.isEmpty == false: return nil
    case is UIControl where type(of: view) != UIControl.self && !(view is UIButton): return nil
    default: break
    }
    let name = view.journalName
    return name == String(describing: type(of: view)) ? nil : name
  }

  /// Returns a corner or the centre of a view where no other view is in front; nil if there is none.
  private static func place(
    of text: String, on view: UIView, _ taken: [CGRect], _ canvas: Canvas,
    _ stage: OverlaySurroundings
  ) -> Name? {
    let box = view.outlineOnScreen.applying(stage.toWindow).boundingBox
      .intersection(stage.screen.insetBy(dx: 4, dy: 2))
    let extent = canvas.extent(of: text, style: style(stage.scale))
    let size = CGSize(width: extent.width, height: extent.lineHeight)
    guard !box.isNull, size.width <= box.width - 4, size.height <= box.height else { return nil }
    let (dx, dy) = (min(8, (box.width - size.width) / 2), min(5, (box.height - size.height) / 2))
    let (right, bottom) = (box.maxX - dx - size.width, box.maxY - dy - size.height)
    let origins = [
      CGPoint(x: box.minX + dx, y: box.minY + dy), CGPoint(x: box.minX + dx, y: bottom),
      CGPoint(x: right, y: box.minY + dy), CGPoint(x: right, y: bottom),
      CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
    ]
    let toPhone = stage.toWindow.inverted()
    let rect = origins.lazy.map { CGRect(origin: $0, size: size) }.first { rect in
      let ends = [rect.minX + 1, rect.midX, rect.maxX - 1].map {
        CGPoint(x: $0, y: rect.midY).applying(toPhone)
      }
      return !taken.contains(where: rect.intersects)
        && ends.allSatisfy { ViewPicker.view(at: $0, in: stage.host) === view }
    }
    let ground = view.backgroundColor.map { Color($0) } ?? .white
    return rect.map { Name(text: text, rect: $0, color: ground.legible.withAlpha(0.85)) }
  }

  /// Draws lines across the content of a scroll view that scrolls vertically.
  private static func rules(on view: UIScrollView, _ stage: OverlaySurroundings) -> [Rule] {
    guard !(view is UITableView), view.contentSize.height > view.bounds.height else { return [] }
    let seen = view.bounds
    var rules: [Rule] = []
    var y = max(1, (seen.minY / ruleDistance).rounded(.up)) * ruleDistance
    while y < min(seen.maxY, view.contentSize.height), rules.count < 50 {
      let line = Quad(CGRect(x: seen.minX, y: y, width: seen.width, height: 1 / stage.scale))
        .applying(view.transformToScreen).applying(stage.toWindow).boundingBox
      rules.append(Rule(line: line, text: "\(Int(y))"))
      y += ruleDistance
    }
    return rules
  }
}
