// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
public import UIModel

/// Calls its target once a frame: sixty times a second on the host's clock, while it is added to a run loop.
///
/// Any run loop can be used, because the host's clock is the only one. As in QuartzCore, the link retains its target
/// until it is invalidated. Source: the reference page of CADisplayLink.
@MainActor
open class CADisplayLink: NSObject {
  /// The time of the last frame, in seconds on the host's clock; 0 before the first.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// The length of a frame, in seconds.
  public final let duration: CFTimeInterval = 1.0 / 60
  /// The time of the next frame.
  public final var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// True to stop calling the target; the link stays added to its run loop.
  open var isPaused = false { didSet { wait() } }
  /// The number of frames a second that the target wants. Stored only.
  open var preferredFramesPerSecond = 0
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var ticket: Scheduler.Ticket?

  /// Makes a link, which calls nothing until it is added to a run loop. `sel` takes no parameter, or the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Starts to call the target.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    wait()
  }

  /// Removes the link from one mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    wait()
  }

  /// Removes the link from all modes, and releases the target.
  open func invalidate() {
    modes = []
    target = nil
    wait()
  }

  private func wait() {
    let scheduler = UIApplication.shared.scheduler
    if let ticket { scheduler.cancel(ticket) }
    ticket = nil
    guard let target, !modes.isEmpty, !isPaused else { return }
    ticket = scheduler.schedule(after: duration, named: "display link") { [self] in
      ticket = nil
      timestamp = scheduler.now
      // Calls app code: the application's method.
      _ = selector.send(to: target, from: self, for: nil)
      if ticket == nil { wait() }
    }
  }
}
