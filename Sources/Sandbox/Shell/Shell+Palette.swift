// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

/// Finds the entries of the command palette.
extension Shell {
  private static let mostItems = 60

  /// Returns the commands that would have an effect now, the scenes, and the named views on the phone that contain all
  /// words of a text. First come those whose title begins with the text, then those with words that begin with it. For
  /// a group, only its commands are returned.
  func found(_ text: String, in group: CommandRow.Group? = nil) -> [PaletteView.Item] {
    let search = SearchWords(text)
    var ranked: [[PaletteView.Item]] = [[], [], []]
    for row in CommandTable.rows
    where row.isAvailable(self) && ![.palette, .files].contains(row.command)
      && (group == nil || row.group == group)
    {
      guard let rank = search.rank(row.title, also: row.help) else { continue }
      ranked[rank].append(
        PaletteView.Item(
          title: row.title, detail: "\(row.keyText)   \(row.help)", request: .command(row.command)))
    }
    if group == nil, let scenes = SceneShelf.whole.ranked(text) {
      for view in session.shown.scene.windows.flatMap(\.subtree) {
        guard let rank = search.rank(view.journalName) else { continue }
        ranked[rank].append(
          PaletteView.Item(
            title: view.journalName, detail: "View, \(type(of: view))",
            request: .choose(.shown(ObjectIdentifier(view)))))
      }
      for (rank, items) in scenes.enumerated() {
        ranked[rank] += items.map {
          PaletteView.Item(title: $0.title, detail: "Scene \($0.id)", request: .open($0))
        }
      }
    }
    let first = ranked[0].filter { search.begins($0.title) }
    let rest = ranked[0].filter { !search.begins($0.title) }
    return Array((first + rest + ranked[1] + ranked[2]).prefix(Self.mostItems))
  }

  /// Opens the file that was saved last and plays it.
  func replaySaved() {
    guard let path = session.recording.saved else { return }
    let before = session.specimen
    open(file: path)
    if session.specimen !== before { session.replayInput() }
  }
}
