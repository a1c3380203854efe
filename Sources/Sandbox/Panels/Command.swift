// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A command that keys and buttons can call. `CommandTable` describes each.
enum Command: String, CaseIterable, Sendable {
  case restart
  case replayInput
  case clearLog
  case shake
  case call
  case record
  case saveTest
  case printGestures
  case findScene
  case nextScene
  case previousScene
  case open
  case save
  case saveAs
  case exportTest
  case exportPicture
  case files
  case replaySaved
  case palette
  case tour
  case endTour
  case paste
  case foldGallery
  case foldSide
  case foldTimeline
  case nextTab
  case firstTab
  case secondTab
  case thirdTab
  case fourthTab
  case fifthTab
  case pick
  case whyNot
  case whatIf
  case fix
  case touchMap
  case touchMapGesture
  case touchMapGestureBack
  case audit
  case compareWithDevice
  case undo
  case redo
  case rowAbove
  case rowBelow
  case foldRow
  case openRow
  case copyLog
  case copyReport
  case switchKeyboard
  case switchTheme
  case larger
  case smaller
  case usualSize
  case showKeys
  case phone
  case turnPhone
  case phoneLarger
  case phoneSmaller
  case previousTouch
  case nextTouch
  case stepBack
  case stepForward
  case gestureBack
  case gestureForward
  case togglePlaying
  case nextSpeed
  case goToStart
  case goToNow
  case zoomIn
  case zoomOut
  case fitTimeline
  case measure
  case earlier
  case later
  case lanesUp
  case lanesDown
}

struct CommandLabel: Equatable, Sendable {
  let command: Command
  let title: String
  /// The command's effect and its key, in words.
  let tip: String
}
