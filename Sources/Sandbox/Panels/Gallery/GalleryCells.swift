// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A scene in the gallery: its picture, its title, its id.
final class GalleryCell: UITableViewCell {
  private static let least: CGFloat = 77
  private static let margin: CGFloat = 12
  private static let mostLines = 8

  static func height(of title: String, width: CGFloat, _ measure: TextMeasure) -> CGFloat {
    let lines = measure.lines(
      of: title, font: PanelStyle.small, width: titleWidth(width), atMost: mostLines)
    return max(least, measure.height(ofLines: lines.count, PanelStyle.small) + 29)
  }

  private static func titleWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - margin - ThumbnailStore.size.width - 9 - 10)
  }

  let thumbnail = ThumbnailView()
  private let title = UILabel(nil, PanelStyle.small, nil, lines: 0)
  private let detail = UILabel(nil, PanelStyle.smallLog, nil)
  private var theme = Theme.dark
  private var isChosen = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for view in [thumbnail, title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a scene. The scene on the phone is highlighted.
  func show(_ item: SceneShelf.Item, isChosen: Bool, picture: PixelBuffer?, _ theme: Theme) {
    self.theme = theme
    self.isChosen = isChosen
    title.text = item.title
    title.textColor = theme.text
    let number = Int(item.id.prefix(3)).map { _ in String(item.id.prefix(3)) }
    detail.text = item.file == nil ? item.id : number ?? item.id
    detail.textColor = theme.faintestText
    thumbnail.backgroundColor = theme.keyCap
    thumbnail.layer.borderColor = theme.line.cgColor
    thumbnail.picture = picture
    look()
    setNeedsLayout()
  }

  override var isHighlighted: Bool { didSet { look() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = ThumbnailStore.size
    thumbnail.frame = CGRect(
      x: Self.margin, y: 6, width: size.width, height: size.height)
    let left = thumbnail.frame.maxX + 9
    let width = Self.titleWidth(bounds.width)
    title.frame = CGRect(x: left, y: 5, width: width, height: max(0, bounds.height - 27))
    detail.frame = CGRect(x: left, y: bounds.height - 21, width: width, height: 15)
  }

  private func look() {
    backgroundColor = isHighlighted ? theme.button : isChosen ? theme.chosen : theme.background
  }
}

/// The title of a group of scenes.
final class GalleryHeading: UITableViewCell {
  static let height: CGFloat = 30

  private let title = UILabel(nil, PanelStyle.heading, nil)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ theme: Theme) {
    title.text = text
    title.textColor = theme.faintText
    backgroundColor = theme.background
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 12, y: 6, width: max(0, bounds.width - 24), height: 20)
  }
}
