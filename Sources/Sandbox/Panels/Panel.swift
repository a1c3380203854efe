// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// A part of the window that shows something about the session: a tab of the side column, or the strip at the bottom.
///
/// It reads the session and sends requests. While it is not visible, its methods are not called; `show` is called again
/// when it becomes visible.
@MainActor
protocol Panel: AnyObject {
  var title: String { get }
  /// The panel's view. The shell sets its frame.
  var view: UIView { get }
  /// Shows the current scene in a theme. Called before the panel is first shown, and when the scene or theme changes.
  func show(_ theme: Theme)
  /// Shows what happened since the last call. It is called after each input, and whenever time passed.
  func refresh()
  /// The next time at which the panel changes without input, in seconds of the scene; nil for none.
  var nextDeadline: TimeInterval? { get }
}

extension Panel {
  var nextDeadline: TimeInterval? { nil }
}

/// The objects that all panels use.
@MainActor
struct PanelContext {
  let session: any SessionReader
  let measure: TextMeasure
  /// The relations of recognizers, which several panels show.
  let relations = RelationBook()
  /// The audit of the scene.
  let audit = AuditBook()
  let labels: @MainActor (Command) -> CommandLabel
  let send: Send
}
