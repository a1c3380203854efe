// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Where Xlib keeps its table of compose sequences and dead keys between starts.
///
/// Without an input method Xlib makes that table from half a megabyte of text each time that a window's keyboard is
/// set up, which is a quarter of the time until SDL's window is there. It keeps the table as a file, and finds out by
/// itself when the text is another one, but only in a folder that somebody made. It does not do so for root.
///
/// Source: `modules/im/ximcp/imLcPrs.c` of libX11; compose(5) has the variable.
enum ComposeCache {
  /// The variable that names the folder.
  static let variable = "XCOMPOSECACHE"

  /// The folder of ours; nil when the user has chosen one, wants none, or has no home.
  static func folder(environment: [String: String]) -> String? {
    // An empty value keeps Xlib from it.
    guard environment[variable] == nil else { return nil }
    // A relative path there is invalid, and counts as none.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return "\(cache)/uimodel-sandbox"
    }
    guard let home = environment["HOME"], home.hasPrefix("/"),
      !FileManager.default.fileExists(atPath: "\(home)/.compose-cache")
    else { return nil }
    return "\(home)/.cache/uimodel-sandbox"
  }

  /// Names the folder to Xlib, which must not have been started yet. Where it can't be made, there is no cache.
  static func use(environment: [String: String]) {
    guard geteuid() != 0, environment["DISPLAY"] != nil,
      let folder = folder(environment: environment)
    else { return }
    if access(folder, W_OK) != 0 {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    setenv(variable, folder, 0)
  }
}
