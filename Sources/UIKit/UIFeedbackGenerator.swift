// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Haptic feedback. Nothing happens here; the classes exist for code that uses them.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares for feedback that will be needed soon. Does nothing here.
  open func prepare() {}
}

/// Feedback for an impact, such as a view that snaps into place.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or hardness of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's styles: three weights, then two degrees of hardness.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator; the style has no effect here.
  public init(style: FeedbackStyle = .medium) {}
  /// Reports an impact. Does nothing here.
  open func impactOccurred() {}
  /// Reports an impact with an intensity from 0 to 1. Does nothing here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports that the selection changed. Does nothing here.
  open func selectionChanged() {}
}

/// Feedback for a task that succeeded, failed or produced a warning.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the feedback reports.
  public enum FeedbackType: Int, Sendable {
    /// UIKit's outcomes.
    case success, warning, error
  }

  /// Reports the outcome of a task. Does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
