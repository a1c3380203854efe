// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A list of files in a folder, to choose one to open or a name to save under.
package struct FileChooser: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable {
    case open
    /// Choose a name to save under. A name without an extension gets this one, such as "json".
    case save(ending: String)
  }

  /// An entry of the list.
  package struct Item: Equatable, Sendable {
    package enum Target: Equatable, Sendable {
      /// A folder. Choosing it lists its content.
      case folder
      case open
      case save
    }

    package let title: String
    package let detail: String
    package let path: String
    package let target: Target
  }

  /// The absolute path of the folder.
  let folder: String
  package let purpose: Purpose
  /// The paths of the files that were opened last, the latest first.
  var recent: [String] = []

  package init(folder: String, purpose: Purpose, recent: [String] = []) {
    (self.folder, self.purpose, self.recent) = (folder, purpose, recent)
  }

  /// The largest number of files that are listed.
  private static let most = 200

  /// Returns the entries for a typed text. To open a file, the text is a path or words of a name; to save, it is the
  /// name.
  package func items(for text: String) -> [Item] {
    let text = text.trimmingCharacters(in: .whitespaces)
    if case .save(let ending) = purpose { return saving(text, ending) + folders }
    guard !text.hasPrefix("/"), !text.hasPrefix("~") else { return items(forPath: text) }
    let words = text.lowercased().split(separator: " ")
    let recent = recentItems
    let paths = Set(recent.map(\.path))
    let others = (folders + files).filter { !paths.contains($0.path) }
    let found = (recent + others).filter { item in
      words.allSatisfy { item.title.lowercased().contains($0) }
    }
    return Array(found.prefix(Self.most))
  }

  /// Returns the entries whose path begins with the given text.
  private func items(forPath text: String) -> [Item] {
    let path = Self.expanded(text)
    let isFolder = path.hasSuffix("/") || path == NSHomeDirectory()
    let parent =
      isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    let start = isFolder ? "" : URL(fileURLWithPath: path).lastPathComponent.lowercased()
    let there = FileChooser(folder: parent, purpose: .open)
    return (there.folders + there.allFiles).filter { item in
      start.isEmpty || item.title.lowercased().hasPrefix(start)
    }
  }

  private func saving(_ name: String, _ ending: String) -> [Item] {
    guard !name.isEmpty, !name.hasSuffix("/") else { return [] }
    var path =
      name.hasPrefix("/") || name.hasPrefix("~") ? Self.expanded(name) : "\(folder)/\(name)"
    if URL(fileURLWithPath: path).pathExtension.isEmpty { path += ".\(ending)" }
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let (isFolder, isThere) = Self.kind(file.path)
    guard !isFolder else { return [] }
    let verb = isThere ? "Replace" : "Save as"
    return [
      Item(
        title: "\(verb) \(file.lastPathComponent)",
        detail: Self.short(file.deletingLastPathComponent().path), path: file.path, target: .save)
    ]
  }

  private var recentItems: [Item] {
    recent.map { path in
      let url = URL(fileURLWithPath: path)
      return Item(
        title: url.lastPathComponent,
        detail: "Opened recently, in \(Self.short(url.deletingLastPathComponent().path))",
        path: path, target: .open)
    }
  }

  /// The folder's parent, then the folders in it.
  private var folders: [Item] {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let up = Item(
      title: "..", detail: "Folder \(Self.short(parent))", path: parent, target: .folder)
    return (folder == "/" ? [] : [up])
      + names.filter { Self.kind("\(folder)/\($0)").isFolder }.map {
        Item(title: "\($0)/", detail: "Folder", path: "\(folder)/\($0)", target: .folder)
      }
  }

  /// The extensions of files that can be opened: scenarios, and texts that can be imported.
  private static let readable = ["json", "txt", "log"]

  /// The files that can be opened or replaced, scenarios first. Files without a known extension are left out, and can
  /// be named by their path.
  private var files: [Item] {
    allFiles.filter { item in
      Self.readable.contains(URL(fileURLWithPath: item.path).pathExtension.lowercased())
    }
  }

  private var allFiles: [Item] {
    let files = names.filter { !Self.kind("\(folder)/\($0)").isFolder }
    let isScenario: (String) -> Bool = { $0.lowercased().hasSuffix(".json") }
    return (files.filter(isScenario) + files.filter { !isScenario($0) }).map { name in
      Item(
        title: name, detail: "in \(Self.short(folder))", path: "\(folder)/\(name)", target: .open)
    }
  }

  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func kind(_ path: String) -> (isFolder: Bool, isThere: Bool) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return (isThere && isFolder.boolValue, isThere)
  }

  private static func expanded(_ path: String) -> String {
    path.hasPrefix("~") ? NSHomeDirectory() + path.dropFirst() : path
  }

  /// Returns a path with ~ for the home folder.
  static func short(_ path: String) -> String {
    let home = NSHomeDirectory()
    return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
