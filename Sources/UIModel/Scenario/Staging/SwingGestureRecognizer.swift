import Foundation

/// Recognizes a finger that goes back and forth: one of an article's own recognizers, made legal.
///
/// The article set cancelled when the finger strayed up or down, which is no way out of possible; this one
/// fails. It counts the turns along x, and the finger may stray 10 points.
@MainActor
class SwingGestureRecognizer: UIGestureRecognizer {
  /// How many turns make the gesture.
  final var swingCount = 3

  private static let strayLimit: CGFloat = 10
  private final var start: CGPoint?
  private final var lastX: CGFloat = 0
  private final var isGoingRight: Bool?
  private final var turns = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let touch = UITouch.inOrder(touches).first else { return }
    let location = touch.location(in: view)
    start = location
    lastX = location.x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, let touch = UITouch.inOrder(touches).first else { return }
    let location = touch.location(in: view)
    guard abs(location.y - start.y) <= Self.strayLimit else {
      state = .failed
      return
    }
    guard location.x != lastX else { return }
    let goesRight = location.x > lastX
    lastX = location.x
    if let isGoingRight, isGoingRight != goesRight { turns += 1 }
    isGoingRight = goesRight
    if turns >= swingCount { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override func reset() {
    start = nil
    isGoingRight = nil
    turns = 0
  }
}
