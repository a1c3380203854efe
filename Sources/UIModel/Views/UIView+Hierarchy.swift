// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The adding, removing and ordering of subviews. A view retains its subviews; references to superviews are weak.
extension UIView {
  final func insert(_ view: UIView, at index: Int) {
    guard view.mayGo(into: self) else { return }
    if view.storedSuperview === self {
      reorder(view, to: min(max(0, index), storedSubviews.count - 1))
      return
    }
    let oldWindow = view.storedWindow
    // Calls app code: `willMove` and similar methods may move views, so the tree is read again afterwards.
    view.willMove(toSuperview: self)
    if oldWindow !== storedWindow { view.tellWillMove(to: storedWindow) }
    view.storedSuperview?.willRemoveSubview(view)
    // App code may have moved the view, so its superview is read again.
    let old = view.storedSuperview
    guard view.link(to: self) else { return }
    if let old {
      old.dropFromSubviews(view)
      old.noteChange()
    }
    place(view, inSubviewsAt: index)
    if view.flags.contains(.layoutPending) { bubble(.layoutPending) }
    if view.flags.contains(.propertiesPending) { bubble(.propertiesPending) }
    view.setWindow(storedWindow)
    noteChange()
    let departure = view.departure(from: oldWindow)
    view.didMoveToSuperview()
    if oldWindow !== view.storedWindow { view.tellDidMove() }
    if view.storedWindow != nil, view.storedTintColor == nil { view.tellTintColorDidChange() }
    if let departure, oldWindow !== view.storedWindow { oldWindow?.finish(departure) }
    didAddSubview(view)
  }

  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard sibling.storedSuperview === self, view !== sibling else { return insert(view, at: .max) }
    if view.storedSuperview === self { dropFromSubviews(view) }
    let index = (storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count) + offset
    if view.storedSuperview === self {
      place(view, inSubviewsAt: index)
      noteChange()
    } else {
      insert(view, at: index)
    }
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return
    }
    Self.hitTestIndex?.subviewsWillChange(of: self)
    storedSubviews.swapAt(first, second)
    noteChange()
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard storedSubviews.contains(where: { $0 === view }) else { return }
    dropFromSubviews(view)
    place(view, inSubviewsAt: index)
    noteChange()
  }

  final func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let oldWindow = storedWindow
    // Calls app code: `willMove` and similar methods may move views, so the tree is read again afterwards.
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    superview.willRemoveSubview(self)
    guard storedSuperview === superview else { return }
    // The superview's array may have the last reference to this view, so the view is retained during the removal.
    withExtendedLifetime(self) {
      superview.noteChange()
      superview.dropFromSubviews(self)
      storedSuperview = nil
      setWindow(nil)
      let departure = departure(from: oldWindow)
      didMoveToSuperview()
      if oldWindow != nil { tellDidMove() }
      if let departure { oldWindow?.finish(departure) }
    }
  }

  /// Returns this view and all views in it if they left `window`; nil if they are still in it or `window` is nil.
  private func departure(from window: UIWindow?) -> Departure? {
    window == nil || window === storedWindow ? nil : Departure(of: self)
  }

  private func place(_ view: UIView, inSubviewsAt index: Int) {
    let index = min(max(0, index), storedSubviews.count)
    Self.hitTestIndex?.subviewsWillChange(of: self)
    storedSubviews.insert(view, at: index)
  }

  private func dropFromSubviews(_ view: UIView) {
    for index in storedSubviews.indices where storedSubviews[index] === view {
      Self.hitTestIndex?.subviewsWillChange(of: self)
      storedSubviews.remove(at: index)
      return
    }
  }

  /// Sets the window of this view and all views in it, without recursion, because trees may be deep.
  final func setWindow(_ window: UIWindow?) {
    guard storedWindow !== window else { return }
    var open: [UIView] = [self]
    while let view = open.popLast() {
      view.storedWindow = window
      open.append(contentsOf: view.storedSubviews)
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    for view in subtree { view.willMove(toWindow: window) }
  }

  private func tellDidMove() {
    for view in subtree { view.didMoveToWindow() }
  }

  /// This view and all views in it, parents before children, back to front.
  package final var subtree: [UIView] {
    var found: [UIView] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      found.append(view)
      open.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }

  /// Called when this view is deallocated. Clears the superview and window of its subviews, as other objects may still
  /// retain them. Releases the subviews without recursion, because trees may be deep.
  final func letGoOfSubviews() {
    guard !storedSubviews.isEmpty else { return }
    var open = storedSubviews
    for view in storedSubviews {
      view.storedSuperview = nil
      view.setWindow(nil)
    }
    storedSubviews = []
    while var view = open.popLast() {
      guard isKnownUniquelyReferenced(&view), !view.storedSubviews.isEmpty else { continue }
      for child in view.storedSubviews { child.storedSuperview = nil }
      open.append(contentsOf: view.storedSubviews)
      view.storedSubviews = []
    }
  }
}

extension UIView {
  /// This view, its superview, and so on to the outermost one. The superview is read at each step.
  final var withSuperviews: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.storedSuperview }
  }

  /// Returns whether this view is `view` or lies in `view`, at any depth.
  package final func lies(in view: UIView) -> Bool { withSuperviews.contains { $0 === view } }

  final func setFlag(_ flag: ViewFlags, _ isSet: Bool) {
    guard flags.contains(flag) != isSet else { return }
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
    Self.hitTestIndex?.viewDidChange(self)
    noteVisualChange()
  }

  /// Notes that the view's appearance changed, so the screen is drawn again before the run loop sleeps.
  package final func noteVisualChange() {
    visualRevision = VisualRevision.next()
    noteChange()
  }

  /// Notes that a view inside this one changed, moved, or needs layout.
  final func noteChange() {
    storedWindow?.contentRevision = VisualRevision.next()
  }
}

/// Counts changes of views' appearance. Each change gets a new number.
@MainActor
enum VisualRevision {
  private static var last = 0

  /// Returns a number that was never returned before.
  static func next() -> Int {
    last &+= 1
    return last
  }
}
