// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A row of the property sheet: a name, and a view that shows or edits the value.
class PropertyRow: UIView {
  let property: Property
  let theme: Theme
  let measure: TextMeasure
  let title: UILabel
  var onEdit: @MainActor (PropertyEdit.Value) -> Void = { _ in }

  init(_ property: Property, _ theme: Theme, _ measure: TextMeasure) {
    (self.property, self.theme, self.measure) = (property, theme, measure)
    title = UILabel(property.name, PanelStyle.small, theme.text)
    super.init(frame: .zero)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  static func make(_ property: Property, _ theme: Theme, _ measure: TextMeasure) -> PropertyRow {
    switch property.kind {
    case .flag: FlagRow(property, theme, measure)
    case .number(let scale): NumberRow(property, scale, theme, measure)
    case .point: FieldsRow(property, ["x", "y"], theme, measure)
    case .rect: FieldsRow(property, ["x", "y", "w", "h"], theme, measure)
    case .transform: FieldsRow(property, ["×x", "×y", "°"], theme, measure)
    case .words: WordsRow(property, theme, measure)
    }
  }

  func height(width: CGFloat) -> CGFloat { 26 }

  /// Shows the present value, and whether it can be changed now.
  func show(_ value: PropertyEdit.Value, isEditable: Bool) {}

  /// Shows the allowed values instead of the name; nil shows the name again.
  func remind(_ words: String?) {
    title.text = words ?? property.name
    title.textColor = words == nil ? theme.text : theme.chainText
  }

  var isEditing: Bool { false }

  override func layoutSubviews() {
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(26, bounds.height))
  }
}

final class FlagRow: PropertyRow {
  private let control = UISwitch()
  private static let scale: CGFloat = 0.62

  override init(_ property: Property, _ theme: Theme, _ measure: TextMeasure) {
    super.init(property, theme, measure)
    control.onTintColor = theme.accent
    control.backgroundColor = theme.switchedOff
    control.layer.cornerRadius = control.bounds.height / 2
    control.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    control.accessibilityIdentifier = "Property \(property.name)"
    control.addTarget(self, action: Selector(FlagRow.switched), for: .valueChanged)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: PropertyEdit.Value, isEditable: Bool) {
    guard case .flag(let isOn) = value else { return }
    if control.isOn != isOn { control.setOn(isOn, animated: false) }
    if control.isEnabled != isEditable { control.isEnabled = isEditable }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = control.bounds.width * Self.scale
    control.center = CGPoint(x: bounds.width - width / 2, y: bounds.midY)
    title.frame.size.width = max(0, bounds.width - width - 6)
  }

  private func switched() {
    onEdit(.flag(control.isOn))
  }
}

/// A field for a number, and a stepper.
final class NumberRow: PropertyRow {
  private let field: NumberField
  private let stepper = UIStepper()
  private let scale: Property.Scale
  private static let size: CGFloat = 0.62

  init(_ property: Property, _ scale: Property.Scale, _ theme: Theme, _ measure: TextMeasure) {
    self.scale = scale
    field = NumberField("", theme)
    super.init(property, theme, measure)
    field.accessibilityIdentifier = "Property \(property.name)"
    field.onBegin = { [unowned self] in remind(nil) }
    field.onRefuse = { [unowned self] in remind(scale.words) }
    field.onCommit = { [unowned self] in
      remind(scale.range.contains($0) ? nil : scale.words)
      enter($0)
    }
    stepper.minimumValue = scale.range.lowerBound
    stepper.maximumValue = scale.range.upperBound
    stepper.stepValue = scale.step
    stepper.isContinuous = true
    stepper.backgroundColor = theme.button
    stepper.layer.cornerRadius = 8
    stepper.transform = CGAffineTransform(scaleX: Self.size, y: Self.size)
    stepper.accessibilityIdentifier = "Stepper \(property.name)"
    stepper.addTarget(self, action: Selector(NumberRow.stepped), for: .valueChanged)
    addSubview(field)
    addSubview(stepper)
  }

  required init?(coder: NSCoder) { nil }

  override var isEditing: Bool { field.isEditing }

  override func show(_ value: PropertyEdit.Value, isEditable: Bool) {
    guard case .number(let number) = value else { return }
    field.show(number)
    if stepper.value != number { stepper.value = number }
    if field.isEnabled != isEditable { field.isEnabled = isEditable }
    if stepper.isEnabled != isEditable { stepper.isEnabled = isEditable }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = stepper.bounds.width * Self.size
    stepper.center = CGPoint(x: bounds.width - width / 2, y: bounds.midY)
    field.frame = CGRect(x: bounds.width - width - 6 - 50, y: 3, width: 50, height: 20)
    title.frame.size.width = max(0, field.frame.minX - 4)
  }

  private func stepped() {
    remind(nil)
    // Steps of a tenth add up to numbers with small rounding errors.
    enter((stepper.value / scale.step * 1_000).rounded() / 1_000 * scale.step)
  }

  private func enter(_ number: Double) {
    let rounded = (number * 1e6).rounded() / 1e6
    onEdit(.number(scale.nearest(rounded)))
  }
}

/// Several numbers side by side below the name.
final class FieldsRow: PropertyRow {
  private let fields: [NumberField]
  private var numbers: [Double] = []
  private var value: PropertyEdit.Value?

  init(_ property: Property, _ names: [String], _ theme: Theme, _ measure: TextMeasure) {
    fields = names.map { NumberField($0, theme) }
    super.init(property, theme, measure)
    for (index, field) in fields.enumerated() {
      field.accessibilityIdentifier = "Property \(property.name).\(names[index])"
      field.onBegin = { [unowned self] in remind(nil) }
      field.onRefuse = { [unowned self] in remind("\(property.name): numbers only") }
      field.onCommit = { [unowned self] in enter($0, at: index) }
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isEditing: Bool { fields.contains(where: \.isEditing) }

  override func height(width: CGFloat) -> CGFloat { 50 }

  override func show(_ value: PropertyEdit.Value, isEditable: Bool) {
    self.value = value
    numbers = value.numbers
    for (field, number) in zip(fields, numbers) {
      field.show(number)
      if field.isEnabled != isEditable { field.isEnabled = isEditable }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 2, width: bounds.width, height: 20)
    let gap: CGFloat = 5
    let count = CGFloat(max(fields.count, 4))
    let width = (bounds.width - gap * (count - 1)) / count
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: CGFloat(index) * (width + gap), y: 24, width: width, height: 20)
    }
  }

  private func enter(_ number: Double, at index: Int) {
    guard numbers.indices.contains(index), let value else { return }
    var numbers = numbers
    numbers[index] = number
    onEdit(value.with(numbers))
  }
}

/// A read-only text, beside the name or, if there is too little space, below it.
final class WordsRow: PropertyRow {
  private let words = UILabel(nil, PanelStyle.small, nil, lines: 0)

  override init(_ property: Property, _ theme: Theme, _ measure: TextMeasure) {
    super.init(property, theme, measure)
    words.textColor = theme.faintText
    title.textColor = theme.faintText
    addSubview(words)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: PropertyEdit.Value, isEditable: Bool) {
    guard case .text(let text) = value, words.text != text else { return }
    words.text = text
    words.textColor = theme.text
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func height(width: CGFloat) -> CGFloat {
    isShort(width) ? 24 : 24 + CGFloat(lines(width - 12).count) * lineHeight + 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isShort(bounds.width) {
      words.textAlignment = .right
      words.frame = CGRect(
        x: titleWidth + 8, y: 0, width: max(0, bounds.width - titleWidth - 8), height: 24)
    } else {
      words.textAlignment = .left
      words.frame = CGRect(
        x: 12, y: 22, width: max(0, bounds.width - 12), height: max(0, bounds.height - 22))
    }
    title.frame.size.height = 24
  }

  private var text: String { words.text ?? "" }
  private var lineHeight: CGFloat { measure.lineHeight(words.font).rounded(.up) }
  private var titleWidth: CGFloat { measure.width(of: property.name, font: title.font) }

  private func isShort(_ width: CGFloat) -> Bool {
    !text.contains("\n")
      && titleWidth + 10 + measure.width(of: text, font: words.font) <= width
  }

  private func lines(_ width: CGFloat) -> [String] {
    text.split(separator: "\n").flatMap { line in
      measure.lines(of: String(line), font: words.font, width: width, atMost: 6)
    }
  }
}

extension PropertyEdit.Value {
  /// The numbers for the fields of the sheet; angles are in degrees.
  var numbers: [Double] {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .rect(let rect): return [rect.minX, rect.minY, rect.width, rect.height]
    case .transform(let transform):
      let parts = transform.decomposed()
      return [parts.scale.width, parts.scale.height, parts.rotation * 180 / .pi]
    case .flag, .text: return []
    }
  }

  /// The same kind of value with other numbers. A transform keeps what the sheet has no field for.
  func with(_ numbers: [Double]) -> PropertyEdit.Value {
    guard numbers.count == self.numbers.count else { return self }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform(let transform):
      var parts = transform.decomposed()
      parts.scale = CGSize(width: numbers[0], height: numbers[1])
      parts.rotation = numbers[2] * .pi / 180
      return .transform(CGAffineTransform(parts))
    case .flag, .text: return self
    }
  }

  /// The value in a few words: "true", "(0, 64, 390, 600)".
  var words: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .text(let text): text
    case .number(let number): PropertyText.number(number)
    case .point, .rect: "(\(numbers.map { PropertyText.number($0) }.joined(separator: ", ")))"
    case .transform:
      self == .transform(.identity)
        ? "identity"
        : "scale \(PropertyText.number(numbers[0])) × \(PropertyText.number(numbers[1])), "
          + "turned \(PropertyText.number(numbers[2]))°"
    }
  }
}
