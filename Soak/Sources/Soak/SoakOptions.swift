// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The options of the command line.
struct SoakOptions {
  var seed: UInt64 = UInt64.random(in: 1...1_000_000_000)
  /// The number of events after which to stop, if `seconds` is nil.
  var events = 100_000
  /// The number of seconds after which to stop; nil to stop after a number of events.
  var seconds: Double?
  /// The folder for scenarios of failures.
  var folder = "."
  /// The role of this process.
  var role = Role.parent
  /// The parts that are left out of the plan to play.
  var cut = ""
  /// The file or folder of scenarios to play.
  var file = ""
  /// The file in which the current seed is stored, in case the process crashes.
  var progress = ""

  enum Role: String {
    /// Starts the worker process and examines its failure.
    case parent
    /// Plays random plans until one fails or the limit is reached.
    case worker
    /// Plays one plan.
    case trial
    /// Plays one scenario file, and prints its log.
    case replay
    /// Opens the scenarios of a folder a thousand times.
    case scenes
  }

  static let help = """
    Plays random worlds, one after the other, and stops at the first that goes wrong: random views, controls,
    scroll views, recognizers and relations, any fingers, and an application that does anything in any callback.

      scripts/soak [--seed N] [--events N | --minutes N] [--out FOLDER]
      scripts/soak --sanitize address|thread [the same options]
      scripts/soak --leaks         looks for memory that nothing refers to any more
      scripts/soak --self-test     puts three bugs into a copy of the library, which must be found

      --seed N      the first world; random when left out, and printed
      --events N    stop after so many events (100000)
      --minutes N   stop after so many minutes instead
      --out FOLDER  where a failure is written to, made small: a scenario file for `Sandbox replay`, and the
                    whole plan as text beside it

    The status is 0 when nothing went wrong, 1 when something did, 2 when the options make no sense.
    """

  /// The error message if failures can't be written to the folder; nil if they can. Checked before the work starts.
  var problem: String? {
    var isFolder: ObjCBool = false
    let found: String
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      found = "nothing there"
    } else if !isFolder.boolValue {
      found = "a file"
    } else if !FileManager.default.isWritableFile(atPath: folder) {
      found = "one that can't be written to"
    } else {
      return nil
    }
    return "--out \(folder): expected a folder for failures, found \(found)"
  }

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      case "--events":
        guard let number = Int(value), number > 0 else { return nil }
        events = number
      case "--minutes":
        guard let number = Double(value), number > 0 else { return nil }
        seconds = number * 60
      case "--out": folder = value
      case "--role":
        guard let role = Role(rawValue: value) else { return nil }
        self.role = role
      case "--cut": cut = value
      case "--file": file = value
      case "--progress": progress = value
      default: return nil
      }
    }
  }
}
