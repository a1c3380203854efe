// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The shelf of scenes")
struct SceneShelfTests {
  @Test("every scene that can be opened is on it once, in the order of teaching")
  func whole() {
    let ids = SceneShelf.whole.items.map(\.id)
    let programs = SceneCatalog.entries.filter { $0.recipe != nil }.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == Set(programs + AssetFolder.scenarios.map(AssetFolder.id)))
    #expect(Array(ids.prefix(programs.count)) == programs)
    #expect(!SceneShelf.whole.groups.contains { $0.title == "Other files" })
    for group in SceneShelf.whole.groups {
      #expect(group.items.map(\.id) == group.items.map(\.id).sorted() || group.items[0].file == nil)
    }
  }

  @Test(
    "a file is there by its title, without one by its name, and not at all when it is no scenario")
  func titles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "a": #"{"windows": [{"title": "of a window"}], "title": "With \"quotes\""}"#,
      "b": "{}", "c": "[]", "d": "{",
    ]
    let files = try texts.keys.sorted().map { name in
      let file = folder.appending(path: "\(name).json")
      try Data((texts[name] ?? "").utf8).write(to: file)
      return file.path
    }
    #expect(
      SceneShelf(files: files).items.filter { $0.file != nil }.map(\.title)
        == ["With \"quotes\"", "b"])
  }

  @Test("words are found in any order and case; none leave nothing")
  func matching() {
    let shelf = SceneShelf.whole
    #expect(shelf.matching("  ") == shelf)
    let found = shelf.matching("BAR tab").items.map(\.id)
    #expect(found.prefix(3).contains("030-the-round-button-of-a-tab-bar"), "\(found)")
    #expect(
      shelf.matching("cell").items.first?.id.contains("cell") == true,
      "a word of the title comes before a part of one")
    #expect(shelf.matching("UIScrollView").items.count > 5, "classes of the views are found")
    #expect(shelf.matching("no such words").groups.isEmpty)
    #expect(shelf.item(1, after: "photos")?.id == "four-phenomena")
    #expect(shelf.item(-1, after: "first-touch") == nil)
  }

  @Test(
    "everyday words find scenes and commands that say the same in other words",
    arguments: ["swallow", "swallowed", "blocked", "ignored", "not working", "why is it dead"])
  func everydayWords(text: String) throws {
    #expect(!SceneShelf.whole.matching(text).groups.isEmpty)
    #expect(!(try Bench()).stage.found(text).isEmpty)
  }

  @Test("the key for a second finger is found")
  func secondFinger() throws {
    let bench = try Bench()
    #expect(bench.stage.found("second finger").contains { $0.detail == "Alt" })
  }

  @Test("a file that is not in the list is shown above it by its name, and chosen")
  func openedFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try Bench()
    #expect(bench.stage.session.openedItem == nil)
    let path = folder.appending(path: "recording-1.json").path
    bench.stage.session.save(as: path)
    #expect(bench.stage.session.open(file: path))
    bench.wait(0.1)
    #expect(bench.stage.session.openedItem?.title == "recording-1.json")
    #expect(bench.stage.interface.gallery.chosen == "recording-1")
  }

  @Test("a picture of each program's scene is drawn, and is no grey field")
  func thumbnails() throws {
    let store = ThumbnailStore(try Typeface())
    let bench = try Bench()
    var ready: [String] = []
    store.onReady = { ready.append($0) }
    let items = Array(SceneShelf.whole.items.prefix(2))
    bench.stage.host.perform {
      for item in items { #expect(store.picture(item.id) { try? item.entry().recipe } == nil) }
    }
    for count in 1...2 {
      // One picture is drawn at a time, however late it is.
      bench.wait(1)
      bench.stage.host.perform { store.drawIfDue() }
      #expect(ready == items.prefix(count).map(\.id))
    }
    for item in items {
      let pixels = try #require(store.picture(item.id) { nil })
      var colors: Set<UInt32> = []
      for y in 0..<pixels.height { for x in 0..<pixels.width { colors.insert(pixels[x, y]) } }
      #expect(colors.count > 20)
    }
  }
}
