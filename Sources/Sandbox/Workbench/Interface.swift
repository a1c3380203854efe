// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The workbench's own views in their window: made anew when the colours change.
@MainActor
final class Interface {
  let window = WorkbenchWindow(frame: .zero)
  let gallery: GalleryPanel
  let bar: CanvasBar
  let timeline: TimelineStrip
  private(set) var side: SideColumn
  private(set) var panel: PanelView
  private(set) var keyMap: KeyMapWindow
  let splitters = WorkbenchLayout.Splitter.allCases.map { SplitterView($0) }
  let theme: Theme
  private let measure: TextMeasure
  private let root = UIView()

  /// What the views tell.
  struct Messages {
    let command: @MainActor (StageCommand) -> Void
    let open: @MainActor (SceneShelf.Item) -> Void
    let selectTab: @MainActor (Int) -> Void
    let drag: @MainActor (WorkbenchLayout.Splitter, CGPoint, _ isLast: Bool) -> Void
    let ask: @MainActor (CGPoint) -> Void
  }
  private let messages: Messages

  init(
    _ theme: Theme, _ measure: TextMeasure, _ thumbnails: ThumbnailStore?, timeline: UIView?,
    _ messages: Messages
  ) {
    self.theme = theme
    self.measure = measure
    self.messages = messages
    gallery = GalleryPanel(theme, measure, thumbnails)
    bar = CanvasBar(theme, measure, perform: messages.command)
    self.timeline = TimelineStrip(timeline, theme)
    panel = PanelView(.nothing, [], theme, measure)
    side = SideColumn([("Scene", panel)], selected: 0, theme, measure)
    keyMap = KeyMapWindow([], [], theme, measure)
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.isHidden = false
    for view in [bar, side, gallery, self.timeline] { root.addSubview(view) }
    gallery.onOpen = messages.open
    window.onTwoFingers = messages.ask
    for view in splitters {
      root.addSubview(view)
      let splitter = view.splitter
      view.onDrag = { messages.drag(splitter, $0, $1) }
    }
  }

  /// Shows what is about another scene: its panel, without buttons for what it does not have, and the map of keys.
  func show(
    _ entry: SceneCatalog.Entry, _ toggles: [Toggle], leavingOut left: Set<StageCommand>,
    _ bindings: [KeyBinding], _ panels: [any WorkbenchPanel], tab: Int
  ) {
    side.removeFromSuperview()
    panel = PanelView(entry, toggles, leavingOut: left, theme, measure)
    panel.onCommand = messages.command
    side = SideColumn(
      [("Scene", panel)] + panels.map { ($0.title, $0.view) }, selected: tab, theme, measure)
    side.onSelect = messages.selectTab
    root.insertSubview(side, at: 1)
    keyMap.isHidden = true
    keyMap = KeyMapWindow(toggles, bindings, theme, measure)
  }

  /// Takes everything off the screen.
  func close() {
    window.isHidden = true
    keyMap.isHidden = true
  }

  /// Gives every view its place. What is folded is hidden.
  func arrange(_ layout: WorkbenchLayout, in bounds: CGRect) {
    window.frame = bounds
    keyMap.frame = bounds
    let places: [(UIView, CGRect)] = [
      (gallery, layout.gallery), (side, layout.panel), (timeline, layout.timeline),
      (bar, layout.bar),
    ]
    for (view, frame) in places {
      view.isHidden = frame.isEmpty
      if !frame.isEmpty { view.frame = frame }
    }
    for view in splitters {
      let frame = layout.rect(of: view.splitter)
      view.isHidden = frame == nil
      if let frame { view.frame = frame }
    }
    bar.show(layout)
  }
}

extension SceneCatalog.Entry {
  /// No scene.
  static let nothing = SceneCatalog.Entry(id: "", title: "", advice: "", content: .fingerBoard)
}
