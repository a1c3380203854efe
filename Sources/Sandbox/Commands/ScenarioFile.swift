import Foundation
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
    // One byte more than is allowed is enough to know, also of a pipe or a device.
    guard let handle = FileHandle(forReadingAtPath: path) else { throw fail("permission denied") }
    defer { try? handle.close() }
    do {
      return [UInt8](try handle.read(upToCount: largest + 1) ?? Data())
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

/// A file that can't be used: what to say about it.
struct UnusableFile: Error {
  /// Each begins with the file's name.
  let lines: [String]

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
