// Written by Sandbox export from 152-a-scroll-view-keeps-touches.json.

import Foundation
import Testing
import UIModel

/// Hold a finger: the view gets nothing. Drag: it scrolls.
///
/// Source: X140, UIScrollView.h
@MainActor
struct AScrollViewKeepsTouchesTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A scroll view whose touchesShouldBegin is false keeps all touches")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))

    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    let s = S(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    root.addSubview(s)
    let sLog = ScrollLog(of: "S")
    s.contentSize = CGSize(width: 400, height: 2000)
    let v = V(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    s.addSubview(v)
    window.makeKeyAndVisible()
    s.delegate = sLog
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 200, 600))
    feed(at: 0.5, finger(1, .moved, 200, 585))
    feed(at: 0.6, finger(1, .moved, 200, 585))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((window, sLog)) {}

    #expect(
      Self.lines == [
        "S: touchesShouldBegin = false",
        "S: willBeginDragging",
        "S: didScroll (0.0, 5.0)",
      ])
  }

  /// A report of a finger, in points of the screen.
  func finger(
    _ number: Int, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, force: CGFloat = 0,
    radius: CGFloat = 0, source: InputSample.Source = .direct
  ) -> InputSample {
    InputSample(
      finger: number, phase: phase, location: CGPoint(x: x, y: y), force: force,
      majorRadius: radius, source: source)
  }

  final class S: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      log("S: touchesShouldBegin = false")
      return false
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      let answer = super.touchesShouldCancel(in: view)
      log("S: touchesShouldCancel = \(answer)")
      return answer
    }
  }

  final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[V touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  /// Logs the delegate calls of a scroll view, if it has a name.
  class ScrollLog: UIScrollViewDelegate {
    private let name: String?
    weak var zoomed: UIView?
    init(of name: String? = nil) { self.name = name }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      tell("willBeginDragging")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      tell(
        "didScroll (\(number(scrollView.contentOffset.x)), \(number(scrollView.contentOffset.y)))")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      tell("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      tell("didEndDragging decelerate \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      tell("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      tell("didEndDecelerating")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    fileprivate func tell(_ event: String) {
      if let name { log("\(name): \(event)") }
    }

    private func number(_ value: CGFloat) -> String {
      let text = String(format: "%.1f", Double(value))
      return text == "-0.0" ? "0.0" : text
    }
  }
}
