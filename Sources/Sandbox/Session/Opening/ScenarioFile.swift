// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reading scenario files: the only place that opens them.
enum ScenarioFile {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20

  /// The content of a file. Throws one line when it can't be read.
  static func bytes(_ path: String) throws(UnusableFile) -> [UInt8] {
    func fail(_ reason: String) -> UnusableFile {
      UnusableFile(lines: ["\(path): cannot be read: \(reason)"])
    }
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      let isLink = (try? files.destinationOfSymbolicLink(atPath: path)) != nil
      throw fail(
        isLink ? "it is a link that leads to no file, or in a circle" : "there is no such file")
    }
    if isFolder.boolValue { throw fail("it is a folder") }
    // A pipe that nobody writes to would keep the program in open.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw fail(errno == EACCES ? "permission denied" : String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { try? handle.close() }
    var kind = stat()
    guard fstat(descriptor, &kind) == 0 else { throw fail(String(cString: strerror(errno))) }
    var start: [UInt8] = []
    if kind.st_mode & S_IFMT == S_IFIFO {
      guard let first = PipeWriter.start(of: descriptor) else {
        throw fail("it is a pipe that nobody writes to")
      }
      start = first
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    // One byte more than is allowed is enough to know, also of a pipe or a device.
    do {
      return start + (try handle.read(upToCount: largest + 1) ?? Data())
    } catch {
      throw fail(error.localizedDescription)
    }
  }

  /// A scenario, with changes to it. Throws a line for each fault.
  static func scenario(
    _ path: String, _ changes: [ScenarioChange] = []
  ) throws(UnusableFile) -> Scenario {
    try scenario(try bytes(path), path, changes)
  }

  /// The scenario of a file that was read.
  static func scenario(
    _ bytes: [UInt8], _ path: String, _ changes: [ScenarioChange] = []
  ) throws(UnusableFile) -> Scenario {
    do {
      let changed =
        changes.isEmpty
        ? bytes : try ScenarioChange.apply(changes, to: bytes, file: path)
      return try known(try ScenarioReader.read(changed, file: path), path)
    } catch let error as UnusableScenario {
      throw UnusableFile(lines: error.lines)
    } catch let error as UnusableFile {
      throw error
    } catch {
      throw UnusableFile(lines: ["\(path): \(error)"])
    }
  }

  /// The scene of a scenario file. Throws a line for each fault.
  static func entry(_ path: String) throws(UnusableFile) -> SceneCatalog.Entry {
    let bytes = try bytes(path)
    let scenario = AssetFolder.resolvingImages(
      of: try scenario(bytes, path), in: path)
    let id = AssetFolder.id(of: path)
    if let scene = scenario.scene.flatMap(SceneCatalog.entry) {
      return SceneCatalog.Entry(
        id: scene.id, title: scenario.title.isEmpty ? scene.title : scenario.title,
        advice: scenario.about.isEmpty ? scene.advice : scenario.about, content: scene.content,
        screenSize: scenario.screen, file: SceneFile(path: path, bytes: bytes), scenario: scenario)
    }
    return SceneCatalog.Entry(
      id: id, title: scenario.title.isEmpty ? id : scenario.title, advice: scenario.about,
      content: .phone { _ in ScenarioScene(scenario, source: bytes) },
      screenSize: scenario.screen, file: SceneFile(path: path, bytes: bytes))
  }

  /// The same, if the scene that it names is one of ours.
  private static func known(_ scenario: Scenario, _ path: String) throws(UnusableFile) -> Scenario {
    guard let id = scenario.scene, SceneCatalog.maker(of: id) == nil else { return scenario }
    let ids = SceneCatalog.phones.map(\.id).joined(separator: ", ")
    throw UnusableFile(lines: ["\(path): scene: \"\(id)\" found, one of \(ids) allowed"])
  }

  /// Throws a line when a file names a scene: its views are code, which nothing can be told of or changed.
  static func mustDescribeViews(_ scenario: Scenario, _ path: String) throws(UnusableFile) {
    guard scenario.scene != nil else { return }
    throw UnusableFile(lines: ["\(path): scene: a scene found, windows allowed here"])
  }
}

/// Waiting for whoever writes to a pipe.
private enum PipeWriter {
  /// So long, in milliseconds: one who is started together with us needs no more.
  private static let patience: Int32 = 2_000

  /// What was read of a pipe to see that somebody has it open for writing, or wrote something; nil when
  /// nobody came before the patience was over.
  static func start(of descriptor: Int32) -> [UInt8]? {
    var waited: Int32 = 0
    while waited < patience {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 0) > 0 { return [] }
      // Reading nothing from a pipe with a writer is an error, from one without it is the end.
      var byte: UInt8 = 0
      switch read(descriptor, &byte, 1) {
      case 0: break
      case 1: return [byte]
      default: return []
      }
      usleep(20_000)
      waited += 20
    }
    return nil
  }
}

/// A file that can't be used: what to say about it.
struct UnusableFile: Error {
  /// Each begins with the file's name.
  let lines: [String]

  /// A name may hold a line break; a complaint is one line all the same.
  init(lines: [String]) {
    self.lines = lines.map { line in
      String(
        line.flatMap { character in
          character.isNewline ? Array("\\n") : [character]
        })
    }
  }

  /// Prints the lines on standard error, without the program's name, as compilers do.
  func report() {
    FileHandle.standardError.write(Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  /// What ends the command; the lines are printed.
  var failure: CommandFailure {
    report()
    return CommandFailure(line: nil, status: .unusable)
  }
}
