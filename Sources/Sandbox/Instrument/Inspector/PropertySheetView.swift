// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// All properties of one object, section by section, in a list that scrolls.
final class PropertySheetView: UIScrollView {
  private let theme: Theme
  private let measure: TextMeasure
  private var sections: [(title: UILabel, rows: [PropertyRow])] = []
  private weak var object: AnyObject?
  private var shape: [String] = []
  /// Called with a property and the value that was entered for it.
  var onEdit: @MainActor (Property, PropertyEdit.Value) -> Void = { _, _ in }
  private static let margin: CGFloat = 12

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    super.init(frame: .zero)
    accessibilityIdentifier = "PropertySheet"
    backgroundColor = theme.background
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the present values of an object; nothing for nil.
  func show(_ object: AnyObject?, isEditable: Bool) {
    let sections = object.map(PropertyCatalog.sections) ?? []
    let present = sections.map { section in
      section.properties.compactMap { property in
        object.flatMap(property.read).map { (property: property, value: $0) }
      }
    }
    // Properties come and go: a controller is set, a requirement is made.
    let shape = zip(sections, present).flatMap { section, rows in
      [section.title] + rows.map(\.property.name)
    }
    if object !== self.object || shape != self.shape {
      if object !== self.object { contentOffset = .zero }
      (self.object, self.shape) = (object, shape)
      build(zip(sections, present).map { ($0.title, $1.map(\.property)) })
    }
    for (section, values) in zip(self.sections, present) {
      for (row, value) in zip(section.rows, values) {
        row.show(value.value, isEditable: isEditable)
      }
    }
  }

  private func build(_ content: [(title: String, properties: [Property])]) {
    for section in sections {
      section.title.removeFromSuperview()
      for row in section.rows { row.removeFromSuperview() }
    }
    sections = content.map { title, properties in
      let heading = UILabel()
      heading.text = title
      heading.font = PanelStyle.heading
      heading.textColor = theme.faintText
      addSubview(heading)
      let rows = properties.map { property in
        let row = PropertyRow.make(property, theme, measure)
        row.onEdit = { [unowned self] value in onEdit(property, value) }
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
        let height = row.height(width: width)
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
        y += height
      }
      y += 6
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
  }
}
