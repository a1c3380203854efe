// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The menu that a long press opens: commands over the dimmed page. A tap beside it closes it.
final class PhotoMenu: UIView {
  /// The commands of the menu.
  enum Command: String, CaseIterable {
    case enlarge = "Enlarge"
    case putBack = "Put back"
    case next = "Next photo"

    /// The name of the command's button in the log.
    var buttonName: String {
      switch self {
      case .enlarge: "EnlargeButton"
      case .putBack: "PutBackButton"
      case .next: "NextButton"
      }
    }
  }

  /// Called with the chosen command, or nil for none.
  var onChoice: (Command?) -> Void = { _ in }

  private static let rowHeight: CGFloat = 48
  private let card = UIView()
  private let beside = UITapGestureRecognizer()

  init(frame: CGRect, at point: CGPoint) {
    super.init(frame: frame)
    accessibilityIdentifier = "PhotoMenu"
    backgroundColor = UIColor(white: 0, alpha: 0.45)
    beside.name = "besideMenu"
    beside.addTarget(self, action: Selector(PhotoMenu.tappedBeside, name: "tappedBeside"))
    addGestureRecognizer(beside)
    addCard(at: point)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addCard(at point: CGPoint) {
    let size = CGSize(width: 200, height: Self.rowHeight * CGFloat(Command.allCases.count))
    let room = bounds.insetBy(dx: 16, dy: 60)
    let corner = CGPoint(
      x: min(max(point.x - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(point.y - size.height - 24, room.minY), room.maxY - size.height))
    card.frame = CGRect(origin: corner, size: size)
    card.accessibilityIdentifier = "MenuCard"
    card.backgroundColor = Tint.row
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    addSubview(card)
    for (index, command) in Command.allCases.enumerated() { addRow(index, command, size.width) }
  }

  private func addRow(_ index: Int, _ command: Command, _ width: CGFloat) {
    let top = CGFloat(index) * Self.rowHeight
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: top, width: width, height: Self.rowHeight)
    button.accessibilityIdentifier = command.buttonName
    button.setTitle(command.rawValue, for: .normal)
    button.setTitleColor(Tint.blue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16)
    button.addAction(
      UIAction { [unowned self] _ in onChoice(command) }, for: .touchUpInside)
    card.addSubview(button)
    guard index > 0 else { return }
    let line = UIView(frame: CGRect(x: 0, y: top, width: width, height: 1))
    line.backgroundColor = Tint.separator
    line.isUserInteractionEnabled = false
    card.addSubview(line)
  }

  private func tappedBeside() {
    if !card.frame.contains(beside.location(in: self)) { onChoice(nil) }
  }
}
