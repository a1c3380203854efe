// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import Scenarios
import UIModel

/// The folder of the program's scenarios and pictures.
package enum AssetFolder {
  /// The folder `assets`: beside the program or in a parent folder, as in a built repository; or in `share`, where
  /// `scripts/install` puts it; or in the working directory. Nil if there is none.
  package static let path: String? = {
    let files = FileManager.default
    var folders: [URL] = []
    if let program = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      var folder = program.deletingLastPathComponent()
      for _ in 0..<6 where folder.path != "/" {
        folders.append(folder)
        folder = folder.deletingLastPathComponent()
      }
    }
    folders.append(URL(fileURLWithPath: files.currentDirectoryPath))
    return
      folders
      .flatMap { folder in ["assets", "share/uimodel-sandbox"].map { folder.path + "/" + $0 } }
      .first { isFolder($0 + "/scenarios") }
  }()

  /// The scenario files sorted by name, which is the order for learning.
  package static var scenarios: [String] {
    guard let path else { return [] }
    let folder = path + "/scenarios"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the id of a scenario file for the commands `list` and `open`: its name without the extension.
  package static func id(of scenario: String) -> String {
    let start = scenario.lastIndex(of: "/").map(scenario.index(after:)) ?? scenario.startIndex
    let name = scenario[start...]
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// Returns the scenario with the names of its images replaced by paths, in the assets folder or beside the file. A
  /// link to a file outside both folders is not followed.
  package static func resolvingImages(of scenario: Scenario, in file: String) -> Scenario {
    let beside = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let folders = [path, beside].compactMap { $0 }.map { folder in
      URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    }
    return scenario.mappingImages { name in
      for folder in folders {
        let picture = URL(fileURLWithPath: folder + "/" + name).resolvingSymlinksInPath().path
        let isInside = folders.contains { picture.hasPrefix($0 == "/" ? "/" : $0 + "/") }
        if isInside, FileManager.default.isReadableFile(atPath: picture) { return picture }
      }
      return name
    }
  }

  /// Returns the names of the pictures for which no file was found, without repetitions.
  package static func missingImages(of resolved: Scenario) -> [String] {
    images(of: resolved).filter { !$0.hasPrefix("/") }
  }

  /// Returns the paths of the pictures for which a file was found, without repetitions.
  package static func foundImages(of resolved: Scenario) -> [String] {
    images(of: resolved).filter { $0.hasPrefix("/") }
  }

  /// Returns all images, without repetitions. Images that were found have absolute paths; the others still have their
  /// names, which are never absolute in a file.
  private static func images(of resolved: Scenario) -> [String] {
    var (images, seen): ([String], Set<String>) = ([], [])
    _ = resolved.mappingImages { name in
      if seen.insert(name).inserted { images.append(name) }
      return name
    }
    return images
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
