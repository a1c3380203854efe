// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the responder chain of the last touch as a ladder: a column of labels, its rungs, from the hit view to the
/// application's delegate. They show which responders received the touch, which forwarded it, and where it ended.
@MainActor
final class ResponderChainOverlay: SwitchedOverlay {
  static let name = (title: "Up the responder chain", key: "U")
  private var record = ChainRecord()
  var isOn = false { didSet { switches += 1 } }
  private var switches = 0

  var revision: Int { isOn ? record.revision &+ switches : switches }

  func read(_ entry: JournalEntry) { record.read(entry) }
  func forget() { record.forget() }

  private struct Rung {
    let tag: Tag
    /// The responder; nil for a rung that stands for several responders.
    let responder: UIResponder?
    let rect: CGRect
  }
  private var ladder: [Rung] = []
  /// The smallest distance between two rungs, in points.
  private static let leastGap: CGFloat = 3
  /// The smallest width of names, in points.
  private static let leastWidth: CGFloat = 130

  /// Reserves space for a ladder beside the phone, above the labels at the bottom.
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {
    ladder = []
    guard isOn, let hit = record.hit,
      let view = stage.windows.flatMap(\.subtree).first(where: {
        ObjectIdentifier($0) == hit.identity
      })
    else { return }
    var room = stage.area.insetBy(dx: 6, dy: 8)
    if let bottom = stage.board.taken.map(\.minY).min() {
      room.size.height = max(40, bottom - 8 - room.minY)
    }
    // The ladder is beside the phone if the names fit there, otherwise over the phone.
    let beside = room.maxX - stage.phone.maxX - Self.leastGap * 2
    let widest = min(stage.board.mostWidth, beside >= Self.leastWidth ? beside : .infinity)
    let most = stage.board.showsAll ? Int.max : LabelBoard.mostFolded
    let rungs = rungs(from: view, room: room.height, most: most) {
      $0.fitted(to: widest, on: canvas)
    } height: {
      $0.size(on: canvas).height
    }
    let sizes = rungs.map { $0.tag.size(on: canvas) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.reduce(0) { $0 + $1.height }
    let gap = min(10, max(Self.leastGap, (room.height - height) / CGFloat(rungs.count)))
    let left =
      width <= beside
      ? stage.phone.maxX + min(12, beside - width + Self.leastGap) : room.maxX - width
    var y = max(room.minY, room.midY - (height + gap * CGFloat(rungs.count - 1)) / 2)
    for (rung, size) in zip(rungs, sizes) {
      let rect = CGRect(x: left, y: y, width: width, height: size.height)
      ladder.append(Rung(tag: rung.tag, responder: rung.responder, rect: rect))
      stage.board.add(rung.tag, in: rect)
      y += size.height + gap
    }
  }

  /// Returns the rungs from the bottom of the chain to its top. If there is too little space, one rung stands for those
  /// in the middle.
  private func rungs(
    from view: UIView, room: CGFloat, most: Int, fitted: (Tag) -> Tag,
    height: (Tag) -> CGFloat
  ) -> [(tag: Tag, responder: UIResponder?)] {
    let chain = ResponderChain(from: view).responders
    let least = height(Tag(name: " ", color: .black)) + Self.leastGap
    var shown = min(chain.count, most, max(3, Int(room / least)))
    while true {
      let rungs = rungs(of: chain, shown).map { (fitted($0.tag), $0.responder) }
      let total = rungs.reduce(0) { $0 + height($1.0) + Self.leastGap }
      if total <= room || shown <= 3 { return rungs }
      shown -= 1
    }
  }

  /// Returns at most `count` rungs, without the middle of a longer chain. Neighbours with the same text show it once.
  private func rungs(
    of chain: [UIResponder], _ count: Int
  ) -> [(tag: Tag, responder: UIResponder?)] {
    let left = chain.count > count ? chain.count - count + 1 : 0
    let bottom = left > 0 ? (count - 1) / 2 : chain.count
    let parts = chain.map { record.part(of: $0.journalSubject) }
    var rungs: [(tag: Tag, responder: UIResponder?)] = []
    for (index, responder) in chain.enumerated() where index < bottom || index >= bottom + left {
      if index == bottom + left {
        rungs.append((Tag(name: "… \(left) more …", color: OverlayStyle.untold), nil))
      }
      var tag = Tag(
        number: "\(index + 1)", name: responder.journalName,
        color: parts[index].color(isEnd: responder.next == nil),
        subject: ObjectIdentifier(responder))
      if index == 0 || index == bottom + left || parts[index] != parts[index - 1] {
        let end = parts[index...].firstIndex { $0 != parts[index] } ?? parts.endIndex
        tag.reason =
          parts[index].words(isEnd: responder.next == nil)
          + (end > index + 1 ? " (\(index + 1)–\(end))" : "")
      }
      rungs.append((tag, responder))
    }
    return rungs
  }

  func draw(on canvas: Canvas, over stage: OverlaySurroundings) {
    for (index, rung) in ladder.enumerated() {
      if let view = rung.responder as? UIView {
        let outline = stage.contour(of: view)
        canvas.save()
        canvas.state.clip(to: stage.seen)
        canvas.outline(outline, width: 1.5, color: rung.tag.color, dash: Dash(length: 4, gap: 3))
        canvas.restore()
        stage.board.addBadge(
          rung.tag.number, on: outline, color: rung.tag.color, subject: rung.tag.subject)
      }
      if index + 1 < ladder.count {
        let x = rung.rect.minX + 9
        canvas.polyline(
          [CGPoint(x: x, y: rung.rect.maxY), CGPoint(x: x, y: ladder[index + 1].rect.minY)],
          width: 2, color: rung.tag.color)
      }
    }
    ladder = []
  }
}

/// The touches that the responders in the chain of the last touch received.
struct ChainRecord: Equatable, Sendable {
  struct Part: Equatable, Sendable {
    /// The touch methods that were called on the responder, without repetitions.
    var methods: [JournalFact.TouchMethod] = []
    /// Those of the methods that passed the touch on to the next responder.
    var passed: Set<JournalFact.TouchMethod> = []
  }

  private(set) var hit: Subject?
  private(set) var revision = 0
  private var parts: [ObjectIdentifier: Part] = [:]
  private var fingersDown: Set<Int> = []

  func part(of subject: Subject) -> Part { parts[subject.identity] ?? Part() }

  mutating func forget() {
    (hit, parts, fingersDown) = (nil, [:], [])
    revision += 1
  }

  mutating func read(_ entry: JournalEntry) {
    switch entry.fact {
    case .input(let samples):
      for sample in samples {
        switch sample.phase {
        case .began:
          if fingersDown.isEmpty { (hit, parts) = (nil, [:]) }
          fingersDown.insert(sample.finger)
        case .moved: break
        case .ended, .cancelled: fingersDown.remove(sample.finger)
        }
      }
      revision += 1
    case .touchBound(_, _, let view?, _) where hit == nil: hit = view
    case .touchMethod(let method, let responder, _, let delivery):
      if !parts[responder.identity, default: Part()].methods.contains(method) {
        parts[responder.identity, default: Part()].methods.append(method)
      }
      if case .forwarded(let from) = delivery {
        parts[from.identity, default: Part()].passed.insert(method)
      }
      revision += 1
    default: break
    }
  }
}

extension ChainRecord.Part {
  /// Returns in words which touch methods the responder received and passed on. At the end of the chain, UIKit's own
  /// methods drop the touches that they receive.
  func words(isEnd: Bool = false) -> String {
    guard !methods.isEmpty else { return "got no touches" }
    func names(_ methods: [JournalFact.TouchMethod]) -> String {
      methods.map(\.rawValue).joined(separator: ", ")
    }
    if isEnd { return "end of the chain: \(names(methods))" }
    let kept = methods.filter { !passed.contains($0) }
    let parts = [
      kept.isEmpty ? nil : "kept: \(names(kept))",
      passed.isEmpty ? nil : "passed on: \(names(methods.filter(passed.contains)))",
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  fileprivate func color(isEnd: Bool) -> Color {
    if methods.isEmpty { return OverlayStyle.untold }
    return isEnd || passed.count == methods.count ? OverlayStyle.led : OverlayStyle.hit
  }
}
