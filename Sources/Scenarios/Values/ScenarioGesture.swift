// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A recognizer, as described in a file.
package struct ScenarioGesture: Equatable, Sendable {
  /// The class of the recognizer.
  package let recognizerClass: RecognizerClass
  /// The recognizer's name in the file; nil for none. Several recognizers may have the same name.
  package var name: String?
  /// The line that its action logs; nil if it has no target.
  package var action: String?
  /// The states in which its action logs the line; empty for all states.
  package var actionStates: [GestureState] = []
  /// True if the log line of the action ends with the recognizer's state.
  package var showsState = false
  /// True if the recognizer's state is logged after each call of its `touchesEnded`.
  package var showsStateAfter = false
  /// True if lines of its touch methods start with the view's name.
  package var prefixesView = false
  /// All other properties.
  package var properties: [GestureProperty] = []

  /// Makes a recognizer with UIKit's defaults.
  package init(recognizerClass: RecognizerClass) {
    self.recognizerClass = recognizerClass
  }

  /// The recognizer's name in the log.
  package var shownName: String { name ?? recognizerClass.rawValue }

  /// True if the action's line depends on the state.
  var readsState: Bool { showsState || !actionStates.isEmpty }

  /// Returns the names of other recognizers that the file lists under a key, such as `requireToFail`; empty for none.
  package func names(_ key: GestureKey) -> [String] {
    for case .names(key, let names) in properties { return names }
    return []
  }

  /// Returns a number from the file by its key, such as the required taps.
  package func count(_ key: GestureKey) -> Int? {
    for case .count(key, let count) in properties { return count }
    return nil
  }

  /// True if it has a delegate. It has one if the file sets the result of a delegate method.
  package var hasDelegate: Bool { properties.contains { $0.isDelegateAnswer } }
}

/// The recognizers that a node can have.
package enum RecognizerClass: String, CaseIterable, Sendable {
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  /// A quick stroke in one direction.
  case swipe = "UISwipeGestureRecognizer"
  /// Two fingers that move apart or together.
  case pinch = "UIPinchGestureRecognizer"
  /// Two fingers that rotate about their centre.
  case rotation = "UIRotationGestureRecognizer"
  /// A drag from an edge of the screen.
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  /// A pointer that hovers.
  case hover = "UIHoverGestureRecognizer"
  /// A movement back and forth. UIKit has no such recognizer.
  case swing = "SwingGestureRecognizer"
}

/// A property of a recognizer, set when it is made or while a scenario runs.
package enum GestureProperty: Equatable, Sendable {
  /// A Boolean property, or a constant result of a delegate method.
  case flag(GestureKey, Bool)
  /// A result of a delegate method that depends on the touch or recognizer.
  case condition(GestureKey, GestureCondition)
  /// The lifetime of the target or delegate: `isKept` is true if it stays retained. Recognizers retain neither.
  case lifetime(GestureKey, isKept: Bool)
  /// The required number of taps, touches or turns.
  case count(GestureKey, Int)
  /// The names of other recognizers. `*` stands for all.
  case names(GestureKey, [String])
  /// `allowedTouchTypes`, as raw values.
  case allowedTouchTypes([Int])
  /// `minimumPressDuration`, in seconds.
  case minimumPressDuration(Double)
  /// `allowableMovement`, in points.
  case allowableMovement(Double)
  /// `direction`, as the names of the directions, such as `left`.
  case direction([String])
  /// `edges`, as the names of the edges, such as `left`.
  case edges([String])
  /// The numbers of the fingers that the recognizer ignores.
  case ignores([Int])

  /// True if this is the result of a delegate method.
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
