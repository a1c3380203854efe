// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A stage that an input passes between the screen and the application.
///
/// Source: articles that describe the order IOKit, SpringBoard, mach port, source1, source0, event queue; the names
/// of the callbacks are from run loop dumps. Modern systems route input through backboardd.
package enum SystemStageFact: Equatable, Sendable {
  /// IOKit makes an IOHIDEvent from the data of the digitizer.
  case hidEvent(fingers: [Int])
  /// SpringBoard passes the event to the foreground application's mach port.
  case springBoardForwards(fingers: [Int])
  /// SpringBoard uses the event itself: the home screen is in front, or the application can't receive it.
  case springBoardConsumes(fingers: [Int], because: KeepReason)
  /// The mach message woke the run loop: source1 runs and signals source0.
  case source1Wakes
  /// source0 turns the IOHIDEvent into a UIEvent and appends it to the application's queue.
  case source0Enqueues(queued: Int)
  /// The event leaves the queue and goes to `UIApplication.sendEvent(_:)`.
  case dequeued
  /// No window was hit, so the touch is dropped.
  case unclaimed(finger: Int)
  /// The queue is empty: the run loop sleeps until the next input or timer.
  case sleeps

  /// The reason why the system uses an input itself.
  package enum KeepReason: Equatable, Sendable {
    /// A call or an alert is over the application.
    case interrupted
    /// The home screen is in front of the application.
    case inBackground
  }
}
