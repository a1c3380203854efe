import Foundation
import UIModel

/// Controls that nobody can touch, each as it looks in one state.
final class StateTable: UIView {
  /// A control in a state, and the state's name under it.
  private struct Tile {
    let control: UIControl
    let caption: String
    var width: CGFloat?
  }

  private static let rowHeight: CGFloat = 50

  /// The upper part of a row, in whose middle the controls lie.
  private static let controlHeight: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "States"
    isUserInteractionEnabled = false
    let rows = [systemButtons, customButtons, switches, sliders, others]
    for (index, tiles) in rows.enumerated() { add(tiles, y: CGFloat(index) * Self.rowHeight) }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts tiles side by side, with equal widths unless they have their own.
  private func add(_ tiles: [Tile], y: CGFloat) {
    let gap: CGFloat = 10
    let fixed = tiles.reduce(0) { $0 + ($1.width ?? 0) }
    let free = max(1, tiles.count { $0.width == nil })
    let share = (bounds.width - gap * CGFloat(tiles.count - 1) - fixed) / CGFloat(free)
    var x: CGFloat = 0
    for tile in tiles {
      let width = tile.width ?? share
      add(tile, in: CGRect(x: x, y: y, width: width, height: Self.rowHeight))
      x += width + gap
    }
  }

  private func add(_ tile: Tile, in rect: CGRect) {
    // Switches and steppers have a size of their own; others are as wide as the tile.
    let height = min(tile.control.intrinsicContentSize.height, Self.controlHeight)
    tile.control.frame = CGRect(x: 0, y: 0, width: rect.width, height: height)
    tile.control.frame.origin = CGPoint(
      x: (rect.midX - tile.control.frame.width / 2).rounded(),
      y: rect.minY + ((Self.controlHeight - tile.control.frame.height) / 2).rounded())
    addSubview(tile.control)
    let caption = UILabel(
      frame: CGRect(
        x: rect.minX - 4, y: rect.minY + Self.controlHeight + 1, width: rect.width + 8,
        height: 13))
    caption.text = tile.caption
    caption.font = .systemFont(ofSize: 10)
    caption.textColor = Tint.faintText
    caption.textAlignment = .center
    addSubview(caption)
  }

  // MARK: The tiles

  private var systemButtons: [Tile] {
    buttons {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return button
    }
  }

  private var customButtons: [Tile] {
    buttons { StateButton(frame: .zero) }
  }

  /// A new button in each state.
  private func buttons(_ make: () -> UIButton) -> [Tile] {
    let (normal, highlighted, selected, disabled) = (make(), make(), make(), make())
    highlighted.isHighlighted = true
    selected.isSelected = true
    disabled.isEnabled = false
    return [
      Tile(control: normal, caption: "normal"),
      Tile(control: highlighted, caption: "highlighted"),
      Tile(control: selected, caption: "selected"), Tile(control: disabled, caption: "disabled"),
    ]
  }

  private var switches: [Tile] {
    let states: [(caption: String, isOn: Bool, isHighlighted: Bool, isEnabled: Bool)] = [
      ("off", false, false, true), ("off, held", false, true, true), ("on", true, false, true),
      ("on, held", true, true, true), ("disabled", true, false, false),
    ]
    return states.map { state in
      let control = UISwitch()
      control.isOn = state.isOn
      control.isHighlighted = state.isHighlighted
      control.isEnabled = state.isEnabled
      return Tile(control: control, caption: state.caption)
    }
  }

  private var sliders: [Tile] {
    let states: [(caption: String, value: Float, isEnabled: Bool)] = [
      ("least", 0, true), ("most", 1, true), ("disabled", 0.5, false),
    ]
    let sliders = states.map { state in
      let slider = UISlider()
      slider.value = state.value
      slider.isEnabled = state.isEnabled
      return Tile(control: slider, caption: state.caption)
    }
    let glyphs: [(caption: String, type: UIButton.ButtonType)] = [
      ("info", .infoLight), ("add", .contactAdd), ("close", .close),
    ]
    return sliders
      + glyphs.map { Tile(control: UIButton(type: $0.type), caption: $0.caption, width: 30) }
  }

  private var others: [Tile] {
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    field.text = "Text"
    let controls: [(UIControl, CGFloat?)] = [
      (stepper, 94), (segments, nil), (pages, nil), (field, nil),
    ]
    return controls.map { control, width in
      control.isEnabled = false
      return Tile(control: control, caption: "disabled", width: width)
    }
  }
}
