// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Saves the scene's input, as a scenario file or as text for the clipboard.
extension Session {
  /// The largest number of recorded inputs, slightly below the limit of a file.
  private static let mostInputs = 999_900

  /// Starts a recording by restarting the scene; while recording, saves it.
  package func toggleRecording() {
    if recording.isOn {
      saveRecording(asTest: false)
      return
    }
    restart(isForFile: true, canBeUndone: hasChanges)
    recording.isOn = true
    note("recording; Stop saves it (R), Files saves it as a test (E)")
  }

  /// Stops recording and writes the file. If that fails, the recording continues, and the answer says why.
  ///
  /// - Parameter isTest: true to write the log as the file's expectation.
  package func saveRecording(asTest isTest: Bool) {
    if let failure = writeRecording(asTest: isTest, in: recording.folder) {
      answer = .unsaved(failure)
    } else if case .unsaved? = answer {
      answer = nil
    }
  }

  /// Saves a recording that has reached the largest number of inputs of a file.
  func saveFullRecording() {
    if recording.isOn, specimen.take.sampleCount >= Self.mostInputs {
      saveRecording(asTest: false)
    }
  }

  /// Saves a running recording when the window closes. If that fails, it is saved in the folder for temporary files.
  /// This is reported on standard error, because the log is no longer visible.
  package func close() {
    guard recording.isOn, let failure = writeRecording(asTest: false, in: recording.folder) else {
      return
    }
    recording.rescue.say(failure.sentences[0])
    let again = writeRecording(asTest: false, in: recording.rescue.folder)
    recording.rescue.say(again?.sentences[0] ?? log.book.records.last?.text ?? "")
  }

  /// Writes the file, and a log line about the result.
  ///
  /// - Returns: the reason why there is no file; nil if there is one.
  private func writeRecording(asTest isTest: Bool, in folder: String) -> Answer.Unsaved? {
    guard recording.isOn, let transcript = specimen.transcript else {
      return unsaved(
        "nothing is being recorded; Record starts", "Nothing is being recorded; Record (R) starts.")
    }
    let end = specimen.nextTime(now - start)
    specimen.advance(to: end)
    let words = specimen.take.scenarioWords(for: transcript.stage)
    let input = words.input
    if isTest, let change = words.unsaid.first {
      return unsaved(
        "a test can't hold \(change); still recording, Stop saves without it",
        "A test can't hold \(change). Stop (R) saves without it.")
    }
    if isTest, input.isEmpty {
      return unsaved(
        "nothing was done yet that a test could play; still recording",
        "Nothing to save yet: touch the scene first.")
    }
    do {
      let text = try ScenarioWriter.text(
        of: transcript.source, transcript.stage.scenario, input: input, until: end,
        expectation: isTest ? transcript.lines : nil)
      let path = RecordingFile.freePath(in: folder)
      let isPrivate = folder == recording.rescue.folder
      try OutputFile.write(text, to: path, isPrivate: isPrivate)
      let seconds = String(format: "%.1f", end)
      let rest = words.unsaid.isEmpty ? "" : " without \(words.unsaid.joined(separator: ", "))"
      note("recorded \(input.count) inputs in \(seconds) s to \(path)\(rest)")
      recording.isOn = false
      recording.saved = URL(fileURLWithPath: path).standardizedFileURL.path
      recording.own = recording.saved
      confirmSaved(as: recording.saved ?? path, rest)
      return nil
    } catch {
      let line = (error as? CommandFailure)?.line ?? "the recording can't be written: \(error)"
      let place = URL(fileURLWithPath: folder).standardizedFileURL.path
      return unsaved("\(line); still recording", line, "The folder is \(place).")
    }
  }

  private func unsaved(_ line: String, _ sentences: String...) -> Answer.Unsaved {
    note(line)
    return Answer.Unsaved(isRecording: recording.isOn, sentences: sentences)
  }

  // MARK: Copying

  /// Copies the event log.
  ///
  /// - Parameter copy: copies a text and returns whether that worked.
  package func copyLog(_ copy: (String) -> Bool) {
    let lines = log.book.records.map(\.line)
    guard !lines.isEmpty else { return note("the log is empty") }
    let isDone = copy(lines.joined(separator: "\n") + "\n")
    noteCopied("\(Self.lines(lines.count)) of the log", isDone)
  }

  /// Copies Swift code.
  ///
  /// - Returns: whether the clipboard has it.
  func copy(_ lines: [String], _ copy: (String) -> Bool) -> Bool {
    let isDone = copy(lines.joined(separator: "\n") + "\n")
    noteCopied("\(Self.lines(lines.count)) of Swift", isDone)
    return isDone
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// Copies a report with everything needed to reproduce the result.
  package func copyReport(_ copy: (String) -> Bool) {
    let scenario = specimen.take.scenarioText(until: specimen.nextTime(now - start))
    let report = BugReport(
      title: entry.title, scenario: scenario?.file, edits: scenario?.unsaid ?? [],
      log: log.book.ofScene.map(\.line))
    noteCopied("a bug report; say in it what you expected", copy(report.markdown))
  }

  private func noteCopied(_ what: String, _ isDone: Bool) {
    note(isDone ? "copied \(what)" : "the clipboard can't be written")
    confirm(isDone ? "Copied \(what)." : "Not copied: the clipboard can't be written.")
  }
}
