// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension TreeRecipe {
  /// Tree T4: the screen of a phone app with tabs, a navigation bar and a table.
  static let screen: TreeRecipe = {
    let (w, h) = (393, 852)
    var tree = TreeRecipe("T4", "an app's screen, 334 views", width: w, height: h)
    func full(in parent: Int, off: Bool = false) -> Int {
      tree.add(to: parent, 0, 0, w, h, off: off)
    }
    let tabs = full(in: full(in: full(in: 0)))
    let navigation = full(in: full(in: full(in: tabs)))
    let table = full(in: full(in: full(in: navigation)))
    _ = full(in: table, off: true)
    var random = SeededNumbers(4)
    for row in 0..<20 {
      tree.addCell(to: table, at: 97 + row * 36, w, hasBadge: random.below(10) > 6)
    }
    tree.add(to: table, w - 6, 100, 3, 120, off: true)
    tree.add(to: table, 10, 846, 100, 3, off: true, hidden: true)
    tree.addNavigationBar(to: navigation, w)
    tree.addTabBar(to: tabs, w, h)
    let overlay = tree.add(to: 0, 0, 0, w, h, hidden: true)
    tree.add(to: overlay, 100, 350, 193, 152)
    return tree
  }()

  private mutating func addCell(to table: Int, at y: Int, _ w: Int, hasBadge: Bool) {
    let cell = add(to: table, 0, y, w, 36)
    add(to: cell, 0, 0, w, 36, off: true)
    let content = add(to: cell, 0, 0, w - 30, 36)
    add(to: content, 12, 4, 28, 28, off: true)
    add(to: content, 52, 4, 180, 14, off: true)
    add(to: content, 52, 20, 140, 12, off: true)
    add(to: content, 240, 6, 24, 24)
    add(to: content, 270, 6, 24, 24)
    let toggle = add(to: content, 300, 5, 51, 26)
    add(to: toggle, 0, 0, 51, 26, off: true)
    add(to: toggle, 24, 1, 24, 24, off: true)
    add(to: content, 0, 35, w - 30, 1, off: true)
    add(to: content, 200, 2, 8, 8, off: hasBadge, hidden: !hasBadge)
    add(to: cell, w - 24, 10, 16, 16)
  }

  private mutating func addNavigationBar(to parent: Int, _ w: Int) {
    let bar = add(to: parent, 0, 0, w, 97)
    let background = add(to: bar, 0, 0, w, 97, off: true)
    let effect = add(to: background, 0, 0, w, 97)
    add(to: effect, 0, 0, w, 97)
    add(to: effect, 0, 0, w, 97)
    add(to: background, 0, 96, w, 1)
    let content = add(to: bar, 0, 53, w, 44)
    let back = add(to: content, 0, 0, 90, 44)
    add(to: back, 8, 11, 12, 21, off: true)
    add(to: back, 24, 11, 60, 21, off: true)
    let title = add(to: content, 130, 0, 133, 44, off: true)
    add(to: title, 0, 11, 133, 21)
    for x in [w - 100, w - 52] {
      let button = add(to: content, x, 0, 44, 44)
      add(to: button, 10, 10, 24, 24, off: true)
    }
    let large = add(to: bar, 0, 97, w, 52, hidden: true)
    add(to: large, 16, 3, 361, 41)
  }

  private mutating func addTabBar(to parent: Int, _ w: Int, _ h: Int) {
    let bar = add(to: parent, 0, h - 83, w, 83)
    let background = add(to: bar, 0, 0, w, 83, off: true)
    let effect = add(to: background, 0, 0, w, 83)
    add(to: effect, 0, 0, w, 83)
    add(to: effect, 0, 0, w, 83)
    add(to: background, 0, 0, w, 1)
    for i in 0..<5 {
      let button = add(to: bar, i * 78 + 2, 1, 75, 48)
      add(to: button, 25, 6, 25, 25, off: true)
      add(to: button, 10, 34, 55, 12, off: true)
      if i == 2 { add(to: button, 44, 3, 18, 18, off: true) }
    }
  }
}
