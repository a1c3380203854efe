// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A recognizer, as described in a file.
package struct ScenarioGesture: Equatable, Sendable {
  /// The class.
  package let recognizerClass: RecognizerClass
  /// The recognizer's name in the file; nil for none. Several recognizers may have the same name.
  package var name: String?
  /// The line that is logged each time its action message is sent; nil if it has no target.
  package var action: String?
  /// The states in which the line is logged; all if empty.
  package var actionStates: [GestureState] = []
  /// True if the line of the action ends with the state.
  package var showsState = false
  /// True if a line with the state is logged after touchesEnded.
  package var showsStateAfter = false
  /// True if lines of its touch methods start with its view's name.
  package var prefixesView = false
  /// All other properties.
  package var properties: [GestureProperty] = []

  /// Makes a recognizer with UIKit's defaults.
  package init(recognizerClass: RecognizerClass) {
    self.recognizerClass = recognizerClass
  }

  /// The recognizer's name in the log.
  package var shownName: String { name ?? recognizerClass.rawValue }

  /// True if the line of its action depends on the state.
  var readsState: Bool { showsState || !actionStates.isEmpty }

  /// Returns the names in a list with which the recognizer refers to others.
  package func names(_ key: GestureKey) -> [String] {
    for case .names(key, let names) in properties { return names }
    return []
  }

  /// Returns the number of taps, touches or turns in the file, by its key.
  package func count(_ key: GestureKey) -> Int? {
    for case .count(key, let count) in properties { return count }
    return nil
  }

  /// True if it has a delegate, which is needed if the file gives an answer of a delegate.
  package var hasDelegate: Bool { properties.contains { $0.isDelegateAnswer } }
}

/// The recognizers that a node can have.
package enum RecognizerClass: String, CaseIterable, Sendable {
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  /// Quick strokes.
  case swipe = "UISwipeGestureRecognizer"
  /// Two fingers that move apart or together.
  case pinch = "UIPinchGestureRecognizer"
  /// Two fingers that turn about each other.
  case rotation = "UIRotationGestureRecognizer"
  /// Dragging from an edge of the screen.
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  /// A pointer above.
  case hover = "UIHoverGestureRecognizer"
  /// A movement to and fro; not a recognizer of UIKit.
  case swing = "SwingGestureRecognizer"
}

/// A property of a recognizer, set when it is made or while a scenario runs.
package enum GestureProperty: Equatable, Sendable {
  /// A Boolean property, or a constant answer of the delegate.
  case flag(GestureKey, Bool)
  /// An answer of the delegate that depends on the touch or on the gesture.
  case condition(GestureKey, GestureCondition)
  /// True if an object retains the target or delegate. Recognizers retain neither.
  case lifetime(GestureKey, isKept: Bool)
  /// The required number of taps, touches or turns.
  case count(GestureKey, Int)
  /// The names of other recognizers; `*` for all of them.
  case names(GestureKey, [String])
  /// `allowedTouchTypes`, as raw values.
  case allowedTouchTypes([Int])
  /// `minimumPressDuration`, in seconds.
  case minimumPressDuration(Double)
  /// `allowableMovement`, in points.
  case allowableMovement(Double)
  /// `direction`, as words.
  case direction([String])
  /// `edges`, as words.
  case edges([String])
  /// The numbers of the fingers that the recognizer ignores.
  case ignores([Int])

  /// True if only a delegate can give this answer.
  package var isDelegateAnswer: Bool {
    switch self {
    case .flag(let key, _), .names(let key, _), .condition(let key, _):
      [
        .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
        .shouldBeRequiredToFailBy,
      ].contains(key)
    case .count, .allowedTouchTypes, .minimumPressDuration, .allowableMovement, .direction,
      .edges, .ignores, .lifetime:
      false
    }
  }
}

/// The keys of a recognizer's properties, in the order in which they are applied.
package enum GestureKey: String, CaseIterable, Sendable {
  case isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case requiresExclusiveTouchType, allowedTouchTypes
  case numberOfTapsRequired, numberOfTouchesRequired, minimumPressDuration, allowableMovement
  case direction, edges, minimumNumberOfTouches, maximumNumberOfTouches, swingCount
  case ignores, canPrevent, canBePreventedBy, requireToFail
  case shouldBegin, shouldReceive, simultaneousWith, shouldRequireFailureOf
  case shouldBeRequiredToFailBy, target, delegate

  /// Returns whether a recognizer of this class has the property.
  package func applies(to recognizer: RecognizerClass) -> Bool {
    switch self {
    case .numberOfTapsRequired: recognizer == .tap || recognizer == .longPress
    case .numberOfTouchesRequired: [.tap, .longPress, .swipe].contains(recognizer)
    case .minimumPressDuration, .allowableMovement: recognizer == .longPress
    case .direction: recognizer == .swipe
    case .edges: recognizer == .screenEdgePan
    case .minimumNumberOfTouches, .maximumNumberOfTouches:
      recognizer == .pan || recognizer == .screenEdgePan
    case .swingCount: recognizer == .swing
    case .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchType, .allowedTouchTypes, .ignores, .canPrevent, .canBePreventedBy,
      .requireToFail, .shouldBegin, .shouldReceive, .simultaneousWith, .shouldRequireFailureOf,
      .shouldBeRequiredToFailBy, .target, .delegate:
      true
    }
  }
}
