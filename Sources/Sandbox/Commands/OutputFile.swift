import Foundation

/// Looks whether a file could be written, before any work is done for it.
enum OutputFile {
  /// Throws one line when the path is a folder, or its folder is missing or closed to us.
  static func check(_ path: String) throws {
    func fail(_ reason: String) -> CommandFailure {
      CommandFailure(line: "\(path): cannot be written: \(reason)", status: .unusable)
    }
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw fail("it is a folder")
    }
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw fail("there is no folder \(folder)")
    }
    guard files.isWritableFile(atPath: folder) else { throw fail("permission denied") }
  }
}
