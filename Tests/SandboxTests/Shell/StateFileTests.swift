// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

/// The file of the window's state belongs to the user alone, and is whole at any time.
@Suite("The state file")
struct StateFileTests {
  private let home = FileManager.default.temporaryDirectory.path + "/state-\(UUID())"

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func file() throws -> (file: StateFile, folder: String) {
    let file = try #require(StateFile(environment: ["XDG_STATE_HOME": home]))
    return (file, URL(fileURLWithPath: file.path).deletingLastPathComponent().path)
  }

  @Test("the folder is made private, with all that leads to it, and the file as well")
  func privateFromTheStart() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let (file, folder) = try file()
    file.save(WorkbenchState())
    #expect(mode(home) == 0o700)
    #expect(mode(folder) == 0o700)
    #expect(mode(file.path) == 0o600)
  }

  @Test("a folder that was open to others becomes private; folders above it stay as they were")
  func madePrivate() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let (file, folder) = try file()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for path in [home, folder] { #expect(chmod(path, 0o755) == 0) }
    file.save(WorkbenchState())
    #expect(mode(home) == 0o755)
    #expect(mode(folder) == 0o700)
  }

  @Test("a file is written beside the old one and renamed: readers see the old or the new one")
  func writtenWhole() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let (file, folder) = try file()
    file.save(WorkbenchState())
    let old = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
    var state = WorkbenchState()
    state.isTimelineOpen.toggle()
    file.save(state)
    #expect(try reader.readToEnd() == old)
    #expect(file.load().state == state)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["workbench.json"])
  }

  @Test("a state that can't be written leaves the old one, and nothing beside it")
  func failedWriting() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let (file, folder) = try file()
    // A folder with something in it can't be replaced by a file.
    try FileManager.default.createDirectory(
      atPath: file.path + "/full", withIntermediateDirectories: true)
    file.save(WorkbenchState())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["workbench.json"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.path) == ["full"])
  }
}
