// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The items of the palette.
extension Shell {
  private static let mostItems = 60

  /// Commands that would do something now, scenes, and named views of the phone, in which all words of a text are
  /// found; those whose title begins with it come first. Of a group only its commands.
  func found(_ text: String, in group: CommandRow.Group? = nil) -> [PaletteView.Item] {
    let words = text.lowercased().split(separator: " ")
    let commands = CommandTable.rows.filter { row in
      row.isAvailable(self) && ![.palette, .files].contains(row.command)
        && (group == nil || row.group == group)
    }
    let named = commands.map { row in
      (
        item: PaletteView.Item(
          title: row.title, detail: "\(row.keyText)   \(row.help)", request: .command(row.command)),
        text: "\(row.title) \(row.help)"
      )
    }
    var found = named.filter { item in words.allSatisfy { item.text.lowercased().contains($0) } }
      .map(\.item)
    if !words.isEmpty, group == nil {
      let scenes = SceneShelf.whole.matching(text).items.map {
        PaletteView.Item(title: $0.title, detail: "Scene \($0.id)", request: .open($0))
      }
      let views = session.shown.scene.windows.flatMap(\.subtree).map { view in
        PaletteView.Item(
          title: view.journalName, detail: "View, \(type(of: view))",
          request: .choose(ObjectIdentifier(view)))
      }
      found += views.filter { item in
        words.allSatisfy { item.title.lowercased().contains($0) }
      }
      found += scenes
    }
    let start = text.lowercased()
    let first = found.filter { $0.title.lowercased().hasPrefix(start) }
    let rest = found.filter { !$0.title.lowercased().hasPrefix(start) }
    return Array((first + rest).prefix(Self.mostItems))
  }

  /// Opens the file that was saved last, and plays it.
  func replaySaved() {
    guard let path = session.recording.saved else { return }
    let before = session.specimen
    open(file: path)
    if session.specimen !== before { session.replayInput() }
  }
}
