// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Saves all input since the scene was made, even if it was not recorded.
extension Session {
  /// The name of the file from which the scene was opened or to which it was saved; nil if there is none.
  package var fileName: String? {
    (recording.own ?? entry.file?.path).map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  /// The folder for choosing files: that of the scene's file, or else that of recordings.
  package var folder: String {
    let own = recording.own ?? entry.file?.path
    let inAssets = own.map { path in AssetFolder.path.map { path.hasPrefix($0 + "/") } ?? false }
    guard let own, inAssets != true else {
      return URL(fileURLWithPath: recording.folder).standardizedFileURL.path
    }
    return URL(fileURLWithPath: own).standardizedFileURL.deletingLastPathComponent().path
  }

  /// Saves to the file to which this run was saved before, or else to the first unused name. It never overwrites a file
  /// that was opened.
  package func save() {
    guard !recording.isOn else { return saveRecording(asTest: false) }
    save(as: recording.own ?? RecordingFile.freePath(in: recording.folder))
  }

  /// Saves to a path: as a Swift test if it ends in `.swift`, otherwise as a scenario. A running recording ends.
  package func save(as path: String) {
    let end = specimen.nextTime(now - start)
    guard let (text, unsaid) = specimen.take.scenarioText(until: end) else {
      return refuse("The scene can't be saved as a file.")
    }
    do {
      try OutputFile.check(path)
      let isTest = path.hasSuffix(".swift")
      let file = isTest ? try swiftTest(of: text, without: unsaid, path) : text
      try OutputFile.write(file, to: path)
      let rest = unsaid.isEmpty ? "" : " without \(unsaid.joined(separator: ", "))"
      let place = URL(fileURLWithPath: path).standardizedFileURL.path
      note("saved \(place)\(rest)")
      guard !isTest else { return confirm("Exported \(place). It is a Swift test.") }
      (recording.own, recording.saved, recording.isOn) = (place, place, false)
      history.markSaved()
      // The open file must not be read again because of this.
      if entry.file?.path == path { keep(SceneFile(path: path, bytes: Array(text.utf8))) }
      confirmSaved(as: place, rest)
    } catch let error as CommandFailure {
      refuse(error.line ?? "\(path): cannot be written")
    } catch let error as UnusableFile {
      refuse(error.lines.joined(separator: "\n"))
    } catch {
      refuse("\(path): cannot be written: \(error)")
    }
  }

  /// Confirms below the phone where the input was saved.
  func confirmSaved(as path: String, _ rest: String) {
    confirm("Saved as \(path)\(rest). Replay the last recording (Shift Y, or in Files) plays it.")
  }

  private func swiftTest(
    of text: String, without unsaid: [String], _ path: String
  ) throws -> String {
    if let change = unsaid.first {
      throw UnusableFile(lines: ["A test can't hold \(change)."])
    }
    let scenario = try ScenarioFile.scenario(Array(text.utf8), path)
    guard scenario.scene == nil else {
      throw UnusableFile(lines: [
        "This scene is code, so a Swift test can't contain its views. Save it as a scenario: "
          + "Sandbox check plays that as a test."
      ])
    }
    do {
      return try SwiftTestExport.write(scenario, name: AssetFolder.id(of: path))
    } catch {
      throw UnusableFile(lines: ["\(error)"])
    }
  }

  private func refuse(_ line: String) {
    note(line)
    answer = .unsaved(Answer.Unsaved(isRecording: recording.isOn, sentences: [line]))
  }
}
