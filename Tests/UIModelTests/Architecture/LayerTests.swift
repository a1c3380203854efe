// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios

/// Checks that calls go down the layers of `ARCHITECTURE.md`, never up: a file names no type of a higher layer,
/// unless UIKit's interface requires it.
@Suite("The direction of the rooms")
struct LayerTests {
  /// The layers from low to high.
  static let rooms = [
    "Geometry", "Time", "Input", "Journal", "Events", "Responders", "Views", "HitTesting",
    "Gestures", "Delivery", "Controls", "Scrolling", "Containers", "Application",
  ]

  /// A type of a higher layer that a layer may name, with the reason.
  struct Exception: Hashable {
    let room: String
    let type: String
    let reason: String
  }

  private static func may(_ room: String, _ types: [(String, String)]) -> [Exception] {
    types.map { Exception(room: room, type: $0.0, reason: $0.1) }
  }

  static let exceptions =
    may(
      "Events",
      [
        ("UIView", "UITouch.view, UIEvent.touches(for:)"),
        ("UIWindow", "UITouch.window, UIEvent.touches(for:)"),
        ("UIGestureRecognizer", "UITouch.gestureRecognizers, UIEvent.touches(for:)"),
        ("UIResponder", "UIPress.responder"),
        ("UIViewController", "UIPress.responder: whose view the press belongs to"),
        ("DeliveryRecord", "what the touch's view was told lies in the touch, written by Delivery"),
      ])
    + may(
      "Responders",
      [
        ("UIApplication", "the chain ends there, and it keeps the first responder"),
        ("UIView", "UIResponder.inputView, inputAccessoryView"),
        ("UIGestureRecognizer", "ViewOverrides replaces UIView.gestureRecognizerShouldBegin"),
      ])
    + may(
      "Views",
      [
        ("UIWindow", "UIView.window"),
        ("UIGestureRecognizer", "UIView.gestureRecognizers"),
        ("UIApplication", "what becomes of touches when a view leaves its window"),
      ])
    + may("HitTesting", [("UIWindow", "a touch's window; exclusive touch counts within one")])
    + may(
      "Gestures",
      [
        ("UIApplication", "UIGestureRecognizer has no other way to the clock and the journal"),
        ("UIWindow", "the event is delivered window by window"),
      ])
    + may("Delivery", [("UIWindow", "the event is delivered window by window")])
    + may(
      "Controls",
      [
        ("UIApplication", "UIControl.sendAction goes through UIApplication.sendAction"),
        ("UIWindow", "the focus of the keyboard is the window's"),
      ])
    + may("Scrolling", [("UIApplication", "the clock that moves content, and the journal")])

  /// Returns the layer that declares each type that is visible in other files.
  private static func owners(_ files: [SourceFile]) -> [String: String] {
    let declaration =
      #/^(@\w+(\([^)]*\))? )*(public |package |internal |open |final |indirect |nonisolated )*(class|struct|enum|protocol|typealias|actor) (?<name>\w+)/#
    var owners: [String: String] = [:]
    for file in files {
      for line in file.code {
        guard let match = line.prefixMatch(of: declaration) else { continue }
        owners[String(match.name)] = file.room
      }
    }
    return owners
  }

  /// Returns the names of types in a line, without those that belong to another, such as Phase in UITouch.Phase.
  private static func words(in line: String) -> [String] {
    line.matches(of: #/(?:^|[^.\w])(?<word>[A-Z]\w+)/#).map { String($0.word) }
  }

  @Test("every folder of UIModel is a layer, and every layer is a folder")
  func folders() throws {
    #expect(try Set(SourceFile.all(below: "Sources/UIModel").map(\.room)) == Set(Self.rooms))
  }

  @Test("no file names a type of a higher layer, but for the exceptions, which are all needed")
  func direction() throws {
    let files = try SourceFile.all(below: "Sources/UIModel")
    let owners = Self.owners(files)
    #expect(owners.count > 200)
    var unused = Set(Self.exceptions)
    for file in files {
      guard let height = Self.rooms.firstIndex(of: file.room) else { continue }
      for (number, line) in file.code.enumerated() {
        for word in Self.words(in: line) {
          guard let owner = owners[word], let other = Self.rooms.firstIndex(of: owner),
            other > height
          else { continue }
          let exception = Self.exceptions.first { $0.room == file.room && $0.type == word }
          if let exception { unused.remove(exception) }
          #expect(
            exception != nil,
            "\(file.path):\(number + 1) names \(word), which is of the higher room \(owner)")
        }
      }
    }
    #expect(unused.isEmpty)
  }

  @Test("each module imports only what lies below it, and UIModel Foundation alone")
  func modules() throws {
    for (module, allowed) in [
      ("Scenarios", ["UIModel", "Foundation"]), ("UIModel", ["Foundation"]),
      ("Explaining", ["Scenarios", "UIModel", "Foundation"]),
      ("Importing", ["Explaining", "Scenarios", "UIModel", "Foundation"]),
      ("Auditing", ["Explaining", "Scenarios", "UIModel", "Foundation"]),
    ] {
      let files = try SourceFile.all(below: "Sources/\(module)")
      #expect(files.count > 20)
      for file in files {
        let imports = file.lines.filter {
          $0.contains("import ") && $0.contains(#/^(public |package )?import /#)
        }
        #expect(imports.allSatisfy { allowed.contains($0.components(separatedBy: " ").last ?? "") })
      }
    }
  }

  /// The folders of Importing, from low to high.
  private static let importing = ["Grammar", "Cleaning", "Records", "Joining", "Writing", "Traces"]

  @Test("no file of Importing names a type of a higher folder")
  func importingFolders() throws {
    let files = try SourceFile.all(below: "Sources/Importing").filter { $0.path.contains("/") }
    #expect(Set(files.map(\.room)) == Set(Self.importing))
    let owners = Self.owners(files)
    for file in files {
      guard let height = Self.importing.firstIndex(of: file.room) else { continue }
      for (number, line) in file.code.enumerated() {
        for word in Self.words(in: line) {
          guard let owner = owners[word], let other = Self.importing.firstIndex(of: owner) else {
            continue
          }
          #expect(
            other <= height,
            "\(file.path):\(number + 1) names \(word), which is of the higher folder \(owner)")
        }
      }
    }
  }

  @Test("scenes of the Sandbox are written as for UIKit: they import UIModel and Foundation alone")
  func scenes() throws {
    let files = try SourceFile.all(below: "Sources/SandboxScenes")
    #expect(files.count > 10)
    for file in files {
      let imports = file.lines.filter { $0.contains(#/^(package )?import /#) }
      #expect(imports.allSatisfy { $0.hasSuffix(" UIModel") || $0.hasSuffix(" Foundation") })
    }
  }

  @Test("SDL is imported in Platform, and for fonts in Rendering")
  func platform() throws {
    for file in try SourceFile.all(below: "Sources/Sandbox") {
      guard file.lines.contains("import CSDL2") else { continue }
      #expect(file.room == "Platform" || file.path == "Rendering/FontFile.swift", "\(file.path)")
    }
  }
}
