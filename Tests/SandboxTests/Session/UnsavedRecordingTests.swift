// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// In every state of the window, the user sees that a recording was not saved, and can try again.
@MainActor
@Suite("Recordings that can't be saved")
struct UnsavedRecordingTests {
  private func studio(_ folder: String) throws -> RecordingTests.Studio {
    try RecordingTests.Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814), folder: folder)
  }

  private func texts(_ stage: Shell) -> [String] {
    stage.sheet.window?.subtree.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  @Test(
    "a card says which file could not be written and why, on every tab and without the panel",
    arguments: [0, 1, 2, 3, nil], ["R", "E", "N", "Y"])
  func card(tab: Int?, key: String) throws {
    let folder = NSTemporaryDirectory() + "unsaved-\(UUID().uuidString.prefix(8))"
    let studio = try studio(folder)
    let stage = studio.stage
    if let tab { stage.showTab(tab) } else { stage.change { $0.isSideOpen = false } }
    studio.press("R")
    studio.touch(
      [.init(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100))], at: 0,
      from: studio.time)
    studio.touch([.init(finger: 1, phase: .ended, location: nil)], at: 0.05, from: studio.time)
    let specimen = stage.session.specimen
    studio.press(key)
    #expect(stage.session.recording.isOn && stage.session.specimen === specimen)
    let said = texts(stage).joined(separator: " ")
    #expect(said.contains("Not saved"))
    #expect(
      said.contains("\(folder)/recording-1.json: cannot be written: no such file or directory"))
    #expect(said.contains("The folder is \(folder).") && said.contains("Nothing is lost"))
    // The card covers only the content below it.
    let sheet = try #require(stage.sheet.window)
    #expect(!sheet.isHidden && stage.panels.tab == tab ?? 0)
    // After the folder was made, the same key saves everything and closes the card.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    studio.press(key)
    #expect(!stage.session.recording.isOn && stage.sheet.window == nil)
    let scenario = try ScenarioReader.read(try studio.recording(), file: "recording-1.json")
    #expect(scenario.input.count == 2)
  }
}
