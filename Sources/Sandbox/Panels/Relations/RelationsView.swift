// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The recognizers as cards: those of the hit view at the top, those of its superviews below. A line beside the cards
/// connects a recognizer with one that it waited for or lost to, or that can recognize together with it. Each card
/// shows the rules and where they come from.
final class RelationsView: PanelScrollView, NamesSubject, KeyedRows {
  private let theme: Theme
  private let measure: TextMeasure
  private var cards: [RecognizerCard] = []
  private var edges: [RelationGraph.Edge] = []
  private let lanes = LanesView()
  private(set) lazy var cursor = RowCursor(self)
  private let hint: UILabel
  private static let margin = PanelStyle.margin
  var onSelect: @MainActor (Subject) -> Void = { _ in }

  init(_ theme: Theme, _ measure: TextMeasure) {
    (self.theme, self.measure) = (theme, measure)
    hint = UILabel(nil, PanelStyle.body, theme.faintText, lines: 0)
    super.init(theme)
    accessibilityIdentifier = "Relations"
    backgroundColor = theme.background
    lanes.isUserInteractionEnabled = false
    for view in [hint, lanes, cursor] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ graph: RelationGraph) {
    hint.isHidden = !graph.nodes.isEmpty
    hint.text = Self.words(for: graph.hit)
    edges = graph.edges.filter { edge in
      graph.node(edge.from) != nil && graph.node(edge.to) != nil
    }
    for card in cards { card.removeFromSuperview() }
    cards = graph.nodes.map { node in
      let own = edges.filter { edge in
        edge.from.identity == node.subject.identity
          || edge.kind == .loses && edge.to.identity == node.subject.identity
      }
      let card = RecognizerCard(node, own, theme, measure)
      card.onTap = { [weak self] in self?.onSelect(node.subject) }
      addSubview(card)
      return card
    }
    bringSubviewToFront(lanes)
    bringSubviewToFront(cursor)
    setNeedsLayout()
  }

  /// Returns the hint that is shown instead of cards.
  private static func words(for hit: RelationGraph.Hit?) -> String {
    switch hit {
    case nil:
      "Touch the phone: this lists the recognizers that receive the touch, which of them wait for others "
        + "or lost to others, and by which rule."
    case .nothing: "The last touch hit no view, so no recognizer received it."
    case .view(let view):
      "No recognizer received the last touch, which hit \(view.name): neither that view nor its "
        + "superviews have a recognizer that accepts this type of touch."
    }
  }

  private var drawn: [RelationGraph.Edge] {
    edges.filter { $0.kind != .apart }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let drawn = drawn
    let gutter = drawn.isEmpty ? 0 : min(CGFloat(drawn.count) * 9 + 10, 64)
    let left = Self.margin + gutter
    let width = max(0, bounds.width - left - Self.margin)
    hint.frame = CGRect(
      x: Self.margin, y: PanelStyle.top, width: max(0, bounds.width - Self.margin * 2), height: 90)
    var y = PanelStyle.top
    for card in cards {
      let height = card.height(width: width)
      card.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + 10
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
    cursor.place()
    lanes.frame = CGRect(x: Self.margin, y: 0, width: gutter, height: y)
    lanes.lanes = drawn.compactMap { edge in
      guard let from = frame(of: edge.from), let to = frame(of: edge.to) else { return nil }
      return LanesView.Lane(
        from: from.minY + 16, to: to.minY + 16, color: Color(edge.kind.color(theme)),
        isDashed: edge.kind == .waits, isMutual: edge.kind.isMutual)
    }
  }

  /// Returns the recognizer that waited or lost, if the point is on a line beside the cards.
  func named(at place: CGPoint) -> Named? {
    let place = lanes.convert(place, from: self)
    return lanes.lane(at: place).map { .shown(drawn[$0].from.identity) }
  }

  // MARK: Keys

  var keyRowCount: Int { cards.count }

  func ring(aroundKeyRow row: Int) -> CGRect { cards[row].frame }

  func chooseKeyRow(_ row: Int) { onSelect(cards[row].node.subject) }

  func named(inKeyRow row: Int) -> Named? { .shown(cards[row].node.subject.identity) }

  private func frame(of subject: Subject) -> CGRect? {
    cards.first { $0.node.subject.identity == subject.identity }?.frame
  }
}

/// A recognizer with its state and its relations to others.
final class RecognizerCard: UIControl, NamesSubject, HasTip {
  let node: RelationGraph.Node
  private let theme: Theme
  private let measure: TextMeasure
  private let bar = UIView()
  private let name: UILabel
  private let standing: UILabel
  private let place: UILabel
  private let lines: [(text: UILabel, source: UILabel, other: Subject)]
  /// The smallest font for a name beside the state.
  private static let leastNameFont = UIFont.boldSystemFont(ofSize: 10)
  var onTap: @MainActor () -> Void = {}
  var tip: String? { "Choose \(node.subject.name)" }

  init(
    _ node: RelationGraph.Node, _ edges: [RelationGraph.Edge], _ theme: Theme,
    _ measure: TextMeasure
  ) {
    (self.node, self.theme, self.measure) = (node, theme, measure)
    lines = edges.map { edge in
      (
        UILabel(
          edge.words(for: node.subject), PanelStyle.small, edge.kind.color(theme), lines: 0),
        UILabel(edge.source, PanelStyle.small, theme.faintText, lines: 0),
        edge.from == node.subject ? edge.to : edge.from
      )
    }
    let details = [node.view.map { "on \($0.name)" }, node.reason.isEmpty ? nil : node.reason]
    name = UILabel(nil, .boldSystemFont(ofSize: 13), theme.text)
    standing = UILabel(
      node.stateWords, PanelStyle.heading, node.color(theme))
    place = UILabel(
      details.compactMap { $0 }.joined(separator: " · "), PanelStyle.small, theme.faintText,
      lines: 0)
    super.init(frame: .zero)
    backgroundColor = theme.field
    layer.cornerRadius = 8
    clipsToBounds = true
    bar.backgroundColor = node.color(theme)
    let views: [UIView] = [bar, name, standing, place] + lines.flatMap { [$0.text, $0.source] }
    for view in views {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addTarget(self, action: Selector(RecognizerCard.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// False, because the list of all cards gets the keyboard focus.
  override var canBecomeFocused: Bool { false }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? theme.button : theme.field }
  }

  func height(width: CGFloat) -> CGFloat {
    arrange(width: width, placing: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, placing: true)
  }

  private func arrange(width: CGFloat, placing: Bool) -> CGFloat {
    let inner = max(0, width - 24)
    func put(_ view: UIView, _ frame: CGRect) { if placing { view.frame = frame } }
    let stateWidth = (measure.width(of: standing.text ?? "", font: standing.font) + 2).rounded(.up)
    // The state is beside the name, or below it if the name would be too small otherwise.
    let short = TimelineLane.shortName(of: node.subject.name)
    let needed = measure.width(of: short, font: Self.leastNameFont)
    let isBeside = inner - stateWidth - 8 >= needed
    let nameWidth = max(0, isBeside ? inner - stateWidth - 8 : inner)
    let stateLeft = isBeside ? width - 12 - stateWidth : 14
    standing.textAlignment = isBeside ? .right : .left
    put(
      standing, CGRect(x: stateLeft, y: isBeside ? 7 : 25, width: stateWidth, height: 18))
    put(name, CGRect(x: 14, y: 7, width: nameWidth, height: 18))
    if placing { showName(width: nameWidth) }
    var y: CGFloat = isBeside ? 26 : 44
    let placeHeight = height(of: place, inner)
    put(place, CGRect(x: 14, y: y, width: inner, height: placeHeight))
    y += placeHeight + 2
    for (text, source, _) in lines {
      let height = height(of: text, inner)
      put(text, CGRect(x: 14, y: y + 3, width: inner, height: height))
      let sourceHeight = self.height(of: source, inner - 12)
      put(source, CGRect(x: 26, y: y + 3 + height, width: inner - 12, height: sourceHeight))
      y += height + sourceHeight + 5
    }
    put(bar, CGRect(x: 0, y: 0, width: 4, height: y + 6))
    return y + 6
  }

  /// Shows the whole name if it fits, otherwise without the part that all recognizer classes have in common.
  private func showName(width: CGFloat) {
    let (whole, font) = (node.subject.name, UIFont.boldSystemFont(ofSize: 13))
    let isLong = measure.font(for: whole, font, width: width).pointSize < 10
    let text = isLong ? TimelineLane.shortName(of: whole) : whole
    name.text = text
    name.font = measure.font(for: text, font, width: width)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.text?.isEmpty == false ? measure.height(of: label, width: width, atMost: 6) : 0
  }

  /// Returns the other recognizer of a relation if the point is on the relation's text, otherwise that of the card.
  func named(at place: CGPoint) -> Named? {
    let line = lines.first { $0.text.frame.union($0.source.frame).contains(place) }
    return .shown((line?.other ?? node.subject).identity)
  }

  private func tapped() {
    onTap()
  }
}

extension RelationGraph.Edge {
  /// Returns the relation in words, for the card of `subject`, which is one of its two recognizers.
  func words(for subject: Subject) -> String {
    let isFrom = from.identity == subject.identity
    switch kind {
    case .waits: return "→ waits for \(to.name) to fail: \(rule)"
    case .loses where isFrom: return "✕ lost to \(to.name), which \(rule)"
    case .loses: return "✓ won over \(from.name): the winner \(rule)"
    case .together, .apart: return "\(kind == .together ? "=" : "≠") \(rule) with \(to.name)"
    }
  }
}

extension RelationGraph.Edge.Kind {
  @MainActor
  func color(_ theme: Theme) -> UIColor {
    switch self {
    case .waits: theme.stateText
    case .loses: theme.chainText
    case .together: theme.actionText
    case .apart: theme.faintText
    }
  }
}

extension RelationGraph.Node {
  /// The state in words, such as "failed", or "failed, now reset" after a reset.
  var stateWords: String { pastWords ?? outcomeWords }

  /// The state and the reset after it, such as "failed, now reset"; nil if there was no reset, or if the recognizer was
  /// only possible before it.
  var pastWords: String? {
    isReset && !isWaiting && state != .possible ? "\(outcomeWords), now reset" : nil
  }

  /// The state in words, such as "failed"; after a reset, still the state before the reset.
  var outcomeWords: String {
    isWaiting ? "waits" : state == .ended ? "recognized" : state.description
  }

  @MainActor
  func color(_ theme: Theme) -> UIColor {
    if isWaiting { return theme.stateText }
    switch state {
    case .possible: return theme.systemText
    case .began, .changed, .ended: return theme.actionText
    case .cancelled, .failed: return theme.chainText
    }
  }
}

/// The lines beside the cards that connect recognizers.
final class LanesView: UIView {
  /// One line, with the vertical positions of both ends.
  struct Lane: Equatable {
    let from: CGFloat
    let to: CGFloat
    let color: Color
    let isDashed: Bool
    let isMutual: Bool
  }

  var lanes: [Lane] = [] { didSet { if lanes != oldValue { setNeedsDisplay() } } }

  /// Returns the distance of a line's vertical part from the left, in points.
  func x(ofLane index: Int) -> CGFloat {
    let step = lanes.count > 1 ? min(9, (bounds.width - 12) / CGFloat(lanes.count)) : 9
    return bounds.width - 12 - CGFloat(index) * step
  }

  /// Returns how far the ends of a line are moved down, in points, so that lines that end at one card don't cover each
  /// other.
  func shift(ofLane index: Int) -> CGFloat { CGFloat(index % 4) * 4 }

  /// Returns the line nearest to a point, if one is near enough.
  func lane(at place: CGPoint) -> Int? {
    let near = lanes.indices.filter { index in
      let ends = [lanes[index].from, lanes[index].to].map { $0 + shift(ofLane: index) }
      return abs(x(ofLane: index) - place.x) <= 5
        && (ends.min() ?? 0) - 5 <= place.y && place.y <= (ends.max() ?? 0) + 5
    }
    return near.min { abs(x(ofLane: $0) - place.x) < abs(x(ofLane: $1) - place.x) }
  }
}

/// Draws the lines side by side, each with an arrow at its end.
struct LanesPainter: ViewPainter {
  func paint(_ view: LanesView, on canvas: Canvas, pictures: PictureStore) {
    let right = view.bounds.width
    for (index, lane) in view.lanes.enumerated() {
      let (x, shift) = (view.x(ofLane: index), view.shift(ofLane: index))
      let (top, bottom) = (lane.from + shift, lane.to + shift)
      let width: CGFloat = 1.75
      canvas.polyline(
        [CGPoint(x: right, y: top), CGPoint(x: x, y: top)], width: width, color: lane.color)
      draw(from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: bottom), lane, width, on: canvas)
      canvas.polyline(
        [CGPoint(x: x, y: bottom), CGPoint(x: right, y: bottom)], width: width, color: lane.color)
      arrow(at: CGPoint(x: right, y: bottom), lane.color, on: canvas)
      if lane.isMutual { arrow(at: CGPoint(x: right, y: top), lane.color, on: canvas) }
    }
  }

  private func draw(
    from start: CGPoint, to end: CGPoint, _ lane: LanesView.Lane, _ width: CGFloat,
    on canvas: Canvas
  ) {
    guard lane.isDashed else {
      return canvas.polyline([start, end], width: width, color: lane.color)
    }
    var y = min(start.y, end.y)
    let last = max(start.y, end.y)
    while y < last {
      canvas.polyline(
        [CGPoint(x: start.x, y: y), CGPoint(x: start.x, y: min(y + 5, last))], width: width,
        color: lane.color)
      y += 9
    }
  }

  private func arrow(at tip: CGPoint, _ color: Color, on canvas: Canvas) {
    canvas.polyline(
      [
        CGPoint(x: tip.x - 5, y: tip.y - 4), tip, CGPoint(x: tip.x - 5, y: tip.y + 4),
      ], width: 1.75, color: color)
  }
}
