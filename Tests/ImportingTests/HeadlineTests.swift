// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// The report begins with what the scene itself can't show.
@Suite("The first line of a report")
struct HeadlineTests {
  private static let tree = """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
       | <UIView: 0x1c; frame = (0 0; 390 100); layer = <CALayer: 0x1d>>
       |    | <OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); layer = <CALayer: 0x5d>>

    """

  @Test(
    "a view whose controller has disappeared gets this answer alone",
    arguments: [("HomeButton", "is in the view of HomeVC"), ("0x703", "is the view of HomeVC")])
  func disappeared(view: String, words: String) throws {
    let report = try Import(
      """
      <UINavigationController 0x700>, state: appeared, view: <UILayoutContainerView 0x1c>
         | <HomeVC 0x702>, state: disappeared, view: <UIView 0x703> not in the window
         | <DetailVC 0x704>, state: appeared, view: <UIView 0x705>
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
         | <UILayoutContainerView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
         |    | <UIView: 0x705; frame = (0 0; 390 844); layer = <CALayer: 0x2d>>

      (lldb) po [0x703 recursiveDescription]
      <UIView: 0x703; frame = (0 0; 390 844); layer = <CALayer: 0x3d>>
         | <HomeButton: 0x707; baseClass = UIButton; frame = (20 200; 100 44); layer = <CALayer: 0x3e>>
      """, view: view
    ).screen
    #expect(report.view == nil)
    #expect(report.report.headings.count == 1)
    #expect(report.report.headings[0].contains(words), "\(report.report.headings)")
    #expect(report.report.questions.isEmpty, "\(report.report.questions)")
  }

  @MainActor
  @Test("the printed frame of a root view counts, whether its controller is known or not")
  func rootFrame() throws {
    let controllers = "<App.VC 0x99>, state: appeared, view: <UIView 0x1c>\n"
    let low = Self.tree.replacing("(20 20; 100 44)", with: "(20 120; 100 44)")
    for text in [low, low + controllers, controllers + low] {
      let scene = try Import(text, view: "OkButton")
      #expect(try scene.frame("UIView") == CGRect(x: 0, y: 0, width: 390, height: 100))
      #expect(try scene.answer("OkButton").contains("42 points below its bounds"))
    }
    let full = Self.tree.replacing("390 100", with: "390 844") + controllers
    #expect(try Import(full, view: "OkButton").node("UIView").controllerName == "VC")
  }

  @Test(
    "an animated view or superview is named first",
    arguments: [
      ("0x5c; baseClass = UIButton; frame = (20 20; 100 44);", "OkButton"),
      ("0x1c; frame = (0 0; 390 100);", "UIView"),
    ])
  func animation(place: String, name: String) throws {
    let text = Self.tree.replacing(
      place, with: place + " animations = { opacity=<CABasicAnimation: 0x88>; };")
    let report = try Import(text, view: "OkButton").screen.report
    #expect(report.lines[0].hasPrefix("\(name) was being animated"), "\(report.lines)")
    #expect(!report.taken.contains { $0.contains("animated") })
    #expect(try Import(text).screen.report.taken.contains { $0.contains("was being animated") })
  }

  @Test(
    "a part of a control that can't be touched is named, if its middle can be",
    arguments: [
      ("(300 20; 160 44)", "", "A part of OkButton is outside the bounds of UIView"),
      (
        "(20 20; 100 44)",
        "   |    | <App.Banner: 0x7c; frame = (0 0; 60 90); layer = <CALayer: 0x7d>>\n",
        "Banner is in front of a part of OkButton and receives the touches there."
      ),
      (
        "(20 20; 100 44)",
        "   |    | <App.Banner: 0x7c; frame = (0 0; 390 90); layer = <CALayer: 0x7d>>\n", ""
      ),
      ("(20 20; 100 44)", "", ""), ("(20 90; 100 44)", "", ""),
    ])
  func parts(frame: String, front: String, heading: String) throws {
    // On a larger screen, the end of the button is not beyond its edge.
    let tree = Self.tree.replacing(
      "0x1a; frame = (0 0; 390 844)", with: "0x1a; frame = (0 0; 844 390)")
    let text = tree.replacing("(20 20; 100 44)", with: frame) + front
    let headings = try Import(text, view: "OkButton").screen.report.headings
    #expect(headings.count == (heading.isEmpty ? 0 : 1), "\(headings)")
    #expect(heading.isEmpty || headings[0].hasPrefix(heading), "\(headings)")
    let clipped = text.replacing("390 100); ", with: "390 100); clipsToBounds = YES; ")
    let others = try Import(clipped, view: "OkButton").screen.report.headings
    #expect(others.count == (heading.hasPrefix("Banner") ? 1 : 0), "\(others)")
  }

  @Test("of an animated view that is in no window, the animation is listed")
  func animationOutOfWindow() throws {
    let ghost =
      "(lldb) po ghost\n<Ghost: 0x6c; baseClass = UIButton; frame = (0 0; 90 40); animations = { opacity=<CABasicAnimation: "
      + "0x88>; }; layer = <CALayer: 0x6d>>\n\n(lldb) po [0x6c superview]\nnil\n"
    let gone = "<App.VC 0x99>, state: disappeared, view: <UIView 0x1c>\n"
    let animated = Self.tree.replacing(
      "0x1c; frame = (0 0; 390 100);",
      with: "0x1c; frame = (0 0; 390 100); animations = { opacity=<CABasicAnimation: 0x88>; };")
    for (text, view, name) in [
      (Self.tree + ghost, "Ghost", "Ghost"), (animated + gone, "OkButton", "UIView"),
    ] {
      let report = try Import(text, view: view).screen.report
      #expect(!report.headings.contains { $0.contains("animated") }, "\(report.lines)")
      #expect(
        report.taken.contains { $0.hasPrefix("\(name) was being animated") }, "\(report.lines)")
    }
  }

  @Test("a touch whose two locations contradict the tree is named first")
  func moved() throws {
    let report = try Import(
      Self.tree
        + "<UITouch: 0x280> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x1a; frame = (0 0; 390 844); "
        + "layer = <UIWindowLayer: 0x1b>> view: <OkButton: 0x5c; baseClass = UIButton; frame = (20 20; 100 44); "
        + "layer = <CALayer: 0x5d>> location in window: {70, 42} previous location in window: {70, 42} "
        + "location in view: {50, 62} previous location in view: {50, 62}\n", view: "OkButton"
    ).screen.report
    #expect(
      report.headings.contains(
        "Line 4: by the two locations of the touch, OkButton was 40 points up from where it is in the tree."
      ), "\(report.lines)")
  }
}
