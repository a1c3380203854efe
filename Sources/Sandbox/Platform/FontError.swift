// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The reason why no font is available. The description is one line for the user.
enum FontError: Error, Equatable, CustomStringConvertible {
  /// None of the fonts is installed.
  case notFound(families: [String], folders: [String])
  /// A file exists but is not a usable font.
  case unusable(path: String, reason: String)

  var description: String {
    switch self {
    case .notFound(let families, let folders):
      """
      no font found: looked for \(families.joined(separator: ", ")) in \
      \(folders.joined(separator: ", ")); install fonts-dejavu-core (Debian, Ubuntu), \
      dejavu-sans-fonts (Fedora) or ttf-dejavu (Arch), or name a font file with --font FILE
      """
    case .unusable(let path, let reason):
      "\(path): cannot be used as a font: \(reason); name a TrueType or OpenType file with --font FILE"
    }
  }
}
