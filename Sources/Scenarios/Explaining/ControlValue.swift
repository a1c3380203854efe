// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension UIControl {
  /// Why the lift of the tracked finger does not change the value; nil for controls that have none.
  var reasonToKeepItsValue: String? {
    let isLeft = trackedTouch.map { $0.location(in: self).x < bounds.midX } ?? false
    switch self {
    case let stepper as UIStepper:
      if isLeft, stepper.value <= stepper.minimumValue { return "its value is the least already" }
      return !isLeft && stepper.value >= stepper.maximumValue
        ? "its value is the greatest already" : nil
    case let segments as UISegmentedControl:
      return segments.selectedSegmentIndex == UISegmentedControl.noSegment
        ? nil : "the segment under the finger is selected already"
    case let pages as UIPageControl:
      if isLeft, pages.currentPage <= 0 { return "it is on its first page already" }
      return !isLeft && pages.currentPage >= pages.numberOfPages - 1
        ? "it is on its last page already" : nil
    default: return nil
    }
  }
}
