import Foundation

/// Where recordings go.
enum RecordingFile {
  /// Writes a recording into a folder under the first name that is free, whole or not at all.
  ///
  /// - Returns: the path.
  static func save(_ text: String, in folder: String) throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: path(number, folder)) { number += 1 }
    let path = path(number, folder)
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        line: "\(path): cannot be written: \(reason(error))", status: .unusable)
    }
    return path
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    let name = "recording-\(number).json"
    return folder == "." ? name : "\(folder)/\(name)"
  }

  /// The system's words, without Foundation's around them.
  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
