// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Importing
import Scenarios
import UIModel

/// Opens pasted text: descriptions of views, touches and elements become a scene, and the assumptions are listed.
extension Session {
  /// Opens the clipboard's text: a scenario file, or a text that can be imported.
  package func open(pasted text: String?) {
    guard let text, !text.isEmpty else {
      answer = .advice("Paste", "The clipboard holds no text. Copy what your debugger printed.")
      return
    }
    guard let screen = try? ScreenImport.read(Array(text.utf8)) else {
      answer = .advice(
        "Paste",
        "The clipboard's text is of no known kind. Copy a printed view hierarchy (recursiveDescription), "
          + "view, touch or accessibility tree.")
      return
    }
    _ = open(screen, called: "clipboard")
  }

  /// Opens a file that is not a scenario if its text can be imported. Returns whether it is open; nil if the text can't
  /// be imported.
  func openImported(file path: String) -> Bool? {
    guard let bytes = try? ScenarioFile.bytes(path), let screen = try? ScreenImport.read(bytes)
    else {
      return nil
    }
    return open(screen, called: AssetFolder.id(of: path))
  }

  /// Shows an imported scene, and beside it the used parts, the assumptions and the open questions.
  private func open(_ screen: ImportedScreen, called name: String) -> Bool {
    let bytes = Array(screen.text.utf8)
    guard let scenario = try? ScenarioFile.scenario(bytes, name) else { return false }
    let shown = VisibleText.of(name)
    open(
      SceneCatalog.Entry(
        id: shown, title: "Imported: \(shown)", advice: VisibleText.ofLines(scenario.about),
        content: .phone { _ in ScenarioScene(scenario, source: bytes) },
        screenSize: scenario.screen))
    guard entry.id == shown else { return false }
    answer = .advice("Imported: \(shown)", VisibleText.ofLines(screen.report.text))
    return true
  }
}
