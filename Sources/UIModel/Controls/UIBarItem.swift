// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// An item of a bar: a title and a picture.
@MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item.
  final weak var bar: UIView?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the bar.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The picture in the bar.
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// True if it can be chosen.
  open var isEnabled = true { didSet { bar?.setNeedsLayout() } }
  /// A number to find the item by.
  open var tag = 0
}

/// The item of a tab bar for one tab.
open class UITabBarItem: UIBarItem {
  /// Makes an item with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while it is selected; nil for the same.
  open var selectedImage: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// A short text in a red mark; nil for none.
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
}
