// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Explaining
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("The answer about the last touch, and changes that it leads to")
struct LastTouchTests {
  /// The centre of the intersection of two views, in the coordinates of the first.
  private let cOverA = CGPoint(x: 120, y: 250)

  private func tapWhereCCoversA(_ story: SessionStory) {
    story.wait(1)
    story.touch(.began, cOverA)
    story.touch(.ended, cOverA)
    story.wait(1)
  }

  @Test("before a touch it says what to do, and offers nothing")
  func before() throws {
    let story = try SessionStory()
    #expect(story.answer.hasPrefix("Touch the phone, or press Y"))
    #expect(story.session.lastTouch.subject == nil && !story.session.lastTouch.canBeFixed)
  }

  @Test("a view that its superview cuts off: what got the touch, and explain's sentences about it")
  func cutOff() throws {
    let story = try SessionStory("020-a-view-that-sticks-out-is-missed")
    tapWhereCCoversA(story)
    #expect(
      story.answer
        == "AView got the touch. CView was not hit. Touch 1: BView, its superview, refused the "
        + "point, which lies 50 points above its bounds.")
    #expect(story.session.lastTouch.canBeFixed)
  }

  @Test("a control that can be seen behind a view that UIKit inserted around a presented one")
  func behindTransitionView() throws {
    let story = try SessionStory("190-beside-a-presented-view")
    story.touch(.began, CGPoint(x: 80, y: 70))
    story.touch(.ended, CGPoint(x: 80, y: 70))
    #expect(
      story.answer.hasPrefix(
        "UITransitionView got the touch. Menu did not act: \"menu opened\" did not run."),
      "\(story.answer)")
  }

  /// Plays a single tap whose recognizer waits for a double tap to fail.
  private func lateTap() throws -> SessionStory {
    let story = try SessionStory("097-a-single-tap-that-waits")
    story.wait(1)
    try story.tap("V")
    story.wait(1)
    #expect(story.answer.hasPrefix("Recognizer single recognized, 0.35 s late."))
    return story
  }

  @Test("a recognizer that acted late comes before the touch that its view lost to it")
  func late() throws {
    let story = try lateTap()
    #expect(story.session.lastTouch.subject?.part == .recognizer(0))
    #expect(story.session.lastTouch.canBeFixed)
  }

  @Test(
    "the fix of a late tap takes the requirement away; the next tap is not late, and undo brings it back"
  )
  func withoutRequirement() throws {
    let story = try lateTap()
    let session = story.session
    session.fixLastTouch()
    let remedy = try #require(session.answer?.whyNot?.remedies.first)
    #expect(remedy.swift == ["// remove single.require(toFail: double)"])
    session.applyRemedy(0)
    story.wait(1)
    try story.tap("V")
    story.wait(1)
    #expect(story.answer.hasPrefix("Recognizer single recognized. "), "\(story.answer)")
    #expect(!session.lastTouch.canBeFixed)
    #expect(session.answer?.whyNot?.success == "single recognizes at once now.")
    session.undo()
    let single = try #require(try story.view("V").gestureRecognizers?.first)
    #expect(single.requiredToFail.map(\.name) == ["double"])
  }

  @Test("an applied change stays in view, with its undo, while another gesture is tried")
  func appliedStays() throws {
    let story = try lateTap()
    let session = story.session
    session.fixLastTouch()
    session.applyRemedy(0)
    story.wait(1)
    let view = try story.view("V")
    let place = view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    for _ in 1...2 {
      story.touch(.began, place)
      story.touch(.ended, place)
      session.readLastTouch()
    }
    story.wait(1)
    session.readLastTouch()
    let whyNot = try #require(session.answer?.whyNot)
    #expect(whyNot.remedies.first.map(session.isApplied) == true)
    #expect(whyNot.remedies.first?.swift == ["// remove single.require(toFail: double)"])
  }

  @Test("the inspector removes a requirement of the scene, adds it, and removes it again")
  func editedRequirement() throws {
    let story = try SessionStory("097-a-single-tap-that-waits")
    for names in [[], ["double"], []] {
      let single = try #require(try story.view("V").gestureRecognizers?.first)
      story.session.edit("requireToFail", of: single, to: .text(JSONString.list(names)))
      let edited = try #require(try story.view("V").gestureRecognizers?.first)
      #expect(edited.requiredToFail.map(\.name) == names)
    }
  }

  @Test("an action of a file runs once in the answer, as in its log")
  func once() throws {
    let story = try SessionStory("160-a-badge-makes-a-control-dead")
    story.wait(1)
    try story.tap("Cart", at: CGPoint(x: 10, y: 10))
    story.wait(1)
    #expect(story.texts.filter { $0 == "cart opened" }.count == 1)
    #expect(story.answer.contains("Its action ran: \"cart opened\"."), "\(story.answer)")
  }

  @Test(
    "a recognizer of a file runs its action once in the story, as in its log",
    arguments: [
      ("090-of-nested-taps-the-deepest-wins", "CView", "CView taped"),
      ("097-a-single-tap-that-waits", "V", "single"),
    ])
  func onceByRecognizer(file: String, view: String, line: String) throws {
    let story = try SessionStory(file)
    story.wait(1)
    try story.tap(view)
    story.wait(1)
    #expect(story.texts.filter { $0 == line }.count == 1)
    story.session.askWhyNot()
    let whyNot = try #require(story.session.answer?.whyNot)
    let sentences = whyNot.story.paragraphs.flatMap { [$0.heading] + $0.items }
    #expect(sentences.contains { $0.contains("Its action ran: \"\(line)\".") }, "\(sentences)")
  }

  @Test("a row of a file is selected with the line that the file has for it")
  func rowOfFile() throws {
    let story = try SessionStory("140-a-quick-tap-on-a-cell")
    try story.tap("GLTableView", at: CGPoint(x: 100, y: 60))
    let said = story.answer
    #expect(
      said.contains("GLTableView selected no row: \"cell selected!\" did not run."), "\(said)")
    story.session.fixLastTouch()
    story.session.applyRemedy(0)
    try story.tap("GLTableView", at: CGPoint(x: 100, y: 60))
    #expect(story.answer.contains("\"cell selected!\" ran."), "\(story.answer)")
    #expect(story.session.answer?.whyNot?.success == "GLTableView selects the row now.")
  }

  @Test("while a finger is down, a view that received nothing or lost the touch does not have it")
  func heldBackOrLost() throws {
    let held = try SessionStory("147-a-fast-drag-scrolls")
    held.wait(1)
    held.touch(.began, CGPoint(x: 195, y: 400))
    #expect(held.answer == "V was hit, but received no touch so far.")
    held.wait(1)
    #expect(held.answer == "V has the touch.")

    let lost = try SessionStory("149-touches-that-are-not-delayed")
    lost.wait(1)
    lost.touch(.began, CGPoint(x: 195, y: 400))
    #expect(lost.answer == "V has the touch.")
    lost.touch(.moved, CGPoint(x: 195, y: 340))
    lost.touch(.moved, CGPoint(x: 195, y: 320))
    #expect(lost.answer == "V lost the touch.")
  }

  @Test("while a finger is down it names the view, and afterwards what came of the touch")
  func down() throws {
    let story = try SessionStory("095-single-and-double-tap")
    let view = try #require(story.session.specimen.scene.windows.first?.subtree.last)
    let middle = view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    story.wait(1)
    story.touch(.began, middle)
    #expect(story.answer == "\(view.journalName) has the touch.")
    story.touch(.moved, CGPoint(x: middle.x + 2, y: middle.y))
    #expect(story.answer == "\(view.journalName) has the touch.")
    story.touch(.ended, middle)
    #expect(story.answer.hasPrefix("Recognizer single recognized."), "\(story.answer)")
  }

  @Test("the fix is applied, works on the next touch, and can be taken back and made again")
  func apply() throws {
    let story = try SessionStory("020-a-view-that-sticks-out-is-missed")
    let session = story.session
    tapWhereCCoversA(story)
    session.readLastTouch()
    session.fixLastTouch()
    guard case .fix(let whyNot)? = session.answer else {
      Issue.record("no fix: \(String(describing: session.answer))")
      return
    }
    #expect(whyNot.remedy?.sentence.contains("if BView's point(inside:with:) accepted") == true)
    #expect(whyNot.remedy?.swift.contains { $0.hasPrefix("override func point(inside") } == true)
    session.applyRemedy(0)
    #expect(session.lastTouch.sentences[0].hasPrefix("Applied."))
    // The answer stays, so that its code can still be copied.
    let remedy = try #require(whyNot.remedy)
    #expect(session.answer?.whyNot != nil && session.isApplied(remedy))
    session.copyRemedy(0) { _ in true }
    #expect(session.answer?.whyNot?.copied == 0)
    #expect(session.lastTouch.sentences[0].hasPrefix("Copied "))
    story.wait(10)
    #expect(session.lastTouch.sentences[0].hasPrefix("Applied."), "the answer returns")
    session.copyRemedy(0) { _ in true }
    #expect(session.answer?.whyNot?.success == nil)
    func hit() -> String? {
      session.specimen.host.application.probe(cOverA).hitView?.name
    }
    #expect(hit() == "CView")
    tapWhereCCoversA(story)
    #expect(story.answer.hasPrefix("CView"), "\(story.answer)")
    #expect(session.answer?.whyNot?.success == "CView receives the touch now.")
    session.undo()
    #expect(story.answer.hasPrefix("Undone: BView.point(inside:with:). "), "\(story.answer)")
    story.wait(10)
    #expect(story.answer.hasPrefix("AView got the touch."), "\(story.answer)")
    #expect(hit() == "AView")
    #expect(session.answer?.whyNot != nil && !session.isApplied(remedy))
    #expect(session.specimen.take.events.count { $0.action.isTouches } == 4)
    session.redo()
    #expect(hit() == "CView")
  }

  @Test(
    "undoing the change of an answer plays the touches again without it, so that the answer is right"
  )
  func property() throws {
    let story = try SessionStory("four-phenomena")
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    story.session.readLastTouch()
    #expect(
      story.session.lastTouch.sentences.contains(
        "GLTableView selected no row: BackViewTap recognized and took the touch (cancelsTouchesInView is true)."
      ), "\(story.session.lastTouch.sentences)")
    story.session.fixLastTouch()
    let remedies = story.session.answer?.whyNot?.remedies ?? []
    let index = remedies.firstIndex { $0.sentence.contains("cancelsTouchesInView") }
    story.session.applyRemedy(try #require(index))
    func cancels() throws -> Bool? {
      try story.view("BackView").gestureRecognizers?.first?.cancelsTouchesInView
    }
    #expect(try cancels() == false)
    let tap = try #require(try story.view("BackView").gestureRecognizers?.first)
    let property = try #require(PropertyCatalog.property("cancelsTouchesInView", of: tap))
    #expect(
      story.session.change(of: property, of: tap)?.original == .flag(true),
      "the inspector does not mark the change")
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    #expect(!story.session.lastTouch.canBeFixed)
    story.session.undo()
    #expect(try cancels() == true)
    #expect(
      story.answer
        == "Undone: BackViewTap.cancelsTouchesInView. The touches were played again without it.",
      "\(story.answer)")
    #expect(story.session.lastTouch.canBeFixed, "the last touch was not selected by the row again")
    story.session.redo()
    #expect(try cancels() == false)
  }

  @Test("the short answer says what did not act, and not only what was in the way")
  func short() throws {
    let story = try SessionStory("020-a-view-that-sticks-out-is-missed")
    tapWhereCCoversA(story)
    _ = story.answer
    #expect(
      story.session.lastTouch.sentences[2]
        == "CView was not hit: BView, its superview, refused the point, which lies 50 points above "
        + "its bounds.")
  }

  @Test(
    "a comparison returns to the answer from which it was opened, and its change can be applied")
  func compared() throws {
    let story = try SessionStory("four-phenomena")
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    let session = story.session
    session.fixLastTouch()
    session.tryRemedy(0)
    guard case .whatIf? = session.answer else {
      Issue.record("no comparison")
      return
    }
    session.closeAnswer()
    guard case .fix? = session.answer else {
      Issue.record("not the answer before")
      return
    }
    session.askWhatIf()
    session.applyRemedy(0)
    guard case .fix(let whyNot)? = session.answer else {
      Issue.record("not the answer before")
      return
    }
    #expect(session.isApplied(whyNot.remedies[0]))
    session.closeAnswer()
    #expect(session.answer == nil)
  }

  @Test("a recording that ends because another scene is opened is announced with its path")
  func savedOnLeaving() throws {
    let folder = NSTemporaryDirectory() + "leaving-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let story = try SessionStory(
      "020-a-view-that-sticks-out-is-missed", recording: Recording(folder: folder))
    let session = story.session
    tapWhereCCoversA(story)
    session.toggleRecording()
    #expect(session.recording.isOn && session.history.done.isEmpty, "there is nothing to undo")
    tapWhereCCoversA(story)
    session.open(try #require(SceneCatalog.entry("first-touch")))
    #expect(story.answer.contains("\(folder)/recording-1.json"), "\(story.answer)")
    story.wait(10)
    #expect(story.answer.hasPrefix("Touch the phone, or press Y"))
  }

  @Test("an action without a title that runs for several events is mentioned once, without a name")
  func untitledActions() throws {
    let story = try SessionStory("controls")
    try story.tap("Segments")
    #expect(story.answer.hasPrefix("Segments acted: its action ran."), "\(story.answer)")
    #expect(!story.answer.contains("UIAction"), "\(story.answer)")
  }

  @Test("a tap into a text field is no fault: the return key's event does not come of it")
  func field() throws {
    let story = try SessionStory("controls")
    try story.tap("TextField")
    #expect(story.answer.hasPrefix("TextField began editing."), "\(story.answer)")
    #expect(story.answer.contains("touchDown, editingDidBegin and touchUpInside"))
    #expect(!story.answer.contains("editingDidEndOnExit"), "\(story.answer)")
    #expect(!story.session.lastTouch.canBeFixed)
    try story.tap("ClearField", at: CGPoint(x: 95, y: 16))
    #expect(!story.answer.contains("did not"), "\(story.answer)")
    try story.tap("ClearField", at: CGPoint(x: 20, y: 16))
    #expect(!story.answer.contains("did not"), "\(story.answer)")
  }

  @Test("a tap on a disabled segment: the value stays, and why")
  func disabledSegment() throws {
    let story = try SessionStory("controls")
    try story.tap("Segments", at: CGPoint(x: 180, y: 16))
    #expect(
      story.answer.hasPrefix(
        "Segments kept its value: the segment under the finger is disabled."),
      "\(story.answer)")
  }

  @Test("a drag that scrolls a list is a success of the list, not a fault of its row")
  func scrolled() throws {
    let story = try SessionStory("controls")
    story.wait(1)
    let start = CGPoint(x: 195, y: 600)
    let row = try #require(
      story.session.specimen.scene.windows.flatMap(\.subtree).first {
        $0 is UITableViewCell && $0.bounds.contains($0.mapFromScreen(start))
      })
    for (step, phase) in [InputSample.Phase.began, .moved, .moved, .moved, .ended].enumerated() {
      story.touch(phase, CGPoint(x: start.x, y: start.y - 30 * CGFloat(min(step, 3))))
      story.wait(0.02)
    }
    story.wait(2)
    #expect(story.answer.hasPrefix("List scrolled."), "\(story.answer)")
    #expect(!story.session.lastTouch.canBeFixed)
    story.session.askWhyNot(row)
    let whyNot = try #require(story.session.answer?.whyNot)
    let text = whyNot.answer.paragraphs.flatMap { [$0.heading] + $0.items }.joined(separator: "\n")
    #expect(!text.contains("was not hit"), "\(text)")
    for remedy in whyNot.remedies {
      let code = remedy.swift.joined(separator: "\n")
      #expect(!code.lowercased().contains("cellcontentview"), "\(code)")
    }
  }

  @Test("of two fingers the answer also names the other view that lost its touch")
  func twoFingers() throws {
    let story = try SessionStory("108-pinch-and-tap-over-two-views")
    let views = try #require(story.session.specimen.scene.windows.first?.subtree.suffix(2))
    let points = views.map { $0.mapToScreen(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
    story.wait(1)
    for (index, point) in points.enumerated() { story.touch(.began, point, finger: index + 1) }
    for step in 1...5 {
      for (index, point) in points.enumerated() {
        let way = CGFloat(step) * (index == 0 ? -12 : 12)
        let moved = CGPoint(x: point.x + way, y: point.y + way)
        story.touch(step == 5 ? .ended : .moved, moved, finger: index + 1)
      }
    }
    let said = story.answer
    let other = try #require(views.first?.journalName)
    #expect(said.contains("\(other) lost its touch, too."), "\(said)")
  }

  @Test("where a scene asks for two fingers and there is only a mouse, Alt is mentioned")
  func alt() throws {
    let story = try SessionStory("photos")
    #expect(story.answer.contains("Hold Alt for a second finger."))
    let other = try SessionStory("photos")
    other.session.hasTouchscreen = true
    #expect(!other.answer.contains("Alt"))
    #expect(!(try SessionStory("controls")).answer.contains("Alt"))
  }

  @Test("a restart can be taken back: what was done is there again")
  func restart() throws {
    let story = try SessionStory()
    try story.tap("LeftButton")
    let before = story.session.specimen.chronicle.records.map { "\($0.entry.fact)" }
    story.session.restart()
    #expect(story.session.specimen.take.events.isEmpty)
    story.session.undo()
    let after = story.session.specimen.chronicle.records.map { "\($0.entry.fact)" }
    #expect(after.count >= before.count && !story.session.specimen.take.events.isEmpty)
    story.session.redo()
    #expect(story.session.specimen.take.events.isEmpty)
  }
}
