// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The reason why a lifted finger does not change a control's value.
enum KeptValue: Equatable {
  case isLeast
  case isGreatest
  case isSelected
  case segmentIsDisabled
  case isOnFirstPage
  case isOnLastPage

  /// The reason as a clause.
  var clause: String {
    switch self {
    case .isLeast: "its value is the least already"
    case .isGreatest: "its value is the greatest already"
    case .segmentIsDisabled: "the segment under the finger is disabled"
    case .isSelected: "the segment under the finger is selected already"
    case .isOnFirstPage: "it is on its first page already"
    case .isOnLastPage: "it is on its last page already"
    }
  }
}

extension UIControl {
  /// The reason why lifting the tracked finger does not change the value; nil for controls without a value.
  var reasonToKeepItsValue: KeptValue? {
    let isLeft = trackedTouch.map { $0.location(in: self).x < bounds.midX } ?? false
    switch self {
    case let stepper as UIStepper:
      if isLeft, stepper.value <= stepper.minimumValue { return .isLeast }
      return !isLeft && stepper.value >= stepper.maximumValue ? .isGreatest : nil
    case let segments as UISegmentedControl:
      let segment = trackedTouch.flatMap { segments.segment(at: $0.location(in: self)) }
      if let segment, !segments.isEnabledForSegment(at: segment) { return .segmentIsDisabled }
      return segments.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : .isSelected
    case let pages as UIPageControl:
      if isLeft, pages.currentPage <= 0 { return .isOnFirstPage }
      return !isLeft && pages.currentPage >= pages.numberOfPages - 1 ? .isOnLastPage : nil
    default: return nil
    }
  }
}
