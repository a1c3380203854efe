// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes a drag: the centroid of the fingers moves away from where they came down.
///
///              down                      hysteresis reached
///     idle ----------> pressing ------------------------------> following --- all up --> finished
///      |                  |                                       began        ended
///      |                  +-- all up, too many fingers,           changed
///      |                      cancel --> failed                     |
///      |                                                            +-- cancel --> finished
///      +-- scroll --> scrolling (began, changed) -- scroll ends --> finished       cancelled
///                          +-- cancel --> finished (cancelled)
///
/// Sources: `UIPanGestureRecognizer.h`; the threshold is measured. Our choice, because UIKit's behaviour is not known:
/// at `began`, a plain pan's translation is the full movement; a finger beyond the maximum makes the pan fail before it
/// began and is ignored afterwards; with fewer fingers than the minimum, a pan that began pauses.
struct PanMachine: GestureMachine {
  /// The state of the drag.
  enum State: Equatable, Sendable {
    /// No finger is tracked yet.
    case idle
    /// Fingers are down, but have not moved enough or are too few.
    case pressing(CentroidPath)
    /// `began` was proposed. `zero` is the travel at which the translation is 0.
    case following(CentroidPath, zero: CGPoint)
    /// A wheel or trackpad moves the pan, without touches. `total` is the distance so far, and `zero` is the distance
    /// at which the translation is 0.
    case scrolling(total: CGPoint, zero: CGPoint)
    /// An end was proposed, or the recognizer was stopped. The value is the last translation. The state lasts until the
    /// reset.
    case finished(translation: CGPoint)
    /// The pan failed. Lasts until the reset.
    case failed(GestureFailure)
  }

  /// The numbers and flags that configure a pan.
  struct Settings: Equatable, Sendable {
    /// The smallest number of fingers that begin and change the pan.
    var minimumFingers = 1
    /// The largest number of fingers that take part.
    var maximumFingers = Int.max
    /// The distance that the centroid must move to begin the pan, in points.
    var hysteresis = GestureDefaults.panHysteresis
    /// True if movement along x can begin the pan.
    var canPanHorizontally = true
    /// True if movement along y can begin the pan.
    var canPanVertically = true
    /// The strips along edges in which every finger must come down. The centroid must then move away from these edges.
    /// If nil, the pan may start anywhere.
    var edges: EdgeRegion?
    /// True if the hysteresis is subtracted from the translation, as for a scroll view's pan: a movement of 15 pt gives
    /// 5.
    var removesHysteresis = false
    /// True if the pan begins when a finger comes down, as a scroll view's pan does to stop deceleration.
    var beginsAtTouchDown = false

  }

  /// The configuration of the pan. It may change at any time; a change takes effect with the next event.
  var settings: Settings
  package private(set) var state = State.idle
  /// The centroid of the fingers, or its last value after they lifted; during scrolling, the pointer's location.
  package private(set) var location = CGPoint.zero
  private var fingers = FingerTable()
  private var tracker = VelocityTracker()
  /// The largest number of fingers that were down together.
  private var mostFingers = 0
  /// True if the fingers moved far enough, but in a direction that does not begin the pan.
  private var hasStrayed = false

  init(settings: Settings = Settings()) {
    self.settings = settings
  }

  var fingerLocations: [CGPoint] { fingers.locations }

  /// True if a wheel or trackpad moves the pan.
  var isScrolling: Bool {
    switch state {
    case .scrolling: true
    case .idle, .pressing, .following, .finished, .failed: false
    }
  }

  /// Returns whether a finger belongs to the pan. A finger beyond the maximum, or from before a reset, does not.
  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  /// The movement of the centroid since the fingers came down, or since the translation was last set, in points of the
  /// fingers' coordinates. It does not jump when fingers come down or lift. Before `began` it is the movement so far.
  var translation: CGPoint {
    get {
      switch state {
      case .idle, .failed: .zero
      case .pressing(let path): path.travel
      case .following(let path, let zero): path.travel - zero
      case .scrolling(let total, let zero): total - zero
      case .finished(let translation): translation
      }
    }
    set {
      let value = newValue.sane(instead: .zero)
      switch state {
      case .following(let path, _): state = .following(path, zero: path.travel - value)
      case .scrolling(let total, _): state = .scrolling(total: total, zero: total - value)
      case .finished: state = .finished(translation: value)
      case .idle, .pressing, .failed: break
      }
    }
  }

  /// The whole movement of the centroid or wheel since the start, in points, even if the translation was set meanwhile.
  /// After the end, it is the last translation.
  var travel: CGPoint {
    switch state {
    case .idle, .failed: .zero
    case .pressing(let path), .following(let path, _): path.travel
    case .scrolling(let total, _): total
    case .finished(let translation): translation
    }
  }

  /// Returns the velocity of the centroid at `time`, in points per second in the fingers' space.
  func velocity(at time: TimeInterval) -> CGPoint { tracker.velocity(at: time) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle:
      fingers.add(new)
      return press(CentroidPath())
    case .pressing(let path):
      fingers.add(new)
      return press(path)
    case .following(var path, let zero):
      let room = max(0, settings.maximumFingers - fingers.count)
      fingers.add(Array(new.prefix(room)))
      fingersChanged(&path)
      state = .following(path, zero: zero)
      return .none
    case .scrolling, .finished, .failed: return .none
    }
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    guard fingers.move(moved) else { return .none }
    location = fingers.centroid ?? location
    switch state {
    case .pressing(var path):
      guard travel(&path) else { return .none }
      state = .pressing(path)
      return judge(path)
    case .following(var path, let zero):
      guard travel(&path) else { return .none }
      state = .following(path, zero: zero)
      return .propose(.changed)
    case .idle, .scrolling, .finished, .failed: return .none
    }
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects {
    guard fingers.move(lifted) else { return .none }
    location = fingers.centroid ?? location
    switch state {
    case .pressing(var path):
      fingers.remove(lifted)
      guard !fingers.isEmpty else { return fail(shortfall) }
      fingersChanged(&path)
      state = .pressing(path)
      return .none
    case .following(var path, let zero):
      let before = path.travel
      if fingers.count >= settings.minimumFingers { path.moved(to: location) }
      if path.travel != before { tracker.add(path.travel, at: fingers.time) }
      fingers.remove(lifted)
      guard !fingers.isEmpty else {
        state = .finished(translation: path.travel - zero)
        return .propose(.ended)
      }
      fingersChanged(&path)
      state = .following(path, zero: zero)
      return .none
    case .idle, .scrolling, .finished, .failed: return .none
    }
  }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    guard fingers.remove(lost) else { return .none }
    switch state {
    case .pressing: return fail(.touchesCancelled)
    case .following: return finish(proposing: .cancelled)
    case .idle, .scrolling, .finished, .failed: return .none
    }
  }

  /// Begins the pan with the translation measured from the touch-down.
  mutating func begin() -> GestureEffects {
    if case .pressing(let path) = state { state = .following(path, zero: .zero) }
    return .none
  }

  /// Handles fingers to ignore as if they lifted: the pan continues with the remaining fingers, and ends without any.
  mutating func ignore(_ fingers: [Finger]) -> GestureEffects { up(fingers) }

  mutating func abandon() -> GestureEffects {
    state = .finished(translation: translation)
    fingers.removeAll()
    return .none
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    fingers.removeAll()
    tracker.removeAll()
    (mostFingers, hasStrayed) = (0, false)
    return .none
  }
}

extension PanMachine {
  /// Scrolls by `delta` points of a wheel or trackpad, with the pointer at `pointer`, both in the fingers' coordinates.
  /// The pan begins without hysteresis. Scrolling is ignored while fingers are down.
  mutating func scroll(
    by delta: CGPoint, at pointer: CGPoint, time: TimeInterval
  ) -> GestureEffects {
    let delta = delta.sane(instead: .zero)
    switch state {
    case .idle where delta == .zero: return .none
    case .idle:
      tracker.add(.zero, at: time)
      location = pointer.sane(instead: location)
      state = .scrolling(total: delta, zero: .zero)
      return .propose(.began)
    case .scrolling(let before, let zero):
      let total = (before + delta).sane(instead: before)
      tracker.add(total, at: time)
      location = pointer.sane(instead: location)
      state = .scrolling(total: total, zero: zero)
      return .propose(.changed)
    case .pressing, .following, .finished, .failed: return .none
    }
  }

  /// Ends the pan of a wheel or trackpad.
  mutating func scrollEnded() -> GestureEffects {
    switch state {
    case .scrolling: finish(proposing: .ended)
    case .idle, .pressing, .following, .finished, .failed: .none
    }
  }

  /// Cancels the pan of a wheel or trackpad.
  mutating func scrollCancelled() -> GestureEffects {
    switch state {
    case .scrolling: finish(proposing: .cancelled)
    case .idle, .pressing, .following, .finished, .failed: .none
    }
  }

  /// The reason why fingers that lifted were not a pan.
  private var shortfall: GestureFailure {
    if mostFingers < settings.minimumFingers {
      return .tooFewFingers(mostFingers, required: settings.minimumFingers)
    }
    return hasStrayed ? .wrongDirection : .movedTooLittle
  }

  private mutating func press(_ former: CentroidPath) -> GestureEffects {
    guard fingers.count <= settings.maximumFingers else {
      return fail(.tooManyFingers(fingers.count, allowed: settings.maximumFingers))
    }
    mostFingers = max(mostFingers, fingers.count)
    if let edges = settings.edges,
      fingers.contacts.contains(where: { !edges.contains($0.downLocation) })
    {
      return fail(edges.edges.isEmpty ? .noEdges : .startedOutsideEdges)
    }
    var path = former
    fingersChanged(&path)
    state = .pressing(path)
    guard settings.beginsAtTouchDown else { return .none }
    state = .following(path, zero: path.travel)
    return .propose(.began)
  }

  /// Updates the path after fingers came down or lifted. Before `began` the path starts again when the minimum of
  /// fingers is reached.
  private mutating func fingersChanged(_ path: inout CentroidPath) {
    location = fingers.centroid ?? location
    let enough = fingers.count >= settings.minimumFingers
    switch state {
    case .idle, .pressing:
      if !enough {
        path = CentroidPath()
        tracker.removeAll()
      } else {
        path.continues(from: location)
        tracker.add(path.travel, at: fingers.time)
      }
    case .following, .scrolling, .finished, .failed:
      if enough { path.continues(from: location) } else { path.pauses() }
    }
  }

  /// Updates the path. Returns false if there are too few fingers.
  private mutating func travel(_ path: inout CentroidPath) -> Bool {
    guard fingers.count >= settings.minimumFingers else { return false }
    path.moved(to: location)
    tracker.add(path.travel, at: fingers.time)
    return true
  }

  private mutating func judge(_ path: CentroidPath) -> GestureEffects {
    var counted = CGPoint(
      x: settings.canPanHorizontally ? path.travel.x : 0,
      y: settings.canPanVertically ? path.travel.y : 0)
    if let edges = settings.edges, let start = fingers.downCentroid {
      counted = edges.inward(counted, from: start)
    }
    let distance = CGPoint.zero.distance(to: counted)
    guard distance >= settings.hysteresis,
      settings.canPanHorizontally || settings.canPanVertically
    else {
      if CGPoint.zero.distance(to: path.travel) >= settings.hysteresis { hasStrayed = true }
      return .none
    }
    var zero = CGPoint.zero
    if settings.removesHysteresis, distance > 0 {
      zero = counted * (settings.hysteresis / distance)
    }
    state = .following(path, zero: zero)
    return .propose(.began)
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .propose(.failed(failure))
  }

  private mutating func finish(proposing proposal: GestureProposal) -> GestureEffects {
    state = .finished(translation: translation)
    fingers.removeAll()
    return .propose(proposal)
  }
}
