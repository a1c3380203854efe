// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

/// The steps of a plan as input entries of a scenario file.
struct WorldInput {
  private(set) var entries: [String] = []
  /// The inputs that the format can't express, each as a sentence.
  private(set) var gaps: [String] = []
  private let plan: WorldPlan
  private var time: TimeInterval = 0
  private var down: Set<Int> = []
  private var pressed: Set<Int> = []

  init(_ plan: WorldPlan) {
    self.plan = plan
  }

  mutating func add(_ step: WorldPlan.Step) {
    switch step {
    case .wait(let seconds): time += max(0, seconds)
    case .frame(let samples): for sample in samples { add(sample) }
    case .frameAt(let time, let samples):
      if time.isFinite { self.time = max(self.time, time) }
      for sample in samples { add(sample) }
    case .pointer(.wheel(let dx, let dy), let place):
      guard let way = WorldScenario.numbers(dx, dy),
        let at = WorldScenario.numbers(place.x, place.y)
      else { return note(step) }
      entry("\"wheel\": \(way), \"at\": \(at)")
    case .pointer(.hover, let place):
      guard let at = WorldScenario.numbers(place.x, place.y) else { return note(step) }
      entry("\"mouse\": \"move\", \"at\": \(at)")
    case .pointer, .press, .toggle: note(step)
    case .signal(.remote(let command)): entry("\"remote\": \"\(command.rawValue)\"")
    case .signal(let signal): entry("\"system\": \"\(signal)\"")
    case .deed(let deed): if !add(deed) { note(step) }
    }
  }

  private mutating func note(_ step: WorldPlan.Step) { gaps.append("\(step)") }

  private mutating func entry(_ members: String) {
    entries.append("{\"t\": \(JSONNumber.text(time)), \(members)}")
  }

  /// Adds a sample if the format allows it. The reader rejects a finger that comes down twice or moves without having
  /// come down, and a location that is not finite; the library ignores these.
  private mutating func add(_ sample: InputSample) {
    let isKnown = down.contains(sample.finger)
    let place = WorldScenario.numbers(sample.location.x, sample.location.y)
    guard isKnown != (sample.phase == .began), (1...1_000).contains(sample.finger),
      place != nil || sample.phase == .ended || sample.phase == .cancelled
    else {
      gaps.append("finger \(sample.finger) \(sample.phase) at \(sample.location)")
      return
    }
    switch sample.phase {
    case .began: down.insert(sample.finger)
    case .moved: break
    case .ended, .cancelled: down.remove(sample.finger)
    }
    let at = sample.phase == .ended || sample.phase == .cancelled ? nil : place
    let type = sample.source == .direct ? "" : ", \"type\": \"\(sample.source.rawValue)\""
    entry(
      "\"touch\": \(sample.finger), \"phase\": \"\(sample.phase.rawValue)\""
        + (at ?? place).map { ", \"at\": \($0)" }.orEmpty + type)
  }

  private mutating func add(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .remove(let view), .letGo(let view): return act("removeFromSuperview", view)
    case .add(let view, let parent): return act("addTo", view, to: parent)
    case .bringToFront(let view): return act("bringSubviewToFront", view)
    case .becomeFirst(let view): return act("becomeFirstResponder", view)
    case .resignFirst(let view): return act("resignFirstResponder", view)
    case .hide(let view, let isOn): return set("\(name(view) ?? "").hidden", "\(isOn)", view)
    case .switchOff(let view, let isOff):
      return set("\(name(view) ?? "").userInteraction", "\(!isOff)", view)
    case .manyFingers(let view, let isOn):
      return set("\(name(view) ?? "").multipleTouch", "\(isOn)", view)
    case .exclusive(let view, let isOn):
      return set("\(name(view) ?? "").exclusiveTouch", "\(isOn)", view)
    case .setOffset(let view, let place), .scrollTo(let view, let place, animated: false):
      guard view >= 0, plan.views[view].scroll != nil else { return true }
      guard let offset = WorldScenario.numbers(place.x, place.y) else { return false }
      return set("\(name(view) ?? "").scroll.contentOffset", offset, view)
    case .place(let view, let frame):
      guard frame.width >= 0, frame.height >= 0,
        let numbers = WorldScenario.numbers(
          frame.minX, frame.minY, frame.width, frame.height)
      else { return false }
      return set("\(name(view) ?? "").frame", numbers, view)
    case .enable(let recognizer, let isOn): return enable(recognizer, isOn)
    default: return false
    }
  }

  private func name(_ view: Int) -> String? {
    if view < 0 { return WorldNodes.windowName(-1 - view) }
    return plan.views[view].isLeftOut || !plan.isInFile(view) ? nil : "V\(view)"
  }

  private mutating func act(_ word: String, _ view: Int, to other: Int? = nil) -> Bool {
    guard let node = name(view) else { return true }
    if let other {
      guard let parent = name(other) else { return true }
      entry("\"do\": \"\(word)\", \"node\": \"\(node)\", \"to\": \"\(parent)\"")
    } else {
      entry("\"do\": \"\(word)\", \"node\": \"\(node)\"")
    }
    return true
  }

  private mutating func set(_ path: String, _ value: String, _ view: Int) -> Bool {
    if name(view) != nil { entry("\"set\": \"\(path)\", \"to\": \(value)") }
    return true
  }

  /// Adds an entry that sets isEnabled of a recognizer, named by its view and its index in the view's list in the file.
  private mutating func enable(_ recognizer: Int, _ isOn: Bool) -> Bool {
    guard !plan.recognizers[recognizer].isLeftOut else { return true }
    guard plan.recognizers[recognizer].kind != .custom else { return false }
    let view = plan.holder(of: plan.recognizers[recognizer].view)
    let own = plan.recognizers.indices.filter { index in
      !plan.recognizers[index].isLeftOut && plan.recognizers[index].kind != .custom
        && plan.holder(of: plan.recognizers[index].view) == view
    }
    guard let index = own.firstIndex(of: recognizer), let name = name(view) else { return false }
    entry("\"set\": \"\(name).gestures[\(index)].isEnabled\", \"to\": \(isOn)")
    return true
  }
}

extension Optional where Wrapped == String {
  fileprivate var orEmpty: String { self ?? "" }
}
