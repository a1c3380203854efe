// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The button of an item in a tab bar. It is selected if its item is.
package final class UITabBarButton: UIControl {
  /// The item that the button represents.
  package let item: UITabBarItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  /// Shows the item: its image above its title, or the title alone in the centre.
  func show(isSelected: Bool, color: UIColor?) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    label.text = item.title
    label.textColor = color
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    let titleHeight: CGFloat = 12
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - titleHeight - size.height) / 2,
      width: size.width, height: size.height)
    let top =
      size.height > 0 ? bounds.height - titleHeight - 2 : (bounds.height - titleHeight) / 2
    label.frame = CGRect(x: 0, y: top, width: bounds.width, height: titleHeight)
  }

  override var hasPrimaryTouchUp: Bool { true }
}
