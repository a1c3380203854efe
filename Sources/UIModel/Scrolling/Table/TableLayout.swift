// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The layout of a table's rows, computed from their heights. All values are in points from the top of the content.
struct TableLayout: Equatable, Sendable {
  /// The heights of one section's header, rows and footer.
  struct Heights: Equatable, Sendable {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
  }

  /// A vertical range of the content.
  struct Span: Equatable, Sendable {
    let top: CGFloat
    let bottom: CGFloat

    var height: CGFloat { bottom - top }
  }

  private struct Section: Equatable, Sendable {
    let top: CGFloat
    /// The top of each row, and the bottom of the last one.
    let edges: [CGFloat]
    let bottom: CGFloat
  }

  private var sections: [Section] = []
  /// The top of the first section.
  private(set) var top: CGFloat
  /// The bottom of the last section.
  private(set) var bottom: CGFloat

  /// Lays out sections from `top` downwards.
  init(top: CGFloat, sections heights: [Heights]) {
    self.top = top
    bottom = top
    for section in heights {
      var edges = [bottom + max(0, section.header)]
      edges.reserveCapacity(section.rows.count + 1)
      var edge = edges[0]
      for row in section.rows {
        edge += max(0, row)
        edges.append(edge)
      }
      let end = edge + max(0, section.footer)
      sections.append(Section(top: bottom, edges: edges, bottom: end))
      bottom = end
    }
  }

  /// Returns the same layout, moved so that the first section starts at `top`.
  func moved(to top: CGFloat) -> TableLayout {
    let way = top - self.top
    guard way != 0 else { return self }
    var layout = self
    layout.top = top
    layout.bottom += way
    layout.sections = sections.map {
      Section(top: $0.top + way, edges: $0.edges.map { $0 + way }, bottom: $0.bottom + way)
    }
    return layout
  }

  var sectionCount: Int { sections.count }

  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].edges.count - 1 : 0
  }

  /// Returns the span of a row; nil if there is no such row.
  func row(_ indexPath: IndexPath) -> Span? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let edges = sections[indexPath.section].edges
    guard indexPath.row >= 0, indexPath.row < edges.count - 1 else { return nil }
    return Span(top: edges[indexPath.row], bottom: edges[indexPath.row + 1])
  }

  /// Returns the span of a section with its header and footer.
  func section(_ section: Int) -> Span? {
    guard sections.indices.contains(section) else { return nil }
    return Span(top: sections[section].top, bottom: sections[section].bottom)
  }

  func header(_ section: Int) -> Span? {
    guard sections.indices.contains(section) else { return nil }
    return Span(top: sections[section].top, bottom: sections[section].edges[0])
  }

  func footer(_ section: Int) -> Span? {
    guard sections.indices.contains(section), let last = sections[section].edges.last else {
      return nil
    }
    return Span(top: last, bottom: sections[section].bottom)
  }

  /// Returns the row at a vertical position; nil on a header or footer, and outside all sections.
  func row(at y: CGFloat) -> IndexPath? {
    let section = sections.firstIndex(notBefore: { $0.top <= y }) - 1
    guard section >= 0 else { return nil }
    let edges = sections[section].edges
    let row = edges.firstIndex(notBefore: { $0 <= y }) - 1
    guard row >= 0, row < edges.count - 1 else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the rows between two vertical positions in order, at most `most` of them.
  func rows(
    from top: CGFloat, to bottom: CGFloat, atMost most: Int = .max
  ) -> [IndexPath] {
    guard bottom > top else { return [] }
    var found: [IndexPath] = []
    var section = max(0, sections.firstIndex(notBefore: { $0.top <= top }) - 1)
    while section < sections.count, sections[section].top < bottom {
      let edges = sections[section].edges
      var row = max(0, edges.firstIndex(notBefore: { $0 <= top }) - 1)
      while row < edges.count - 1, edges[row] < bottom {
        guard found.count < most else { return found }
        if edges[row + 1] > top { found.append(IndexPath(row: row, section: section)) }
        row += 1
      }
      section += 1
    }
    return found
  }
}
