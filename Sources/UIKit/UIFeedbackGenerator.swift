// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Feedback that taps the finger on a phone. There is nothing here that could; the classes exist for files that use them.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Says that feedback will come soon.
  open func prepare() {}
}

/// Feedback of something that hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and hardness of the thing.
  public enum FeedbackStyle: Int, Sendable {
    /// The weights and hardnesses of UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// Makes one of a style.
  public init(style: FeedbackStyle = .medium) {}
  /// Says that something hit something.
  open func impactOccurred() {}
  /// Something hit something, from 0 not at all to 1 fully.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that the choice changed.
  open func selectionChanged() {}
}

/// Feedback of something that came out well or badly.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the finger feels.
  public enum FeedbackType: Int, Sendable {
    /// The outcomes of UIKit.
    case success, warning, error
  }

  /// Says that it came out so.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
