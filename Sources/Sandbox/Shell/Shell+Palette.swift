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
      for (rank, items) in scenes.enumerated() { ranked[rank] += items.map { Self.item(of: $0) } }
      for line in CommandTable.otherKeys {
        guard let rank = search.rank(line.meaning, also: line.keys) else { continue }
        ranked[rank].append(
          PaletteView.Item(title: line.meaning, detail: line.keys, request: .command(.showKeys)))
      }
      if ranked.allSatisfy(\.isEmpty) { return related(to: text) }
    }
    let first = ranked[0].filter { search.begins($0.title) }
    let rest = ranked[0].filter { !search.begins($0.title) }
    return Array((first + rest + ranked[1] + ranked[2]).prefix(Self.mostItems))
  }

  private static func item(of scene: SceneShelf.Item) -> PaletteView.Item {
    PaletteView.Item(title: scene.title, detail: "Scene \(scene.id)", request: .open(scene))
  }

  /// Returns the commands and scenes with words that mean the same as those of a text.
  private func related(to text: String) -> [PaletteView.Item] {
    let search = SearchWords(text)
    let commands = CommandTable.rows.filter { row in
      row.isAvailable(self) && search.isRelated(to: "\(row.title) \(row.help)")
    }.map { row in
      PaletteView.Item(
        title: row.title, detail: "\(row.keyText)   \(row.help)", request: .command(row.command))
    }
    return Array(
      (commands + SceneShelf.whole.related(to: text).map { Self.item(of: $0) }).prefix(
        Self.mostItems))
  }

  /// Opens the file that was saved last and plays it.
  func replaySaved() {
    guard let path = session.recording.saved else { return }
    let before = session.specimen
    open(file: path)
    if session.specimen !== before { session.replayInput() }
  }
}
