import Foundation

/// Carries touches to recognizers and verdicts back. It asks the application's delegates; the arbiter, a
/// plain value, decides.
///
/// A recognizer is in play from its first touch to its reset.
@MainActor
final class GestureEnvironment {
  let scheduler: Scheduler
  let journal: Journal
  /// Runs a body as a turn of the application; set by the application.
  var runTurn: (() -> Void) -> Void = { $0() }
  /// The field of the present gestures: who is in play, who waits for whom, and why.
  package var arbiter = GestureArbiter()
  /// The recognizers in play, in the order in which they got their first touch.
  var inPlay: [UIGestureRecognizer] = []
  /// The same by the arbiter's numbers.
  var contenders: [Contender.ID: UIGestureRecognizer] = [:]
  /// Changes the order in which the recognizers of one event are told; tests shuffle it.
  package var deliveryOrder: (([UIGestureRecognizer]) -> [UIGestureRecognizer])?

  var lastContender = 0
  private var lastRecency = 0
  var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  var cancelled: [UITouch] = []
  var resetting: UIGestureRecognizer?
  var isUnsettled = false

  init(scheduler: Scheduler, journal: Journal) {
    self.scheduler = scheduler
    self.journal = journal
  }

  func contender(_ id: Contender.ID) -> UIGestureRecognizer? { contenders[id] }

  func nextRecency() -> Int {
    lastRecency += 1
    return lastRecency
  }
}
