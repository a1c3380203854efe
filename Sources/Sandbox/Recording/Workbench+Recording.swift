// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
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

  /// Stops, and writes the file. What can't be written goes on being recorded, and a card says why.
  ///
  /// - Parameter isTest: with the log as what the file expects.
  func saveRecording(asTest isTest: Bool) {
    if let failure = writeRecording(asTest: isTest, in: recordingFolder) {
      show(.unsaved(failure))
    } else if case .unsaved? = instrument.sheetContent {
      closeSheet()
    }
  }

  /// The same without a card; the log says what became of it.
  ///
  /// - Returns: why there is no file; nil when there is.
  private func writeRecording(asTest isTest: Bool, in folder: String) -> Unsaved? {
    guard isRecording, let transcript = specimen.transcript else {
      return unsaved("nothing is being recorded; R starts", "Nothing is being recorded; R starts.")
    }
    let end = specimen.nextTime(now - start)
    specimen.advance(to: end)
    let words = specimen.take.scenarioWords(for: transcript.stage)
    let input = words.input
    if isTest, let change = words.unsaid.first {
      return unsaved(
        "a test can't hold \(change); still recording, R saves without it",
        "A test can't hold \(change). R saves without it.")
    }
    if isTest, input.isEmpty {
      return unsaved(
        "nothing was done yet that a test could play; still recording",
        "Nothing was done yet that a test could play.")
    }
    do {
      let text = try ScenarioWriter.text(
        of: transcript.source, transcript.stage.scenario, input: input, until: end,
        expectation: isTest ? transcript.lines : nil)
      let path = try RecordingFile.save(text, in: folder)
      let seconds = String(format: "%.1f", end)
      let rest = words.unsaid.isEmpty ? "" : " without \(words.unsaid.joined(separator: ", "))"
      recorder.note("recorded \(input.count) inputs in \(seconds) s to \(path)\(rest)", at: now)
      isRecording = false
      return nil
    } catch {
      let line = (error as? CommandFailure)?.line ?? "the recording can't be written: \(error)"
      let place = URL(fileURLWithPath: folder).standardizedFileURL.path
      return unsaved("\(line); still recording", line, "The folder is \(place).")
    }
  }

  private func unsaved(_ line: String, _ sentences: String...) -> Unsaved {
    recorder.note(line, at: now)
    return Unsaved(isRecording: isRecording, sentences: sentences)
  }

  /// Why a recording is no file.
  struct Unsaved {
    /// Whether it goes on.
    let isRecording: Bool
    /// What a card says of it.
    let sentences: [String]
  }

  /// What a card says about a recording that was not saved.
  func blocks(of unsaved: Unsaved) -> [ProseView.Block] {
    let rest = "Nothing is lost: it is still being recorded, and R or E tries again."
    return unsaved.sentences.map { .text($0) } + (unsaved.isRecording ? [.notice(rest)] : [])
  }

  /// Saves when as much was done as a file may hold.
  func saveFullRecording() {
    if isRecording, specimen.take.sampleCount >= Self.mostInputs { saveRecording(asTest: false) }
  }

  /// A window that closes saves what is being recorded, and is found again as it was.
  func close() {
    host.perform {
      if isRecording, let failure = writeRecording(asTest: false, in: recordingFolder) {
        rescueRecording(failure)
      }
      remember()
    }
  }

  /// Nobody can try again: the recording goes where temporary files are, and standard error says so, for nobody
  /// sees the log any more.
  private func rescueRecording(_ failure: Unsaved) {
    rescue.say(failure.sentences[0])
    let again = writeRecording(asTest: false, in: rescue.folder)
    rescue.say(again?.sentences[0] ?? recorder.book.records.last?.text ?? "")
  }
}
