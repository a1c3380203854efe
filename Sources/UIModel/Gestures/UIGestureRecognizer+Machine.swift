import Foundation

/// What the shells around the machines share: fingers in, timers and states out.
extension UIGestureRecognizer {
  /// The touches as a machine sees them, oldest first, in window coordinates.
  final func fingers(_ touches: Set<UITouch>) -> [Finger] {
    UITouch.inOrder(touches).map { touch in
      Finger(
        id: touch.number, location: touch.locationInWindow, time: touch.currentTimestamp)
    }
  }

  /// Carries out what a machine wants: its timer first, then its proposal.
  final func run(_ effects: GestureEffects) {
    let scheduler = UIApplication.shared.scheduler
    switch effects.timer {
    case .start(let kind, let delay):
      cancelTimer()
      let name = "\(kind.rawValue) of \(storedView?.journalName ?? journalName)"
      timer = scheduler.schedule(after: delay, named: name) { [weak self] in
        self?.timerIsDue(kind, name)
      }
    case .stop:
      cancelTimer()
    case nil:
      break
    }
    switch effects.proposal {
    case .failed(let failure): propose(.failed, because: failure)
    case .began: propose(.began)
    case .changed: propose(.changed)
    case .ended: propose(.ended)
    case .cancelled: propose(.cancelled)
    case nil: break
    }
  }

  final func cancelTimer() {
    if let timer { UIApplication.shared.scheduler.cancel(timer) }
    timer = nil
  }

  private func timerIsDue(_ kind: GestureTimer, _ name: String) {
    timer = nil
    let application = UIApplication.shared
    application.turn {
      application.journal.write(.timer(name))
      timerFired(kind)
    }
  }
}
