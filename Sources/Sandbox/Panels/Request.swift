// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// A request of a panel to the shell. The shell carries it out after the touch that caused it was delivered.
enum Request {
  case command(Command)
  case open(SceneShelf.Item)
  case openFile(String)
  case showFiles(FileChooser)
  /// Makes the scene again on a phone of this size, in points.
  case phone(CGSize)
  /// Saves the input or a picture of the window under a path. The extension decides which, and the format.
  case saveFile(String)
  case selectTab(Int)
  case go(Instant)
  /// Moves the playhead to the moment of a log line.
  case visit(LogBook.Moment)
  /// Moves the playhead to a time of the scene. A time after the last event returns to live input.
  case seek(TimeInterval)
  case play(speed: Double)
  /// Selects a view or recognizer.
  case choose(Named)
  case fold(Outline.Row)
  /// Sets a property of the selected object. An edit that continues the one before is undone together with it.
  case edit(String, PropertyEdit.Value, continues: Bool)
  /// Resets a property of the selected object to its value from before the user's changes.
  case putBack(String)
  /// Asks "Why not?" about the object that is named at a point of the window. For a tap with two fingers, this is
  /// the point between them.
  case askWhyNot(CGPoint)
  /// Replays the last gesture without the changes that the user made before it.
  case askWithoutEarlierChanges
  /// Asks the question of the open answer again, about the last touch.
  case askAgain
  /// Shows a finding of the audit on the phone, by its number from 0, with its explanation.
  case showFinding(Int)
  case closeSheet
  /// Makes the changes of an answer in the scene, by the answer's index.
  case applyRemedy(Int)
  /// Replays the gesture with the changes of an answer, by the answer's index.
  case tryRemedy(Int)
  /// Copies the Swift code of an answer's changes to the clipboard.
  case copyRemedy(Int)
  /// Reads the scene's file again after it was changed.
  case reopenFile
}

typealias Send = @MainActor (Request) -> Void
