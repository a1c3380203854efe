// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
import UIModel

/// Opens scenes and scenario files. A running recording is saved first; if that fails, nothing is opened.
extension Session {
  /// Restarts the scene.
  ///
  /// - Parameters:
  ///   - isForFile: true if input must fit into a scenario file.
  ///   - canBeUndone: false if nothing would be lost that the user may want back.
  /// - Returns: whether it was restarted.
  @discardableResult
  package func restart(isForFile: Bool = false, canBeUndone: Bool = true) -> Bool {
    let (recipe, deed) = (specimen.take.recipe, "started anew")
    return canBeUndone
      ? putAgain(entry, recipe, deed, isForFile: isForFile)
      : put(entry, recipe, deed, isForFile: isForFile)
  }

  /// True if there is an edit or a restart that can be undone.
  package var hasChanges: Bool { !history.done.isEmpty }

  /// Replaces this run of the scene with another one. This can be undone.
  private func putAgain(
    _ entry: SceneCatalog.Entry, _ recipe: SceneRecipe, _ deed: String, isForFile: Bool = false
  ) -> Bool {
    let (take, end, before) = (specimen.take, specimen.now, history)
    let isDone = put(entry, recipe, deed, isForFile: isForFile)
    let isOther = !take.events.isEmpty || recipe.screenSize != take.recipe.screenSize
    if isDone, isOther, take.events.count <= LastGesture.mostEvents {
      history = before
      history.note(.restart(take, until: end, as: recipe))
    }
    return isDone
  }

  /// Restarts the scene on a phone of another size, in points. The size is also set in the scene's copy of its scenario
  /// file, so that a recording has it.
  package func changePhone(to size: CGSize) {
    guard size != specimen.take.recipe.screenSize else { return }
    let deed = "on \(PhoneSize.words(of: size))"
    guard
      let source = (specimen.scene as? ScenarioScene)?.source ?? specimen.take.recipe.file?.source
    else {
      let old = specimen.take.recipe
      let recipe = SceneRecipe(id: old.id, screenSize: size, make: old.make)
      _ = putAgain(entry, recipe, deed)
      return
    }
    let name = entry.file?.path ?? entry.id
    let screen = ScenarioChange(path: "screen", value: "[\(size.width), \(size.height)]")
    do {
      let bytes = try ScenarioChange.apply([screen], to: source, file: name)
      if let recipe = try ScenarioFile.entry(bytes, name).recipe {
        _ = putAgain(entry, recipe, deed)
      }
    } catch {
      note("\(error)")
    }
  }

  /// Rotates the phone.
  package func turnPhone() {
    let size = specimen.take.recipe.screenSize
    changePhone(to: CGSize(width: size.height, height: size.width))
  }

  /// Redoes a restart that was undone: restarts the scene with the recipe of that restart.
  func restartAgain(as recipe: SceneRecipe) {
    let kept = history
    put(entry, recipe, "started anew")
    history = kept
  }

  /// Restarts the scene and replays a take in it, until a time of the scene in seconds.
  func restore(_ take: Take, until end: TimeInterval, _ deed: String) {
    let (present, kept, isRecording) = (now, history, recording.isOn)
    let (selected, rows) = (selection, outline)
    recording.isOn = false
    put(entry, take.recipe, deed, isForFile: isRecording)
    for event in take.events { specimen.replay(event) }
    specimen.advance(to: end)
    alignClock(to: present)
    (history, recording.isOn, outline) = (kept, isRecording, rows)
    choose(selected.place?.resolve(in: specimen.host.application))
    selection.isByQuestion = selected.isByQuestion
    if selected.wasTouched { selection.touch() }
  }

  /// The open file as an item of the list of scenes; nil for a scene that is in the list anyway.
  package var openedItem: SceneShelf.Item? { entry.file.flatMap(SceneShelf.item) }

  /// Opens a scene instead of the current one.
  @discardableResult
  func open(_ entry: SceneCatalog.Entry) -> Bool {
    guard let recipe = entry.recipe else {
      note("\(entry.id): this scene can only be opened at the start: Sandbox open \(entry.id)")
      return false
    }
    return leave { put(entry, recipe, "opened") }
  }

  /// Calls `open` to replace the scene. If unsaved changes are lost, the log and the text below the phone say so.
  private func leave(_ open: () -> Bool) -> Bool {
    let (title, isLost) = (self.entry.title, history.hasEdits && !history.isSaved)
    guard open() else { return false }
    if isLost {
      note("the changes of “\(title)” are gone; Save (Ctrl+S) keeps changes in a file")
      confirm(
        "This scene starts without the changes of the one before. Save (Ctrl+S) keeps changes in a file."
      )
    }
    return true
  }

  /// Opens a scene of the list. If that is not possible, logs the reason.
  package func open(_ item: SceneShelf.Item) {
    do {
      open(try item.entry())
    } catch {
      for line in error.lines { note(line) }
    }
  }

  /// Opens a scenario file, or a text that can be imported. If it can't be used, the answer says why.
  ///
  /// - Returns: whether it is open.
  package func open(file path: String) -> Bool {
    do {
      let entry = try ScenarioFile.entry(path)
      guard let recipe = entry.recipe else { return false }
      let isOpen = leave { put(entry, recipe, "started anew") }
      if isOpen { compareWithDevice() }
      return isOpen
    } catch {
      if let isOpen = openImported(file: path) { return isOpen }
      refuse(path, error.lines)
      return false
    }
  }

  /// Restarts the scene after its file was changed. If the file can't be used now, the scene stays.
  package func reopenFile() {
    guard let file = entry.file else { return }
    do {
      let entry = try ScenarioFile.entry(file.path)
      guard entry.file != file else {
        // The file can be used again, so the answer about its faults is removed.
        if case .unusable? = answer { answer = nil }
        return
      }
      note("\(file.name) changed")
      let hadChanges = history.hasEdits
      if let recipe = entry.recipe, put(entry, recipe, "started anew"), hadChanges {
        confirm("\(file.name) was changed on the disk and is read again. Your changes are gone.")
      }
    } catch {
      refuse(file.path, error.lines)
    }
  }

  @discardableResult
  private func put(
    _ entry: SceneCatalog.Entry, _ recipe: SceneRecipe, _ deed: String, isForFile: Bool = false
  ) -> Bool {
    if recording.isOn { saveRecording(asTest: false) }
    guard !recording.isOn else { return false }
    replaceSpecimen(by: entry, recipe, isForFile: isForFile)
    note("scene \(entry.id) \(deed)")
    return true
  }

  /// Shows in the log and in an answer why a file can't be used.
  private func refuse(_ path: String, _ lines: [String]) {
    for line in lines { note(line) }
    let file = SceneFile(path: path, bytes: [])
    // The answer's card has no space for the folder, so its lines name the file without it.
    let short = lines.map { line in
      line.hasPrefix(path) ? file.name + line.dropFirst(path.count) : line
    }
    var refusal = Answer.Unusable(isOpen: path == entry.file?.path, lines: short)
    if case .unusable(let before)? = answer, !before.isOpen, !refusal.isOpen {
      refusal.lines = before.lines + refusal.lines
    }
    answer = .unusable(refusal)
  }
}
