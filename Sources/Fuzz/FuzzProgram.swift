// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Mutates scenario files and runs the commands on them. `scripts/fuzz` starts it again after a crash and reduces the
/// file that caused it.
///
///     Fuzz run FIRST COUNT FOLDER...    tries seeds; $FUZZ_FOLDER gets current.json and its seed
///     Fuzz try FILE                     one file; status 1 for a finding
///     Fuzz shrink FILE                  prints the smallest file that ends alike
@main
@MainActor
enum FuzzProgram {
  /// All commands run on the files whose seed is a multiple of this number; only the fast ones run on the other files.
  private static let wholeEvery = 10
  /// The processor time after which the system ends the process, in seconds, in case a file makes it loop forever.
  private static let end = 20

  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.popFirst() {
    case "run":
      guard let first = arguments.popFirst().flatMap(Int.init),
        let count = arguments.popFirst().flatMap(Int.init)
      else { stop("run FIRST COUNT FOLDER...") }
      try run(first..<(first + count), Array(arguments))
    case "try":
      guard let path = arguments.first, let data = FileManager.default.contents(atPath: path) else {
        stop("try FILE")
      }
      tryOne([UInt8](data))
    case "shrink":
      guard let path = arguments.first, let data = FileManager.default.contents(atPath: path) else {
        stop("shrink FILE")
      }
      try print(Shrinker(try JSONText([UInt8](data)).root).smallest().text)
    default: stop("run, try or shrink")
    }
  }

  private static func stop(_ usage: String) -> Never {
    FileHandle.standardError.write(Data("Fuzz: expected \(usage)\n".utf8))
    exit(2)
  }

  private static func run(_ seeds: Range<Int>, _ folders: [String]) throws {
    let corpus = try Corpus(folders: folders)
    let folder = ProcessInfo.processInfo.environment["FUZZ_FOLDER"]
    let start = Trial.processorSeconds()
    var (usable, findings) = (0, 0)
    for seed in seeds {
      var mutator = Mutator(corpus, seed: UInt64(seed))
      let bytes = mutator.file()
      if let folder {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/current.json"))
        try Data("\(seed)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/seed"))
      }
      let isWhole = seed.isMultiple(of: wholeEvery)
      var trial = Trial(bytes, change: isWhole ? mutator.change() : "", isWhole: isWhole)
      watch(end)
      trial.run()
      if trial.isUsable { usable += 1 }
      if Trial.memory() > Trial.mostMemory { trial.add("\(Trial.memory()) kB of memory") }
      for finding in trial.findings {
        print("seed \(seed): \(finding)")
        findings += 1
      }
      // The memory peak of the process never decreases: after one file with too high a peak, each later file would be
      // reported, too.
      if !trial.findings.isEmpty { exit(1) }
    }
    watch(0)
    let seconds = Trial.processorSeconds() - start
    print(
      "\(seeds.count) files from seed \(seeds.lowerBound), \(usable) usable, \(findings) findings, "
        + "\(Int(Double(seeds.count) / max(0.001, seconds))) a second, \(Trial.memory() / 1_000) MB"
    )
  }

  private static func tryOne(_ bytes: [UInt8]) {
    watch(end)
    var memory = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(9), &memory)
    var trial = Trial(bytes, change: "Root.alpha=0", isWhole: true)
    trial.run()
    if Trial.memory() > Trial.mostMemory { trial.add("\(Trial.memory()) kB of memory") }
    for finding in trial.findings { print(finding) }
    if !trial.findings.isEmpty { exit(1) }
  }

  /// Lets the system end the process after this many seconds of processor time.
  private static func watch(_ seconds: Int) {
    var timer = itimerval(
      it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(2), &timer, nil)
  }
}

/// Removes the parts of a file that are not needed for its failure.
struct Shrinker {
  private let whole: Tree
  private let path = NSTemporaryDirectory() + "fuzz-shrink-\(getpid()).json"
  /// The largest number of smaller files that are tried.
  private static let most = 600

  init(_ root: JSONValue) { whole = Tree(root) }

  func smallest() throws -> Tree {
    defer { unlink(path) }
    let wanted = try ending(of: whole)
    guard wanted != 0 else { return whole }
    var (best, tries) = (whole, 0)
    var isSmaller = true
    while isSmaller, tries < Self.most {
      isSmaller = false
      var number = 0
      while number < best.count, tries < Self.most {
        for piece in [1, 2, 4, 16, 64].reversed() {
          var candidate = best
          candidate.change(number) { value, _ in value.halve(into: piece, tries) }
          guard candidate.count < best.count else { continue }
          tries += 1
          if try ending(of: candidate) == wanted { (best, isSmaller) = (candidate, true) }
        }
        number += 1
      }
    }
    return best
  }

  /// Runs this program on the file in a separate process. Returns its exit status, or a negative signal number.
  private func ending(of tree: Tree) throws -> Int32 {
    try Data(tree.text.utf8).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["try", path]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}

extension Tree {
  /// Removes one of several equal parts of an object's or list's direct children.
  mutating func halve(into parts: Int, _ which: Int) {
    func range(_ count: Int) -> Range<Int> {
      let length = max(1, count / parts)
      let start = which % max(1, (count + length - 1) / length) * length
      return min(start, count)..<min(count, start + length)
    }
    switch self {
    case .scalar: break
    case .list(var items):
      items.removeSubrange(range(items.count))
      self = .list(items)
    case .object(var members):
      members.removeSubrange(range(members.count))
      self = .object(members)
    }
  }
}
