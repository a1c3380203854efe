// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Sentences about what happened, in paragraphs.
package struct Explanation: Equatable, Sendable {
  /// A heading and the text below it. Each item begins on a new line.
  package struct Paragraph: Equatable, Sendable {
    /// The heading.
    package let heading: String
    /// The sentences, in groups. Each group begins on a new line.
    package var items: [String]
    /// Commands and lines of code below a group of sentences, by the group's index. They are not wrapped.
    package private(set) var code: [Int: [String]] = [:]

    init(_ heading: String, _ items: [String] = []) {
      self.heading = heading
      self.items = items
    }

    /// Adds lines of code after the last group of sentences.
    mutating func addLines(_ lines: [String]) {
      code[items.count - 1, default: []] += lines
    }
  }

  /// The paragraphs, in printing order.
  package var paragraphs: [Paragraph]

  /// Creates an explanation from paragraphs, in printing order.
  package init(_ paragraphs: [Paragraph] = []) {
    self.paragraphs = paragraphs
  }

  /// Creates an explanation that consists of one sentence.
  package init(_ sentence: String) {
    paragraphs = [Paragraph(sentence)]
  }

  /// Returns the text as lines of at most this many characters, if no word is longer.
  package func lines(width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs {
      if !lines.isEmpty { lines.append("") }
      lines += Self.wrap(paragraph.heading, width: width, indent: "", hanging: "")
      for (index, item) in paragraph.items.enumerated() {
        lines += Self.wrap(item, width: width, indent: "  ", hanging: "    ")
        lines += paragraph.code[index, default: []].map { "    \($0)" }
      }
    }
    return lines
  }

  /// Wraps a text at its spaces, except at those that `Phrase.tie` marks as unbreakable.
  private static func wrap(
    _ text: String, width: Int, indent: String, hanging: String
  ) -> [String] {
    var lines: [String] = []
    var line = indent
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = hanging
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines.map { $0.replacingOccurrences(of: Phrase.tie, with: " ") }
  }
}

/// Writes numbers and lists for sentences.
enum Phrase {
  /// A no-break space, as between a number and its unit.
  static let tie = "\u{a0}"

  /// Returns a point as text: "(195, 640)". Up to three decimals are shown.
  static func point(_ point: CGPoint) -> String {
    "(\(exact(point.x)),\(tie)\(exact(point.y)))"
  }

  private static func exact(_ value: CGFloat) -> String {
    let thousandths = (value * 1_000).rounded() / 1_000
    guard thousandths != (value * 10).rounded() / 10, abs(value) < 1e9 else { return number(value) }
    let text = DecimalText.text(Double(thousandths), digits: 3)
    return String(text.reversed().drop { $0 == "0" }.reversed())
  }

  /// Returns a size: "390 by 700".
  static func size(_ size: CGSize) -> String { "\(number(size.width)) by \(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ",\(tie)")))"
  }

  /// Returns a number of repetitions as text: " twice", " 4 times"; empty for 1.
  static func times(_ count: Int) -> String {
    count < 2 ? "" : count == 2 ? " twice" : " \(count) times"
  }

  static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9
      ? String(Int(tenths)) : DecimalText.text(Double(tenths), digits: 1)
  }

  static func time(_ time: TimeInterval) -> String {
    "\(DecimalText.text(time, digits: 3))\(tie)s"
  }

  /// Returns the text with a capital first letter.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns words as "A, B and C". Of a very long list, only the beginning is shown.
  static func list(_ words: [String]) -> String {
    let most = 30
    if words.count > most {
      return "\(words.prefix(most).joined(separator: ", ")) and \(words.count - most) more"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the distance and direction from a rectangle to a point: "10 points above".
  static func way(from rect: CGRect, to point: CGPoint) -> String {
    if let edge = edge(of: rect, at: point) {
      return "on the \(edge) edge, which is not part of"
    }
    var sides: [(distance: CGFloat, word: String)] = []
    if point.y < rect.minY { sides.append((rect.minY - point.y, "above")) }
    if point.y >= rect.maxY { sides.append((point.y - rect.maxY, "below")) }
    if point.x < rect.minX { sides.append((rect.minX - point.x, "left of")) }
    if point.x >= rect.maxX { sides.append((point.x - rect.maxX, "right of")) }
    // A point above a rectangle may also be 0 points right of it, on the line of its right edge. That part is left out.
    let far = sides.filter { number($0.distance) != "0" }
    let parts = (far.isEmpty ? sides : far).map { "\(away($0.distance)) \($0.word)" }
    return parts.isEmpty ? "outside" : list(parts)
  }

  /// Returns the distance and the side by which a point misses a rectangle: "8 points (below it)".
  static func miss(of rect: CGRect, by point: CGPoint) -> String {
    let (x, y) = (
      max(rect.minX - point.x, point.x - rect.maxX), max(rect.minY - point.y, point.y - rect.maxY)
    )
    var sides: [String] = []
    if y >= 0 { sides.append(point.y < rect.minY ? "above" : "below") }
    if x >= 0 { sides.append(point.x < rect.minX ? "left of" : "right of") }
    return "\(away(max(x, y))) (\(list(sides)) it)"
  }

  /// Returns the edges on which a point lies. The right and bottom edges of a rectangle are not part of it.
  static func edge(of rect: CGRect, at point: CGPoint) -> String? {
    guard point.x >= rect.minX, point.x <= rect.maxX, point.y >= rect.minY, point.y <= rect.maxY
    else { return nil }
    switch (point.x == rect.maxX, point.y == rect.maxY) {
    case (true, true): return "right and the bottom"
    case (true, false): return "right"
    case (false, true): return "bottom"
    case (false, false): return nil
    }
  }

  /// Returns how far away a point is: in whole points, or in tenths of a point if it is less than one point.
  private static func away(_ distance: CGFloat) -> String {
    points(distance < 1 ? distance : distance.rounded())
  }

  /// Returns a distance: "1 point", "2.5 points".
  static func points(_ distance: CGFloat) -> String {
    let text = number(distance)
    return text == "1" ? "1 point" : "\(text) points"
  }
}
