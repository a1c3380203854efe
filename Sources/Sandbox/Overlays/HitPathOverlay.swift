// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import UIModel

/// Shows the hit test of each finger: the views that were asked, in order, and why some refused.
///
/// The path of a lifted finger stays until the next finger comes down. With another switch, the overlay also shows the
/// path at the mouse pointer. While nothing is touched, it shows the dead zones of views that extend beyond their
/// superviews.
@MainActor
final class HitPathOverlay: Overlay {
  private final class Search {
    let finger: Int
    /// The touch's number; nil if the touch was not bound to a view.
    let touch: Int?
    var isDown = true
    var fate = HitPath.Fate.undecided
    private let trace: HitTestTrace
    /// The path, made when it is first drawn.
    private(set) lazy var path = HitPath(trace)

    init(_ finger: Int, _ touch: Int?, _ trace: HitTestTrace) {
      (self.finger, self.touch, self.trace) = (finger, touch, trace)
    }
  }

  private var searches: [Search] = []
  private var finished: HitTestTrace?
  private var isOn = true
  private var probes = false
  /// True to label all views that were asked.
  var showsAll = false { didSet { revision += 1 } }
  private var known: (happened: OverlaySurroundings.Happened, zones: [DeadZone])?
  private(set) var revision = 0

  var followsPointer: Bool { probes }

  var isShown: Bool { isOn || probes }

  var toggles: [Toggle] {
    [
      Toggle(
        title: "Hit-test path", key: "H", isOn: { [unowned self] in isOn },
        set: { [unowned self] in
          isOn = $0
          revision += 1
        }),
      Toggle(
        title: "Hit test under the pointer", key: "P", isOn: { [unowned self] in probes },
        set: { [unowned self] in
          probes = $0
          revision += 1
        }),
      Toggle(
        title: "Whole hit-test path", key: "Z", isOn: { [unowned self] in showsAll },
        set: { [unowned self] in showsAll = $0 }),
    ]
  }

  func read(_ entry: JournalEntry) {
    switch entry.fact {
    case .hitTestFinished(let trace): finished = trace
    case .touchBound(let touch, _, _, _): begin(touch.finger, touch.number)
    case .stage(.unclaimed(let finger)): begin(finger, nil)
    case .touchMethod(.began, _, let touches, let delivery):
      // If the touch is forwarded, another responder received it before, as an earlier entry says.
      if case .forwarded = delivery { break }
      for touch in touches { decide(touch, .received) }
    case .touchMethod(.cancelled, _, let touches, _):
      for touch in touches { decide(touch, .cancelled) }
    case .changed where !searches.contains(where: \.isDown):
      // After a change of a property, the next touch may take another path than the earlier ones.
      searches = []
      revision += 1
    case .notAdmitted(let touch, _, _), .discarded(let touch, _, _): decide(touch, .notReceived)
    case .input(let samples):
      for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
        end(sample.finger)
      }
    default: break
    }
  }

  func forget() {
    searches = []
    (finished, known) = (nil, nil)
    revision += 1
  }

  private func begin(_ finger: Int, _ touch: Int?) {
    guard let trace = finished else { return }
    finished = nil
    if !searches.contains(where: \.isDown) { searches = [] }
    searches.removeAll { $0.finger == finger }
    searches.append(Search(finger, touch, trace))
    revision += 1
  }

  private func decide(_ touch: TouchFact, _ fate: HitPath.Fate) {
    for search in searches where search.touch == touch.number && search.fate != fate {
      search.fate = fate
      revision += 1
    }
  }

  private func end(_ finger: Int) {
    for search in searches where search.finger == finger { search.isDown = false }
  }

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    guard isOn || probes else { return }
    canvas.save()
    defer { canvas.restore() }
    canvas.state.clip(to: stage.seen)
    var drawing = HitPathDrawing(canvas: canvas, stage: stage, showsAll: showsAll)
    let probed = probedPoint(stage)
    if isOn {
      for zone in zones(stage) { drawing.add(zone) }
      // The path at the pointer replaces the paths of touches that have ended.
      let shown = searches.filter { $0.isDown || probed == nil }
      for search in shown {
        drawing.add(
          search.path, search.fate,
          finger: shown.count > 1 ? "\(TouchSign.of(search.touch ?? search.finger))" : "")
      }
    }
    if let probed { drawing.add(HitPath(stage.application.probe(probed)), .undecided) }
    drawing.finish()
  }

  /// Returns the dead zones. They are computed again after something happened on the phone.
  private func zones(_ stage: OverlaySurroundings) -> [DeadZone] {
    if let known, known.happened == stage.happened { return known.zones }
    let zones = stage.windows.flatMap(DeadZoneSearch.zones(in:))
    known = (stage.happened, zones)
    return zones
  }

  private func probedPoint(_ stage: OverlaySurroundings) -> CGPoint? {
    probes && !searches.contains(where: \.isDown) ? stage.pointer : nil
  }
}

enum TouchSign {
  /// Returns the number of a touch: circled from 1 to 20, otherwise after a number sign, such as "#21".
  static func of(_ touch: Int) -> String {
    guard (1...20).contains(touch), let scalar = Unicode.Scalar(0x245F + UInt32(touch)) else {
      return "#\(touch)"
    }
    return String(Character(scalar))
  }
}
