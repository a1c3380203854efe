// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A part of the workbench that shows something about the specimen: a tab of the side column, or the strip
/// at the bottom.
///
/// While nobody sees it, it is told nothing; it is told of the specimen again when it is opened.
@MainActor
protocol WorkbenchPanel: AnyObject {
  /// On its tab.
  var title: String { get }
  /// What is shown; its frame is set by the workbench.
  var view: UIView { get }
  /// What its keys do, as long as the workbench lives.
  var keys: [KeyBinding] { get }
  /// Another specimen is to be shown, or other colours; also called before the panel is seen first. While the
  /// playhead is in the past it is the one of then, which is only looked at: see `Workbench.shown`.
  func show(_ specimen: Specimen, _ theme: Theme)
  /// Something may have happened to the specimen: called after each input and whenever time passed.
  func refresh()
  /// When it shows something else though nothing happens, in seconds of the specimen; nil for never.
  var nextDeadline: TimeInterval? { get }
}

extension WorkbenchPanel {
  /// Most have none.
  var keys: [KeyBinding] { [] }
  /// Most show what happens.
  var nextDeadline: TimeInterval? { nil }
}

/// The panels that are there.
@MainActor
enum PanelCatalog {
  /// The tabs of the side column behind the first one, which is the scene's own.
  static func side(_ workbench: Workbench) -> [any WorkbenchPanel] {
    [InspectorPanel(workbench), RelationsPanel(workbench), JourneyPanel(workbench)]
  }

  /// What the strip at the bottom shows; nil for nothing.
  static func timeline(_ workbench: Workbench) -> (any WorkbenchPanel)? {
    TimelinePanel(workbench)
  }
}
