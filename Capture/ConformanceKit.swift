// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// The conformance kit asks a person to perform scenarios on a device: dots show the paths of the fingers. It captures
// UIKit's events and writes them into one file. `Sandbox compare conformance.json` then lists what the model does
// differently. `Sandbox export --as device-test FOLDER` writes this file, TouchCapture.swift and the scenarios into one
// Swift file for an empty iOS app. In its scene delegate:
//
//   kit = ConformanceKit(scenarios: conformanceScenarios, scene: scene, folder: URL.documents)
//   kit.begin()
//
// It was developed and run with the UIKit of the package UIModel, not on a device yet.

import UIKit

/// Leads a person through the scenarios.
@MainActor
final class ConformanceKit {
  /// The scenario that is on the screen; nil before the first and after the last.
  private(set) var stage: KitStage?
  /// The file with the results, once all scenarios were performed or skipped.
  private(set) var result: URL?
  /// The bar with the buttons, at the bottom of the screen.
  let bar = UIWindow(frame: .zero)
  private let hints = UIWindow(frame: .zero)
  private let label = UILabel()
  private let scenarios: [String]
  private let folder: URL
  private weak var scene: UIWindowScene?
  private var next = 0
  private var captures: [String] = []
  private var dots: [Int: UIView] = [:]
  private var link: CADisplayLink?
  private var started: TimeInterval = 0

  /// Makes a kit for scenarios, each of which is the text of a file. It writes `conformance.json` into a folder.
  init(scenarios: [String], scene: UIWindowScene?, folder: URL) {
    (self.scenarios, self.scene, self.folder) = (scenarios, scene, folder)
  }

  /// Shows the first scenario.
  func begin() {
    let screen = UIScreen.main.bounds
    prepare(
      bar, level: 900, frame: CGRect(x: 0, y: screen.height - 60, width: screen.width, height: 60))
    bar.backgroundColor = .white
    let words: [(String, () -> Void)] = [
      ("Again", { [weak self] in self?.show() }),
      ("Skip", { [weak self] in self?.advance(keeps: false) }),
      ("Next", { [weak self] in self?.advance(keeps: true) }),
    ]
    for (index, (title, action)) in words.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(
        x: screen.width - 270 + 90 * CGFloat(index), y: 8, width: 80, height: 44)
      button.setTitle(title, for: .normal)
      let listener = CaptureListener { _ in action() }
      listeners.append(listener)
      button.addTarget(listener, action: CaptureListener.selector, for: .touchUpInside)
      bar.addSubview(button)
    }
    label.frame = CGRect(x: 8, y: 0, width: screen.width - 280, height: 60)
    label.numberOfLines = 3
    bar.addSubview(label)
    prepare(hints, level: 800, frame: screen)
    hints.isUserInteractionEnabled = false
    let listener = CaptureListener { [weak self] _ in self?.moveDots() }
    link = CADisplayLink(target: listener, selector: CaptureListener.selector)
    link?.add(to: .main, forMode: .common)
    show()
  }
  private var listeners: [CaptureListener] = []

  private func prepare(_ window: UIWindow, level: CGFloat, frame: CGRect) {
    window.windowScene = scene
    window.frame = frame
    window.windowLevel = UIWindow.Level(rawValue: level)
    window.isHidden = false
  }

  /// Shows the current scenario from its start.
  private func show() {
    _ = TouchCapture.shared.stop()
    stage?.leave()
    for dot in dots.values { dot.removeFromSuperview() }
    dots = [:]
    guard next < scenarios.count, let stage = KitStage(scenarios[next], scene: scene) else {
      return end()
    }
    self.stage = stage
    label.text = "\(next + 1) of \(scenarios.count): \(stage.title)"
    started = CACurrentMediaTime()
    TouchCapture.shared.naming = { [weak stage] in stage?.names[ObjectIdentifier($0)] }
    TouchCapture.shared.start()
  }

  private func advance(keeps: Bool) {
    if keeps, let stage { captures.append(stage.text(with: TouchCapture.shared.stopped())) }
    next += 1
    show()
  }

  private func end() {
    stage = nil
    TouchCapture.shared.naming = nil
    link?.invalidate()
    let file = folder.appendingPathComponent("conformance.json")
    let text = "{\"captures\": [\n\(captures.joined(separator: ",\n"))\n]}\n"
    do {
      try Data(text.utf8).write(to: file)
      result = file
      label.text = "Done: \(file.lastPathComponent)"
    } catch {
      label.text = "Can't write: \(error.localizedDescription)"
    }
  }

  /// Moves the dots along the required paths again and again, with pauses of a second.
  private func moveDots() {
    guard let stage, let last = stage.fingers.last?.time else { return }
    let time = (CACurrentMediaTime() - started).truncatingRemainder(dividingBy: last + 1)
    for finger in Set(stage.fingers.map(\.finger)) {
      let dot = dots[finger] ?? makeDot(finger)
      let past = stage.fingers.last { $0.finger == finger && $0.time <= time }
      dot.isHidden = past == nil || past?.phase == "ended"
      guard let past else { continue }
      let coming = stage.fingers.first { $0.finger == finger && $0.time > time } ?? past
      let part =
        coming.time > past.time ? CGFloat((time - past.time) / (coming.time - past.time)) : 0
      dot.center = CGPoint(
        x: past.point.x + (coming.point.x - past.point.x) * part,
        y: past.point.y + (coming.point.y - past.point.y) * part)
    }
  }

  private func makeDot(_ finger: Int) -> UIView {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    dot.backgroundColor = .red
    dot.alpha = 0.5
    dot.layer.cornerRadius = 15
    hints.addSubview(dot)
    dots[finger] = dot
    return dot
  }
}

/// A scenario's windows, made with UIKit.
@MainActor
final class KitStage {
  /// One step on a finger's path.
  struct Step {
    let time: TimeInterval
    let finger: Int
    let phase: String
    let point: CGPoint
  }

  typealias Members = [String: Any]

  let title: String
  /// The names of views and recognizers, as in the file.
  private(set) var names: [ObjectIdentifier: String] = [:]
  private(set) var fingers: [Step] = []
  private(set) var windows: [UIWindow] = []
  private let file: Members
  private var views: [String: UIView] = [:]
  private var gestures: [String: UIGestureRecognizer] = [:]
  /// Delegates and data sources, which UIKit does not retain.
  private var kept: [AnyObject] = []
  private var later: [() -> Void] = []

  /// Makes the views that a scenario file describes; nil if the text is not a scenario.
  init?(_ text: String, scene: UIWindowScene?) {
    guard let file = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? Members else {
      return nil
    }
    self.file = file
    title = file["title"] as? String ?? ""
    readFingers()
    let screen = Self.numbers(file["screen"]) ?? [390, 700]
    for members in file["windows"] as? [Members] ?? [] {
      let window = TouchCaptureWindow(
        frame: CGRect(x: 0, y: 0, width: screen[0], height: screen[1]))
      window.windowScene = scene
      window.backgroundColor = .white
      window.windowLevel = UIWindow.Level(rawValue: Self.number(members["level"]) ?? 0)
      dress(window, members, kind: "UIWindow")
      let root = members["root"] as? Members
      for child in [root].compactMap({ $0 }) + (members["subviews"] as? [Members] ?? []) {
        add(child, to: window)
      }
      windows.append(window)
    }
    for step in later { step() }
    for (index, window) in windows.enumerated() {
      let members = (file["windows"] as? [Members])?[index]
      if members?["hidden"] as? Bool != true { window.isHidden = false }
    }
  }

  /// Removes the windows from the screen.
  func leave() {
    for window in windows {
      window.isHidden = true
      window.windowScene = nil
    }
  }

  /// Returns the scenario with the captured input and the device's events.
  func text(with capture: CapturedFile) -> String {
    var members = file
    for key in ["input", "expect", "until", "device"] { members[key] = nil }
    let options: JSONSerialization.WritingOptions = [.sortedKeys]
    let data = (try? JSONSerialization.data(withJSONObject: members, options: options)) ?? Data()
    let head = String(decoding: data, as: UTF8.self).dropLast()
    let touches = capture.input.filter { $0.contains("\"touch\": ") }
    return "\(head), \"input\": [\n\(touches.joined(separator: ",\n"))\n], \"until\": "
      + "\(CaptureText.number(capture.end)), \"device\": \(capture.deviceText(unknown: "{}"))}"
  }

  private func readFingers() {
    var points: [Int: CGPoint] = [:]
    for entry in file["input"] as? [Members] ?? [] {
      guard let time = Self.number(entry["t"]), let finger = entry["touch"] as? Int,
        let phase = entry["phase"] as? String
      else { continue }
      if let at = Self.numbers(entry["at"]), at.count == 2 {
        points[finger] = CGPoint(x: at[0], y: at[1])
      }
      fingers.append(
        Step(time: Double(time), finger: finger, phase: phase, point: points[finger] ?? .zero))
    }
  }

  // MARK: Views

  private func add(_ members: Members, to parent: UIView) {
    let kind = members["class"] as? String ?? "UIView"
    let view = make(kind)
    view.frame = parent.bounds
    parent.addSubview(view)
    dress(view, members, kind: kind)
    for child in members["subviews"] as? [Members] ?? [] { add(child, to: view) }
  }

  private func make(_ kind: String) -> UIView {
    switch kind {
    case "UILabel": return UILabel()
    case "UIImageView": return UIImageView()
    case "UIControl": return UIControl()
    case "UIButton": return UIButton(type: .system)
    case "UISwitch": return UISwitch()
    case "UISlider": return UISlider()
    case "UIStepper": return UIStepper()
    case "UISegmentedControl": return UISegmentedControl()
    case "UIPageControl": return UIPageControl()
    case "UITextField": return UITextField()
    case "UIScrollView": return UIScrollView()
    case "UITableView": return UITableView()
    default: return KitView()
    }
  }

  private func dress(_ view: UIView, _ members: Members, kind: String) {
    let name = members["name"] as? String ?? kind
    names[ObjectIdentifier(view)] = name
    views[name] = view
    if let frame = Self.numbers(members["frame"]), frame.count == 4 {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let origin = Self.numbers(members["bounds"]), origin.count == 2 {
      view.bounds.origin = CGPoint(x: origin[0], y: origin[1])
    }
    if let transform = members["transform"] as? Members {
      view.transform = Self.transform(transform)
    }
    if let isHidden = members["hidden"] as? Bool, kind != "UIWindow" { view.isHidden = isHidden }
    if let alpha = Self.number(members["alpha"]) { view.alpha = alpha }
    if let flag = members["userInteraction"] as? Bool { view.isUserInteractionEnabled = flag }
    if let flag = members["multipleTouch"] as? Bool { view.isMultipleTouchEnabled = flag }
    if let flag = members["exclusiveTouch"] as? Bool { view.isExclusiveTouch = flag }
    if let flag = members["clips"] as? Bool { view.clipsToBounds = flag }
    if kind != "UIWindow" { view.backgroundColor = Self.colors[names.count % Self.colors.count] }
    if let control = view as? UIControl { dress(control, members) }
    if let scroll = view as? UIScrollView, let members = members["scroll"] as? Members {
      dress(scroll, members)
    }
    if let view = view as? KitView {
      view.members = members
      view.find = { [weak self] in self?.views[$0] }
    }
    for gesture in members["gestures"] as? [Members] ?? [] { add(gesture, on: view) }
  }

  private func dress(_ control: UIControl, _ members: Members) {
    if let flag = members["enabled"] as? Bool { control.isEnabled = flag }
    let value = Self.number(members["value"])
    let (least, most) = (Self.number(members["minimum"]), Self.number(members["maximum"]))
    if let button = control as? UIButton {
      button.setTitle(members["title"] as? String ?? "Button", for: .normal)
    } else if let it = control as? UISwitch {
      if let value { it.isOn = value != 0 }
    } else if let it = control as? UISlider {
      if let least { it.minimumValue = Float(least) }
      if let most { it.maximumValue = Float(most) }
      if let value { it.value = Float(value) }
    } else if let it = control as? UIStepper {
      if let least { it.minimumValue = Double(least) }
      if let most { it.maximumValue = Double(most) }
      if let value { it.value = Double(value) }
    } else if let it = control as? UISegmentedControl {
      for (index, title) in (members["segments"] as? [String] ?? []).enumerated() {
        it.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let value { it.selectedSegmentIndex = Int(value) }
    } else if let it = control as? UIPageControl {
      if let pages = members["pages"] as? Int { it.numberOfPages = pages }
      if let value { it.currentPage = Int(value) }
    }
  }

  private func dress(_ scroll: UIScrollView, _ members: Members) {
    if let size = Self.numbers(members["contentSize"]), size.count == 2 {
      scroll.contentSize = CGSize(width: size[0], height: size[1])
    }
    if let flag = members["delaysContentTouches"] as? Bool { scroll.delaysContentTouches = flag }
    if let flag = members["canCancelContentTouches"] as? Bool {
      scroll.canCancelContentTouches = flag
    }
    if let flag = members["bounces"] as? Bool { scroll.bounces = flag }
    if let flag = members["directionalLock"] as? Bool { scroll.isDirectionalLockEnabled = flag }
    if let flag = members["isScrollEnabled"] as? Bool { scroll.isScrollEnabled = flag }
    if let flag = members["isPagingEnabled"] as? Bool { scroll.isPagingEnabled = flag }
    if let flag = members["alwaysBounceVertical"] as? Bool { scroll.alwaysBounceVertical = flag }
    if let flag = members["alwaysBounceHorizontal"] as? Bool {
      scroll.alwaysBounceHorizontal = flag
    }
    scroll.contentInsetAdjustmentBehavior = .never
    if let table = scroll as? UITableView {
      let rows = KitRows(count: members["rows"] as? Int ?? 0)
      kept.append(rows)
      table.rowHeight = Self.number(members["rowHeight"]) ?? 44
      table.dataSource = rows
      table.reloadData()
      table.layoutIfNeeded()
    }
    if let offset = Self.numbers(members["contentOffset"]), offset.count == 2 {
      scroll.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }

  // MARK: Recognizers

  private func add(_ members: Members, on view: UIView) {
    let kind = members["class"] as? String ?? ""
    guard let gesture = Self.gesture(kind, members) else { return }
    let name = members["name"] as? String ?? kind
    gesture.name = name
    names[ObjectIdentifier(gesture)] = name
    gestures[name] = gesture
    if let flag = members["isEnabled"] as? Bool { gesture.isEnabled = flag }
    if let flag = members["cancelsTouchesInView"] as? Bool { gesture.cancelsTouchesInView = flag }
    if let flag = members["delaysTouchesBegan"] as? Bool { gesture.delaysTouchesBegan = flag }
    if let flag = members["delaysTouchesEnded"] as? Bool { gesture.delaysTouchesEnded = flag }
    let keys = [
      "shouldBegin", "shouldReceive", "simultaneousWith", "shouldRequireFailureOf",
      "shouldBeRequiredToFailBy",
    ]
    if keys.contains(where: { members[$0] != nil }) {
      let delegate = KitDelegate(members)
      kept.append(delegate)
      gesture.delegate = delegate
    }
    view.addGestureRecognizer(gesture)
    for other in members["requireToFail"] as? [String] ?? [] {
      later.append { [weak self] in
        guard let self, let other = self.gestures[other] else { return }
        gesture.require(toFail: other)
      }
    }
  }

  private static func gesture(_ kind: String, _ members: Members) -> UIGestureRecognizer? {
    func count(_ key: String, _ set: (Int) -> Void) {
      if let count = members[key] as? Int { set(count) }
    }
    switch kind {
    case "UITapGestureRecognizer":
      let it = UITapGestureRecognizer()
      count("numberOfTapsRequired") { it.numberOfTapsRequired = $0 }
      count("numberOfTouchesRequired") { it.numberOfTouchesRequired = $0 }
      return it
    case "UILongPressGestureRecognizer":
      let it = UILongPressGestureRecognizer()
      count("numberOfTapsRequired") { it.numberOfTapsRequired = $0 }
      count("numberOfTouchesRequired") { it.numberOfTouchesRequired = $0 }
      if let time = number(members["minimumPressDuration"]) {
        it.minimumPressDuration = Double(time)
      }
      if let way = number(members["allowableMovement"]) { it.allowableMovement = way }
      return it
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      let edge =
        kind == "UIScreenEdgePanGestureRecognizer" ? UIScreenEdgePanGestureRecognizer() : nil
      let sides: [String: UIRectEdge] = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
      ]
      edge?.edges = UIRectEdge(words(members["edges"]).compactMap { sides[$0] })
      let it = edge ?? UIPanGestureRecognizer()
      count("minimumNumberOfTouches") { it.minimumNumberOfTouches = $0 }
      count("maximumNumberOfTouches") { it.maximumNumberOfTouches = $0 }
      return it
    case "UISwipeGestureRecognizer":
      let it = UISwipeGestureRecognizer()
      let ways: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      let chosen = words(members["direction"]).compactMap { ways[$0] }
      if !chosen.isEmpty { it.direction = UISwipeGestureRecognizer.Direction(chosen) }
      count("numberOfTouchesRequired") { it.numberOfTouchesRequired = $0 }
      return it
    case "UIPinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "UIRotationGestureRecognizer": return UIRotationGestureRecognizer()
    default: return nil
    }
  }

  // MARK: Values

  private static let colors: [UIColor] = [.lightGray, .yellow, .cyan, .orange, .green]

  static func number(_ value: Any?) -> CGFloat? {
    if let number = value as? Double { return CGFloat(number) }
    return (value as? Int).map { CGFloat($0) }
  }

  static func numbers(_ value: Any?) -> [CGFloat]? { (value as? [Any])?.compactMap { number($0) } }

  private static func words(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  private static func transform(_ members: Members) -> CGAffineTransform {
    let scale = numbers(members["scale"]) ?? number(members["scale"]).map { [$0, $0] } ?? [1, 1]
    let way = numbers(members["translate"]) ?? [0, 0]
    return CGAffineTransform(translationX: way[0], y: way[1])
      .rotated(by: (number(members["rotate"]) ?? 0) * .pi / 180).scaledBy(x: scale[0], y: scale[1])
  }
}

/// A view with the overrides of a scenario.
final class KitView: UIView {
  var members: [String: Any] = [:]
  var find: ((String) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let index = (members["hitTest"] as? [String: Any])?["subview"] as? Int {
      return subviews[index]
    }
    switch members["hitTest"] as? String {
    case "nil": return nil
    case "self": return self
    case "passThrough":
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    default: return super.hitTest(point, with: event)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    func isIn(_ view: UIView) -> Bool {
      !view.isHidden && view.isUserInteractionEnabled && view.alpha > 0.01
        && view.point(inside: convert(point, to: view), with: event)
    }
    if let rule = members["pointInside"] as? [String: Any] {
      if let margin = KitStage.number(rule["inset"]) {
        return bounds.insetBy(dx: margin, dy: margin).contains(point)
      }
      if let name = rule["alsoInside"] as? String, let view = find?(name) {
        return isInside || view.point(inside: convert(point, to: view), with: event)
      }
      if let name = rule["notInside"] as? String, let view = find?(name) {
        return isInside && !view.point(inside: convert(point, to: view), with: event)
      }
    }
    switch members["pointInside"] as? String {
    case "circle":
      let radius = min(bounds.width, bounds.height) / 2
      return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    case "subviews": return subviews.contains(where: isIn)
    case "alsoSubviews": return isInside || subviews.contains(where: isIn)
    default: return isInside
    }
  }

  private var passesTouchesOn: Bool { members["touches"] as? String != "intercept" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A delegate whose methods return what a scenario describes.
final class KitDelegate: NSObject, UIGestureRecognizerDelegate {
  private let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  private func names(_ key: String, _ other: UIGestureRecognizer) -> Bool {
    let names = members[key] as? [String] ?? []
    return names.contains("*") || names.contains(other.name ?? "")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    members["shouldBegin"] as? Bool ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { members["shouldReceive"] as? Bool ?? true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names("simultaneousWith", otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names("shouldRequireFailureOf", otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { names("shouldBeRequiredToFailBy", otherGestureRecognizer) }
}

/// The rows of a table.
final class KitRows: NSObject, UITableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
