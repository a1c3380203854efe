// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A message of a panel to the shell, which carries it out when the touch that led to it was delivered.
enum Request {
  case command(Command)
  case open(SceneShelf.Item)
  case openFile(String)
  case showFiles(FileChooser)
  /// Saves under a path; its ending says as what.
  case saveFile(String)
  case selectTab(Int)
  case go(Instant)
  /// The same for the moment of a line of the log.
  case visit(LogBook.Moment)
  /// Puts the playhead at a time of the scene; behind the last thing that happened lies the present.
  case seek(TimeInterval)
  case play(speed: Double)
  /// Chooses a view or recognizer of the specimen that is shown.
  case choose(ObjectIdentifier)
  case fold(Outline.Row)
  case edit(String, PropertyEdit.Value)
  /// Asks why not, about what is at a point between two fingers.
  case askWhyNot(CGPoint)
  /// Replays the last gesture without what was changed before it.
  case askWithoutEarlierChanges
  case closeSheet
  /// Makes the changes that an answer found, by their index.
  case applyRemedy(Int)
  /// Replays the gesture with them.
  case tryRemedy(Int)
  /// Copies the lines that an application would have for them.
  case copyRemedy(Int)
  /// Reads the file of the scene again, which was written.
  case reopenFile
}

typealias Send = @MainActor (Request) -> Void
