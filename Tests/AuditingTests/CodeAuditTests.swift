// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Testing
import UIModel

/// A screen in the style of an app.
private final class Screen: UIViewController {
  let send = UIButton(frame: CGRect(x: 100, y: 300, width: 120, height: 50))
  let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 80))
  var taps = 0
  var isBarDeaf = false

  convenience init(isBarDeaf: Bool) {
    self.init(nibName: nil, bundle: nil)
    self.isBarDeaf = isBarDeaf
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    send.setTitle("Send", for: .normal)
    send.addTarget(self, action: Screen.sent, for: .touchUpInside)
    view.addSubview(send)
    view.addSubview(bar)
    bar.isUserInteractionEnabled = !isBarDeaf
    let more = UIButton(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
    more.addTarget(self, action: Screen.sent, for: .touchUpInside)
    bar.addSubview(more)
  }

  func sent() { taps += 1 }
}

@MainActor
@Suite("Audits of views that code makes")
struct CodeAuditTests {
  @Test("a sound screen has no error")
  func sound() {
    #expect(audit(of: Screen(isBarDeaf: false)).errors.isEmpty)
  }

  @Test("a button in a bar without interaction is unreachable, with a change that mends it")
  func deafBar() throws {
    let report = audit(of: Screen(isBarDeaf: true))
    let error = try #require(report.errors.first, "\(report)")
    #expect(report.errors.count == 1, "\(report)")
    #expect(error.rule == "unreachable")
    #expect(
      error.changes.contains { $0.swift.contains { $0.contains("isUserInteractionEnabled") } })
  }

  @Test(
    "the expression is evaluated for each gesture, so that a controller of one's own is not played with"
  )
  func freshControllers() {
    var made: [Screen] = []
    func make() -> Screen {
      made.append(Screen(isBarDeaf: false))
      return made[made.count - 1]
    }
    _ = audit(of: make())
    #expect(made.count > 2)
    #expect(made.allSatisfy { $0.taps <= 2 })
  }

  @Test("a button of 20 x 20 points gets the least margin that makes 44 of them")
  func smallButton() throws {
    func small() -> Screen {
      let screen = Screen(isBarDeaf: false)
      screen.loadViewIfNeeded()
      screen.send.frame.size = CGSize(width: 20, height: 20)
      return screen
    }
    let report = audit(of: small(), only: ["small-target"])
    let change = try #require(report.findings.first?.changes.first, "\(report)")
    #expect(change.swift.contains { $0.contains("insetBy(dx: -12, dy: -12)") }, "\(change)")
  }

  @Test("rules can be left out, for all or for one name")
  func ignoring() {
    #expect(audit(of: Screen(isBarDeaf: true), ignoring: ["unreachable"]).errors.isEmpty)
    #expect(audit(of: Screen(isBarDeaf: true), only: ["late-action"]).findings.isEmpty)
  }
}
