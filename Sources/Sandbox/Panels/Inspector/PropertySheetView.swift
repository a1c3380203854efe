// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// All properties of an object, in sections, in a scrolling list.
final class PropertySheetView: PanelScrollView, NamesSubject {
  private let theme: Theme
  private let measure: TextMeasure
  private var sections: [(title: UILabel, rows: [PropertyRow])] = []
  private weak var object: AnyObject?
  private var place: Locator?
  private var shape: [String] = []
  var isEmpty: Bool { sections.isEmpty }
  /// Called with a property, its new value, and true if the edit continues the one before.
  var onEdit: @MainActor (Property, PropertyEdit.Value, Bool) -> Void = { _, _, _ in }
  /// Called with a property whose value should be reset to what it was before the user's changes.
  var onPutBack: @MainActor (Property) -> Void = { _ in }
  private static let margin = PanelStyle.margin

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    super.init(theme)
    accessibilityIdentifier = "PropertySheet"
    backgroundColor = theme.background
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  /// The current values of an object's properties, in sections.
  struct Content {
    /// The object; nil if nothing is selected.
    let object: AnyObject?
    /// Finds the same object in other runs of the scene.
    fileprivate let place: Locator?
    fileprivate let sections:
      [(
        title: String, rows: [(property: Property, value: PropertyEdit.Value, past: String?)]
      )]

    /// Reads an object's properties while its application is `UIApplication.shared`. `past` is the state of a
    /// recognizer before its reset; `session` has the user's changes.
    @MainActor
    init(of object: AnyObject?, in session: any SessionReader, past: String? = nil) {
      self.object = object
      place = object.flatMap { Locator(of: $0, in: session.shown.host.application) }
      let found = object.map { PropertyCatalog.sections(of: $0, past: past) } ?? []
      sections = found.map { section in
        let rows = section.properties.compactMap { property in
          object.flatMap { object in
            property.read(object).map { value in
              let change = session.change(of: property, of: object)
              return (property: property, value: value, past: change.map { property.words($0) })
            }
          }
        }
        return (section.title, rows)
      }
    }
  }

  func show(_ content: Content, isEditable: Bool) {
    // The list of an object's properties may change, for example when a view gets a view controller.
    let shape = content.sections.flatMap { [$0.title] + $0.rows.map(\.property.name) }
    if content.object !== object || shape != self.shape {
      if content.place == nil || content.place != place { contentOffset = .zero }
      (object, place, self.shape) = (content.object, content.place, shape)
      build(content.sections.map { ($0.title, $0.rows.map(\.property)) })
    }
    for (section, values) in zip(sections, content.sections) {
      for (row, value) in zip(section.rows, values.rows) {
        row.show(value.value, isEditable: isEditable)
        row.mark(value.past, isEditable: isEditable)
      }
    }
  }

  /// Returns the object that a property names, such as a recognizer's view.
  func named(at place: CGPoint) -> Named? {
    let row = sections.flatMap(\.rows).first { $0.frame.contains(place) }
    guard let row, let object, let named = row.property.names(object) else { return nil }
    return .shown(ObjectIdentifier(named))
  }

  private func build(_ content: [(title: String, properties: [Property])]) {
    let open = sections.flatMap(\.rows).filter { ($0 as? ChoiceRow)?.isOpen == true }
      .map(\.property.name)
    for section in sections {
      section.title.removeFromSuperview()
      for row in section.rows { row.removeFromSuperview() }
    }
    sections = content.map { title, properties in
      let heading = UILabel(title, PanelStyle.heading, theme.faintText)
      addSubview(heading)
      let rows = properties.map { property in
        let row = PropertyRow.make(property, theme, measure)
        row.onEdit = { [weak self, weak row] value in
          self?.onEdit(property, value, row?.continuesEdit ?? false)
        }
        row.onPutBack = { [weak self] in self?.onPutBack(property) }
        if open.contains(property.name) { (row as? ChoiceRow)?.unfold(true) }
        addSubview(row)
        return row
      }
      return (heading, rows)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Self.margin * 2)
    var y: CGFloat = 4
    for section in sections where !section.rows.isEmpty {
      section.title.frame = CGRect(x: Self.margin, y: y + 4, width: width, height: 18)
      y += 26
      for row in section.rows {
        let height = row.wholeHeight(width: width)
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
        y += height
      }
      y += 6
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
  }
}

extension Property {
  /// Returns the property's value before the user's changes, as text such as "was 0.5"; "changed" if it is unknown.
  @MainActor
  fileprivate func words(_ change: EditHistory.Change) -> String {
    change.original.map { "was \(words($0))" } ?? "changed"
  }
}
