// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import Testing
import UIModel

@testable import SandboxSession

@MainActor
@Suite("The touch map of a session")
struct TouchMapBookTests {
  private func map(_ story: SessionStory, _ book: TouchMapBook) throws -> GestureMap {
    book.read(story.session.shown)
    while book.isWorking { book.read(story.session.shown) }
    return try #require(book.map)
  }

  private func middle(_ name: String, _ story: SessionStory) throws -> CGPoint {
    let view = try story.view(name)
    return view.mapToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  private func owner(_ map: GestureMap, at point: CGPoint) -> String? {
    map.owners.first { $0.areas.contains { $0.contains(point) } }?.name
  }

  @Test("it is played on copies: the scene gets no touch, and no line is logged")
  func untouched() throws {
    let story = try SessionStory("030-the-round-button-of-a-tab-bar")
    let (lines, records) = (story.texts.count, story.session.specimen.chronicle.records.count)
    let map = try map(story, TouchMapBook())
    #expect(owner(map, at: CGPoint(x: 195, y: 665)) == "CircleButton")
    #expect(owner(map, at: CGPoint(x: 195, y: 635)) == "TableView")
    #expect(map.dead.contains { $0.contains(CGPoint(x: 195, y: 635)) })
    #expect(story.texts.count == lines)
    #expect(story.session.specimen.chronicle.records.count == records)
  }

  @Test("it follows edits, and what is taken back")
  func edits() throws {
    let story = try SessionStory("030-the-round-button-of-a-tab-bar")
    let book = TouchMapBook()
    _ = try map(story, book)
    let bar = try story.view("TabBar")
    story.session.edit("frame", of: bar, to: .rect(CGRect(x: 0, y: 400, width: 390, height: 50)))
    #expect(owner(try map(story, book), at: CGPoint(x: 195, y: 415)) == "CircleButton")
    story.session.edit("isUserInteractionEnabled", of: bar, to: .flag(false))
    #expect(owner(try map(story, book), at: CGPoint(x: 195, y: 415)) == "TableView")
    story.session.undo()
    story.session.undo()
    #expect(owner(try map(story, book), at: CGPoint(x: 195, y: 665)) == "CircleButton")
  }

  @Test("it follows a view that a finger drags, and plays when the finger is up")
  func dragging() throws {
    let story = try SessionStory("first-touch")
    let book = TouchMapBook()
    let start = try middle("MovedView", story)
    #expect(owner(try map(story, book), at: start)?.hasPrefix("MovedView") == true)
    story.wait(1)
    story.touch(.began, start)
    for step in 1...5 { story.touch(.moved, CGPoint(x: start.x, y: start.y + CGFloat(step) * 8)) }
    book.read(story.session.shown)
    #expect(!book.isWorking)
    let moved = try middle("MovedView", story)
    #expect(moved.y > start.y + 20)
    #expect(
      owner(try #require(book.map), at: CGPoint(x: moved.x, y: moved.y))?.hasPrefix("MovedView")
        == true)
    story.touch(.ended, CGPoint(x: start.x, y: start.y + 40))
    book.read(story.session.shown)
    _ = try map(story, book)
  }

  @Test("the number of plays for a frame follows from the scene, not from the machine")
  func plays() throws {
    #expect(TouchMapBook.playsPerFrame(300, 0) == 8)
    #expect(TouchMapBook.playsPerFrame(300, 200) == 5)
    #expect(TouchMapBook.playsPerFrame(5_000, 100_000) == 1)
    func frames() throws -> Int {
      let story = try SessionStory("030-the-round-button-of-a-tab-bar")
      let book = TouchMapBook()
      var frames = 0
      repeat {
        book.read(story.session.shown)
        frames += 1
      } while book.isWorking
      return frames
    }
    let first = try frames()
    #expect(try frames() == first)
  }

  @Test("a book that outlives its session shows the next one")
  func outliving() throws {
    let book = TouchMapBook()
    do {
      let story = try SessionStory("first-touch")
      book.read(story.session.shown)
    }
    let story = try SessionStory("030-the-round-button-of-a-tab-bar")
    let map = try map(story, book)
    #expect(owner(map, at: CGPoint(x: 195, y: 665)) == "CircleButton")
  }

  @Test("gestures follow each other, and come round again")
  func gestures() {
    let book = TouchMapBook()
    var names: [String] = []
    repeat {
      names.append(book.gesture.name)
      book.step(1)
    } while book.gesture != .tap
    #expect(names.count == Set(names).count && names.count > 8)
    book.step(-1)
    #expect(book.gesture.name == names.last)
  }
}
