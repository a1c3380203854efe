// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Scenario files that are dropped on the window.
extension Workbench {
  /// Opens a scenario in place of the scene. One that can't be used gives its lines and changes nothing;
  /// what is being recorded is saved first.
  func open(file path: String) {
    do {
      let entry = try SceneChoice.entry(ofFile: path)
      guard let recipe = entry.recipe else { return }
      if isRecording { saveRecording(asTest: false) }
      guard !isRecording else { return }
      show(entry, recipe)
    } catch {
      for line in error.lines { recorder.note(line, at: now) }
    }
  }
}
