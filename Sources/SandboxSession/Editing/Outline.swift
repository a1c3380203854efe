// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
package import UIModel

/// The tree of views and recognizers as rows, some of them closed.
@MainActor
package struct Outline {
  package enum Kind: Equatable, Sendable {
    case window
    case view
    case control
    case scrollView
    case recognizer

    /// The letter in the square on the left of a row.
    package var letter: String {
      switch self {
      case .window: "W"
      case .view: "V"
      case .control: "C"
      case .scrollView: "S"
      case .recognizer: "G"
      }
    }
  }

  package enum Disclosure: Equatable, Sendable {
    case none
    case folded
    case open
  }

  package struct Row: Equatable {
    package let identity: ObjectIdentifier
    /// The number of the view; 0 for a recognizer.
    var view = 0
    package let depth: Int
    package let kind: Kind
    package let name: String
    /// The reason why a view gets no touches, or the state of a control, scroll view or recognizer; empty for none.
    package let detail: String
    /// True if the object can't get a touch: it is hidden or disabled, or inside such a view.
    package let isFaint: Bool
    package let disclosure: Disclosure
  }

  /// The views whose rows the user closed, by their creation numbers, which are the same in other runs. `opened` has
  /// the views whose rows were opened.
  private var folded: Set<Int> = []
  private var opened: Set<Int> = []
  /// A number that increases when the user opens or closes a row.
  package private(set) var revision = 0
  static let mostRows = 4_000

  package mutating func toggle(_ row: Row) {
    revision += 1
    switch row.disclosure {
    case .open:
      folded.insert(row.view)
      opened.remove(row.view)
    case .folded: open(row.view)
    case .none: break
    }
  }

  /// Opens the rows of all views that contain an object.
  mutating func reveal(_ object: AnyObject) {
    var view = (object as? UIGestureRecognizer)?.view ?? (object as? UIView)?.superview
    while let current = view {
      open(current.creationNumber)
      view = current.superview
    }
  }

  private mutating func open(_ view: Int) {
    folded.remove(view)
    opened.insert(view)
  }

  /// Returns the rows of all windows. After the row of an open view come those of its recognizers, then its subviews.
  package func rows(of application: UIApplication) -> [Row] {
    var rows: [Row] = []
    for window in application.windows { add(window, depth: 0, isFaint: false, to: &rows) }
    return rows
  }

  private func add(_ view: UIView, depth: Int, isFaint: Bool, to rows: inout [Row]) {
    guard rows.count < Self.mostRows else { return }
    let recognizers = view.gestureRecognizers ?? []
    let isLeaf = recognizers.isEmpty && view.subviews.isEmpty
    let isOpen = !isLeaf && isOpen(view)
    let obstacle = Self.obstacle(of: view)
    let isFaint = isFaint || obstacle != nil
    rows.append(
      Row(
        identity: ObjectIdentifier(view), view: view.creationNumber, depth: depth,
        kind: Self.kind(of: view), name: Self.name(of: view),
        detail: obstacle ?? Self.remark(on: view), isFaint: isFaint,
        disclosure: isLeaf ? .none : isOpen ? .open : .folded))
    guard isOpen else { return }
    for recognizer in recognizers {
      rows.append(
        Row(
          identity: ObjectIdentifier(recognizer), depth: depth + 1, kind: .recognizer,
          name: recognizer.journalName, detail: Self.standing(of: recognizer),
          isFaint: isFaint || !recognizer.isEnabled, disclosure: .none))
    }
    for subview in view.subviews { add(subview, depth: depth + 1, isFaint: isFaint, to: &rows) }
  }

  /// Returns whether a view's row is open. Subviews of controls are closed at first.
  private func isOpen(_ view: UIView) -> Bool {
    if folded.contains(view.creationNumber) { return false }
    return opened.contains(view.creationNumber) || !(view is UIControl)
  }

  package static func kind(of view: UIView) -> Kind {
    switch view {
    case is UIWindow: .window
    case is UIControl: .control
    case is UIScrollView: .scrollView
    default: .view
    }
  }

  /// Returns the name of a view. Cells of a table are distinguished by their text, or else by their rows.
  private static func name(of view: UIView) -> String {
    guard let cell = view as? UITableViewCell else { return view.journalName }
    if let text = cell.shownText {
      return text == cell.journalName ? text : "\(cell.journalName) “\(text)”"
    }
    let table = sequence(first: cell as UIView, next: \.superview).first { $0 is UITableView }
    guard let path = (table as? UITableView)?.indexPath(for: cell) else { return cell.journalName }
    return "\(cell.journalName) [\(path.section), \(path.row)]"
  }

  /// Returns the reason why a view and its subviews receive no touches; nil if there is none.
  private static func obstacle(of view: UIView) -> String? {
    if view.isHidden { return "hidden" }
    if view.alpha < 0.01 { return "alpha \(PropertyText.number(view.alpha))" }
    return view.isUserInteractionEnabled ? nil : "no interaction"
  }

  private static func remark(on view: UIView) -> String {
    if let control = view as? UIControl {
      if !control.isEnabled { return "disabled" }
      if control.isTracking { return "tracking" }
    }
    if let scrollView = view as? UIScrollView {
      if scrollView.isDragging { return "dragging" }
      if scrollView.isDecelerating { return "decelerating" }
    }
    return ""
  }

  private static func standing(of recognizer: UIGestureRecognizer) -> String {
    guard recognizer.isEnabled else { return "off" }
    let state = GestureState(rawValue: recognizer.state.rawValue)
    return recognizer.state == .possible ? "" : state?.description ?? ""
  }
}
