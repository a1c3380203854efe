package import Foundation

/// Every number that controls are judged and sized by, once: unit, meaning, source and how sure we are.
@MainActor
package enum ControlDefaults {
  /// How far beyond the bounds a tracked finger still is inside, in points. Likely: user reports and a
  /// library that copies UIKit give 70 on iPhone (25 on iPad); the same for coming back is inferred.
  package static let trackingMargin: CGFloat = 70

  // MARK: Button

  /// How strongly a system button's title is drawn under a finger. Ours.
  package static let highlightedAlpha: CGFloat = 0.2
  /// How strongly a picture is drawn under a finger. Ours.
  package static let highlightedImageAlpha: CGFloat = 0.5
  /// How strongly a picture is drawn while disabled. Ours.
  package static let disabledImageAlpha: CGFloat = 0.5
  /// The title of a disabled system button. Ours.
  package static let disabledTitleColor = UIColor(white: 0.6, alpha: 1)
  /// Points above and below a title without insets of its own. Likely: a system button is 30 high.
  package static let buttonPadding: CGFloat = 6
  /// The smallest width of a button, in points. Likely.
  package static let smallestButtonWidth: CGFloat = 30
  /// The size of a button that is a sign of the system, in points. Likely.
  package static let glyphButtonSize = CGSize(width: 22, height: 22)

  // MARK: Switch

  /// Sure: 51 x 31 points.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// Points between the knob and the edge. Ours.
  package static let switchKnobInset: CGFloat = 2
  /// The way of the knob from off to on, in points: what size and inset leave.
  package static let switchTravel: CGFloat = 20
  /// How far a finger moves along the switch before that is a drag, in points. Ours.
  package static let switchSlop: CGFloat = 4

  // MARK: Bars

  /// Sure: a tab bar is 49 points high without the room for a home indicator.
  package static let tabBarHeight: CGFloat = 49
}
