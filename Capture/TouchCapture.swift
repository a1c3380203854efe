// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// TouchCapture records what an iOS app does with touches and writes it to a JSON file. `Sandbox compare FILE` plays the
// same touches on the model and lists the differences; `Sandbox explain FILE` answers questions about them.
//
// Installation, from iOS 13 on:
//   1. Add this file to the app.
//   2. In the scene delegate: window = TouchCaptureWindow(windowScene: scene)
//      Without a window of your own: anyWindow.addGestureRecognizer(TouchCaptureRecognizer())
//   3. To begin: TouchCapture.shared.start()
//   4. To end: let file = try TouchCapture.shared.stop(writingTo: folder)
//
// It uses only public API, exchanges no methods, and does not call the app's code. It adds a target to each recognizer
// and control that it finds; `allTargets` shows that target. It records names of the app's classes, but no texts or
// pictures. It was developed and run with the UIKit of the package UIModel, not on a device yet.

import UIKit
import UIKit.UIGestureRecognizerSubclass

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Records a view tree, the touches, and the events of views, recognizers and controls.
@MainActor
final class TouchCapture {
  /// The recorder that `TouchCaptureWindow` and `TouchCaptureRecognizer` report to.
  static let shared = TouchCapture()

  /// Returns the name of a view or recognizer. By default, names are made from classes.
  var naming: ((NSObject) -> String?)?
  /// True between `start()` and `stop()`.
  private(set) var isRecording = false
  private var zero: TimeInterval = 0
  private var tree = CapturedTree()
  private var input: [String] = []
  private var facts: [String] = []
  /// The numbers of the fingers that are down, by touch object. UIKit reuses a touch object after its finger lifted.
  private var fingers: [ObjectIdentifier: Int] = [:]
  private var lastFinger = 0
  /// The point of the last touch, in the window.
  private var lastPoint = CGPoint.zero
  /// The recognizers of the touches that are down.
  private var touched: [(gesture: UIGestureRecognizer, name: String)] = []
  /// True if the app may have changed its views since the tree was read.
  private var isStale = true
  private var frames: CADisplayLink?
  /// The window whose `TouchCaptureRecognizer` received the last event.
  private weak var watched: UIWindow?
  private var observer: (any NSObjectProtocol)?
  /// The last event of each control and the last state of each recognizer, by name. Repetitions are not recorded.
  private var last: [String: String] = [:]

  /// Begins recording. The view tree is read when the next finger comes down.
  func start() {
    if isRecording { finish() }
    (tree, input, facts, fingers, last) = (CapturedTree(), [], [], [:], [:])
    (lastFinger, isStale, isRecording) = (0, true, true)
    zero = CACurrentMediaTime()
    tree.naming = naming
    tree.onAction = { [weak self] in self?.note($0) }
    observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: nil, queue: nil
    ) { notification in
      guard let table = notification.object as? UITableView else { return }
      MainActor.assumeIsolated { TouchCapture.shared.noteSelection(in: table) }
    }
    let listener = CaptureListener { [weak self] _ in self?.look() }
    let link = CADisplayLink(target: listener, selector: CaptureListener.selector)
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    frames = link
  }

  /// Ends recording and returns the text of the file.
  ///
  /// - Returns: the text of the file.
  func stop() -> String { stopped().text }

  /// Ends recording and returns the captured file.
  func stopped() -> CapturedFile {
    let end = max(time(CACurrentMediaTime()), 0)
    finish()
    return CapturedFile(tree: tree, input: input, facts: facts, end: end)
  }

  /// Ends recording and writes `touches.json` into a folder, such as the app's documents.
  func stop(writingTo folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("touches.json")
    try Data(stop().utf8).write(to: file)
    return file
  }

  private func finish() {
    isRecording = false
    frames?.invalidate()
    frames = nil
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    tree.detach()
  }

  // MARK: Events

  /// Called before an event is sent to a window, or when recognizers have begun to receive it.
  func willSend(_ event: UIEvent, in window: UIWindow, hasBegun: Bool = false) {
    guard isRecording, event.type == .touches else { return }
    let touches = (event.allTouches ?? []).filter {
      $0.window === window && $0.phase != .stationary
    }
    let time = time(event.timestamp)
    if isStale || touches.contains(where: { $0.phase == .began }) { readTree(in: window, time) }
    // A set has no order. Fingers that were down keep their numbers, and new ones are numbered from left to right.
    let ordered = touches.map { (number: fingers[ObjectIdentifier($0)] ?? .max, touch: $0) }
      .sorted {
        ($0.number, $0.touch.location(in: nil).x) < ($1.number, $1.touch.location(in: nil).x)
      }
    for (number, touch) in ordered {
      let finger = touch.phase == .began ? newFinger(touch, hasBegun) : number
      lastPoint = touch.location(in: nil)
      if finger != .max { write(touch, finger, event, window, time) }
    }
    sample()
  }

  /// Called after the event was sent, so recognizers, views and controls have acted on it.
  func didSend(_ event: UIEvent, in window: UIWindow) {
    guard isRecording, event.type == .touches else { return }
    lift(event)
    sample()
    if isStale { readTree(in: window, time(event.timestamp)) }
    frames?.isPaused = fingers.isEmpty
  }

  /// Called when a recognizer received the event. Other recognizers, views and controls will act on it later; the next
  /// frame records that.
  func didSee(_ event: UIEvent, in window: UIWindow) {
    guard isRecording, event.type == .touches else { return }
    lift(event)
    watched = window
    frames?.isPaused = false
  }

  private func lift(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .ended || touch.phase == .cancelled {
      if fingers.removeValue(forKey: ObjectIdentifier(touch)) != nil { isStale = true }
    }
  }

  /// Records changes once per frame while fingers are down, and once after that.
  private func look() {
    sample()
    guard fingers.isEmpty else { return }
    frames?.isPaused = true
    if isStale, let watched { readTree(in: watched, time(CACurrentMediaTime())) }
  }

  private func newFinger(_ touch: UITouch, _ hasBegun: Bool) -> Int {
    lastFinger = fingers.isEmpty ? 1 : lastFinger + 1
    fingers[ObjectIdentifier(touch)] = lastFinger
    if lastFinger == 1 { touched = [] }
    let gestures = touch.gestureRecognizers ?? []
    let names = gestures.compactMap { tree.name(of: $0) }
    for gesture in gestures where !touched.contains(where: { $0.gesture === gesture }) {
      if let name = tree.name(of: gesture) { touched.append((gesture, name)) }
    }
    var members: [(String, String)] = [
      ("t", CaptureText.number(time(touch.timestamp))), ("touch", "\(lastFinger)"),
      ("window", touch.window.flatMap { tree.name(of: $0) }.map(CaptureText.quote) ?? "null"),
      ("view", touch.view.flatMap { tree.nearestName(of: $0) }.map(CaptureText.quote) ?? "null"),
    ]
    // After recognizers received the touch, its list lacks those that refused it or failed, so it is not written.
    if !hasBegun { members.append(("gestures", CaptureText.list(names.map(CaptureText.quote)))) }
    facts.append(CaptureText.object(members))
    return lastFinger
  }

  /// Writes the samples of a finger since the last event. In the file, entries with the same time are one event.
  private func write(
    _ touch: UITouch, _ finger: Int, _ event: UIEvent, _ window: UIWindow, _ time: TimeInterval
  ) {
    let samples = event.coalescedTouches(for: touch) ?? [touch]
    for (index, sample) in samples.enumerated() {
      // An event may have several samples: `began` is written for the first only, and an end for the last only.
      let isInner = index != (touch.phase == .began ? 0 : samples.count - 1)
      guard let phase = isInner ? "moved" : Self.word(touch.phase) else { continue }
      let point = window.convert(sample.location(in: nil), to: nil as UIWindow?)
      var entry =
        "{\"t\": \(CaptureText.number(time)), \"touch\": \(finger), \"phase\": \"\(phase)\", \"at\": "
      entry += CaptureText.point(point)
      if sample.force > 0 { entry += ", \"force\": \(CaptureText.number(Double(sample.force)))" }
      if sample.majorRadius > 0 {
        entry += ", \"radius\": \(CaptureText.number(Double(sample.majorRadius)))"
      }
      if sample.type == .pencil { entry += ", \"type\": \"pencil\"" }
      input.append(entry + "}")
    }
  }

  private static func word(_ phase: UITouch.Phase) -> String? {
    switch phase {
    case .began: return "began"
    case .moved: return "moved"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    default: return nil
    }
  }

  private func time(_ stamp: TimeInterval) -> TimeInterval { stamp - zero }

  /// Reads the view tree again, and writes the changes that the app made to it into the file's list "input".
  private func readTree(in window: UIWindow, _ time: TimeInterval) {
    isStale = false
    for change in tree.read(adding: window) {
      input.append("{\"t\": \(CaptureText.number(time)), \(change)}")
    }
  }

  // MARK: What they did

  /// Called when a recognizer or a control called its target.
  private func note(_ action: CapturedTree.Action) {
    guard isRecording, action.word != "changed" else { return }
    if Self.repeated.contains(action.word), last[action.name] == action.word { return }
    last[action.name] = action.word
    // The app's own targets are called at the same time, and may change views.
    if action.word != "valueChanged" && !action.word.hasPrefix("touchDrag") { isStale = true }
    facts.append(
      CaptureText.object([
        ("t", CaptureText.number(time(CACurrentMediaTime()))),
        (action.kind, CaptureText.quote(action.name)),
        (action.kind == "control" ? "event" : "state", CaptureText.quote(action.word)),
      ]))
  }

  /// Events and states that are written only if they differ from the control's or recognizer's last one.
  private static let repeated = ["touchDragInside", "touchDragOutside", "failed"]

  /// Reads the states of recognizers. A recognizer that fails calls no target, so states are read before and after each
  /// event and once per frame.
  private func sample() {
    for (gesture, name) in touched {
      if gesture.state == .failed {
        note(CapturedTree.Action(kind: "gesture", name: name, word: "failed"))
      } else if last[name] == "failed" {
        last[name] = nil
      }
    }
  }

  private func noteSelection(in table: UITableView) {
    // Many apps deselect a row at once, so it may no longer be selected. Then the row under the last point is used.
    let lifted = table.indexPathForRow(at: table.convert(lastPoint, from: nil as UIView?))
    guard isRecording, let name = tree.name(of: table),
      let path = table.indexPathForSelectedRow ?? lifted
    else { return }
    isStale = true
    facts.append(
      CaptureText.object([
        ("t", CaptureText.number(time(CACurrentMediaTime()))), ("table", CaptureText.quote(name)),
        ("section", "\(path[0])"), ("row", "\(path[1])"),
      ]))
  }
}

/// A window that reports its touches to the recorder.
class TouchCaptureWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    TouchCapture.shared.willSend(event, in: self)
    super.sendEvent(event)
    TouchCapture.shared.didSend(event, in: self)
  }
}

/// Reports the touches of a window whose class the app can't choose, as with SwiftUI. It never recognizes and does not
/// affect other recognizers, but it is in `UITouch.gestureRecognizers`.
final class TouchCaptureRecognizer: UIGestureRecognizer {
  private var lastTime: TimeInterval = -1

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Called by each touch method for an event. The first call records the event.
  private func report(_ event: UIEvent) {
    guard let window = view as? UIWindow else { return }
    if event.timestamp != lastTime {
      TouchCapture.shared.willSend(event, in: window, hasBegun: true)
    }
    lastTime = event.timestamp
    TouchCapture.shared.didSee(event, in: window)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { report(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { report(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    report(event)
    if event.touches(for: self)?.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled })
      ?? true
    {
      state = .failed
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesEnded(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// The target that is added to all observed objects.
@MainActor
final class CaptureListener: NSObject {
  private let handler: @MainActor (Any) -> Void

  init(_ handler: @escaping @MainActor (Any) -> Void) { self.handler = handler }

  #if canImport(ObjectiveC)
    static let selector = #selector(CaptureListener.call(_:))
    @objc func call(_ sender: Any) { handler(sender) }
  #else
    static let selector = Selector(CaptureListener.call(_:), name: "call")
    func call(_ sender: AnyObject) { handler(sender) }
  #endif
}

/// The views that were found, with their names and the values that were read last.
@MainActor
final class CapturedTree {
  /// A call of a target.
  struct Action {
    let kind: String
    let name: String
    let word: String
  }

  /// A view of the captured tree, with its values when it was first found and now.
  @MainActor
  final class Node {
    let name: String
    let kind: String
    weak var view: UIView?
    /// The values when the view was first found, which are written to the file's tree. `values` has the current ones.
    let first: CapturedValues
    var values: CapturedValues
    var gestures: [Gesture] = []
    var firstChildren: [Node] = []
    var children: [Node] = []
    /// True if its subviews and recognizers were read.
    var isRead = false
    /// True for a window that was added after recording began. In the file it is hidden until then.
    var isHiddenFirst = false

    init(_ view: UIView, name: String, kind: String) {
      (self.view, self.name, self.kind) = (view, name, kind)
      first = CapturedValues(view)
      values = first
    }
  }

  /// A recognizer of a view.
  @MainActor
  final class Gesture {
    let name: String
    let kind: String
    weak var gesture: UIGestureRecognizer?
    /// The recognizer's settings when it was first found, as keys of the file with values. `settings` has the current
    /// ones.
    let first: [(key: String, value: String)]
    var settings: [(key: String, value: String)]
    var required: [String] = []
    let isFromStart: Bool
    var isGone = false

    init(_ gesture: UIGestureRecognizer, name: String, isFromStart: Bool) {
      (self.gesture, self.name, self.isFromStart) = (gesture, name, isFromStart)
      kind = CapturedClass.word(of: gesture) ?? "UIGestureRecognizer"
      first = CapturedClass.settings(of: gesture)
      settings = first
    }
  }

  var onAction: ((Action) -> Void)?
  var naming: ((NSObject) -> String?)?
  private(set) var windows: [Node] = []
  /// Views that were added after recording began. In the file they are in a hidden window until they are added.
  private(set) var later: [Node] = []
  /// For each object, by name, the overridden methods, delegates and classes whose effect is not captured.
  private(set) var unknown: [(name: String, what: [String])] = []
  /// Recognizers that the file can't describe.
  private(set) var leftOut: Set<String> = []
  private var nodes: [ObjectIdentifier: Node] = [:]
  private var gestures: [ObjectIdentifier: (gesture: UIGestureRecognizer, name: String)] = [:]
  private var names: [String: Int] = [:]
  private var listeners: [CaptureListener] = []
  private var detachers: [() -> Void] = []
  private var changes: [String] = []
  private var isFirstReading = true
  private var newGestures: [Gesture] = []

  /// The name of a view or recognizer.
  func name(of object: AnyObject) -> String? {
    let id = ObjectIdentifier(object)
    if let node = nodes[id], node.view === object { return node.name }
    return gestures[id]?.name
  }

  /// The name of a view, or of the nearest superview that has a name.
  func nearestName(of view: UIView) -> String? {
    var next: UIView? = view
    while let view = next {
      if let name = name(of: view) { return name }
      next = view.superview
    }
    return nil
  }

  /// Reads all windows. Returns the changes since the last reading, for the file's input.
  ///
  /// - Returns: the changes since the last reading, as members of entries of the file's input.
  func read(adding window: UIWindow) -> [String] {
    changes = []
    var all = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
    for known in windows.compactMap({ $0.view as? UIWindow }) + [window]
    where !all.contains(where: { $0 === known }) {
      all.append(known)
    }
    for window in all {
      let known = nodes[ObjectIdentifier(window)]
      read(
        known?.view === window ? known ?? add(window, under: nil) : add(window, under: nil), window)
    }
    for gesture in newGestures { gesture.required = requirements(of: gesture) }
    newGestures = []
    isFirstReading = false
    return changes
  }

  /// Removes the recorder's targets from all objects.
  func detach() {
    for detach in detachers { detach() }
    detachers = []
  }

  // MARK: Reading

  private func read(_ node: Node, _ view: UIView) {
    let now = CapturedValues(view)
    if now != node.values {
      for (key, value) in now.changes(since: node.values, kind: node.kind) {
        changes.append("\"set\": \(CaptureText.quote("\(node.name).\(key)")), \"to\": \(value)")
      }
      if now.isEdited != node.values.isEdited {
        let word = now.isEdited ? "becomeFirstResponder" : "resignFirstResponder"
        changes.append("\"do\": \"\(word)\", \"node\": \(CaptureText.quote(node.name))")
      }
      node.values = now
    }
    readGestures(of: node, view)
    var children: [Node] = []
    for subview in CapturedClass.children(of: view) {
      let known = nodes[ObjectIdentifier(subview)]
      let child = known?.view === subview ? known : nil
      if let child, !node.isRead {
        changes.append(
          "\"do\": \"addTo\", \"node\": \(CaptureText.quote(child.name)), \"to\": \(CaptureText.quote(node.name))"
        )
      }
      children.append(child ?? add(subview, under: node))
    }
    if node.isRead { order(children, in: node) }
    node.children = children
    node.isRead = true
    for child in children { if let view = child.view { read(child, view) } }
  }

  /// Records changes that turn one order of subviews into another: from the first difference on, the views are brought
  /// to the front one after the other.
  private func order(_ children: [Node], in parent: Node) {
    let before = parent.children
    guard !before.elementsEqual(children, by: ===) else { return }
    let rest = before.filter { old in children.contains { $0 === old } }
    for old in before where !rest.contains(where: { $0 === old }) && old.view?.window == nil {
      changes.append("\"do\": \"removeFromSuperview\", \"node\": \(CaptureText.quote(old.name))")
    }
    let same = zip(rest, children).prefix { $0 === $1 }.count
    for child in children[same...] {
      let isOld = rest.contains { $0 === child }
      changes.append(
        isOld
          ? "\"do\": \"bringSubviewToFront\", \"node\": \(CaptureText.quote(child.name))"
          : "\"do\": \"addTo\", \"node\": \(CaptureText.quote(child.name)), \"to\": "
            + CaptureText.quote(parent.name))
    }
  }

  private func add(_ view: UIView, under parent: Node?) -> Node {
    let kind = CapturedClass.word(of: view)
    let node = Node(view, name: naming?(view) ?? unique(CapturedClass.name(of: view)), kind: kind)
    nodes[ObjectIdentifier(view)] = node
    if parent == nil {
      windows.append(node)
      node.isHiddenFirst = !isFirstReading
      if node.isHiddenFirst {
        changes.append("\"set\": \(CaptureText.quote("\(node.name).hidden")), \"to\": false")
      }
    } else if parent?.isRead == false {
      parent?.firstChildren.append(node)
    } else {
      later.append(node)
    }
    note(CapturedClass.unknown(of: view), of: node.name)
    if let control = view as? UIControl { watch(control, node.name) }
    if let scroll = view as? UIScrollView {
      watch(scroll.panGestureRecognizer, "\(node.name).pan")
      if let pinch = scroll.pinchGestureRecognizer { watch(pinch, "\(node.name).pinch") }
    }
    return node
  }

  private func readGestures(of node: Node, _ view: UIView) {
    let present = view.gestureRecognizers ?? []
    if present.isEmpty && node.gestures.isEmpty { return }
    for known in node.gestures where !known.isGone {
      guard let gesture = known.gesture, gesture.view === view else {
        known.isGone = true
        changes.append(
          "\"do\": \"removeRecognizer\", \"node\": \(CaptureText.quote(node.name)), \"recognizer\": "
            + CaptureText.quote(known.name))
        continue
      }
      compare(known, gesture, node)
    }
    for gesture in present where gestures[ObjectIdentifier(gesture)] == nil {
      guard CapturedClass.word(of: gesture) != nil else {
        if !(gesture is TouchCaptureRecognizer) { leaveOut(gesture, of: node.name) }
        continue
      }
      let added = Gesture(
        gesture,
        name: naming?(gesture) ?? unique("\(CapturedClass.name(of: gesture))-\(node.name)"),
        isFromStart: !node.isRead)
      node.gestures.append(added)
      newGestures.append(added)
      watch(gesture, added.name)
      note(CapturedClass.unknown(of: gesture), of: added.name)
      if !added.isFromStart, gesture.isEnabled {
        let path = "\(node.name).gestures[\(node.gestures.count - 1)].isEnabled"
        changes.append("\"set\": \(CaptureText.quote(path)), \"to\": true")
      }
    }
  }

  private func compare(_ known: Gesture, _ gesture: UIGestureRecognizer, _ node: Node) {
    let now = CapturedClass.settings(of: gesture)
    guard !now.elementsEqual(known.settings, by: ==) else { return }
    let index = node.gestures.firstIndex { $0 === known } ?? 0
    for (new, old) in zip(now, known.settings) where new.value != old.value {
      let path = "\(node.name).gestures[\(index)].\(new.key)"
      changes.append("\"set\": \(CaptureText.quote(path)), \"to\": \(new.value)")
    }
    known.settings = now
  }

  private func leaveOut(_ gesture: UIGestureRecognizer, of view: String) {
    guard !CapturedClass.isUIKits(gesture) else { return }
    leftOut.insert("\(CapturedClass.name(of: gesture)) of \(view)")
  }

  private func note(_ what: [String], of name: String) {
    if !what.isEmpty { unknown.append((name, what)) }
  }

  private func unique(_ name: String) -> String {
    let count = (names[name] ?? 0) + 1
    names[name] = count
    return count == 1 ? name : unique("\(name)-\(count)")
  }

  /// Returns the names of the recognizers that must fail before this one can recognize. UIKit has no getter for them,
  /// but the recognizer's description contains `must-fail = {...}`.
  private func requirements(of gesture: Gesture) -> [String] {
    guard let object = gesture.gesture,
      let list = String(describing: object).components(separatedBy: "must-fail = {").dropFirst()
        .first?
        .components(separatedBy: "}").first
    else { return [] }
    return gestures.values.compactMap { known in
      let address = UInt(bitPattern: ObjectIdentifier(known.gesture))
      // The character after the address is compared, too: a longer address may begin with the same digits.
      let text = "0x\(String(address, radix: 16))"
      return [";", " ", ">"].contains { list.contains(text + $0) } ? known.name : nil
    }.sorted()
  }

  // MARK: Targets

  private func watch(_ gesture: UIGestureRecognizer, _ name: String) {
    gestures[ObjectIdentifier(gesture)] = (gesture, name)
    let listener = CaptureListener { [weak self] sender in
      guard let gesture = sender as? UIGestureRecognizer else { return }
      let word = CapturedClass.words[gesture.state.rawValue]
      self?.onAction?(Action(kind: "gesture", name: name, word: word))
    }
    listeners.append(listener)
    gesture.addTarget(listener, action: CaptureListener.selector)
    detachers.append { [weak gesture] in
      gesture?.removeTarget(listener, action: CaptureListener.selector)
    }
  }

  private func watch(_ control: UIControl, _ name: String) {
    for (event, word) in CapturedClass.events {
      let listener = CaptureListener { [weak self] _ in
        self?.onAction?(Action(kind: "control", name: name, word: word))
      }
      listeners.append(listener)
      control.addTarget(listener, action: CaptureListener.selector, for: event)
      detachers.append { [weak control] in
        control?.removeTarget(listener, action: CaptureListener.selector, for: event)
      }
    }
  }
}

/// The values of a view. Two readings can be compared without creating text.
struct CapturedValues: Equatable {
  var frame = CGRect.zero
  var origin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var level: CGFloat = 0
  var alpha: CGFloat = 1
  var isHidden = false
  var takesTouches = true
  var isMultiple = false
  var isExclusive = false
  var clips = false
  var isEnabled = true
  /// True for a text field that is first responder.
  var isEdited = false
  var value: Double?
  var limits: [Double] = []
  var parts = 0
  var scroll: Scroll?

  /// The values of a scroll view. The offset is nil while the content is moving or under a finger.
  struct Scroll: Equatable {
    var size = CGSize.zero
    var inset = UIEdgeInsets.zero
    var offset: CGPoint?
    var flags: [Bool] = []
    var rows: Int?
    var rowHeight: CGFloat = 0
    var minimumZoom: CGFloat = 1
    var maximumZoom: CGFloat = 1
    static let names = [
      "delaysContentTouches", "canCancelContentTouches", "bounces", "directionalLock",
      "isScrollEnabled",
      "isPagingEnabled", "alwaysBounceVertical", "alwaysBounceHorizontal",
    ]
  }

  @MainActor
  init(_ view: UIView) {
    let (bounds, center, anchor) = (view.bounds, view.center, view.layer.anchorPoint)
    transform = view.transform
    // The file rotates a view about its centre, UIKit about its anchor point.
    let toMiddle = CGPoint(x: (0.5 - anchor.x) * bounds.width, y: (0.5 - anchor.y) * bounds.height)
    let moved = toMiddle.applying(
      CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
    transform.tx += moved.x - toMiddle.x
    transform.ty += moved.y - toMiddle.y
    frame = CGRect(
      x: center.x + toMiddle.x - bounds.width / 2, y: center.y + toMiddle.y - bounds.height / 2,
      width: bounds.width, height: bounds.height)
    (alpha, isHidden, clips) = (view.alpha, view.isHidden, view.clipsToBounds)
    takesTouches = view.isUserInteractionEnabled
    (isMultiple, isExclusive) = (view.isMultipleTouchEnabled, view.isExclusiveTouch)
    if let window = view as? UIWindow { level = window.windowLevel.rawValue }
    if let control = view as? UIControl { readControl(control) }
    if let scroll = view as? UIScrollView {
      self.scroll = Self.read(scroll)
    } else {
      origin = bounds.origin
    }
  }

  @MainActor
  private mutating func readControl(_ control: UIControl) {
    isEnabled = control.isEnabled
    if control is UITextField { isEdited = control.isFirstResponder }
    // While a control tracks a finger, it changes its value itself, so the value is not read.
    let isAtRest = !control.isTracking
    if let it = control as? UISwitch, isAtRest {
      value = it.isOn ? 1 : 0
    } else if let it = control as? UISlider {
      limits = [Double(it.minimumValue), Double(it.maximumValue)]
      if isAtRest { value = Double(it.value) }
    } else if let it = control as? UIStepper {
      limits = [it.minimumValue, it.maximumValue]
      if isAtRest { value = it.value }
    } else if let it = control as? UISegmentedControl {
      parts = it.numberOfSegments
      if isAtRest, it.selectedSegmentIndex >= 0 { value = Double(it.selectedSegmentIndex) }
    } else if let it = control as? UIPageControl {
      parts = it.numberOfPages
      if isAtRest { value = Double(it.currentPage) }
    }
  }

  @MainActor
  private static func read(_ view: UIScrollView) -> Scroll {
    var scroll = Scroll()
    (scroll.size, scroll.inset) = (view.contentSize, view.adjustedContentInset)
    if !view.isDragging && !view.isDecelerating {
      scroll.offset = view.contentOffset
    }
    scroll.flags = [
      view.delaysContentTouches, view.canCancelContentTouches, view.bounces,
      view.isDirectionalLockEnabled, view.isScrollEnabled, view.isPagingEnabled,
      view.alwaysBounceVertical, view.alwaysBounceHorizontal,
    ]
    (scroll.minimumZoom, scroll.maximumZoom) = (view.minimumZoomScale, view.maximumZoomScale)
    if let table = view as? UITableView, table.numberOfSections == 1 {
      scroll.rows = table.numberOfRows(inSection: 0)
      if scroll.rows != 0 {
        scroll.rowHeight = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      }
    }
    return scroll
  }

  /// The members of the view's node in the file.
  func members(kind: String) -> [(key: String, value: String)] {
    var list: [(key: String, value: String)] = []
    if kind == "UIWindow" { list.append(("level", CaptureText.number(Double(level)))) }
    list.append(("frame", CaptureText.rect(frame)))
    if kind == "UIWindow" {
      if isHidden { list.append(("hidden", "true")) }
      if alpha != 1 { list.append(("alpha", CaptureText.number(Double(alpha)))) }
      if !takesTouches { list.append(("userInteraction", "false")) }
      return list
    }
    if origin != .zero { list.append(("bounds", CaptureText.point(origin))) }
    if transform != .identity { list.append(("transform", transformText)) }
    if isHidden { list.append(("hidden", "true")) }
    if alpha != 1 { list.append(("alpha", CaptureText.number(Double(alpha)))) }
    let isPassive = kind == "UILabel" || kind == "UIImageView"
    if takesTouches == isPassive { list.append(("userInteraction", "\(takesTouches)")) }
    let isControl = CapturedClass.controls.contains(kind)
    if isMultiple || isControl || scroll != nil { list.append(("multipleTouch", "\(isMultiple)")) }
    if isExclusive { list.append(("exclusiveTouch", "true")) }
    if clips || scroll != nil { list.append(("clips", "\(clips)")) }
    if isControl && !isEnabled { list.append(("enabled", "false")) }
    if kind == "UISegmentedControl" {
      list.append(("segments", CaptureText.list((0..<parts).map { "\"\($0)\"" })))
    }
    if kind == "UIPageControl" { list.append(("pages", "\(parts)")) }
    if limits.count == 2 {
      list += [
        ("minimum", CaptureText.number(limits[0])), ("maximum", CaptureText.number(limits[1])),
      ]
    }
    if let value {
      let isOn = value != 0 ? "true" : "false"
      list.append(("value", kind == "UISwitch" ? isOn : CaptureText.number(value)))
    }
    if let scroll { list.append(("scroll", CaptureText.object(scrollMembers(scroll, kind)))) }
    return list
  }

  private func scrollMembers(_ scroll: Scroll, _ kind: String) -> [(String, String)] {
    var list: [(String, String)] = []
    if let rows = scroll.rows {
      list.append(("rows", "\(rows)"))
      if scroll.rowHeight >= 1 {
        list.append(("rowHeight", CaptureText.number(Double(scroll.rowHeight))))
      }
    } else {
      list.append(
        (
          "contentSize",
          CaptureText.list(
            [scroll.size.width, scroll.size.height].map { CaptureText.number(Double($0)) })
        ))
    }
    let inset = [scroll.inset.top, scroll.inset.left, scroll.inset.bottom, scroll.inset.right]
    if inset != [0, 0, 0, 0] {
      list.append(("contentInset", CaptureText.list(inset.map { CaptureText.number(Double($0)) })))
    }
    if let offset = scroll.offset { list.append(("contentOffset", CaptureText.point(offset))) }
    for (name, flag) in zip(Scroll.names, scroll.flags) { list.append((name, "\(flag)")) }
    if scroll.maximumZoom != scroll.minimumZoom {
      list.append(("minimumZoomScale", CaptureText.number(Double(scroll.minimumZoom))))
      list.append(("maximumZoomScale", CaptureText.number(Double(scroll.maximumZoom))))
    }
    return list
  }

  /// The properties that changed, by their names in the file ("alpha", "scroll.contentSize"), and their values.
  func changes(since old: CapturedValues, kind: String) -> [(String, String)] {
    var list: [(String, String)] = []
    func compare(
      _ new: [(key: String, value: String)], _ old: [(key: String, value: String)], _ prefix: String
    ) {
      let defaults = [
        "bounds": "[0, 0]", "transform": "{}", "hidden": "false", "alpha": "1",
        "multipleTouch": "false",
        "exclusiveTouch": "false", "clips": "false", "enabled": "true",
        "contentInset": "[0, 0, 0, 0]",
      ]
      for (key, value) in new where key != "scroll" {
        if !old.contains(where: { $0.key == key && $0.value == value }) {
          list.append((prefix + key, value))
        }
      }
      for (key, _) in old where key != "scroll" && !new.contains(where: { $0.key == key }) {
        if let value = defaults[key] {
          list.append((prefix + key, value))
        } else if key == "userInteraction" {
          list.append((prefix + key, "\(takesTouches)"))
        }
      }
    }
    compare(members(kind: kind), old.members(kind: kind), "")
    if let scroll, let before = old.scroll {
      compare(scrollMembers(scroll, kind), old.scrollMembers(before, kind), "scroll.")
    }
    return list
  }

  private var transformText: String {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let across = (a * a + b * b).squareRoot()
    let down = across == 0 ? 0 : (a * d - b * c) / across
    return CaptureText.object([
      ("scale", CaptureText.list([across, down].map { CaptureText.number($0) })),
      ("rotate", CaptureText.number(atan2(b, a) * 180 / .pi)),
      ("translate", CaptureText.point(CGPoint(x: transform.tx, y: transform.ty))),
    ])
  }
}

/// Facts about the classes of views, controls and recognizers.
@MainActor
enum CapturedClass {
  /// The names of the states of a recognizer, by raw value.
  static let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  nonisolated static let controls: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
    "UIButton", "UIControl",
  ]

  /// The events of a control. `editingDidEndOnExit` is left out, because with a target for it the return key would end
  /// editing.
  static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"),
  ]

  /// The nearest superclass that a file can name.
  static func word(of view: UIView) -> String {
    switch view {
    case is UIWindow: return "UIWindow"
    case is UISwitch: return "UISwitch"
    case is UISlider: return "UISlider"
    case is UIStepper: return "UIStepper"
    case is UISegmentedControl: return "UISegmentedControl"
    case is UIPageControl: return "UIPageControl"
    case is UITextField: return "UITextField"
    case is UIButton: return "UIButton"
    case is UIControl: return "UIControl"
    case is UITableView: return "UITableView"
    case is UIScrollView: return "UIScrollView"
    case is UILabel: return "UILabel"
    case is UIImageView: return "UIImageView"
    default: return "UIView"
    }
  }

  /// Returns the class of a recognizer as files name it; nil for one that UIKit adds to a view, and for an app's direct
  /// subclass of UIGestureRecognizer.
  static func word(of gesture: UIGestureRecognizer) -> String? {
    let isOwn = !isUIKits(gesture)
    func fits(_ known: UIGestureRecognizer.Type) -> Bool { isOwn || type(of: gesture) == known }
    switch gesture {
    case is UITapGestureRecognizer:
      return fits(UITapGestureRecognizer.self) ? "UITapGestureRecognizer" : nil
    case is UILongPressGestureRecognizer:
      return fits(UILongPressGestureRecognizer.self) ? "UILongPressGestureRecognizer" : nil
    case is UIScreenEdgePanGestureRecognizer:
      return fits(UIScreenEdgePanGestureRecognizer.self) ? "UIScreenEdgePanGestureRecognizer" : nil
    case is UIPanGestureRecognizer:
      return fits(UIPanGestureRecognizer.self) ? "UIPanGestureRecognizer" : nil
    case is UISwipeGestureRecognizer:
      return fits(UISwipeGestureRecognizer.self) ? "UISwipeGestureRecognizer" : nil
    case is UIPinchGestureRecognizer:
      return fits(UIPinchGestureRecognizer.self) ? "UIPinchGestureRecognizer" : nil
    case is UIRotationGestureRecognizer:
      return fits(UIRotationGestureRecognizer.self) ? "UIRotationGestureRecognizer" : nil
    default: return nil
    }
  }

  /// Returns the subviews that a file describes, without those inside UIKit's own controls and tables.
  static func children(of view: UIView) -> [UIView] {
    if view is UITableView { return [] }
    let own = view is UIControl || view is UILabel || view is UIImageView
    return own ? view.subviews.filter { !isUIKits($0) } : view.subviews
  }

  /// The name of an object's class without its module, in the characters that files allow.
  static func name(of object: NSObject) -> String {
    var name = String(describing: type(of: object))
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    name = name.components(separatedBy: ".").last ?? name
    let allowed = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    return allowed.isEmpty ? "View" : String(allowed.prefix(150))
  }

  /// Returns whether an object's class is one of UIKit's.
  static func isUIKits(_ object: NSObject) -> Bool {
    #if canImport(ObjectiveC)
      return Bundle(for: type(of: object)) == Bundle(for: UIView.self)
    #else
      // UIKit's classes are in the same module as UIView.
      let module = String(reflecting: UIView.self).components(separatedBy: ".").first ?? ""
      return String(reflecting: type(of: object)).hasPrefix("\(module).")
    #endif
  }

  /// The settings of a recognizer that a file can contain.
  static func settings(of gesture: UIGestureRecognizer) -> [(key: String, value: String)] {
    var list: [(key: String, value: String)] = [
      ("isEnabled", "\(gesture.isEnabled)"),
      ("cancelsTouchesInView", "\(gesture.cancelsTouchesInView)"),
      ("delaysTouchesBegan", "\(gesture.delaysTouchesBegan)"),
      ("delaysTouchesEnded", "\(gesture.delaysTouchesEnded)"),
      ("requiresExclusiveTouchType", "\(gesture.requiresExclusiveTouchType)"),
    ]
    switch gesture {
    case let it as UITapGestureRecognizer:
      list += [
        ("numberOfTapsRequired", "\(it.numberOfTapsRequired)"),
        ("numberOfTouchesRequired", "\(it.numberOfTouchesRequired)"),
      ]
    case let it as UILongPressGestureRecognizer:
      list += [
        ("numberOfTapsRequired", "\(it.numberOfTapsRequired)"),
        ("numberOfTouchesRequired", "\(it.numberOfTouchesRequired)"),
        ("minimumPressDuration", CaptureText.number(it.minimumPressDuration)),
        ("allowableMovement", CaptureText.number(Double(it.allowableMovement))),
      ]
    case let it as UISwipeGestureRecognizer:
      let words: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      list += [
        ("numberOfTouchesRequired", "\(it.numberOfTouchesRequired)"),
        (
          "direction",
          CaptureText.list(
            words.filter { it.direction.contains($0.0) }.map { CaptureText.quote($0.1) })
        ),
      ]
    case let it as UIPanGestureRecognizer:
      // If the number of touches is not limited, a pan's maximum is the largest integer. The file gets at most 1,000.
      list += [
        ("minimumNumberOfTouches", "\(min(it.minimumNumberOfTouches, 1_000))"),
        ("maximumNumberOfTouches", "\(min(it.maximumNumberOfTouches, 1_000))"),
      ]
      if let edge = it as? UIScreenEdgePanGestureRecognizer {
        let words: [(UIRectEdge, String)] = [
          (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
        ]
        list.append(
          (
            "edges",
            CaptureText.list(
              words.filter { edge.edges.contains($0.0) }.map { CaptureText.quote($0.1) })
          ))
      }
    default: break
    }
    return list
  }

  // MARK: What is not known from outside

  static func unknown(of view: UIView) -> [String] {
    // The recorder's window class behaves like UIKit's.
    if type(of: view) == TouchCaptureWindow.self { return [] }
    if isUIKits(view) { return String(describing: type(of: view)).hasPrefix("_") ? ["class"] : [] }
    #if canImport(ObjectiveC)
      return overrides(of: view)
    #else
      return ["class"]
    #endif
  }

  static func unknown(of gesture: UIGestureRecognizer) -> [String] {
    (isUIKits(gesture) ? [] : ["class"]) + (gesture.delegate == nil ? [] : ["delegate"])
  }

  #if canImport(ObjectiveC)
    /// Returns the methods that the app's class overrides and that matter for touches.
    private static func overrides(of view: UIView) -> [String] {
      var selectors: [(Selector, String)] = [
        (#selector(UIView.hitTest(_:with:)), "hitTest"),
        (#selector(UIView.point(inside:with:)), "pointInside"),
        (#selector(UIResponder.touchesBegan(_:with:)), "touchesBegan"),
        (#selector(UIResponder.touchesMoved(_:with:)), "touchesMoved"),
        (#selector(UIResponder.touchesEnded(_:with:)), "touchesEnded"),
        (#selector(UIResponder.touchesCancelled(_:with:)), "touchesCancelled"),
        (#selector(UIView.gestureRecognizerShouldBegin(_:)), "gestureRecognizerShouldBegin"),
      ]
      if view is UIScrollView {
        selectors += [
          (#selector(UIScrollView.touchesShouldBegin(_:with:in:)), "touchesShouldBegin"),
          (#selector(UIScrollView.touchesShouldCancel(in:)), "touchesShouldCancel"),
        ]
      }
      if view is UIControl {
        selectors += [
          (#selector(UIControl.beginTracking(_:with:)), "beginTracking"),
          (#selector(UIControl.continueTracking(_:with:)), "continueTracking"),
        ]
      }
      var base: AnyClass = type(of: view)
      while Bundle(for: base) != Bundle(for: UIView.self), let next = class_getSuperclass(base) {
        base = next
      }
      return selectors.compactMap { selector, word in
        class_getMethodImplementation(type(of: view), selector)
          == class_getMethodImplementation(base, selector) ? nil : word
      }
    }
  #endif
}

/// Writes JSON.
enum CaptureText {
  static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(quote($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  static func point(_ point: CGPoint) -> String {
    "[\(number(Double(point.x))), \(number(Double(point.y)))]"
  }

  static func rect(_ rect: CGRect) -> String {
    list([rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) })
  }

  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Writes the file: a scenario with its input, and the device's record.
@MainActor
struct CapturedFile {
  let tree: CapturedTree
  let input: [String]
  let facts: [String]
  let end: TimeInterval

  var text: String {
    let screen = tree.windows.compactMap { $0.view as? UIWindow }.first?.screen.bounds.size
    let size = [screen?.width ?? 390, screen?.height ?? 844].map { CaptureText.number(Double($0)) }
    var windows = tree.windows.map { node($0, indent: "    ") }
    if !tree.later.isEmpty {
      let later = tree.later.map { node($0, indent: "      ") }.joined(separator: ",\n")
      windows.append(
        "    {\"name\": \"NotYetShown\", \"hidden\": true, \"subviews\": [\n\(later)\n    ]}")
    }
    return """
      {
        "format": 1,
        "title": "Captured touches",
        "about": "Recorded by TouchCapture: the views, the touches, and what the device did with them.",
        "screen": \(CaptureText.list(size)),
        "log": ["touches", "states", "actions", "events"],
        "windows": [
      \(windows.joined(separator: ",\n"))
        ],
        "input": [
      \(input.map { "    \($0)" }.joined(separator: ",\n"))
        ],
        "until": \(CaptureText.number(end)),
        "device": \(deviceText(unknown: unknown))
      }

      """
  }

  /// The `device` part of the file, including the objects whose behaviour is not captured.
  func deviceText(unknown: String) -> String {
    """
    {
        "model": \(CaptureText.quote(UIDevice.current.model)),
        "system": \(CaptureText.quote(ProcessInfo.processInfo.operatingSystemVersionString)),
        "unknown": \(unknown),
        "events": [
    \(facts.map { "      \($0)" }.joined(separator: ",\n"))
        ]
      }
    """
  }

  private var unknown: String {
    CaptureText.object(
      tree.unknown.map { ($0.name, CaptureText.list($0.what.map(CaptureText.quote))) }
        + tree.leftOut.sorted().map { ($0, "[\"class\"]") })
  }

  private func node(_ node: CapturedTree.Node, indent: String) -> String {
    var members: [(String, String)] = [("name", CaptureText.quote(node.name))]
    if node.kind != "UIWindow" && node.kind != "UIView" {
      members.append(("class", CaptureText.quote(node.kind)))
    }
    members += node.first.members(kind: node.kind).filter {
      $0.key != "hidden" || !node.isHiddenFirst
    }
    .map { ($0.key, $0.value) }
    if node.isHiddenFirst { members.append(("hidden", "true")) }
    if !node.gestures.isEmpty {
      members.append(("gestures", CaptureText.list(node.gestures.map(gesture))))
    }
    let text = "\(indent)\(CaptureText.object(members))"
    guard !node.firstChildren.isEmpty else { return text }
    let children = node.firstChildren.map { self.node($0, indent: "\(indent)  ") }
    return "\(text.dropLast()), \"subviews\": [\n\(children.joined(separator: ",\n"))\n\(indent)]}"
  }

  private func gesture(_ gesture: CapturedTree.Gesture) -> String {
    var members: [(String, String)] = [
      ("class", CaptureText.quote(gesture.kind)), ("name", CaptureText.quote(gesture.name)),
      ("action", CaptureText.quote(gesture.name)), ("actionStates", "[\"began\", \"ended\"]"),
    ]
    for (key, value) in gesture.first {
      let isLater = key == "isEnabled" && !gesture.isFromStart
      members.append((key, isLater ? "false" : value))
    }
    if !gesture.required.isEmpty {
      members.append(("requireToFail", CaptureText.list(gesture.required.map(CaptureText.quote))))
    }
    return CaptureText.object(members)
  }
}
