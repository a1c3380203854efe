// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The inspector's views: tools, the view tree, the selected object, and its properties.
final class InspectorView: UIView, NamesSubject {
  let theme: Theme
  let outline: OutlineView
  let sheet: PropertySheetView
  private let measure: TextMeasure
  private let tools: [BarButton]
  private let name: UILabel
  private let remark: UILabel
  private let badge = UILabel(nil, .systemFont(ofSize: 11, weight: .bold), .white, .center)
  private var chosen: ObjectIdentifier?
  private static let margin = PanelStyle.margin

  init(_ theme: Theme, _ context: PanelContext) {
    (self.theme, measure) = (theme, context.measure)
    outline = OutlineView(theme, measure)
    sheet = PropertySheetView(theme, measure)
    tools = [Command.pick, .whyNot, .whatIf, .undo, .redo].map {
      BarButton(context.labels($0), theme, context.send)
    }
    name = UILabel(nil, .boldSystemFont(ofSize: 14), theme.text)
    remark = UILabel(nil, .systemFont(ofSize: 11), theme.faintText, lines: 2)
    super.init(frame: .zero)
    backgroundColor = theme.background
    badge.layer.cornerRadius = 5
    for tool in tools { tool.isRaised = true }
    for view in tools + [outline, badge, name, remark, sheet] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the selected object, and enables the tools that can be used.
  func show(_ object: AnyObject?, _ session: any SessionReader) {
    let (isPicking, isLive) = (session.picking.isOn, session.isLive)
    for tool in tools {
      switch tool.command {
      case .pick: tool.isOn = isPicking
      case .undo: tool.isEnabled = isLive && !session.history.done.isEmpty
      case .redo: tool.isEnabled = isLive && !session.history.undone.isEmpty
      default: break
      }
    }
    chosen = isPicking ? nil : object.map { ObjectIdentifier($0) }
    badge.isHidden = chosen == nil
    guard let object, !isPicking else {
      name.text = isPicking ? "Touch something on the phone" : "Nothing is selected"
      remark.text =
        isPicking
        ? "Touch it again for its superview. X cancels."
        : "Tap a row, or press Pick (X) and touch the phone."
      setNeedsLayout()
      return
    }
    let (kind, title, place) = Self.words(of: object)
    badge.text = kind.letter
    badge.backgroundColor = kind.color
    name.text = title
    let instant = session.playhead.map { "\($0.time.secondsText) s" } ?? "then"
    remark.text = isLive ? place : "\(place) · read only, as it was at \(instant)"
    setNeedsLayout()
  }

  /// Returns the selected view or recognizer if the point is on its name.
  func named(at place: CGPoint) -> Named? {
    let title = badge.frame.union(name.frame).union(remark.frame)
    return title.contains(place) ? chosen.map { .shown($0) } : nil
  }

  override func layoutSubviews() {
    let (margin, width) = (Self.margin, max(0, bounds.width - Self.margin * 2))
    placeTools(width)
    let rowHeight = OutlineCell.height(theme)
    let toolsEnd = PanelStyle.top + theme.control(22) + 6
    // The lower end of the view tree. The properties of a selected object are below it.
    let end = sheet.isEmpty ? bounds.height - 60 : bounds.height * 0.4
    // Only whole rows are shown, so that none is cut off before the user scrolls.
    let rows = max(1, ((end - toolsEnd) / rowHeight).rounded(.down))
    outline.frame = CGRect(x: margin, y: toolsEnd, width: width, height: rows * rowHeight)
    let top = outline.frame.maxY + 8
    badge.frame = CGRect(x: margin, y: top + 2, width: 18, height: 18)
    let left = badge.isHidden ? margin : margin + 25
    let room = max(0, bounds.width - left - margin)
    name.frame = CGRect(x: left, y: top, width: room, height: 20)
    let height = measure.height(of: remark, width: room, atMost: 2)
    remark.frame = CGRect(x: left, y: top + 20, width: room, height: height)
    let sheetTop = remark.frame.maxY + 4
    sheet.frame = CGRect(
      x: 0, y: sheetTop, width: bounds.width, height: max(0, bounds.height - sheetTop))
  }

  /// Places the tools side by side, closer together if there is little space.
  private func placeTools(_ width: CGFloat) {
    let widths = tools.map { $0.width(measure) }
    let gaps = CGFloat(tools.count - 1)
    let all = widths.reduce(0, +)
    let gap: CGFloat = all + gaps * 5 <= width ? 5 : 3
    let less = max(0, all + gaps * gap - width) / CGFloat(tools.count)
    var x = Self.margin
    for (tool, wanted) in zip(tools, widths) {
      tool.frame = CGRect(x: x, y: PanelStyle.top, width: wanted - less, height: theme.control(22))
      x += wanted - less + gap
    }
  }

  /// Returns the kind, the name and the position of an object.
  private static func words(of object: AnyObject) -> (Outline.Kind, String, String) {
    switch object {
    case let recognizer as UIGestureRecognizer:
      let type = String(describing: type(of: recognizer))
      let on = recognizer.view.map { "on \($0.journalName)" } ?? "on no view"
      return (
        .recognizer, recognizer.journalName,
        recognizer.journalName == type ? on : "\(type) \(on)"
      )
    case let view as UIView:
      let type = String(describing: type(of: view))
      let place = view.superview.map { "in \($0.journalName)" } ?? "window"
      return (
        Outline.kind(of: view), view.journalName,
        view.journalName == type ? place : "\(type) \(place)"
      )
    default: return (.view, "?", "")
    }
  }
}
