// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A row of the property sheet: a name, and a view that shows or edits the value. If the user changed the value, a line
/// below shows the previous one, with a button that restores it.
class PropertyRow: UIView, HasTip {
  let property: Property
  let theme: Theme
  let measure: TextMeasure
  let title: UILabel
  private let past: UILabel
  private lazy var back = PanelButton(
    "Restore", theme, font: PanelStyle.small, cornerRadius: 5
  ) { [weak self] in self?.onPutBack() }
  var onEdit: @MainActor (PropertyEdit.Value) -> Void = { _ in }
  /// True for an edit that continues the one before, as while a stepper is held. Both are undone together.
  private(set) final var continuesEdit = false
  var onPutBack: @MainActor () -> Void = {}

  /// The allowed values as a tip; nil for a read-only property.
  var tip: String? {
    let name = property.shownName
    switch property.kind {
    case .number(let scale): return "\(name): \(scale.words)"
    case .words: return nil
    case .flag, .point, .rect, .transform, .choice: return "\(name): Ctrl Z undoes a change"
    }
  }

  init(_ property: Property, _ theme: Theme, _ measure: TextMeasure) {
    (self.property, self.theme, self.measure) = (property, theme, measure)
    title = UILabel(property.shownName, PanelStyle.small, theme.text)
    past = UILabel(nil, PanelStyle.small, theme.stateText)
    super.init(frame: .zero)
    back.accessibilityIdentifier = "Restore \(property.name)"
    for view in [title, past, back] { addSubview(view) }
    mark(nil)
  }

  required init?(coder: NSCoder) { nil }

  static func make(_ property: Property, _ theme: Theme, _ measure: TextMeasure) -> PropertyRow {
    switch property.kind {
    case .flag: FlagRow(property, theme, measure)
    case .number(let scale): NumberRow(property, scale, theme, measure)
    case .point: FieldsRow(property, ["x", "y"], theme, measure)
    case .rect: FieldsRow(property, ["x", "y", "w", "h"], theme, measure)
    case .transform: FieldsRow(property, ["×x", "×y", "°"], theme, measure)
    case .choice(let choice): ChoiceRow(property, choice, theme, measure)
    case .words: WordsRow(property, theme, measure)
    }
  }

  /// Returns the height including the line with the previous value, in points.
  final func wholeHeight(width: CGFloat) -> CGFloat {
    height(width: width) + (isMarked ? markHeight : 0)
  }

  /// The height of a line with a control, in points.
  var lineHeight: CGFloat { theme.control(26) }
  private var markHeight: CGFloat { theme.control(24) + 4 }
  private var isMarked: Bool { !back.isHidden }

  /// Returns the height of the name and the value, in points.
  func height(width: CGFloat) -> CGFloat { lineHeight }

  /// The area of the name and the value.
  var content: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - (isMarked ? markHeight : 0)))
  }

  /// Shows the current value, and whether it can be changed now.
  func show(_ value: PropertyEdit.Value, isEditable: Bool) {}

  /// Shows the value from before the user's change; nil if the user did not change it.
  final func mark(_ words: String?, isEditable: Bool = true) {
    if back.isEnabled != isEditable { back.isEnabled = isEditable }
    guard past.text != words || back.isHidden != (words == nil) else { return }
    past.text = words
    (past.isHidden, back.isHidden) = (words == nil, words == nil)
    title.font = words == nil ? PanelStyle.small : .boldSystemFont(ofSize: 12)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Runs an edit. If `isRepeated` is true, it continues the one before.
  final func repeated(_ isRepeated: Bool, _ edit: () -> Void) {
    continuesEdit = isRepeated
    edit()
    continuesEdit = false
  }

  /// Shows the allowed values instead of the name; nil shows the name again.
  func remind(_ words: String?) {
    title.text = words ?? property.shownName
    title.textColor = words == nil ? theme.text : theme.chainText
  }

  var isEditing: Bool { false }

  override func layoutSubviews() {
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(lineHeight, bounds.height))
    let (width, height) = (back.width(measure), markHeight - 4)
    back.frame = CGRect(
      x: max(0, bounds.width - width), y: content.maxY, width: width, height: height)
    past.frame = CGRect(x: 12, y: content.maxY, width: max(0, back.frame.minX - 18), height: height)
  }
}

final class FlagRow: PropertyRow {
  private let control = RoomySwitch()
  private var scale: CGFloat { theme.isForFingers ? 1 : 0.62 }

  override init(_ property: Property, _ theme: Theme, _ measure: TextMeasure) {
    super.init(property, theme, measure)
    control.onTintColor = theme.accent
    control.backgroundColor = theme.switchedOff
    control.layer.cornerRadius = control.bounds.height / 2
    control.transform = CGAffineTransform(scaleX: scale, y: scale)
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
    let width = control.bounds.width * scale
    control.center = CGPoint(x: bounds.width - width / 2, y: content.midY)
    title.frame.size.width = max(0, bounds.width - width - 6)
  }

  private func switched() {
    onEdit(.flag(control.isOn))
  }
}

/// A field for a number, and a stepper.
final class NumberRow: PropertyRow {
  private let field: NumberField
  private let stepper = RoomyStepper()
  private let scale: Property.Scale
  /// True if the stepper has changed the value since it was last pressed.
  private var hasStepped = false
  private var size: CGFloat { theme.isForFingers ? 1 : 0.62 }

  init(_ property: Property, _ scale: Property.Scale, _ theme: Theme, _ measure: TextMeasure) {
    self.scale = scale
    field = NumberField("", theme)
    super.init(property, theme, measure)
    field.accessibilityIdentifier = "Property \(property.name)"
    field.onBegin = { [weak self] in self?.remind(nil) }
    field.onRefuse = { [weak self] in self?.remind(scale.words) }
    field.onCommit = { [weak self] in
      self?.remind(scale.range.contains($0) ? nil : scale.words)
      self?.enter($0)
    }
    stepper.minimumValue = scale.range.lowerBound
    stepper.maximumValue = scale.range.upperBound
    stepper.stepValue = scale.step
    stepper.isContinuous = true
    stepper.backgroundColor = theme.button
    stepper.layer.cornerRadius = 8
    stepper.transform = CGAffineTransform(scaleX: size, y: size)
    stepper.accessibilityIdentifier = "Stepper \(property.name)"
    stepper.addTarget(self, action: Selector(NumberRow.pressed), for: .touchDown)
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
    let width = stepper.bounds.width * size
    stepper.center = CGPoint(x: bounds.width - width / 2, y: content.midY)
    let height = lineHeight - 6
    field.frame = CGRect(x: bounds.width - width - 6 - 50, y: 3, width: 50, height: height)
    title.frame.size.width = max(0, field.frame.minX - 4)
  }

  private func pressed() {
    hasStepped = false
  }

  private func stepped() {
    remind(nil)
    // A key operates the stepper without a touch. Each press of the key is a separate edit.
    repeated(hasStepped && stepper.isTracking) {
      // Adding tenths causes small rounding errors, so the sum is rounded.
      enter((stepper.value / scale.step * 1_000).rounded() / 1_000 * scale.step)
    }
    hasStepped = true
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
      field.onBegin = { [weak self] in self?.remind(nil) }
      field.onRefuse = { [weak self] in self?.remind("\(property.name): numbers only") }
      field.onCommit = { [weak self] in self?.enter($0, at: index) }
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isEditing: Bool { fields.contains(where: \.isEditing) }

  override func height(width: CGFloat) -> CGFloat { 24 + lineHeight }

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
      field.frame = CGRect(
        x: CGFloat(index) * (width + gap), y: 24, width: width, height: lineHeight - 6)
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
    isShort(width) ? 24 : 24 + CGFloat(lines(width - 12).count) * textHeight + 2
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
        x: 12, y: 22, width: max(0, bounds.width - 12), height: max(0, content.height - 22))
    }
    title.frame.size.height = 24
  }

  private var text: String { words.text ?? "" }
  private var textHeight: CGFloat { measure.lineHeight(words.font).rounded(.up) }
  private var titleWidth: CGFloat { measure.width(of: property.shownName, font: title.font) }

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

/// A switch that also takes touches slightly above and below it, because its row is taller.
private final class RoomySwitch: UISwitch {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -7).contains(point)
  }
}

/// A stepper that also takes touches slightly above and below it, because its row is taller.
private final class RoomyStepper: UIStepper {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -6).contains(point)
  }
}
