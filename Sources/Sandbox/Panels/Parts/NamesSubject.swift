// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A view of the panels, parts of which stand for somebody of the specimen.
@MainActor
protocol NamesSubject: UIView {
  /// Who is named at a place of the view; nil where nobody is.
  func named(at place: CGPoint) -> Named?
}
