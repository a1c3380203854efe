// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import SandboxSession
@testable import Scenarios

/// All questions and commands about the scene, sent to a session without a window.
@MainActor
@Suite("A session without a window")
struct SessionTests {
  // MARK: Why not

  @Test("why not: the cause, and the change that would help")
  func whyNot() throws {
    let story = try SessionStory("four-phenomena")
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    story.session.askWhyNot(try story.view("GLTableView"))
    guard case .whyNot(let whyNot)? = story.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(
      whyNot.remedy?.sentence
        == "GLTableView would select the row if BackViewTap's delegate refused touches in GLTableView."
    )
    let table = try story.view("GLTableView")
    #expect(story.session.chosen() === table)
    #expect(story.texts.last == "Why? GLTableView")
  }

  @Test("why not without a choice is about what was hit last; before a touch it says what to do")
  func whyNotWithoutChoice() throws {
    let story = try SessionStory()
    story.session.askWhyNot()
    guard case .advice("Why not?", let sentence)? = story.session.answer else {
      Issue.record("no advice")
      return
    }
    #expect(sentence.hasPrefix("Touch the phone first"))
    try story.tap("MovedView")
    story.session.askWhyNot()
    guard case .whyNot(let whyNot)? = story.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(whyNot.name == "MovedView")
  }

  // MARK: What if

  @Test("what if: the last gesture as it was and with the change, side by side")
  func whatIf() throws {
    let story = try SessionStory("four-phenomena")
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    let tap = try #require(try story.view("BackView").gestureRecognizers?.first)
    story.session.edit("cancelsTouchesInView", of: tap, to: .flag(false))
    story.session.askWhatIf()
    guard case .whatIf(let whatIf, _)? = story.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(whatIf.changes == ["BackViewTap.cancelsTouchesInView: true → false"])
    #expect(whatIf.sentence.hasPrefix("With the change GLTableView acts on touch 1."))
    #expect(whatIf.rows.contains { $0.after?.text == "cell selected!" && $0.before == nil })
  }

  // MARK: Time travel

  @Test("the past shows everything as it was; the present continues, and can be shown again")
  func past() throws {
    let story = try SessionStory()
    let session = story.session
    let before = try story.view("MovedView").frame
    try story.drag("MovedView", by: CGVector(dx: -40, dy: 20))
    let after = try story.view("MovedView").frame
    #expect(after == before.offsetBy(dx: -40, dy: 20))
    session.go(to: .start)
    #expect(!session.isLive && session.shown !== session.specimen)
    #expect(try story.view("MovedView", in: session.shown).frame == before)
    #expect(try story.view("MovedView").frame == after)
    // A view selected in the past is the same object in the present.
    session.choose(try story.view("MovedView", in: session.shown))
    session.goToNow()
    let moved = try story.view("MovedView")
    #expect(session.isLive && session.chosen() === moved)
  }

  @Test("steps, gestures and the axis lead to instants, and behind the last one is the present")
  func steps() throws {
    let story = try SessionStory()
    let session = story.session
    try story.tap("AView")
    try story.tap("MovedView")
    session.stepGesture(-1)
    let second = try #require(session.playhead)
    session.stepGesture(-1)
    let first = try #require(session.playhead)
    #expect(first < second)
    session.step(1)
    #expect(session.playhead.map { $0 > first } == true)
    session.stepGesture(1)
    #expect(session.playhead == second)
    session.stepGesture(1)
    #expect(session.isLive)
    session.seek(to: first.time)
    #expect(session.playhead?.time == first.time)
    session.seek(to: 100)
    #expect(session.isLive)
  }

  @Test(
    "the past plays at its speed until it is the present; input ends it, a finger alone does not")
  func playing() throws {
    let story = try SessionStory()
    let session = story.session
    try story.drag("MovedView", by: CGVector(dx: -40, dy: 20))
    session.togglePlaying()
    let start = try #require(session.playhead?.time)
    #expect(session.isPlaying && session.nextDeadline != nil)
    story.wait(1.0 / 60)
    #expect(session.playhead.map { $0.time > start } == true)
    story.wait(5)
    #expect(session.isLive && !session.isPlaying)
    session.go(to: .start)
    session.feed(.signal(.shake), at: session.now)
    #expect(session.isLive)
  }

  @Test("a line of the log leads to its moment and to the view that it is about")
  func moment() throws {
    let story = try SessionStory()
    try story.tap("MovedView")
    let line = try #require(story.session.log.book.records.last { $0.moment != nil })
    let view = story.session.go(to: try #require(line.moment))
    #expect(view?.journalName == "MovedView" && story.session.playhead == line.moment?.instant)
  }

  // MARK: Editing

  @Test("a change acts at once, is undone and made again; in the past nothing is changed")
  func editing() throws {
    let story = try SessionStory()
    let (session, view) = (story.session, try story.view("MovedView"))
    session.edit("alpha", of: view, to: .number(0.5))
    #expect(view.alpha == 0.5 && story.texts.last == "MovedView.alpha = 0.5")
    session.undo()
    #expect(view.alpha == 1 && session.history.undone.count == 1)
    session.redo()
    #expect(view.alpha == 0.5)
    session.go(to: .start)
    session.undo()
    session.edit("alpha", of: try story.view("MovedView", in: session.shown), to: .number(0.1))
    session.goToNow()
    #expect(view.alpha == 0.5 && session.history.done.count == 1)
  }

  @Test("a finger chooses what is under it, once more what that lies in, a second one asks why not")
  func picking() throws {
    let story = try SessionStory()
    let (session, view) = (story.session, try story.view("MovedView"))
    let point = view.mapToScreen(CGPoint(x: 10, y: 10))
    session.picking.isOn = true
    let seen = try #require(session.view(at: point))
    #expect(session.pick(at: point, by: 1) && session.chosen() === seen)
    session.endPicking(by: 1)
    #expect(!session.picking.isOn)
    #expect(session.pick(at: point, by: 1) && session.chosen() === seen.superview)
    #expect(!session.pick(at: point, by: 2))
    guard case .whyNot? = session.answer else {
      Issue.record("no answer")
      return
    }
    session.choose(view)
    #expect(session.chooseRow(-1) && session.chosen() != nil && session.chosen() !== view)
  }

  // MARK: Recording and replaying

  /// Returns a new folder for the test.
  private func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "session-\(UUID())"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("a recording is a file whose replay has the same log")
  func recording() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let story = try SessionStory(
      "071-two-fingers-together", recording: Recording(folder: folder))
    let session = story.session
    session.toggleRecording()
    let view = try #require(session.specimen.scene.windows.first)
    story.touch(.began, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    story.touch(.ended, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    story.wait(1)
    let lines = try #require(session.specimen.transcript).lines
    #expect(session.recording.isOn && !lines.isEmpty)
    session.saveRecording(asTest: true)
    #expect(!session.recording.isOn && session.answer == nil)
    let file = try ScenarioFile.scenario("\(folder)/recording-1.json")
    #expect(ScenarioPlayer.play(file).lines == lines)
  }

  @Test("a recording that can't be saved continues, and the answer says why")
  func unsaved() throws {
    let story = try SessionStory(recording: Recording(folder: "/proc/none"))
    story.session.toggleRecording()
    try story.tap("AView")
    story.session.saveRecording(asTest: false)
    guard case .unsaved(let failure)? = story.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(failure.isRecording && story.session.recording.isOn)
    // An unsaved recording is never replaced.
    let specimen = story.session.specimen
    #expect(!story.session.restart() && story.session.specimen === specimen)
  }

  @Test("what a file comes with is replayed at once, compared with its log, and shown as the past")
  func replaying() throws {
    let story = try SessionStory("071-two-fingers-together")
    story.wait(1)
    story.session.replayInput()
    #expect(story.texts.contains { $0.hasSuffix("the log is as expected") }, "\(story.texts)")
    #expect(!story.session.isLive && story.session.isPlaying)
    #expect(story.session.specimen.take.events.count > 1)
  }

  // MARK: Scenes

  @Test("another scene, the same again, and a file that can't be used")
  func scenes() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let story = try SessionStory()
    let session = story.session
    try story.tap("AView")
    session.choose(try story.view("AView"))
    session.open(try #require(SceneCatalog.entry("photos")))
    #expect(session.entry.id == "photos" && story.texts.last == "scene photos opened")
    #expect(session.chosen() == nil && session.specimen.take.events.isEmpty)
    #expect(session.log.book.records.count == 1, "the log begins again with another scene")
    let specimen = session.specimen
    session.restart()
    #expect(session.specimen !== specimen && session.entry.id == "photos")
    let path = folder + "/broken.json"
    try "[".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(!session.open(file: path) && session.entry.id == "photos")
    guard case .unusable(let refusal)? = session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(!refusal.isOpen && refusal.lines.allSatisfy { $0.hasPrefix("broken.json") })
  }

  @Test("the log and a report can be copied; what the clipboard does not take is said")
  func copying() throws {
    let story = try SessionStory()
    try story.tap("AView")
    var copied = ""
    story.session.copyLog {
      copied = $0
      return true
    }
    #expect(copied.contains("-[AView touchesBegan:withEvent:]"))
    story.session.copyReport {
      copied = $0
      return true
    }
    #expect(
      copied.hasPrefix("# Report on `Where does a touch go?`") && copied.contains("\"touch\""))
    story.session.copyLog { _ in false }
    #expect(story.texts.last == "the clipboard can't be written")
  }

  @Test(
    "the log of a scene begins with its opening, also if the scene before was still being edited")
  func logBegins() throws {
    let story = try SessionStory("controls")
    try story.tap("TextField")
    story.session.open(try #require(SceneCatalog.entry("first-touch")))
    #expect(
      story.session.log.book.records.map(\.text) == ["scene first-touch opened"])
  }

  @Test("changes of a property while a stepper is held are undone together")
  func heldStepper() throws {
    let story = try SessionStory()
    let view = try story.view("CView")
    let before = view.alpha
    for (number, alpha) in [0.9, 0.8, 0.7].enumerated() {
      story.session.edit("alpha", of: view, to: .number(alpha), continuing: number > 0)
    }
    #expect(story.session.history.done.count == 1)
    story.session.undo()
    #expect(try story.view("CView").alpha == before)
    story.session.redo()
    #expect(try abs(story.view("CView").alpha - 0.7) < 0.001)
  }
}
