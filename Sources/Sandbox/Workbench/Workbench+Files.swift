// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Scenario files: dropped on the window, opened again, and changed on disk while they are on the phone.
extension Workbench {
  /// Opens a scenario in place of the scene. One that can't be used gives its lines and changes nothing;
  /// what is being recorded is saved first.
  func open(file path: String) {
    do {
      let entry = try SceneChoice.entry(ofFile: path)
      guard put(entry) else { return }
      select(tab: 0)
      noteRecent()
      remember()
    } catch {
      complain(error.lines, of: path)
    }
  }

  /// Shows a list of the files that were opened last.
  func openRecent() {
    show(.recent(state.recentFiles))
  }

  /// The file of the scene on the phone is one to be found again. Those of the gallery are found there.
  func noteRecent() {
    guard let path = entry.file?.path else { return }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    if let assets = AssetFolder.path, whole.hasPrefix(assets + "/") { return }
    state.noteRecent(whole)
  }

  /// Watches the file of the scene on the phone, and no other.
  func watchFile() {
    guard entry.file?.path != watch?.path else { return }
    watch?.watch.stop()
    watch = entry.file.map { file in
      (
        file.path,
        FileWatch(file.path) { [weak self] in self?.later { [weak self] in self?.fileChanged() } }
      )
    }
  }

  /// The file of the scene on the phone was written: the scene is made from it anew. One that can't be used
  /// now leaves the scene as it is.
  private func fileChanged() {
    guard let file = entry.file else { return }
    do {
      let entry = try SceneChoice.entry(ofFile: file.path)
      if entry.file == file {
        // As it was before: what was said about it is over.
        if case .unusable = instrument.sheetContent { closeSheet() }
        return
      }
      recorder.note("\(file.name) changed", at: now)
      _ = put(entry)
    } catch {
      complain(error.lines, of: file.path)
    }
  }

  /// Puts a scene on the phone. What is being recorded is saved first; where that fails, nothing happens.
  private func put(_ entry: SceneCatalog.Entry) -> Bool {
    guard let recipe = entry.recipe else { return false }
    if isRecording { saveRecording(asTest: false) }
    guard !isRecording else { return false }
    show(entry, recipe)
    return true
  }

  /// Says in the log and on a card why a file can't be used.
  private func complain(_ lines: [String], of path: String) {
    for line in lines { recorder.note(line, at: now) }
    let file = SceneFile(path: path, bytes: [])
    // The card has room for what is wrong, not for where the file is.
    let short = lines.map { line in
      line.hasPrefix(path) ? file.name + line.dropFirst(path.count) : line
    }
    var content = UnusableContent(isOpen: path == entry.file?.path, lines: short)
    if case .unusable(let before) = instrument.sheetContent, !before.isOpen, !content.isOpen {
      content.lines = before.lines + content.lines
    }
    show(.unusable(content))
  }

  // MARK: Cards

  /// What a card says about files that can't be used.
  struct UnusableContent {
    /// Whether it is the file that the scene on the phone is from.
    var isOpen: Bool
    /// Each begins with a file's name.
    var lines: [String]
  }

  /// What a card says about a file that can't be used.
  func blocks(of unusable: UnusableContent) -> [ProseView.Block] {
    let advice =
      unusable.isOpen
      ? "The scene on the phone goes on as it was. Save the file again, and it is read again."
      : "The scene on the phone goes on as it was."
    return [.notice(advice)] + unusable.lines.map { .text($0) }
  }

  /// The files that were opened last, as buttons.
  func blocks(ofRecent paths: [String]) -> [ProseView.Block] {
    guard !paths.isEmpty else {
      return [.text("No file was opened yet. Drop a scenario file on the window.")]
    }
    let home = NSHomeDirectory() + "/"
    return [.text("A number key or a touch opens one.")]
      + zip(Self.recentKeys, paths).flatMap { key, path in
        let file = SceneFile(path: path, bytes: [])
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if folder.hasPrefix(home) { folder = "~/" + folder.dropFirst(home.count) }
        return [
          ProseView.Block.button("\(key)   \(file.name)") { [unowned self] in
            later { [unowned self] in openFromCard(path) }
          },
          .text("in \(folder)"),
        ]
      }
  }

  /// What the number keys do while that card is open.
  func keys(ofRecent paths: [String]) -> [String: @MainActor () -> Void] {
    let pairs = zip(Self.recentKeys, paths).map { key, path in
      (key, { @MainActor [unowned self] in openFromCard(path) })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func openFromCard(_ path: String) {
    closeSheet()
    open(file: path)
  }

  private static let recentKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
}
