public import Foundation

/// Recognizes taps: a number of fingers, down and up, a number of times.
///
/// Source: UITapGestureRecognizer.h. The judging is done by `TapMachine`.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private final var machine = TapMachine()

  /// How many taps make the gesture.
  open var numberOfTapsRequired: Int {
    get { machine.tapsRequired }
    set { machine.tapsRequired = newValue }
  }
  /// How many fingers tap together.
  open var numberOfTouchesRequired: Int {
    get { machine.fingersRequired }
    set { machine.fingersRequired = newValue }
  }
  /// The buttons of a pointing device that count as a tap; fingers don't care. Not empty.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Where the first tap was, the middle of its fingers; in the window for nil.
  open override func location(in view: UIView?) -> CGPoint {
    convertFromWindow(machine.location, to: view)
  }

  /// How many fingers made the first tap.
  open override var numberOfTouches: Int { machine.fingerLocations.count }

  /// Where one finger of the first tap was.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let locations = machine.fingerLocations
    guard locations.indices.contains(touchIndex) else {
      refuseTouchIndex(touchIndex)
      return .zero
    }
    return convertFromWindow(locations[touchIndex], to: view)
  }

  /// A tap does not prevent a tap that needs more taps. Source: UIGestureRecognizerSubclass.h.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Follows fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.down(fingers(touches)))
  }
  /// Fails when a finger moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.move(fingers(touches)))
  }
  /// Recognizes at the last lift of the last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.up(fingers(touches)))
  }
  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    run(machine.cancel(fingers(touches)))
  }
  /// Forgets the taps.
  open override func reset() {
    run(machine.reset())
  }

  override var rank: Int { numberOfTapsRequired }
  override var repeatsChanged: Bool { false }
  override func stopWatching() { run(machine.abandon()) }
  override func timerFired(_ timer: GestureTimer) { run(machine.timerFired(timer)) }
  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard touch.type == .indirectPointer else { return true }
    return event.currentButtonMask == buttonMaskRequired
  }
}
