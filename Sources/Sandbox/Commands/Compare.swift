// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox compare`: compares a device's events with the model's.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Play what was captured on a device, and list what UIModel does differently.",
    discussion: """
      A captured file holds a screen, the touches, and what the device did with them; see \
      Capture/TouchCapture.swift. The model plays the same touches. The differences are listed in the order of \
      time, in three groups: where the model is wrong; where the app's delegates, overrides or classes take part, \
      which the capture does not contain; and where only times or the order differ. Each names the documented \
      behaviour or deviation that it is about.

      Exit status: 0 no difference; 1 there are differences; 2 the file can't be used.

      Example: Sandbox compare touches.json
      """)

  @Argument(help: "A captured file; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  @MainActor
  private func compare() throws {
    let report: DeviceReport
    do {
      let bytes = try ScenarioFile.bytes(file)
      do throws(UnusableScenario) {
        report = try DeviceReport(bytes, file: ScenarioFile.name(of: file))
      } catch {
        throw UnusableFile(lines: error.lines)
      }
    } catch {
      throw (error as? UnusableFile)?.failure ?? error
    }
    let output = StandardOutput()
    if json {
      output.line(report.json)
    } else {
      // Names in the file may contain control characters, which must not control the terminal.
      for line in report.lines { output.line(VisibleText.ofLines(line)) }
    }
    try output.finish()
    if !report.isSame { throw CommandFailure(line: nil, status: .different) }
  }
}
