// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Joins records: the lines of trees by the characters that draw their depth, others by address.
struct ScreenJoiner {
  private(set) var model = ScreenModel()
  /// The lines of the tree that is being read.
  private var block: [PlacedRecord] = []
  private(set) var recognizersByAddress: [String: Int] = [:]
  /// The views by the expressions with which a debugger printed them.
  var byExpression: [String: Int] = [:]
  /// The recognizers by the expressions with which a debugger printed them.
  var recognizersByExpression: [String: Int] = [:]
  private var eventTime: Double?
  private var controllers: [PlacedRecord] = []
  private(set) var pendingAnswers: [PlacedRecord] = []
  /// The addresses that a debugger printed, with the expressions for each.
  private(set) var pointers: [(address: String, names: [String])] = []
  /// The elements of printed lists of subviews.
  private(set) var listed: [(view: String, superview: Referent, line: Int)] = []
  private var known: Set<[Int]> = []
  private var isBehindBlank = false
  /// True if the next block is a responder chain, because the last command printed one.
  private var isInChain = false
  private var blocks: [TreeBlock] = []
  /// The first line whose view exceeds the limit for the number of views, and the number of such lines.
  private var beyondLimit: (line: Int, count: Int)?
  /// True if the text has more hit tests than the limit.
  var isBeyondHitTests = false

  static func join(_ records: [PlacedRecord]) -> ScreenModel {
    var joiner = ScreenJoiner()
    for record in records { joiner.add(record) }
    joiner.finish()
    return joiner.model
  }

  private mutating func add(_ placed: PlacedRecord) {
    var placed = placed
    // The lines of a report are not a tree, however they are indented.
    if case .view(_, let label) = placed.record, placed.drawing.pipes == 0,
      HitReport.role(label) != nil
    {
      placed.drawing = Drawing()
    }
    switch placed.record {
    case .view, .unknownView, .gap:
      if isBehindBlank, placed.drawing.pipes == 0, placed.drawing.column == 0 { flush() }
      isBehindBlank = false
      block.append(placed)
      if case .view(let object, _) = placed.record, let address = object.address,
        let superview = placed.superview
      {
        listed.append((address, superview, placed.line))
      }
    case .blank: isBehindBlank = true
    case .end(let isChain):
      flush()
      isInChain = isChain
    case .recognizer(let recognizer): addRecognizer(recognizer, placed.expression)
    case .touch(var touch):
      touch.time = eventTime
      model.touches.append(touch)
    case .event(let time): eventTime = time
    case .controller: controllers.append(placed)
    case .element(let element): addElement(element)
    case .point(let point): model.points.append(point)
    case .pointer(let address, let names): pointers.append((address, names))
    case .answer, .nilObject, .noTargets, .noRecognizers, .number, .frame, .bounds, .pointInside,
      .hit, .viewOfRecognizer, .superclass:
      pendingAnswers.append(placed)
    case .strayTargets:
      model.notes.append(
        "line \(placed.line): a set of targets, but the text does not show of which control")
    case .nothing, .notUnderstood: break
    }
  }

  private mutating func flush() {
    guard !block.isEmpty else { return }
    blocks.append(TreeBlock(block, isChain: isInChain))
    (block, isInChain) = ([], false)
  }

  private mutating func finish() {
    flush()
    let last = Reprints.removed(from: blocks)
    model.notes += last.notes
    for block in last.blocks { block.add(to: &self) }
    placeReport()
    for touch in model.touches { addTouched(touch) }
    ControllerJoiner.join(controllers, &self)
    namePointers()
    joinExpressions()
    guessExpressions()
    joinSubviews()
    for answer in pendingAnswers { takeForRecognizer(answer.record) }
    attachRecognizers()
    for answer in pendingAnswers { take(answer.record, line: answer.line) }
    if let beyondLimit {
      model.notes.append(
        "line \(beyondLimit.line): the limit of \(ImportLimits.nodes) views is reached; "
          + "\(ImportReport.count(beyondLimit.count, "line")) from here on "
          + "\(beyondLimit.count == 1 ? "is" : "are") left out")
    }
    model.roots = model.views.indices.filter {
      model.views[$0].isTop && model.views[$0].parent == nil
    }
  }

  // MARK: Views

  /// Returns whether the scene can have one more view. If not, the line is counted.
  mutating func hasCapacity(line: Int) -> Bool {
    guard model.views.count >= ImportLimits.nodes else { return true }
    beyondLimit = (beyondLimit?.line ?? line, (beyondLimit?.count ?? 0) + 1)
    return false
  }

  /// Returns the view of a description: the one with the same address, or a new one.
  mutating func view(_ object: DumpObject, line: Int) -> Int {
    if let address = object.address, let index = model.byAddress[address] {
      // Touches are joined after trees. An earlier description must not replace the values of a later one.
      if let last = model.views[index].lastLine, line < last { return index }
      let before = model.views[index].frame
      model.views[index].merge(object, line: line)
      if let before, let now = model.views[index].frame, now != before, object["frame"] != nil {
        noteTwoFrames(index, line: line)
      }
      return index
    }
    model.views.append(ScreenView(object, line: line))
    let index = model.views.count - 1
    if let address = object.address { model.byAddress[address] = index }
    return index
  }

  /// Adds and returns a view of which nothing but its existence is known.
  mutating func unknownView(_ name: String, line: Int) -> Int {
    let word = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    model.views.append(
      ScreenView(name: ClassName(word.isEmpty ? "View" : String(word)), line: line))
    return model.views.count - 1
  }

  /// Makes a view the frontmost subview of another, unless it already has a superview or would contain itself.
  mutating func attach(_ view: Int, to parent: Int) {
    guard model.views[view].parent == nil, view != parent,
      model.views[view].children.isEmpty || !model.path(parent).contains(view)
    else { return }
    model.views[view].parent = parent
    model.views[parent].children.append(view)
  }

  mutating func noteTwoFrames(_ view: Int, line: Int) {
    note(
      "line \(line): \(model.views[view].name.short) occurs twice with different frames; the later frame is used"
    )
  }

  mutating func addTop(_ view: Int) { model.views[view].isTop = true }

  mutating func note(_ note: String) { model.notes.append(note) }
  mutating func setRole(_ role: HitReport.Role, _ view: Int) {
    switch role {
    case .hit: model.hit = view
    case .target: model.target = view
    case .origin: model.origin = view
    }
  }
  mutating func addHitTest(_ finding: HitFinding) { model.hitTests.append(finding) }
  mutating func setPutIntoOrigin() { model.isPutIntoOrigin = true }
  mutating func setRefusingWindow() { model.hasRefusingWindow = true }
  mutating func update(_ view: Int, _ change: (inout ScreenView) -> Void) {
    change(&model.views[view])
  }
  mutating func setFlag(_ flag: String, ofRecognizer recognizer: Int, _ isOn: Bool) {
    model.recognizers[recognizer].flags[flag] = isOn
  }
  mutating func setIgnoresEvents(_ isOn: Bool) { model.ignoresEvents = isOn }
  mutating func addPossibleReason(_ sentence: String, _ object: Referent, _ concerned: Concerned) {
    guard model.possibleReasons.count < ImportLimits.unknown else { return }
    model.possibleReasons.append((sentence, object, concerned))
  }
  mutating func addPointTest(_ test: PointTest) { model.pointTests.append(test) }

  private mutating func addElement(_ element: ElementRecord) {
    model.isOfElements = true
    var view = ScreenView(
      name: ClassName(element.type.isEmpty ? "Element" : element.type), line: element.line)
    view.element = element
    view.frame = element.frame
    view.text = element.label.isEmpty ? nil : element.label
    view.isEnabled = element.isEnabled ? nil : false
    view.isComplete = true
    view.isTop = true
    guard hasCapacity(line: element.line) else { return }
    model.views.append(view)
  }

  /// Adds the window and view that a touch names. Their positions follow from the touch's two locations.
  private mutating func addTouched(_ touch: TouchRecord) {
    let window = touch.window.map { self.view($0, line: touch.number) }
    if let window { addTop(window) }
    guard let object = touch.view else { return }
    let view = view(object, line: touch.number)
    guard model.views[view].parent == nil, view != window else { return }
    if let inWindow = touch.inWindow, let inView = touch.inView, let frame = model.views[view].frame
    {
      let origin = CGPoint(x: inWindow.x - inView.x, y: inWindow.y - inView.y)
      model.views[view].frame = CGRect(origin: origin, size: frame.size)
      model.views[view].isPlacedInWindow = true
    }
    if let window { attach(view, to: window) } else { addTop(view) }
  }

  /// Returns the recognizer that a debugger command is about; nil if the text does not show it.
  func recognizer(_ object: Referent) -> Int? {
    switch object {
    case .address(let digits): recognizersByAddress[digits]
    case .expression(let words): recognizersByExpression[words]
    }
  }

  /// Notes an answer about an object that the text does not show.
  mutating func noteUnknown(_ object: Referent, _ answer: String, _ line: Int) {
    model.notes.append(
      "line \(line): \(answer), but the text does not show what \(object.name) is, so this is not used"
    )
    if model.unknown.count < ImportLimits.unknown,
      !model.unknown.contains(where: { $0.object == object })
    {
      model.unknown.append((object, line))
    }
  }

  /// Uses an answer that decides to which view a recognizer belongs, or what kind of recognizer it is.
  private mutating func takeForRecognizer(_ answer: Record) {
    switch answer {
    case .viewOfRecognizer(let view, let object):
      guard let recognizer = recognizer(object) else { return }
      setView(view.name, view.address, of: recognizer)
    case .superclass(let name, let object):
      guard let recognizer = recognizer(object) else { return }
      model.recognizers[recognizer].superclass = name
    default: break
    }
  }

  mutating func setView(_ name: ClassName, _ address: String?, of recognizer: Int) {
    model.recognizers[recognizer].viewName = name
    model.recognizers[recognizer].viewAddress = address
  }

  // MARK: Recognizers

  private mutating func addRecognizer(_ recognizer: RecognizerRecord, _ expression: String?) {
    let index = register(recognizer, isWhole: true)
    if let expression, recognizersByExpression[expression] == nil {
      recognizersByExpression[expression] = index
    }
    for other in recognizer.mustFail { require(index, register(other, isWhole: false)) }
    for other in recognizer.mustFailFor { require(register(other, isWhole: false), index) }
  }

  private mutating func require(_ waiter: Int, _ other: Int) {
    guard waiter != other, known.insert([waiter, other]).inserted else { return }
    model.requirements.append((waiter, other))
  }

  private mutating func register(_ recognizer: RecognizerRecord, isWhole: Bool) -> Int {
    if let address = recognizer.address, let index = recognizersByAddress[address] {
      if isWhole { model.recognizers[index] = recognizer }
      return index
    }
    model.recognizers.append(recognizer)
    let index = model.recognizers.count - 1
    if let address = recognizer.address { recognizersByAddress[address] = index }
    return index
  }

  private mutating func attachRecognizers() {
    guard !model.recognizers.isEmpty else { return }
    let hasTree = model.views.contains { $0.parent != nil }
    let classes = Dictionary(grouping: model.views.indices) { model.views[$0].name.short }
    for index in model.recognizers.indices {
      let recognizer = model.recognizers[index]
      if let view = recognizer.viewAddress.flatMap({ model.byAddress[$0] }) {
        model.views[view].recognizers.append(index)
      } else if let name = recognizer.viewName, let views = classes[name.short], views.count == 1 {
        model.views[views[0]].recognizers.append(index)
      } else if let name = recognizer.viewName, !hasTree {
        var view = ScreenView(name: name, line: 0)
        view.address = recognizer.viewAddress
        view.isTop = true
        view.recognizers = [index]
        model.views.append(view)
        if let address = recognizer.viewAddress { model.byAddress[address] = model.views.count - 1 }
      } else {
        model.looseRecognizers.append(index)
      }
    }
  }
}
