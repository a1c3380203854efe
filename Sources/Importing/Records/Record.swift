// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The information in one line, or in several that belong together.
enum Record: Sendable {
  /// A view or window, in a tree or single. The label is the text before it in its line, such as `Target view`.
  case view(DumpObject, label: String)
  /// A line of a tree that only shows that a view exists.
  case unknownView(String)
  case recognizer(RecognizerRecord)
  case touch(TouchRecord)
  /// The time of the touches that follow, in seconds.
  case event(time: Double?)
  case controller(ControllerRecord)
  case element(ElementRecord)
  /// A point or rectangle from the report of a test tool.
  case point(PointRecord)
  /// Siblings or levels that were left out.
  case gap
  /// A debugger's answer: a Boolean property of an object. The value is nil if nil was printed, which for a `BOOL`
  /// means `NO`.
  case answer(String, of: Referent, isOn: Bool?)
  /// A debugger's answer that the object itself was nil.
  case nilObject(Referent)
  /// A debugger's answer that a control has no targets.
  case noTargets(of: Referent)
  /// A set of targets without the command that printed it.
  case strayTargets
  /// A debugger's answer that a view has no recognizers.
  case noRecognizers(of: Referent)
  /// A debugger's answer: the windowLevel of a window, the alpha of a view, or the bits of a control's state or
  /// allControlEvents.
  case number(String, Double, of: Referent)
  /// A debugger's answer: the frame of a view, in its superview's coordinates.
  case frame(CGRect, of: Referent)
  /// A debugger's answer: the bounds of a view, of which only the size is used.
  case bounds(CGRect, of: Referent)
  /// A debugger's answer: what `point(inside:with:)` of a view returned for a point in the view's coordinates, which is
  /// nil if the command has none.
  case pointInside(Bool, at: CGPoint?, of: Referent)
  /// A debugger's answer: the view of a recognizer.
  case viewOfRecognizer(DumpObject, of: Referent)
  /// A debugger's answer: the superclass of a recognizer.
  case superclass(ClassName, of: Referent)
  /// A debugger's answer: the view that `hitTest(_:with:)` returned.
  case hit(HitAnswer)
  /// An address with the expressions that a debugger printed for it, such as `okButton` and `$0`.
  case pointer(address: String, names: [String])
  /// A debugger command. The text after it is another block. After Chisel's `presponder` it is a responder chain.
  case end(isChain: Bool)
  /// An empty line. The text after it is another block, unless it continues a tree.
  case blank
  /// Brackets of lists, and other text without information.
  case nothing
  case notUnderstood
}

extension Record {
  /// The object that a debugger's answer is about; nil for other records, and if the command does not name it.
  var object: Referent? {
    switch self {
    case .answer(_, let object, _), .nilObject(let object), .noTargets(let object),
      .noRecognizers(let object),
      .number(_, _, let object), .frame(_, let object), .bounds(_, let object),
      .pointInside(_, _, let object),
      .viewOfRecognizer(_, let object), .superclass(_, let object):
      object
    case .hit(let answer): answer.receiver
    default: nil
    }
  }
}

/// A point or rectangle in the report of a test tool, and its meaning.
struct PointRecord: Equatable, Sendable {
  enum Space: Sendable {
    /// The touched point, in the window.
    case window
    /// The origin, in the window, of the view whose hit test was called. It may be the target view.
    case origin
    /// The touched point, in the target view.
    case view
    /// The touched point, in the view whose hit test was called.
    case relative
    /// The frame of the target view in the window.
    case bounds
    /// The rectangle of the target view's visible part, in that view.
    case visible
  }
  let space: Space
  /// The point, or the origin of a rectangle.
  let point: CGPoint
  /// The size of a rectangle.
  var size: CGSize?
}

/// A line of `_printHierarchy`.
struct ControllerRecord: Sendable {
  let name: ClassName
  let address: String?
  /// The state: appeared, disappeared and so on.
  let state: String
  let view: DumpObject?
  let isInWindow: Bool

  init?(_ object: DumpObject, tail: Bytes) {
    guard let state = tail.prefix(12).find("state: ") else { return nil }
    name = object.name
    address = object.address
    self.state = tail[(state + 7)...].prefix { $0.isLetter }.string
    isInWindow = !tail.contains("not in the window")
    if let key = tail.find("view: <") {
      view = ObjectScanner(tail).object(at: key + 6).object
    } else {
      view = nil
    }
  }
}

/// A recognizer with the values that differ from its class's defaults.
struct RecognizerRecord: Sendable {
  var name: ClassName
  var address: String?
  var label: String?
  /// The printed Boolean properties, by name, such as `cancelsTouchesInView`.
  var flags: [String: Bool] = [:]
  /// The printed numbers, by the name of the property, such as `numberOfTapsRequired`.
  var numbers: [String: Double] = [:]
  var viewName: ClassName?
  var viewAddress: String?
  /// The superclass that a debugger printed; nil if it printed none.
  var superclass: ClassName?
  /// The selectors of its actions, the classes of the targets, and whether those are nil.
  var targets: [(action: String, owner: ClassName, isNil: Bool)] = []
  var mustFail: [RecognizerRecord] = []
  var mustFailFor: [RecognizerRecord] = []

  /// The directions of a swipe recognizer, in the order of their bits.
  static let directions = ["right", "left", "up", "down"]

  /// Returns whether an object is a recognizer.
  static func isOne(_ object: DumpObject) -> Bool {
    object.name.short.hasSuffix("GestureRecognizer") || object.name.short.hasSuffix("Recognizer")
      || object["must-fail"] != nil
      || object["state"] != nil && object["view"] != nil && object["layer"] == nil
  }

  init(_ object: DumpObject, readsRequirements: Bool = true) {
    name = object.name
    address = object.address
    label = object.label
    for key in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "enabled"] {
      flags[key] = object[key]?.flag
    }
    for key in [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "direction",
    ] {
      numbers[key] = object[key]?.number
    }
    if numbers["direction"] == nil, let words = object["direction"]?.string.lowercased() {
      let bits = Self.directions.enumerated().filter { words.contains($0.element) }
      numbers["direction"] = Double(bits.reduce(0) { $0 | 1 << $1.offset })
    }
    if let view = object["view"], ObjectScanner.begins(in: view, at: view.startIndex) {
      let view = ObjectScanner(view).object(at: view.startIndex).object
      (viewName, viewAddress) = (view.name, view.address)
    }
    for attribute in object.attributes where attribute.key == "target" {
      targets += Self.targets(attribute.value)
    }
    guard readsRequirements else { return }
    mustFail = object["must-fail"].map(Self.set) ?? []
    mustFailFor = object["must-fail-for"].map(Self.set) ?? []
  }

  /// Returns the actions and the classes of the targets in `<(action=didTap:, target=<Class 0x8>)>, ...`.
  private static func targets(
    _ value: Bytes
  ) -> [(action: String, owner: ClassName, isNil: Bool)] {
    var targets: [(action: String, owner: ClassName, isNil: Bool)] = []
    var index = value.startIndex
    while let start = value.find("action=", from: index) {
      let end = value.skip(start + 7) { $0 != .comma && $0 != UInt8(ascii: ")") }
      var owner = ClassName("")
      index = end
      if let target = value.find("target=<", from: end), target - end < 4 {
        let (object, next) = ObjectScanner(value).object(at: target + 7)
        (owner, index) = (object.name, next)
      }
      targets.append(
        (value[(start + 7)..<end].trimmed.string, owner, owner.written == "(null)"))
    }
    return targets
  }

  private static func set(_ value: Bytes) -> [RecognizerRecord] {
    var members: [RecognizerRecord] = []
    var index = value.startIndex
    while index < value.endIndex {
      guard ObjectScanner.begins(in: value, at: index) else {
        index += 1
        continue
      }
      let (object, end) = ObjectScanner(value).object(at: index)
      members.append(RecognizerRecord(object, readsRequirements: false))
      index = max(end, index + 1)
    }
    return members
  }
}

/// A UITouch as a debugger prints it.
struct TouchRecord: Sendable {
  let number: Int
  let address: String?
  var phase = ""
  var window: DumpObject?
  var view: DumpObject?
  var force = 0.0
  var inWindow: CGPoint?
  var inView: CGPoint?
  /// The time of its event, in seconds.
  var time: Double?

  init(_ object: DumpObject, tail: Bytes, line: Int) {
    number = line
    address = object.address
    var index = tail.startIndex
    while index < tail.endIndex {
      guard index == tail.startIndex || !tail[index - 1].isWord,
        let key = TouchKeys.all.first(where: { tail.has($0, at: index) })
      else {
        index += 1
        continue
      }
      let start = tail.skipSpaces(index + key.utf8CodeUnitCount)
      index = read("\(key)", tail, start)
    }
  }

  /// Reads the value of a key. Returns the index after it.
  private mutating func read(_ key: String, _ tail: Bytes, _ start: Int) -> Int {
    if ObjectScanner.begins(in: tail, at: start) {
      let (object, end) = ObjectScanner(tail).object(at: start)
      switch key {
      case "window:": window = object
      case "view:", "responder:": if view == nil { view = object }
      default: break
      }
      return end
    }
    switch key {
    case "phase:": phase = tail[start...].prefix { $0.isWord }.string
    case "force:": force = tail.number(at: start)?.value ?? 0
    case "location in window:": inWindow = tail[start...].pair
    case "location in view:": inView = tail[start...].pair
    default: break
    }
    return start
  }
}

/// The keys in a printed UITouch. They contain spaces.
enum TouchKeys {
  static let all: [StaticString] = [
    "previous location in window:", "previous location in view:", "location in window:",
    "location in view:", "is pointer:", "tap count:", "responder:", "window:", "phase:", "force:",
    "view:", "type:",
  ]

  static func begin(_ line: Bytes) -> Bool {
    all.contains { line.begins($0) } || line.begins("in window:") || line.begins("in view:")
      || line.begins("location in") || line.begins("count:") || line.begins("{")
  }
}
