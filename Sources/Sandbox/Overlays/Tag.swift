// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A label of an overlay: a coloured number, a name, an explanation, and rows about single objects.
@MainActor
struct Tag: Equatable {
  /// The text in the coloured field on the left; empty for none.
  var number = ""
  var name: String
  /// The explanation below the name; empty for none.
  var reason = ""
  /// The colour of the field, and of the badge on the view.
  var color: Color
  /// The rows below, each with its own number or letter.
  var rows: [Row] = []
  /// The view or recognizer that the label is about; nil for none.
  var subject: ObjectIdentifier?

  /// A line of a label that is about several objects.
  struct Row: Equatable {
    let sign: String
    var name: String
    /// The explanation after the name, if there is space.
    var reason = ""
    let color: Color
    /// The view or recognizer that the row is about; nil for none.
    var subject: ObjectIdentifier?

    fileprivate var text: String { reason.isEmpty ? name : "\(name): \(reason)" }
    fileprivate var lines: [Substring] { text.split(separator: "\n") }
  }

  private static let margin: CGFloat = 6
  private static let sign: CGFloat = 15
  private static let rowGap: CGFloat = 2
  private static let mostLines = 7
  /// The number of points by which `fitted(to:on:)` may exceed its width so that a long word is not broken.
  private static let mostExcess: CGFloat = 24
  /// The name of a class of UIKit has at most this many parts, each on a line of its own in a narrow label.
  private static let mostNameLines = 5

  /// A shorter label, without the explanation.
  var brief: Tag {
    var tag = self
    tag.reason = ""
    for index in tag.rows.indices { tag.rows[index].reason = "" }
    return tag
  }

  func size(on canvas: Canvas) -> CGSize {
    let height = canvas.extent(of: "", style: OverlayStyle.reason).lineHeight
    func width(_ lines: [Substring], _ style: TextStyle = OverlayStyle.reason) -> CGFloat {
      lines.map { canvas.extent(of: String($0), style: style).width }.max() ?? 0
    }
    let lines = reasonLines.count + rows.reduce(0) { $0 + $1.lines.count }
    let widest = rows.reduce(max(width(nameLines, OverlayStyle.name), width(reasonLines))) {
      max($0, Self.sign + width($1.lines))
    }
    return CGSize(
      width: (fieldWidth(on: canvas) + widest + Self.margin * 2).rounded(.up),
      height: (nameHeight(on: canvas) + height * CGFloat(lines) + Self.rowGap * CGFloat(rows.count)
        + 6)
        .rounded(.up))
  }

  private var nameLines: [Substring] { name.split(separator: "\n") }
  private var reasonLines: [Substring] { reason.split(separator: "\n") }

  private func nameHeight(on canvas: Canvas) -> CGFloat {
    canvas.extent(of: "", style: OverlayStyle.name).lineHeight * CGFloat(max(1, nameLines.count))
  }

  /// Returns the label fitted to a width: its texts get more lines, which break between the parts of a name.
  func fitted(to width: CGFloat, on canvas: Canvas) -> Tag {
    // A word that is slightly too wide makes the label wider, because part of a word is hard to read.
    let words = Self.words(ofName: name).map {
      canvas.extent(of: String($0), style: OverlayStyle.name).width
    }
    let given = width - fieldWidth(on: canvas) - Self.margin * 2
    let room = max(given, min(words.max() ?? 0, given + Self.mostExcess))
    func broken(_ text: String, _ room: CGFloat, _ style: TextStyle = OverlayStyle.reason) -> String
    {
      canvas.lines(of: text, style: style, width: room, atMost: Self.mostLines)
        .joined(separator: "\n")
    }
    var tag = self
    let lines = canvas.lines(
      of: name, style: OverlayStyle.name, width: room, atMost: Self.mostNameLines + 1)
    // A very long name would make the label too tall.
    tag.name =
      lines.count <= Self.mostNameLines
      ? lines.joined(separator: "\n")
      : canvas.shortened(name, style: OverlayStyle.name, width: room)
    tag.reason = broken(reason, room)
    for index in rows.indices {
      tag.rows[index].name = broken(rows[index].text, room - Self.sign)
      tag.rows[index].reason = ""
    }
    return tag
  }

  /// Returns the words of a name, between which lines may break: "UISegmentedControl" has three.
  private static func words(ofName name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    let scalars = name.unicodeScalars
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if let previous,
        previous == " " || Typeface.isSeam(previous, scalars[index])
          || Typeface.isWordSeam(previous, scalars[index], following)
      {
        words.append(name[start..<index])
        start = index
      }
      previous = scalars[index]
    }
    return words + [name[start...]]
  }

  func draw(in rect: CGRect, on canvas: Canvas) {
    canvas.fill(rect, cornerRadius: 5, color: OverlayStyle.label)
    let width = fieldWidth(on: canvas)
    let field = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    canvas.save()
    canvas.state.clip(to: rect, cornerRadius: 5)
    canvas.fill(field, color: color)
    canvas.restore()
    canvas.draw(
      number, in: field, style: OverlayStyle.number, color: color.legible, alignment: .center)
    let left = field.maxX + Self.margin
    var top = rect.minY + 3
    draw(
      nameLines, left: left, &top, OverlayStyle.name, OverlayStyle.labelText, on: canvas)
    draw(reasonLines, left: left, &top, on: canvas)
    for row in rows {
      top += Self.rowGap
      draw(row.sign, row.color, at: CGPoint(x: left, y: top), on: canvas)
      draw(row.lines, left: left + Self.sign, &top, on: canvas)
    }
  }

  /// Returns the areas of the label that name an object: its rows, or else the whole label.
  func subjects(
    in rect: CGRect, on canvas: Canvas
  ) -> [(rect: CGRect, subject: ObjectIdentifier)] {
    var found = subject.map { [(rect: rect, subject: $0)] } ?? []
    guard rows.contains(where: { $0.subject != nil }) else { return found }
    let height = canvas.extent(of: "", style: OverlayStyle.reason).lineHeight
    var top = rect.minY + 3 + nameHeight(on: canvas)
    top += height * CGFloat(reasonLines.count)
    for row in rows {
      let length = Self.rowGap + height * CGFloat(row.lines.count)
      let place = CGRect(x: rect.minX, y: top, width: rect.width, height: length)
      if let subject = row.subject { found.append((place, subject)) }
      top += length
    }
    return found
  }

  private func draw(
    _ lines: [Substring], left: CGFloat, _ top: inout CGFloat,
    _ style: TextStyle = OverlayStyle.reason, _ color: Color = OverlayStyle.labelReason,
    on canvas: Canvas
  ) {
    let extent = canvas.extent(of: "", style: style)
    for line in lines {
      canvas.draw(
        String(line), baseline: CGPoint(x: left, y: top + extent.ascent), style: style,
        color: color)
      top += extent.lineHeight
    }
  }

  private func draw(_ sign: String, _ color: Color, at place: CGPoint, on canvas: Canvas) {
    let height = canvas.extent(of: "", style: OverlayStyle.reason).lineHeight
    let field = CGRect(x: place.x, y: place.y, width: Self.sign - 4, height: height - 1)
    canvas.fill(field, cornerRadius: 2, color: color)
    canvas.draw(
      sign, in: field.insetBy(dx: -2, dy: -2), style: OverlayStyle.sign, color: .white,
      alignment: .center)
  }

  private func fieldWidth(on canvas: Canvas) -> CGFloat {
    guard !number.isEmpty else { return 4 }
    return max(18, canvas.extent(of: number, style: OverlayStyle.number).width + 8)
  }
}
