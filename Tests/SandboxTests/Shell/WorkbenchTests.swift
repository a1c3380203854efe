// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The scene, touched")
struct WorkbenchTests {
  @Test("C is missed where it sticks out of B, as the device logs show (X01)")
  func protrudingView() throws {
    let bench = try Bench()
    _ = bench.takeAllLines()
    bench.touch((1, .began, try bench.place("CView", CGPoint(x: 66, y: 24))))
    let names = ["[AView", "[BView", "[CView"]
    let lines = bench.takeAllLines().filter { line in names.contains { line.contains($0) } }
    #expect(
      lines == [
        "-[BView hitTest:withEvent:]", "-[BView pointInside:withEvent:]",
        "-[AView hitTest:withEvent:]", "-[AView pointInside:withEvent:]",
        "-[AView touchesBegan:withEvent:]",
      ])
  }

  @Test("C is hit where it lies in B")
  func viewInItsParent() throws {
    let bench = try Bench()
    _ = bench.takeLines()
    bench.touch((1, .began, try bench.place("CView", CGPoint(x: 66, y: 80))))
    #expect(bench.takeLines() == ["-[CView touchesBegan:withEvent:]"])
  }

  @Test(
    "the circle's overhang lets a tap through to the list (X10), until the override is on (X11)")
  func circle() throws {
    let bench = try Bench()
    let overhang = try bench.place("CircleButton", CGPoint(x: 32, y: 12))
    _ = bench.takeLines()
    bench.tap(overhang)
    #expect(
      bench.takeLines() == [
        "-[ListView touchesBegan:withEvent:]", "-[ListView touchesEnded:withEvent:]",
        "ListView row 5 tapped",
      ])
    bench.tap(try bench.place("OverrideSwitch"))
    #expect(bench.takeLines().contains("CustomTabBar point(inside:) override on"))
    bench.tap(overhang)
    let lines = bench.takeLines()
    #expect(lines.first == "-[CircleButton touchesBegan:withEvent:]")
    #expect(lines.contains("CircleButton pressed, count 1"))
    #expect(!lines.contains { $0.contains("ListView") })
    bench.press("O")
    #expect(
      bench.takeLines() == [
        "CustomTabBar point(inside:) override off", "Override point(inside:) off",
      ])
    bench.tap(overhang)
    #expect(bench.takeLines().contains("ListView row 5 tapped"))
  }

  @Test("the circle's responder chain is the one that the device articles print (X12)")
  func chain() throws {
    let bench = try Bench()
    bench.touch((1, .began, try bench.place("CircleButton", CGPoint(x: 32, y: 40))))
    #expect(
      bench.takeLines().contains(
        "CircleButton --> CustomTabBar --> UIView --> ViewController --> "
          + "UIViewControllerWrapperView --> UINavigationTransitionView --> "
          + "UILayoutContainerView --> UINavigationController --> UIWindow --> UIApplication --> "
          + "AppDelegate"))
  }

  @Test(
    "a view that moves itself by its touches follows the finger exactly (X13)",
    arguments: [
      CGSize(width: 1_180, height: 760), CGSize(width: 800, height: 600),
    ])
  func drag(size: CGSize) throws {
    let bench = try Bench(size: size)
    let scale = bench.stage.layout.phoneScale
    let start = try bench.place("MovedView")
    func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: start.x + dx * scale, y: start.y + dy * scale)
    }
    bench.touch((1, .began, start))
    bench.touch((1, .moved, at(10, 0)))
    bench.touch((1, .moved, at(20, 5)))
    bench.touch((1, .moved, at(40, 10)))
    bench.touch((1, .ended, at(40, 10)))
    #expect(bench.takeLines().last == "MovedView frame 240.0 192.0 80.0 80.0")
  }

  @Test("a turned and enlarged view stays under the finger")
  func turnedDrag() throws {
    let bench = try Bench()
    let start = try bench.place("TurnedView")
    bench.touch((1, .began, start))
    for step in 1...9 {
      bench.touch(
        (1, .moved, CGPoint(x: start.x - CGFloat(step) * 7, y: start.y + CGFloat(step) * 3)))
    }
    let place = try bench.place("TurnedView")
    #expect(abs(place.x - (start.x - 63)) < 1e-9 && abs(place.y - (start.y + 27)) < 1e-9)
  }

  @Test("two fingers drag two views at the same time, one of them by a pan recognizer")
  func twoFingers() throws {
    let bench = try Bench()
    let first = try bench.place("MovedView")
    let second = try bench.place("PannedView")
    bench.touch((1, .began, first), (2, .began, second))
    for step in 1...8 {
      let way = CGFloat(step) * 5
      bench.touch(
        (1, .moved, CGPoint(x: first.x + way, y: first.y)),
        (2, .moved, CGPoint(x: second.x, y: second.y - way)))
    }
    let movedTo = try bench.place("MovedView")
    let pannedTo = try bench.place("PannedView")
    #expect(movedTo == CGPoint(x: first.x + 40, y: first.y))
    #expect(pannedTo == CGPoint(x: second.x, y: second.y - 40))
    bench.touch((1, .ended, movedTo), (2, .ended, CGPoint(x: second.x, y: second.y - 40)))
    let lines = bench.takeLines()
    #expect(lines.contains("MovedView frame 240.0 182.0 80.0 80.0"))
    #expect(lines.contains { $0.hasPrefix("PannedView frame 294.0 ") })
  }

  @Test("buttons count, and the log says so")
  func buttons() throws {
    let bench = try Bench()
    bench.tap(try bench.place("LeftButton"))
    bench.tap(try bench.place("LeftButton"))
    bench.tap(try bench.place("RightButton"))
    let presses = bench.takeLines().filter { $0.contains("pressed") }
    #expect(
      presses == [
        "LeftButton pressed, count 1", "LeftButton pressed, count 2",
        "RightButton pressed, count 1",
      ])
  }

  @Test("a call cancels the fingers on the scene once")
  func call() throws {
    let bench = try Bench()
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    bench.touch((1, .began, place))
    bench.press("I")
    bench.touch((1, .ended, place))
    bench.press("I")
    #expect(
      bench.takeLines().suffix(4) == [
        "-[AView touchesBegan:withEvent:]", "app: willResignActive",
        "-[AView touchesCancelled:withEvent:]", "app: didBecomeActive",
      ])
  }

  @Test("a line in the panel says how a call ends, and that keys type")
  func notice() throws {
    let bench = try Bench("controls", size: CGSize(width: 640, height: 480))
    let notice = try #require(try bench.view("Notice") as? UILabel)
    #expect(notice.text == "Event log")
    func fits() -> Bool {
      let width = bench.stage.typeface.extent(
        of: notice.text ?? "", style: TextStyle(notice.font)
      ).width
      return width < notice.bounds.width - 8
    }
    bench.press("I")
    #expect(notice.text == "A phone call: press I to end it" && fits())
    bench.press("I")
    #expect(notice.text == "Event log")
    bench.tap(try bench.place("TextField"))
    #expect(notice.text == "Typing into the field: Esc ends it" && fits())
    bench.press("Escape")
    #expect(notice.text == "Event log")
  }

  @Test("the phone does not contain the panel: only its own window is hit-tested")
  func phoneAlone() throws {
    let bench = try Bench()
    bench.touch((1, .began, try bench.place("AView", CGPoint(x: 20, y: 60))))
    let names = bench.stage.session.specimen.chronicle.records.flatMap(\.entry.fact.subjects).map(
      \.name)
    #expect(names.contains("AView"))
    #expect(!names.contains { $0.hasPrefix("Panel") || $0 == "LogView" })
  }

  @Test("a finger that came down on the phone stays the phone's over the panel, and the reverse")
  func fingersStay() throws {
    let bench = try Bench()
    let phone = try bench.place("AView", CGPoint(x: 20, y: 60))
    let panel = CGPoint(x: bench.stage.layout.panel.midX, y: 20)
    bench.touch((1, .began, phone), (2, .began, panel))
    _ = bench.takeLines()
    bench.touch((1, .moved, panel), (2, .moved, phone))
    bench.touch((1, .ended, panel), (2, .ended, phone))
    #expect(
      bench.takeLines() == [
        "-[AView touchesMoved:withEvent:]", "-[AView touchesEnded:withEvent:]",
      ])
  }

  @Test("a scene that is made again receives nothing of fingers that were down before")
  func orphans() throws {
    let bench = try Bench()
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    bench.touch((1, .began, place))
    bench.press("N")
    _ = bench.takeLines()
    bench.touch((1, .moved, place))
    bench.touch((1, .ended, place))
    #expect(bench.takeLines() == [] && bench.stage.session.specimen.take.events.isEmpty)
    bench.tap(place)
    #expect(bench.takeLines().first == "-[AView touchesBegan:withEvent:]")
  }

  @Test("a shake and a media key reach the phone's window")
  func system() throws {
    let bench = try Bench()
    _ = bench.takeLines()
    bench.press("S")
    bench.stage.feed(.signal(.remote(.playPause), time: 1))
    let lines = bench.takeLines()
    #expect(lines.contains("-[UIWindow motionBegan:withEvent:]"))
    #expect(lines.contains("-[UIWindow remoteControlReceivedWithEvent:]"))
  }

  @Test("G prints the active gestures, each with its verdict and the reason")
  func printsGestures() throws {
    let bench = try Bench()
    bench.touch((1, .began, try bench.place("PannedView")))
    _ = bench.takeLines()
    bench.press("G")
    let lines = bench.takeLines()
    #expect(lines.first?.hasPrefix("recognizer") == true)
    #expect(lines.contains { $0.contains("PannedView") && $0.contains("has not decided yet") })
  }

  @Test("G prints them while Alt makes two fingers of the mouse; other keys stay silent then")
  func gesturesUnderAlt() throws {
    let bench = try Bench()
    bench.touch((1, .began, try bench.place("PannedView")))
    for modifiers in [[.alternate], [.alternate, .shift]] as [UIKeyModifierFlags] {
      _ = bench.takeLines()
      bench.press("G", modifiers)
      #expect(bench.takeLines().first?.hasPrefix("recognizer") == true)
    }
    bench.press("G", .control)
    bench.press("N", .alternate)
    #expect(bench.takeLines() == [])
  }

  @Test("what is done in the panel is not in the scene's log")
  func panelIsSilent() throws {
    let bench = try Bench()
    _ = bench.takeLines()
    bench.tap(try bench.place("Switch P"))
    #expect(bench.takeLines() == [])
    #expect(bench.stage.overlays.overlays.contains { $0.followsPointer })
  }

  @Test("what happens to the window is in the log, in order with the fingers")
  func window() throws {
    let bench = try Bench()
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    bench.touch((1, .began, place))
    bench.stage.note("lost the focus", at: 1)
    bench.touch((1, .cancelled, place))
    #expect(
      bench.takeLines() == [
        "window 1180.0 x 814.0", "-[AView touchesBegan:withEvent:]", "window lost the focus",
        "-[AView touchesCancelled:withEvent:]",
      ])
  }

  @Test("the demonstration shows the circle out of reach and in reach, and draws no finger twice")
  func demonstration() throws {
    let bench = try Bench()
    bench.stage.playDemonstration { bench.stage.advance(to: $0) }
    let lines = bench.takeAllLines()
    #expect(lines.contains("MovedView frame 200.0 152.0 80.0 80.0"))
    #expect(lines.contains("-[AView touchesBegan:withEvent:]"))
    #expect(lines.contains("CircleButton pressed, count 1"))
    #expect(lines.last == "ListView row 5 tapped")
    let began = lines.count { $0.hasPrefix("finger") && $0.contains("began") }
    let ended = lines.count { $0.hasPrefix("finger") && $0.contains("ended") }
    #expect(began == 7 && ended == 7)
  }

  @Test("restart puts the scene back and cancels the fingers on it")
  func restart() throws {
    let bench = try Bench()
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    bench.press("O")
    bench.touch((1, .began, place))
    bench.press("N")
    #expect(bench.takeLines().contains("-[AView touchesCancelled:withEvent:]"))
    bench.touch((1, .ended, place))
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 12)))
    #expect(bench.takeLines().contains("ListView row 5 tapped"))
    #expect(bench.stage.session.specimen.scene.windows.count == 1)
  }

  @Test("the map of keys opens with F1 or a question mark, and closes with any key or a tap")
  func keyMap() throws {
    let bench = try Bench()
    bench.press("F1")
    #expect(!bench.stage.keyMap.isHidden)
    bench.press("H")
    #expect(bench.stage.keyMap.isHidden)
    bench.press("/", .shift)
    #expect(!bench.stage.keyMap.isHidden)
    bench.tap(CGPoint(x: 5, y: 5))
    bench.wait(1)
    #expect(bench.stage.keyMap.isHidden)
  }

  @Test("Caps lock means what the letter means, and so does Shift without a command of its own")
  func largeLetters() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    for modifiers in [[.shift], [.alphaShift]] as [UIKeyModifierFlags] {
      let isOn = bench.stage.session.specimen.scene.isOn(switch: "Tap cancels touches")
      bench.press("V", modifiers)
      #expect(bench.stage.session.specimen.scene.isOn(switch: "Tap cancels touches") != isOn)
      bench.press("K", modifiers)
      #expect(!bench.stage.session.isLive)
      bench.press("End")
      bench.press("F", modifiers)
      #expect(bench.stage.wantsText)
      bench.press("Escape")
    }
    bench.press("M", .alphaShift)
    guard case .whyNot? = bench.stage.session.answer else {
      Issue.record("no answer")
      return
    }
    bench.press("Escape")
    bench.press("M", .shift)
    if case .whyNot? = bench.stage.session.answer { Issue.record("Shift M has its own command") }
  }

  @Test("a key that selects comes up where it went down, and nowhere else")
  func selecting() throws {
    func presses(_ bench: Bench) -> [PressFrame.Phase] {
      bench.stage.session.specimen.take.events.compactMap {
        if case .press(_, let phase) = $0.action { phase } else { nil }
      }
    }
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_180, height: 1_300))
    bench.press("2", .control)
    bench.stage.session.choose(try bench.view("GLTableView"))
    bench.wait(0.1)
    bench.tap(try bench.place("Property alpha"))
    bench.wait(1)
    for letter in ["0", ".", "5"] { bench.type(letter, text: letter) }
    bench.type("Return")
    #expect(try bench.view("GLTableView").alpha == 0.5)
    #expect(presses(bench) == [])
    // The release of a key that was pressed on the phone goes to the phone, even if the panels have the keys by then.
    bench.press("Space")
    bench.press("F6")
    bench.release("Space")
    #expect(presses(bench) == [.began, .ended])
    bench.press("Space")
    bench.press("F6")
    bench.release("Space")
    #expect(presses(bench) == [.began, .ended])
  }

  @Test("what there is to know is under the phone too, whichever tab is open")
  func status() throws {
    let bench = try Bench("four-phenomena")
    let status = try #require(try bench.view("Status") as? UILabel)
    bench.wait(0.1)
    #expect(status.isHidden)
    bench.press("2", .control)
    bench.press("R")
    bench.wait(0.1)
    #expect(!status.isHidden && status.text == "Recording: Stop saves it (R)")
    #expect(bench.stage.session.recording.isOn)
  }

  @Test("the log's times never go back, whatever is reported late")
  func logOrder() throws {
    let bench = try Bench()
    let place = try bench.place("AView", CGPoint(x: 20, y: 60))
    bench.touch((1, .began, place))
    bench.wait(0.2)
    bench.stage.note("got the focus", at: 0.15)
    bench.touch((1, .ended, place))
    let times = bench.stage.session.log.book.records.map(\.time)
    #expect(times == times.sorted(), "\(bench.stage.session.log.book.records.map(\.text))")
  }

  @Test("nothing is drawn again while nothing changes, nor when the mouse moves without a probe")
  func idle() throws {
    let bench = try Bench()
    #expect(bench.stage.needsDisplay)
    _ = bench.picture()
    #expect(!bench.stage.needsDisplay)
    bench.wait(10)
    bench.hover(CGPoint(x: 300, y: 300))
    #expect(!bench.stage.needsDisplay)
    bench.press("P")
    _ = bench.picture()
    bench.hover(CGPoint(x: 310, y: 300))
    #expect(bench.stage.needsDisplay)
    _ = bench.picture()
    #expect(bench.stage.nextDeadline == nil)
  }
}
