// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers that controls use, each with its unit, meaning and source. "Certain" means known, "a guess" means likely
/// but not measured, "our choice" means that no source is known.
package enum ControlDefaults {
  /// The distance outside the bounds up to which a tracked finger counts as inside, in points. A guess from user
  /// reports and from a library that copies UIKit: 70 on iPhone (25 on iPad). It is inferred that a finger that comes
  /// back counts as inside at the same distance.
  package static let trackingMargin: CGFloat = 70

  // MARK: Button

  /// The alpha of a highlighted system button's title. Our choice.
  package static let highlightedAlpha: CGFloat = 0.2
  /// The alpha of a highlighted button's image. Our choice.
  package static let highlightedImageAlpha: CGFloat = 0.5
  /// The alpha of a disabled button's image. Our choice.
  package static let disabledImageAlpha: CGFloat = 0.5
  /// The colour of a disabled system button's title. Our choice.
  package static let disabledTitleColor = UIColor(white: 0.6, alpha: 1)
  /// The space above and below a title without insets of its own, in points. A guess: a system button is 30 points
  /// high.
  package static let buttonPadding: CGFloat = 6
  /// The smallest width of a button, in points. A guess.
  package static let smallestButtonWidth: CGFloat = 30
  /// The size of a button that shows a symbol, such as the info button, in points. A guess.
  package static let glyphButtonSize = CGSize(width: 22, height: 22)

  // MARK: Switch

  /// The size of a switch, in points. Certain: 51 x 31.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// The gap between the knob and the edge of a switch, in points. Our choice.
  package static let switchKnobInset: CGFloat = 2
  /// The distance between the knob's positions off and on, in points; computed from the switch's size and the inset.
  package static let switchTravel: CGFloat = 20
  /// The distance that a finger must move along the switch to start a drag, in points. Our choice.
  package static let switchSlop: CGFloat = 4

  // MARK: Slider

  /// The width and height of the knob, in points. Also the height of the slider. A guess.
  package static let sliderKnobSide: CGFloat = 31
  /// The height of the drawn track, in points. A guess.
  package static let sliderTrackHeight: CGFloat = 4
  /// The distance by which the knob extends beyond the ends of the track, in points. A guess.
  package static let sliderTrackInset: CGFloat = 2
  /// The fraction of the track by which an arrow key moves the knob. Our choice.
  package static let sliderKeyStep: Float = 0.1

  // MARK: Stepper

  /// The size of a stepper, in points. Certain: 94 x 32 since iOS 13 (29 high before).
  package static let stepperSize = CGSize(width: 94, height: 32)
  /// The time for which a finger must hold a half of a stepper before the step repeats, in seconds. Our choice.
  package static let stepperRepeatDelay: TimeInterval = 0.5
  /// The time between repeated steps, in seconds. Our choice: in UIKit the steps speed up, but this was not measured.
  package static let stepperRepeatInterval: TimeInterval = 0.1

  // MARK: Segmented control

  /// The height of a segmented control, in points. A guess: 32 since iOS 13.
  package static let segmentedControlHeight: CGFloat = 32
  /// The gap between a segment's edge and its content, in points. Our choice.
  package static let segmentPadding: CGFloat = 12
  /// The font of segments. A guess.
  package static let segmentFont = UIFont.systemFont(ofSize: 13)

  // MARK: Page control

  /// The width and height of a dot, in points. A guess.
  package static let pageDotSide: CGFloat = 7
  /// The gap between two dots, in points. A guess.
  package static let pageDotGap: CGFloat = 9
  /// The height of a page control, in points. A guess: 26 since iOS 14 (37 before).
  package static let pageControlHeight: CGFloat = 26

  // MARK: Text field

  /// The gap between a text field's border and its text, in points. Our choice.
  package static let textInset: CGFloat = 7
  /// The width and height of the button that clears the text, in points. Our choice.
  package static let clearButtonSide: CGFloat = 19
  /// The height of a text field with a border, in points. A guess.
  package static let textFieldHeight: CGFloat = 34

  // MARK: Bars

  /// The height of a navigation bar without the status bar above it, in points. Certain.
  package static let navigationBarHeight: CGFloat = 44

  /// The height of a tab bar without the area of a home indicator, in points. Certain.
  package static let tabBarHeight: CGFloat = 49
}
