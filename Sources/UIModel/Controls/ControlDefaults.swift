// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers that controls use, each with its unit, meaning, source and certainty: sure, likely, or ours (our
/// choice).
package enum ControlDefaults {
  /// The distance beyond the bounds at which a tracked finger still is inside, in points. Likely: user reports and a
  /// library that copies UIKit give 70 on iPhone (25 on iPad); that coming back inside uses the same distance is
  /// inferred.
  package static let trackingMargin: CGFloat = 70

  // MARK: Button

  /// The alpha of a system button's title under a finger. Ours.
  package static let highlightedAlpha: CGFloat = 0.2
  /// The alpha of a picture under a finger. Ours.
  package static let highlightedImageAlpha: CGFloat = 0.5
  /// The alpha of a picture while disabled. Ours.
  package static let disabledImageAlpha: CGFloat = 0.5
  /// The title of a disabled system button. Ours.
  package static let disabledTitleColor = UIColor(white: 0.6, alpha: 1)
  /// Points above and below a title without insets of its own. Likely: a system button is 30 high.
  package static let buttonPadding: CGFloat = 6
  /// The smallest width of a button, in points. Likely.
  package static let smallestButtonWidth: CGFloat = 30
  /// The size of a button that shows a symbol, such as the info button, in points. Likely.
  package static let glyphButtonSize = CGSize(width: 22, height: 22)

  // MARK: Switch

  /// Sure: 51 x 31 points.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// Points between the knob and the edge. Ours.
  package static let switchKnobInset: CGFloat = 2
  /// The distance between the knob's positions off and on, in points; computed from the switch's size and the inset.
  package static let switchTravel: CGFloat = 20
  /// The distance that a finger must move along the switch to start a drag, in points. Ours.
  package static let switchSlop: CGFloat = 4

  // MARK: Slider

  /// The knob's side and with it the slider's height, in points. Likely.
  package static let sliderKnobSide: CGFloat = 31
  /// The height of the drawn track, in points. Likely.
  package static let sliderTrackHeight: CGFloat = 4
  /// The distance that the knob reaches beyond the track's ends, in points. Likely.
  package static let sliderTrackInset: CGFloat = 2
  /// The part of the track that an arrow key moves the knob. Ours.
  package static let sliderKeyStep: Float = 0.1

  // MARK: Stepper

  /// The size of a stepper, in points. Sure: 94 x 32 since iOS 13 (29 high before).
  package static let stepperSize = CGSize(width: 94, height: 32)
  /// The time that a half is held until it repeats, in seconds. Ours.
  package static let stepperRepeatDelay: TimeInterval = 0.5
  /// Seconds between repeated steps. Ours: UIKit's become faster in a way that was not measured.
  package static let stepperRepeatInterval: TimeInterval = 0.1

  // MARK: Segmented control

  /// The height of a segmented control, in points. Likely: 32 since iOS 13.
  package static let segmentedControlHeight: CGFloat = 32
  /// Points between a segment's edge and what it shows. Ours.
  package static let segmentPadding: CGFloat = 12
  /// The font of segments. Likely.
  package static let segmentFont = UIFont.systemFont(ofSize: 13)

  // MARK: Page control

  /// A dot's side, in points. Likely.
  package static let pageDotSide: CGFloat = 7
  /// Points between dots. Likely.
  package static let pageDotGap: CGFloat = 9
  /// The height of a page control, in points. Likely: 26 since iOS 14 (37 before).
  package static let pageControlHeight: CGFloat = 26

  // MARK: Text field

  /// Points between the border and the text. Ours.
  package static let textInset: CGFloat = 7
  /// The side of the button that clears the text, in points. Ours.
  package static let clearButtonSide: CGFloat = 19
  /// The height of a text field with a border, in points. Likely.
  package static let textFieldHeight: CGFloat = 34

  // MARK: Bars

  /// The height of a navigation bar without the status bar above it, in points. Sure.
  package static let navigationBarHeight: CGFloat = 44

  /// The height of a tab bar without the area of a home indicator, in points. Sure.
  package static let tabBarHeight: CGFloat = 49
}
