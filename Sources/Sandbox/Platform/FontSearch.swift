// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Finds the font files of a family on this system.
struct FontSearch: Sendable {
  /// The file names of a font family, the best first.
  struct Family: Sendable {
    let name: String
    let regular: [String]
    let bold: [String]
    let monospaced: [String]
    let monospacedBold: [String]
  }

  /// The files that were found. A missing face is derived from the regular one.
  struct Files: Equatable, Sendable {
    var regular: String
    var bold: String?
    var monospaced: String?
    var monospacedBold: String?
  }

  /// The folders that contain fonts, directly or in subfolders.
  var folders: [String]
  var families: [Family] = FontSearch.usualFamilies

  /// The font folders of Linux distributions, FreeBSD, Homebrew and macOS, and those in the user's home.
  static let system = FontSearch(
    folders: [
      "/usr/share/fonts", "/usr/local/share/fonts", home("/.local/share/fonts"), home("/.fonts"),
      "/run/current-system/sw/share/X11/fonts", "/opt/homebrew/share/fonts",
      home("/Library/Fonts"), "/Library/Fonts", "/System/Library/Fonts",
    ])

  private static func home(_ path: String) -> String {
    (getenv("HOME").map { String(cString: $0) } ?? "~") + path
  }

  /// DejaVu comes first, because it covers much of Unicode and has a monospaced variant.
  static let usualFamilies = [
    Family(
      name: "DejaVu Sans", regular: ["DejaVuSans.ttf"], bold: ["DejaVuSans-Bold.ttf"],
      monospaced: ["DejaVuSansMono.ttf"], monospacedBold: ["DejaVuSansMono-Bold.ttf"]),
    Family(
      name: "Noto Sans",
      regular: ["NotoSans-Regular.ttf", "NotoSans-Regular.otf", "NotoSans[wght].ttf"],
      bold: ["NotoSans-Bold.ttf", "NotoSans-Bold.otf"],
      monospaced: ["NotoSansMono-Regular.ttf", "NotoMono-Regular.ttf", "NotoSansMono[wght].ttf"],
      monospacedBold: ["NotoSansMono-Bold.ttf"]),
    Family(
      name: "Liberation Sans", regular: ["LiberationSans-Regular.ttf"],
      bold: ["LiberationSans-Bold.ttf"], monospaced: ["LiberationMono-Regular.ttf"],
      monospacedBold: ["LiberationMono-Bold.ttf"]),
    Family(
      name: "Cantarell", regular: ["Cantarell-Regular.otf", "Cantarell-VF.otf"],
      bold: ["Cantarell-Bold.otf"], monospaced: [], monospacedBold: []),
    Family(
      name: "Arial", regular: ["Arial.ttf"], bold: ["Arial Bold.ttf"],
      monospaced: ["Courier New.ttf"], monospacedBold: ["Courier New Bold.ttf"]),
  ]

  /// The usual subfolders of the families. With them, most searches need not list folders.
  private static let usualSubfolders = [
    "truetype/dejavu", "dejavu", "dejavu-sans-fonts", "dejavu-sans-mono-fonts", "TTF", "truetype",
    "",
  ]

  /// Finds the first family whose regular file exists.
  ///
  /// - Throws: `FontError.notFound`.
  func find() throws -> Files {
    if let first = families.first, let files = files(of: first, locate: usualPlace) { return files }
    let all = allFiles()
    for family in families {
      if let files = files(of: family, locate: { all[$0] }) { return files }
    }
    throw FontError.notFound(families: families.map(\.name), folders: folders)
  }

  private func files(of family: Family, locate: (String) -> String?) -> Files? {
    func first(_ names: [String]) -> String? {
      names.compactMap(locate).first
    }
    guard let regular = first(family.regular) else { return nil }
    return Files(
      regular: regular, bold: first(family.bold), monospaced: first(family.monospaced),
      monospacedBold: first(family.monospacedBold))
  }

  private func usualPlace(_ name: String) -> String? {
    for folder in folders {
      for subfolder in FontSearch.usualSubfolders {
        let path = "\(folder)/\(subfolder.isEmpty ? "" : subfolder + "/")\(name)"
        if FileManager.default.isReadableFile(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Returns all files below the folders, by name. Of two files with the same name, the first in path order is used.
  private func allFiles() -> [String: String] {
    var found: [String: String] = [:]
    for folder in folders {
      let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
        .compactMap { $0 as? String }
      for path in paths.sorted() {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if found[name] == nil { found[name] = "\(folder)/\(path)" }
      }
    }
    return found
  }
}
