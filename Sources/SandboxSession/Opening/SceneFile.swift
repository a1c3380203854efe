// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The file that a scene was made from, with its content at that time.
package struct SceneFile: Equatable, Sendable {
  package let path: String
  let bytes: [UInt8]

  /// The absolute path.
  var wholePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
  /// The file's name without its folder.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
