// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A panel view in which some areas name views or recognizers of the scene.
@MainActor
protocol NamesSubject: UIView {
  /// Returns the view or recognizer that is named at a point of the view; nil for none.
  func named(at place: CGPoint) -> Named?
}
