// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// All scenes in the order for learning, in groups: the built-in ones, then the scenario files.
package struct SceneShelf: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    /// The scene's id for `open`.
    package let id: String
    package let title: String
    /// The scenario file; nil for a built-in scene.
    package let file: String?
  }

  /// A group of scenes on one subject.
  package struct Group: Equatable, Sendable {
    package let title: String
    package let items: [Item]
  }

  package let groups: [Group]

  var items: [Item] { groups.flatMap(\.items) }

  /// The built-in scenes and those of the assets, read once.
  package static let whole = SceneShelf(files: AssetFolder.scenarios)

  /// The scenario files of the assets.
  private static let files = Set(whole.items.compactMap(\.file))

  /// Returns the list's item for a file that is not in it; nil for a file of the assets.
  static func item(opened file: SceneFile) -> Item? {
    guard !files.contains(file.path), !files.contains(file.wholePath) else { return nil }
    return Item(id: AssetFolder.id(of: file.path), title: file.name, file: file.path)
  }

  /// Collects the built-in scenes and scenario files. Files that can't be read are left out.
  init(files: [String]) {
    let programs = SceneCatalog.entries.filter { $0.recipe != nil }.map {
      Item(id: $0.id, title: $0.title, file: nil)
    }
    let scenarios = files.compactMap(Self.item)
    groups =
      [Group(title: "Start here", items: programs)]
      + Chapter.all.map { chapter in
        Group(title: chapter.title, items: scenarios.filter { chapter.holds($0.id) })
      }
      .filter { !$0.items.isEmpty }
  }

  private init(groups: [Group]) {
    self.groups = groups
  }

  /// Returns the scenes that contain all words of a text, ignoring case, in three groups: each word begins a word of
  /// the title; each word occurs in the title, group or id; or each word occurs in these or in the scene's text or
  /// classes. If there are no such scenes, returns the related ones.
  package func matching(_ text: String) -> SceneShelf {
    let titles = [
      "Found in title", "Found in title or group", "Found in text or views",
    ]
    guard let found = ranked(text) else { return self }
    if found.allSatisfy(\.isEmpty) {
      let related = related(to: text)
      return SceneShelf(
        groups: related.isEmpty ? [] : [Group(title: "Found by related words", items: related)])
    }
    return SceneShelf(
      groups: zip(titles, found).map { Group(title: $0, items: $1) }.filter { !$0.items.isEmpty })
  }

  /// Returns the matching scenes as three lists, from the best to the weakest matches; nil for a text without words.
  package func ranked(_ text: String) -> [[Item]]? {
    let search = SearchWords(text)
    guard !search.words.isEmpty else { return nil }
    var found: [[Item]] = [[], [], []]
    for group in groups {
      for item in group.items {
        let text = "\(group.title) \(item.id)"
        if let rank = search.rank(item.title, also: text) {
          found[rank].append(item)
        } else if item.holds(search.words, also: "\(text) \(item.title)".lowercased()) {
          found[2].append(item)
        }
      }
    }
    return found
  }

  /// Returns the scenes whose title, group or id has words that mean the same as the words of a text.
  package func related(to text: String) -> [Item] {
    let search = SearchWords(text)
    return groups.flatMap { group in
      group.items.filter { search.isRelated(to: "\($0.title) \(group.title) \($0.id)") }
    }
  }

  /// Returns the scene `step` positions after the one with an id, or the first for an unknown id; nil beyond the ends.
  package func item(_ step: Int, after id: String) -> Item? {
    let items = items
    guard let index = items.firstIndex(where: { $0.id == id }) else { return items.first }
    return items.indices.contains(index + step) ? items[index + step] : nil
  }

  private static func item(of file: String) -> Item? {
    guard let data = FileManager.default.contents(atPath: file),
      let title = ScenarioReader.title(of: [UInt8](data))
    else { return nil }
    let id = AssetFolder.id(of: file)
    return Item(id: id, title: title.isEmpty ? id : title, file: file)
  }
}

extension SceneShelf.Item {
  /// Returns whether words occur in the scene's text, in the names and classes of its views, or in another text.
  /// UIKit's classes are also found with their prefix, which files leave out.
  fileprivate func holds(_ words: [String], also text: String) -> Bool {
    let own =
      if let file {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      } else { SceneCatalog.entries.first { $0.id == id }?.advice }
    guard let own = own?.lowercased() else { return false }
    return words.allSatisfy { word in
      let plain = word.count > 4 && word.hasPrefix("ui") ? String(word.dropFirst(2)) : word
      return text.contains(word) || own.contains(word) || own.contains(plain)
    }
  }
}

/// The group of the scenario files with certain numbers.
private struct Chapter {
  let title: String
  /// The ranges of the first three digits of the files' names.
  let numbers: [ClosedRange<Int>]

  /// Returns whether a file belongs to the group. Files without a number belong to the last group.
  func holds(_ id: String) -> Bool {
    guard let number = Int(id.prefix(3)) else { return numbers.isEmpty }
    if numbers.isEmpty { return !Self.all.contains { $0.numbers.contains { $0.contains(number) } } }
    return numbers.contains { $0.contains(number) }
  }

  static let all = [
    Chapter(title: "Who gets the touch", numbers: [10...46]),
    Chapter(title: "Own answers", numbers: [50...54]),
    Chapter(title: "The responder chain", numbers: [60...67]),
    Chapter(title: "Fingers and touches", numbers: [70...76]),
    Chapter(title: "Recognizer and view", numbers: [80...89]),
    Chapter(title: "Taps against taps", numbers: [90...100]),
    Chapter(title: "Who may recognize", numbers: [101...109]),
    Chapter(title: "Controls", numbers: [110...119, 128...128]),
    Chapter(title: "Presses and swipes", numbers: [120...127, 129...129]),
    Chapter(title: "The system", numbers: [130...134]),
    Chapter(title: "Tables", numbers: [140...144]),
    Chapter(title: "Scroll views", numbers: [145...169]),
    Chapter(title: "Delegates that look at the touch", numbers: [170...182]),
    Chapter(title: "Pages, rows and stacks", numbers: [183...189, 200...209]),
    Chapter(title: "Containers and presented views", numbers: [190...199]),
    Chapter(title: "Recognizers as people write them", numbers: [210...239]),
    Chapter(title: "Other files", numbers: []),
  ]
}

extension SceneShelf.Item {
  /// Returns the scene; throws the reason for which it can't be opened.
  package func entry() throws(UnusableFile) -> SceneCatalog.Entry {
    if let file { return try ScenarioFile.entry(file) }
    guard let entry = SceneCatalog.entry(id) else {
      throw UnusableFile(lines: ["\(id): there is no such scene"])
    }
    return entry
  }
}
