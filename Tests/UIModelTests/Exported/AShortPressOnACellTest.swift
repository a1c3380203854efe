// Written by Sandbox export from 141-a-short-press-on-a-cell.json.

import Foundation
import Testing
import UIModel

/// Hold a row for 0.2 s. After 0.15 s the table gets the touch; at the lift the tap behind it is
/// recognized.
///
/// Source: X15, a log printed by a device
@MainActor
struct AShortPressOnACellTest {
  /// The lines that the classes and actions below logged.
  static var lines: [String] = []

  static func log(_ line: String) { lines.append(line) }

  @Test("A short press highlights the cell and is then taken away")
  func theLogIsAsExpected() {
    Self.lines = []
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 390, height: 700)))

    let actions = Actions()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let backView = UIView(frame: window.bounds)
    window.addSubview(backView)
    let backTap = UITapGestureRecognizer()
    backTap.name = "backTap"
    backTap.addTarget(actions, action: Actions.backTapRecognized)
    backView.addGestureRecognizer(backTap)
    let glTableView = GLTableView(frame: CGRect(x: 20, y: 80, width: 350, height: 400))
    backView.addSubview(glTableView)
    let glTableViewRows = Rows()
    glTableView.dataSource = glTableViewRows
    glTableViewRows.count = 20
    glTableViewRows.line = "cell selected!"
    glTableView.rowHeight = 44
    glTableView.reloadData()
    glTableView.layoutIfNeeded()
    let glButton = GLButton(frame: CGRect(x: 120, y: 540, width: 150, height: 50))
    backView.addSubview(glButton)
    glButton.setTitle("button", for: .normal)
    glButton.addAction(UIAction { _ in Self.log("button clicked!") }, for: .touchUpInside)
    window.makeKeyAndVisible()
    glTableView.delegate = glTableViewRows
    host.advance(to: 0)

    func feed(at time: TimeInterval, buttons: Int = 0, _ samples: InputSample...) {
      host.feed(InputFrame(time: time, samples: samples, buttonMask: buttons))
    }
    feed(at: 0, finger(1, .began, 195, 102))
    feed(at: 0.2, finger(1, .ended, 195, 102))
    while let deadline = host.nextDeadline { host.advance(to: deadline) }

    // As in UIKit, no other object retains windows, targets and delegates.
    withExtendedLifetime((actions, window, glTableViewRows)) {}

    #expect(
      Self.lines == [
        "-[GLTableView touchesBegan:withEvent:]",
        "backview taped",
        "-[GLTableView touchesCancelled:withEvent:]",
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

  final class GLTableView: UITableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLTableView touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLTableView touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLTableView touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLTableView touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class GLButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLButton touchesBegan:withEvent:]")
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLButton touchesMoved:withEvent:]")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLButton touchesEnded:withEvent:]")
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log("-[GLButton touchesCancelled:withEvent:]")
      super.touchesCancelled(touches, with: event)
    }
  }

  final class Rows: UITableViewDataSource, UITableViewDelegate {
    var count = 0
    var line: String?
    var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if cells.indices.contains(indexPath.row) { return cells[indexPath.row] }
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if let line { log("\(line)") }
    }
  }

  @MainActor
  final class Actions {
    func backTapRecognized() {
      log("backview taped")
    }
  }
}
