import Foundation

/// Looks whether a file could be written, before any work is done for it.
enum OutputFile {
  /// Throws one line when the path is a folder or a device, or its folder is missing or closed to us.
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
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw fail("it is not a regular file")
    }
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw fail("there is no folder \(folder)")
    }
    guard files.isWritableFile(atPath: folder) else { throw fail("permission denied") }
  }

  /// Whether two paths lead to one file, also through links, and also when it is not there yet.
  static func areSame(_ first: String, _ second: String) -> Bool {
    if resolved(first) == resolved(second) { return true }
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Throws one line when an option would write over the file that is read.
  static func check(_ path: String, of option: String, isNot source: String) throws {
    guard areSame(path, source) else { return }
    throw CommandFailure(
      line: "\(path): \(option) would write over the scenario; name another file",
      status: .unusable)
  }

  /// The path without links; the last part need not exist.
  private static func resolved(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    return whole.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(whole.lastPathComponent).path
  }
}
