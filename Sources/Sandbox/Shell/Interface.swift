// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The interface's own views in their window. They are created again when the theme changes.
@MainActor
final class Interface {
  let window = WorkbenchWindow(frame: .zero)
  let gallery: GalleryPanel
  let bar: CanvasBar
  let strip: AnswerStrip
  /// The strip that shows the task of the tour.
  let guide: AnswerStrip
  let timeline: TimelineStrip
  private(set) var side: SideColumn
  private(set) var panel: PanelView
  private(set) var keyMap: KeyMapWindow
  let splitters = WorkbenchLayout.Splitter.allCases.map { SplitterView($0) }
  let theme: Theme
  private let measure: TextMeasure
  private let send: Send
  let desk = DeskView()
  /// Called when a panel's edge is dragged to a point.
  var onDrag: @MainActor (WorkbenchLayout.Splitter, CGPoint, _ isLast: Bool) -> Void = { _, _, _ in
  }

  init(
    _ theme: Theme, _ measure: TextMeasure, _ thumbnails: ThumbnailStore?, timeline: UIView,
    _ send: @escaping Send
  ) {
    self.theme = theme
    self.measure = measure
    self.send = send
    gallery = GalleryPanel(theme, measure, thumbnails)
    let labels: (Command) -> CommandLabel = { CommandTable.label(of: $0, theme) }
    bar = CanvasBar(theme, measure, labels, send)
    strip = AnswerStrip(
      "Answer", [.whyNot, .whatIf, .fix], theme.bar, theme, measure, labels, send)
    guide = AnswerStrip("Guide", [.tour, .endTour], theme.chosen, theme, measure, labels, send)
    self.timeline = TimelineStrip(timeline, theme)
    panel = PanelView(.nothing, [], [], theme, measure, send)
    side = SideColumn([("Scene", panel)], selected: 0, theme, measure)
    keyMap = KeyMapWindow([], theme, measure)
    let controller = UIViewController()
    controller.view = desk
    window.rootViewController = controller
    window.isHidden = false
    for view in [bar, side, gallery, guide, strip, self.timeline] { desk.addSubview(view) }
    gallery.onOpen = { send(.open($0)) }
    window.onTwoFingers = { send(.askWhyNot($0)) }
    for view in splitters {
      desk.addSubview(view)
      let splitter = view.splitter
      // A finger may still drag the edge of a panel in an interface that was replaced because the theme changed.
      view.onDrag = { [weak self] in self?.onDrag(splitter, $0, $1) }
    }
  }

  /// Shows what depends on the scene: its panel, and the list of keys.
  func show(
    _ entry: SceneCatalog.Entry, _ panels: PanelSet, commands: [[CommandLabel]],
    keys: [KeyMapWindow.Line]
  ) {
    side.removeFromSuperview()
    panel = PanelView(entry, panels.toggles, commands, theme, measure, send)
    side = SideColumn(
      [("Scene", panel)] + panels.side.map { ($0.title, $0.view) }, selected: panels.tab, theme,
      measure)
    side.onSelect = { [send] in send(.selectTab($0)) }
    desk.insertSubview(side, at: 1)
    keyMap.isHidden = true
    keyMap = KeyMapWindow(keys, theme, measure)
  }

  func close() {
    window.isHidden = true
    keyMap.isHidden = true
  }

  /// Sets the frames of all views. Closed panels are hidden.
  func arrange(_ layout: WorkbenchLayout, in bounds: CGRect) {
    window.frame = bounds
    keyMap.frame = bounds
    let places: [(UIView, CGRect)] = [
      (gallery, layout.gallery), (side, layout.panel), (timeline, layout.timeline),
      (bar, layout.bar), (strip, layout.strip), (guide, layout.guide),
    ]
    for (view, frame) in places {
      view.isHidden = frame.isEmpty
      if !frame.isEmpty { view.frame = frame }
    }
    desk.phone = layout.phone
    for view in splitters {
      let frame = layout.rect(of: view.splitter)
      view.isHidden = frame == nil
      if let frame { view.frame = frame }
    }
    let folding: [(Command, CGRect)] = [
      (.foldGallery, layout.gallery), (.foldTimeline, layout.timeline), (.foldSide, layout.panel),
    ]
    bar.show(open: Set(folding.filter { !$0.1.isEmpty }.map(\.0)))
  }
}
