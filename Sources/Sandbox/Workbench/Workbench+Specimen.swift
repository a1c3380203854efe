// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension Workbench {
  /// Throws the specimen away and makes it again. What is being recorded is saved first; where that fails, nothing
  /// happens.
  ///
  /// - Parameter isForFile: whether what is done to it should fit into a file.
  /// - Returns: whether it was made again.
  @discardableResult
  func startAnew(isForFile: Bool = false) -> Bool {
    if isRecording { saveRecording(asTest: false) }
    guard !isRecording else { return false }
    replaceSpecimen(isForFile: isForFile)
    recorder.note("scene \(entry.id) started anew", at: now)
    return true
  }

  /// Shows another scene in place of this one.
  func show(_ entry: SceneCatalog.Entry, _ recipe: SceneRecipe) {
    (self.entry, self.recipe) = (entry, recipe)
    startAnew()
  }

  /// Puts another scene on the phone.
  func open(_ entry: SceneCatalog.Entry) {
    guard let recipe = entry.recipe else {
      return recorder.note("\(entry.id): needs a window of its own", at: now)
    }
    if isRecording { saveRecording(asTest: false) }
    guard !isRecording else { return }
    (self.entry, self.recipe) = (entry, recipe)
    replaceSpecimen()
    select(tab: 0)
    recorder.note("scene \(entry.id) opened", at: now)
  }

  /// Opens a scene of the shelf, or says why that is not possible and leaves the present one alone.
  func open(_ item: SceneShelf.Item) {
    do {
      open(try item.entry())
      arrange()
    } catch {
      for line in error.lines { recorder.note(line, at: now) }
    }
  }

  private func replaceSpecimen(isForFile: Bool = false) {
    isRecording = false
    travel.forget()
    instrument.forget()
    stopwatch.forget()
    specimen.close()
    fingers.loseSpecimen()
    (isPointerOnPhone, keysWorkPanels) = (false, false)
    if selecting?.isOnPhone == true { selecting = nil }
    for overlay in overlays { overlay.forget() }
    start = TakeGrid.up(now)
    recorder.startScene()
    specimen = Specimen(recipe, isForFile: isForFile)
    readSpecimen()
    showScene()
    arrange()
  }

  /// Reads the specimen's journal.
  func readSpecimen() {
    // A specimen's application may outlive the workbench, for it is the shared one until another is made.
    specimen.follow { [weak self] entry in
      guard let self else { return }
      recorder.read(entry, at: specimen.chronicle.lastMoment)
      guard isLive else { return }
      for overlay in overlays { overlay.read(entry) }
    }
    toggles = makeToggles()
    informed = []
  }

  private func makeToggles() -> [Toggle] {
    overlays.flatMap(\.toggles) + [
      Toggle(
        title: "Log hit tests as well", key: "L", isOn: { [recorder] in recorder.showsEverything },
        set: { [recorder] in recorder.showsEverything = $0 })
    ]
      + scene.switches.map { toggle in
        Toggle(
          title: toggle.title, key: toggle.key,
          isOn: { [unowned self] in shown.scene.isOn(switch: toggle.title) },
          set: { [unowned self] in done(.toggle(toggle.title, isOn: $0), at: now) })
      }
  }

  /// Does something to the specimen, at a time of the window. Fingers that are on it may go on unseen, and a key
  /// that is down may come up; with anything else the present is shown again.
  func done(_ action: TakeEvent.Action, at time: TimeInterval) {
    switch action {
    case .touches, .press(_, .ended): break
    default: showNow()
    }
    specimen.take(TakeEvent(time: time - start, action: action))
    stopwatch.told(specimen.take.events.count - 1, seen: time)
  }
}
