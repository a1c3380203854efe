// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Saving what was done to the specimen as a scenario file.
extension Workbench {
  /// A little less than a file may hold.
  private static let mostInputs = 999_900

  /// R: starts the scene anew, to be saved; when that was done, saves.
  func toggleRecording() {
    if isRecording {
      saveRecording(asTest: false)
      return
    }
    startAnew(isForFile: true)
    isRecording = true
    recorder.note("recording; R saves it, E saves it as a test", at: now)
  }

  /// Stops, and writes the file. What can't be written goes on being recorded.
  ///
  /// - Parameters:
  ///   - isTest: with the log as what the file expects.
  ///   - folder: where; nil for the folder of recordings.
  /// - Returns: why the file can't be written; nil where that was not tried.
  @discardableResult
  func saveRecording(asTest isTest: Bool, in folder: String? = nil) -> String? {
    guard isRecording, let transcript = specimen.transcript else {
      recorder.note("nothing is being recorded; R starts", at: now)
      return nil
    }
    let end = specimen.nextTime(now - start)
    specimen.advance(to: end)
    let words = specimen.take.scenarioWords(for: transcript.stage)
    let input = words.input
    if isTest, let change = words.unsaid.first {
      recorder.note("a test can't hold \(change); still recording, R saves without it", at: now)
      return nil
    }
    if isTest, input.isEmpty {
      recorder.note("nothing was done yet that a test could play; still recording", at: now)
      return nil
    }
    do {
      let text = try ScenarioWriter.text(
        of: transcript.source, transcript.stage.scenario, input: input, until: end,
        expectation: isTest ? transcript.lines : nil)
      let path = try RecordingFile.save(text, in: folder ?? recordingFolder)
      let seconds = String(format: "%.1f", end)
      let rest = words.unsaid.isEmpty ? "" : " without \(words.unsaid.joined(separator: ", "))"
      recorder.note("recorded \(input.count) inputs in \(seconds) s to \(path)\(rest)", at: now)
      isRecording = false
      return nil
    } catch {
      let line = (error as? CommandFailure)?.line ?? "the recording can't be written: \(error)"
      recorder.note("\(line); still recording", at: now)
      return line
    }
  }

  /// Saves when as much was done as a file may hold.
  func saveFullRecording() {
    if isRecording, specimen.take.sampleCount >= Self.mostInputs { saveRecording(asTest: false) }
  }

  /// A window that closes saves what is being recorded, and is found again as it was.
  func close() {
    host.perform {
      if isRecording, let failure = saveRecording(asTest: false) { rescueRecording(failure) }
      remember()
    }
  }

  /// Nobody can try again: the recording goes where temporary files are, and standard error says so, for nobody
  /// sees the log any more.
  private func rescueRecording(_ failure: String) {
    rescue.say(failure)
    rescue.say(
      saveRecording(asTest: false, in: rescue.folder) ?? recorder.book.records.last?.text ?? "")
  }
}
