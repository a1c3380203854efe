// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

/// Timelines of a device and of the model, one above the other with the same time and a shared cursor, and the
/// differences below.
final class DeviceView: UIView {
  private let story: DeviceStory
  private let measure: TextMeasure
  private let sentence: UILabel
  private let headings: [UILabel]
  let timelines: [TimelineView]
  private let list: ProseView
  private static let margin = PanelStyle.margin

  init(_ story: DeviceStory, _ theme: Theme, _ measure: TextMeasure) {
    (self.story, self.measure) = (story, measure)
    sentence = UILabel(
      story.sentence, .systemFont(ofSize: 14),
      story.differences.isEmpty ? theme.goodText : theme.badText, lines: 0)
    headings = ["Device", "UIModel"].map { UILabel($0, PanelStyle.heading, theme.faintText) }
    timelines = story.events.map { events in
      let view = TimelineView(theme, measure)
      view.layer.cornerRadius = 8
      view.show(TimelineModel(events, story.input, story.differences))
      return view
    }
    list = ProseView(Self.blocks(of: story, theme), theme, measure)
    super.init(frame: .zero)
    accessibilityIdentifier = "DeviceView"
    for view in [sentence] + headings { addSubview(view) }
    for view in timelines {
      view.onSeek = { [weak self] in self?.show(cursor: $0) }
      addSubview(view)
    }
    addSubview(list)
    align()
    if let first = story.times.first { show(cursor: first) }
  }

  required init?(coder: NSCoder) { nil }

  /// The time of the cursor in both timelines.
  private(set) var cursor: TimeInterval?

  /// Moves the cursor of both timelines.
  func show(cursor: TimeInterval) {
    self.cursor = cursor
    for timeline in timelines { timeline.show(playhead: cursor) }
  }

  /// Moves the cursor to the next or the previous difference.
  func step(_ direction: Int) {
    let (times, now) = (story.times, cursor ?? 0)
    let next = direction < 0 ? times.last { $0 < now } : times.first { $0 > now }
    if let next { show(cursor: next) }
  }

  private func align() {
    let width = timelines.map(\.widestName).max() ?? 0
    guard let scope = timelines.map(\.scope).max(by: { $0.length < $1.length }) else { return }
    for timeline in timelines { timeline.show(scope, nameWidth: width) }
  }

  private static func blocks(of story: DeviceStory, _ theme: Theme) -> [ProseView.Block] {
    DeviceDifference.Sort.allCases.flatMap { sort -> [ProseView.Block] in
      let differences = story.differences.filter { $0.sort == sort }
      guard !differences.isEmpty else { return [] }
      return [.heading(sort.title)]
        + differences.flatMap { difference -> [ProseView.Block] in
          let time = "\(difference.time.secondsText) s"
          let follows = difference.follows ? " (follows from an earlier difference)" : ""
          let color = difference.follows ? theme.faintText : theme.badText
          let line = VisibleText.of("\(time)  \(difference.sentence)\(follows)")
          let details = difference.reasons + [difference.fact].compactMap { $0 }
          return [.colored(line, color)] + details.map { .text(VisibleText.of($0)) }
        }
    }
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - Self.margin * 2)
    let height = measure.height(of: sentence, width: width)
    sentence.frame = CGRect(x: Self.margin, y: 0, width: width, height: height)
    var y = height + 8
    let listHeight = story.differences.isEmpty ? 0 : max(90, bounds.height * 0.3).rounded()
    let each = max(60, (bounds.height - y - listHeight - 8) / 2 - 24)
    for (heading, timeline) in zip(headings, timelines) {
      heading.frame = CGRect(x: Self.margin, y: y, width: width, height: 18)
      timeline.frame = CGRect(x: Self.margin, y: y + 20, width: width, height: each)
      y += each + 26
    }
    list.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }
}
