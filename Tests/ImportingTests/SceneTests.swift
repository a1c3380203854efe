// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// The views of a scene from the classes, frames and keys of a paste.
@Suite("From lines to a scene")
struct SceneTests {
  private func window(_ lines: String) -> String {
    "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\n" + lines
  }

  @Test("a second view of a class gets a number, and addresses are how to ask for it")
  func names() throws {
    let text = window(
      """
         | <MyApp.CardView: 0x10; frame = (0 0; 9 9); layer = <CALayer: 0x3>>
         | <MyApp.CardView: 0x11; frame = (20 20; 10 10); layer = <CALayer: 0x4>>
      """)
    let scene = try Import(text, view: "0x11")
    #expect(scene.names == ["UIWindow", "CardView", "CardView-2"])
    #expect(scene.screen.view == "CardView-2")
    #expect(scene.touches.first?.point == CGPoint(x: 25, y: 25))
    #expect(
      try Import(text, view: "CardView").screen.report.headings.first?.contains("2 views") == true)
    #expect(throws: ImportFailure.self) { try Import(text, view: "Unknown") }
  }

  @Test("decimal commas are read where numbers would otherwise be too many")
  func decimalCommas() throws {
    let scene = try Import(
      window("   | <UIView: 0x10; frame = (16,5 20; 343 44,25); layer = <CALayer: 0x3>>"))
    #expect(try scene.frame("UIView") == CGRect(x: 16.5, y: 20, width: 343, height: 44.25))
  }

  @Test("of a view in front whose line is cut off, one question is left")
  func cutCover() throws {
    func asked(_ cover: String) throws -> [String] {
      try Import(
        window(
          """
             | <UIButton: 0x10; frame = (20 80; 300 100); opaque = NO; layer = <CALayer: 0x3>>
             | <UIView: 0x11; frame = (0 0; 390 844); \(cover)
          """), view: "UIButton"
      ).screen.report.questions.map(\.text)
    }
    #expect(try asked("layer = <CALayer: 0x4>>") == [])
    #expect(
      try asked("autore")
        == ["Is isUserInteractionEnabled of UIView true? Its line is cut off."])
  }

  @Test("a view whose centre is off the screen is tapped in the middle of its part on the screen")
  @MainActor
  func partlyOffScreen() throws {
    let scene = try Import(
      window(
        """
           | <UIButton: 0x10; frame = (20 800; 300 100); opaque = NO; layer = <CALayer: 0x3>>
           | <UIView: 0x11; frame = (0 780; 390 64); layer = <CALayer: 0x4>>
        """), view: "UIButton")
    #expect(scene.touches.first?.point == CGPoint(x: 170, y: 822))
    #expect(try scene.answer("UIButton").contains("UIView is in front of it there"))
  }

  @Test("labels and pictures that do not print NO were switched on, if their line is complete")
  func switchedOn() throws {
    let scene = try Import(
      window(
        """
           | <UILabel: 0x10; frame = (0 0; 9 9); layer = <_UILabelLayer: 0x3>>
           | <UILabel: 0x11; frame = (0 0; 9 9); userInteractionEnabled = NO; layer = <_UILabelLayer: 0x4>>
           | <MyApp.Photo: 0x12; baseClass = UIImageView; frame = (0 0; 9 9); layer = <CALayer: 0x5>>
           | <UILabel: 0x13; frame = (0 0; 9 9)
        """))
    #expect(try scene.has(.flag(.userInteraction, true), "UILabel"))
    #expect(try scene.has(.flag(.userInteraction, false), "UILabel-2"))
    #expect(try scene.has(.flag(.userInteraction, true), "Photo"))
    #expect(try !scene.has(.flag(.userInteraction, true), "UILabel-3"))
    #expect(scene.screen.report.assumed.contains { $0.key == "UILabel-3.userInteraction" })
  }

  @Test("scroll views bring their offset, size and inset, and the tap follows the offset")
  func scrolling() throws {
    let scene = try Import(
      window(
        """
           | <MyApp.List: 0x10; baseClass = UITableView; frame = (0 100; 390 700); clipsToBounds = YES; contentOffset: {0, 1000}; contentSize: {390, 3000}; adjustedContentInset: {47, 0, 34, 0}; dataSource: <MyApp.VC: 0x99>; layer = <CALayer: 0x3>>
           |    | <MyApp.Cell: 0x11; baseClass = UITableViewCell; frame = (0 1200; 390 44); layer = <CALayer: 0x4>>
        """), view: "Cell")
    #expect(try scene.node("List").viewClass == .tableView)
    #expect(
      scene.screen.text.contains(#""contentInset": [47, 0, 34, 0], "contentOffset": [0, 1000]"#))
    #expect(scene.touches.first?.point == CGPoint(x: 195, y: 322))
  }

  @Test("a transform is solved from the printed box, whatever the anchor point")
  func transforms() throws {
    let half = SolvedFrame(
      box: CGRect(x: 50, y: 25, width: 100, height: 50), matrix: [0.5, 0, 0, 0.5, 0, 0])
    #expect(half.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let moved = SolvedFrame(
      box: CGRect(x: 10, y: 20, width: 100, height: 50), matrix: [1, 0, 0, 1, 10, 20])
    #expect(moved.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(moved.translation == CGPoint(x: 10, y: 20))
    let flipped = SolvedFrame(
      box: CGRect(x: 0, y: 0, width: 100, height: 50), matrix: [-1, 0, 0, 1, 0, 0])
    #expect(flipped.scale == CGSize(width: -1, height: 1))
    #expect(flipped.problem == nil)
    let turned = SolvedFrame(
      box: CGRect(x: 0, y: 0, width: 50, height: 100), matrix: [0, 1, -1, 0, 0, 0])
    #expect(turned.frame.size == CGSize(width: 100, height: 50))
    #expect(abs(turned.rotation - 90) < 1e-6)
    let diagonal = 2.0.squareRoot() / 2
    let square = SolvedFrame(
      box: CGRect(x: 0, y: 0, width: 100, height: 100),
      matrix: [diagonal, diagonal, -diagonal, diagonal, 0, 0])
    #expect(abs(square.frame.width - 70.710678) < 1e-4)
    #expect(square.problem == nil)
    let oblong = SolvedFrame(
      box: CGRect(x: 0, y: 0, width: 100, height: 99),
      matrix: [diagonal, diagonal, -diagonal, diagonal, 0, 0])
    #expect(oblong.problem == .size)
    #expect(
      SolvedFrame(box: CGRect(x: 0, y: 0, width: 9, height: 9), matrix: [1, 0, 0.5, 1, 0, 0])
        .problem == .shear)
    #expect(
      SolvedFrame(box: CGRect(x: 0, y: 0, width: 9, height: 9), matrix: [0, 0, 0, 0, 0, 0]).problem
        == .size)
  }

  @Test("of any transform without shear the box comes out again")
  func boxes() {
    var random = SystemRandom(seed: 7)
    for _ in 0..<500 {
      let size = CGSize(width: random.next(10...300), height: random.next(10...300))
      let (scaleX, scaleY) = (random.next(0.2...3), random.next(0.2...3))
      let angle = random.next(-3...3)
      guard abs(abs(tan(angle)) - 1) > 0.05 else { continue }
      let transform = CGAffineTransform(scaleX: scaleX, y: scaleY)
        .concatenating(CGAffineTransform(rotationAngle: angle))
      let (t, center) = (
        CGPoint(x: random.next(-50...50), y: random.next(-50...50)), CGPoint(x: 100, y: 100)
      )
      let width = abs(transform.a) * size.width + abs(transform.c) * size.height
      let height = abs(transform.b) * size.width + abs(transform.d) * size.height
      let box = CGRect(
        x: center.x + t.x - width / 2, y: center.y + t.y - height / 2, width: width, height: height)
      let solved = SolvedFrame(
        box: box, matrix: [transform.a, transform.b, transform.c, transform.d, t.x, t.y])
      #expect(solved.problem == nil)
      #expect(
        abs(solved.frame.width - size.width) < 0.01 && abs(solved.frame.height - size.height) < 0.01
      )
      #expect(abs(solved.frame.midX - center.x) < 0.01 && abs(solved.frame.midY - center.y) < 0.01)
      #expect(
        abs(solved.transform.a - transform.a) < 1e-4 && abs(solved.transform.b - transform.b) < 1e-4
      )
      #expect(
        abs(solved.transform.c - transform.c) < 1e-4 && abs(solved.transform.d - transform.d) < 1e-4
      )
    }
  }

  @Test(
    "containers pass what hits nothing in them, windows have levels, and UIKit's recognizers stay out"
  )
  func containers() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UITransitionView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UILayoutContainerView: 0x5; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x7>>
         |    |    | <UINavigationTransitionView: 0x8; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         |    |    |    | <_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_: 0xa; frame = (0 0; 390 844); layer = <CALayer: 0xb>>
         |    |    | <UINavigationBar: 0xc; frame = (0 47; 390 44); layer = <CALayer: 0xd>>
         |    |    |    | <_UILayoutGuide: 0xe; frame = (0 0; 0 0); layer = <CALayer: 0xf>>
         |    |    |    | <CAGradientLayer: 0x10> (layer)
      <UIRemoteKeyboardWindow: 0x11; frame = (0 0; 390 844); opaque = NO; layer = <UIWindowLayer: 0x12>>
      <_UIParallaxTransitionPanGestureRecognizer: 0x13; state = Possible; delaysTouchesBegan = YES; view = <UILayoutContainerView 0x5>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x14>)>>
      """
    let scene = try Import(text)
    #expect(try scene.has(.hitTest(.passThrough), "UITransitionView"))
    #expect(try scene.has(.level(1), "UIRemoteKeyboardWindow"))
    #expect(try scene.has(.hitTest(.passThrough), "UIRemoteKeyboardWindow"))
    #expect(
      try scene.node("UILayoutContainerView").gestures.map(\.recognizerClass) == [.screenEdgePan])
    #expect(!scene.names.contains("_UILayoutGuide") && !scene.names.contains("CAGradientLayer"))
    #expect(
      scene.screen.report.assumed.contains {
        $0.key == "_UIHostingView.hitTest" && $0.text.contains("SwiftUI")
      })
  }

  @Test("requirements lead to those that must fail, and a circle is not closed")
  func requirements() throws {
    let scene = try Import(
      """
      <UIView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      (
      <UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x4>; must-fail = {
              <UITapGestureRecognizer: 0x2; state = Possible; view = <UIView 0x4>; numberOfTapsRequired = 2>
          }>
      <UITapGestureRecognizer: 0x2; state = Possible; view = <UIView 0x4>; numberOfTapsRequired = 2; must-fail-for = {
              <UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x4>>
          }; must-fail = {
              <UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x4>>
          }>
      )
      """)
    let gestures = try scene.node("UIView").gestures
    #expect(gestures.map(\.name) == ["UITapGestureRecognizer", "UITapGestureRecognizer-2"])
    #expect(gestures[0].properties == [.names(.requireToFail, ["UITapGestureRecognizer-2"])])
    #expect(gestures[1].properties == [.count(.numberOfTapsRequired, 2)])
  }

  @Test("without a window a window is assumed; the root keeps its frame")
  func assumedWindow() throws {
    let scene = try Import(
      "<UIView: 0x1; frame = (0 0; 375 667); layer = <CALayer: 0x2>>\n   | <UIButton: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0x4>>"
    )
    #expect(scene.scenario.screen == CGSize(width: 375, height: 667))
    #expect(scene.screen.report.assumed.contains { $0.key == "UIWindow.frame" })
    #expect(scene.scenario.input.isEmpty)
    #expect(scene.screen.report.questions.first?.text.contains("--view") == true)
  }

  @Test("of several trees, the one with the requested view is shown")
  func trees() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         | <UIButton: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0x4>>

      <UIView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x6>>
         | <UISwitch: 0x7; frame = (1 2; 51 31); layer = <CALayer: 0x8>>
      """
    #expect(try Import(text, view: "UISwitch").names == ["UIWindow", "UIView", "UISwitch"])
    #expect(try Import(text, view: "UIButton").names == ["UIWindow", "UIView", "UIButton"])
  }

  @Test("questions ask with the line that answers, and go up the path")
  func questions() throws {
    let text = window(
      """
         | <UIScrollView: 0x10; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x99>; contentOffset: {0, 0}; contentSize: {390, 2000}; layer = <CALayer: 0x3>>
         |    | <MyApp.CardView: 0x11; frame = (0 0; 390 200); gestureRecognizers = <NSArray: 0x98>; layer = <CALayer: 0x4>>
         |    |    | <UIButton: 0x12; frame = (10 10; 80 44); layer = <CALayer: 0x5>>
      """)
    let commands = try Import(text, view: "UIButton").screen.report.questions.compactMap(\.command)
    #expect(
      commands == [
        "po [0x12 allTargets]", "p (BOOL)[0x12 isEnabled]",
        "po [[0x11 gestureRecognizers] description]", "po [[0x10 gestureRecognizers] description]",
        "expr -l objc++ -O -- [(id)0x1 hitTest:(CGPoint){50, 32} withEvent:nil]",
        "p (BOOL)[0x10 delaysContentTouches]",
      ])
  }

  @Test("without names texts are replaced by their length")
  func anonymous() throws {
    let text = """
      Secret words
      <UILabel: 0x1; frame = (0 0; 9 9); text = 'My secret'; layer = <_UILabelLayer: 0x2>>
      """
    let scene = try Import(text, isAnonymous: true)
    #expect(!scene.screen.text.contains("ecret"))
    #expect(!scene.screen.report.lines.joined().contains("ecret"))
    #expect(try scene.has(.title("9 characters"), "UILabel"))
  }

  @Test("a tree deeper than a file may be, and numbers that are not finite, are read and reported")
  func limits() throws {
    let deep = (0..<1_500).map {
      String(repeating: "|", count: $0)
        + "<UIView: 0x\(String($0 + 1, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0xf>>"
    }
    #expect(try Import(deep.joined(separator: "\n")).scenario.nodes.count > 900)
    let odd = try Import(
      "<UIView: 0x1; frame = (nan inf; 1e300 -5); alpha = nan; transform = [nan, 0, 0, 1, 0, 0]; layer = <CALayer: 0x2>>"
    )
    #expect(odd.screen.report.assumed.contains { $0.text.contains("not finite") })
    #expect(try odd.has(.alpha(0), "UIView"))
  }
}

/// Random numbers that are the same in each run.
struct SystemRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
