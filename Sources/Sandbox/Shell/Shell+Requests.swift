// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

extension Shell {
  func carryOut(_ request: Request) {
    switch request {
    case .command(let command): CommandTable.row(of: command)?.act(self)
    case .open(let item): open(item)
    case .openFile(let path):
      closeSheet()
      open(file: path)
    case .showFiles(let chooser): show(chooser)
    case .saveFile(let path): save(as: path)
    case .phone(let size): session.changePhone(to: size)
    case .selectTab(let tab): panels.select(tab, in: interface)
    case .go(let instant): session.go(to: instant)
    case .visit(let moment):
      guard let view = session.go(to: moment) else { return }
      look.flash = Flash(outline: Contour(view), end: session.now + Flash.length)
    case .seek(let time): session.seek(to: time)
    case .play(let speed): session.travel.speed = speed
    case .choose(let named): session.choose(session.object(named))
    case .fold(let row): session.outline.toggle(row)
    case .edit(let property, let value, let continues):
      if let object = session.chosen() {
        session.edit(property, of: object, to: value, continuing: continues)
      }
    case .putBack(let property):
      if let object = session.chosen() { session.putBack(property, of: object) }
    case .askWhyNot(let point):
      if let named = named(at: point) { session.askWhyNot(named) }
    case .askWithoutEarlierChanges: session.askWithoutEarlierChanges()
    case .askAgain: session.askAgain()
    case .showFinding(let number): showFinding(number)
    case .closeSheet:
      // After a comparison, `closeAnswer` shows the answer from which the comparison was opened.
      if session.answer == nil { closeSheet() } else { session.closeAnswer() }
    case .applyRemedy(let index): session.applyRemedy(index)
    case .tryRemedy(let index): session.tryRemedy(index)
    case .copyRemedy(let index):
      session.copyRemedy(index, settings.clipboard)
    case .reopenFile: session.reopenFile()
    }
  }

  // MARK: Scenes and files

  /// Opens a scene of the list, and selects the tab of its panel.
  func open(_ item: SceneShelf.Item) {
    let before = session.specimen
    session.open(item)
    if session.specimen !== before { showAll() }
  }

  /// Opens a scenario file instead of the scene.
  func open(file path: String) {
    guard session.open(file: path) else { return }
    showAll()
    noteRecent()
    remember()
  }

  /// Resets the zoom and the labels for another scene, and selects its tab.
  private func showAll() {
    state.zoom = PhoneZoom()
    overlays.hitPath.showsAll = false
    panels.select(0, in: interface)
  }

  /// Opens the next or previous scene of the list.
  func openNeighbour(_ step: Int) {
    if let item = SceneShelf.whole.item(step, after: session.entry.id) { open(item) }
  }

  /// Adds the scene's file to the recent files, unless it is in the list of scenes.
  func noteRecent() {
    guard let path = session.entry.file?.path else { return }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    if let assets = AssetFolder.path, whole.hasPrefix(assets + "/") { return }
    state.noteRecent(whole)
  }

  /// Adds a saved file to the recent files.
  func noteSaved() {
    guard let path = session.recording.saved, !state.recentFiles.contains(path) else { return }
    state.noteRecent(path)
    remember()
  }

  /// Watches the file of the scene on the phone, and no other.
  func watchFile() {
    let path = session.entry.file?.path
    guard path != watch?.path else { return }
    watch?.watch.stop()
    watch = path.map { path in
      (path, FileWatch(path) { [weak self] in self?.send(.reopenFile) })
    }
  }

  // MARK: Panels

  /// Opens the list of scenes. If there is too little width for it beside the side column, the side column is closed.
  func openGallery() {
    change { $0.isGalleryOpen = true }
    if layout.gallery.isEmpty { change { $0.isSideOpen = false } }
  }

  /// Opens the list of scenes with the search field active.
  func findScene() {
    openGallery()
    showGallery()
    interface.gallery.beginSearch()
  }

  /// Marks the open scene in the list. A file that is not in the list, such as a recording, is added to it.
  func showGallery() {
    let opened = session.openedItem
    interface.gallery.show(opened?.id ?? session.entry.id, opened: opened)
  }

  func selectNextTab() {
    if layout.panel.isEmpty { change { $0.isSideOpen = true } }
    panels.select((panels.tab + 1) % (panels.side.count + 1), in: interface)
  }

  /// Shows a tab of the side column, and opens the column if needed.
  func showTab(_ index: Int) {
    guard (0...panels.side.count).contains(index) else { return }
    if !state.isSideOpen { change { $0.isSideOpen = true } }
    if panels.tab != index { panels.select(index, in: interface) }
  }

  func show(_ panel: any Panel) {
    if let tab = panels.tab(of: panel) { showTab(tab) }
  }

  /// Returns whether a panel of the side column is visible.
  func isSeen(_ panel: any Panel) -> Bool {
    !layout.panel.isEmpty && panels.tab > 0 && panels.tab(of: panel) == panels.tab
  }

  // MARK: Notices

  /// Shows the answer about the last touch.
  func showLastTouch() {
    session.readLastTouch()
    let last = session.lastTouch
    let canAsk = last.subject != nil
    interface.strip.show(last.sentences, enabled: [canAsk, canAsk, last.canBeFixed])
  }

  /// Shows the task of the tour if the tour is running.
  func showTour() {
    session.followTour()
    if (session.tour == nil) != layout.guide.isEmpty { arrange() }
    guard let tour = session.tour else { return }
    interface.guide.show([tour.sentence], enabled: [tour.hasNext, true])
  }

  /// A hint while keys or fingers have an unusual effect; nil otherwise.
  var notice: String? {
    if !session.isLive { return "Read-only past: Now (End) or a tap leaves it" }
    if session.specimen.isInterrupted { return "A phone call: press I to end it" }
    if wantsText { return "Typing into the field: Esc ends it" }
    if session.recording.isOn { return "Recording: Stop saves it (R)" }
    return keyboard.worksPanels ? "Keys move the focus in the panels: F6 ends that" : nil
  }

  /// The forms of the text below the phone, the longest first; the bar shows the first one that fits. There are none
  /// unless the past is shown or there is a hint.
  var statuses: [String] {
    guard let playhead = session.playhead else {
      // The scene's panel shows the same notice above the log.
      let isInPanel = !layout.panel.isEmpty && panels.tab == 0
      return isInPanel ? [] : notice.map(PanelView.forms) ?? []
    }
    let time = "\(playhead.time.secondsText) s"
    return [
      "Viewing \(time), read-only: Now (End) or a tap returns to live", "Viewing \(time)", time,
    ]
  }
}
