// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// What is drawn of a view and all in it, back to front, and which part of that each view is: so that one view can
/// be looked at again without the others.
struct ViewTree {
  /// A view with all in it.
  struct Branch {
    /// Lives as long as it is in its window, which is as long as the branch is used.
    unowned let view: UIView
    /// What the view lies under, without its own place, transparency and clip.
    let state: CanvasState
    /// Where its items are.
    var items: Range<Int>
    /// How many branches it has, itself included; they follow it.
    var count = 1
  }

  private(set) var items: [ViewItem] = []
  /// Where each item is drawn, close together: all of them are gone through for every part of a frame.
  private(set) var extents: [PixelRect] = []
  /// Those of views that no clip of a superview hides, superviews first.
  private(set) var branches: [Branch] = []
  /// Their views, close together to be searched.
  private var views: [ObjectIdentifier] = []

  /// The branch of a view; nil when nothing of the view can be seen.
  func branch(of view: ObjectIdentifier) -> Int? { views.firstIndex(of: view) }

  /// Whether a branch has the same views with the same parts as a tree.
  func fits(_ tree: ViewTree, at index: Int) -> Bool {
    let branch = branches[index]
    return branch.count == tree.branches.count && branch.items.count == tree.items.count
      && views[index..<index + branch.count].elementsEqual(tree.views)
      && items[branch.items].lazy.map(\.key).elementsEqual(tree.items.lazy.map(\.key))
  }

  /// Puts a tree that fits in place of a branch.
  mutating func replace(branchAt index: Int, with tree: ViewTree) {
    let start = branches[index].items.lowerBound
    for (place, item) in tree.items.enumerated() {
      items[start + place] = item
      extents[start + place] = item.extent
    }
    for (place, var branch) in tree.branches.enumerated() {
      branch.items = branch.items.lowerBound + start..<branch.items.upperBound + start
      branches[index + place] = branch
    }
  }

  /// Notes what draws an item, where, and what it hides.
  @MainActor
  mutating func measured(_ index: Int, _ trace: CanvasTrace) {
    let extent = trace.extent
    items[index].measured(trace.commands, extent, cover: trace.cover)
    extents[index] = extent
  }

  /// Notes that an item is drawn like one of the frame before.
  mutating func measured(_ index: Int, like other: ViewItem) {
    items[index].measured(like: other)
    extents[index] = other.extent
  }

  // MARK: Making one

  /// Begins a branch.
  ///
  /// - Returns: its index.
  @MainActor
  mutating func enter(_ view: UIView, under state: CanvasState) -> Int {
    branches.append(Branch(view: view, state: state, items: items.count..<items.count))
    views.append(ObjectIdentifier(view))
    return branches.count - 1
  }

  /// Adds an item to all branches that are not ended.
  mutating func append(_ item: ViewItem) {
    items.append(item)
    extents.append(item.extent)
  }

  /// Ends a branch.
  ///
  /// - Returns: what it was entered under.
  mutating func leave(_ index: Int) -> CanvasState {
    branches[index].items = branches[index].items.lowerBound..<items.count
    branches[index].count = branches.count - index
    return branches[index].state
  }
}
