// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Spans of rows")
struct SpanTests {
  @Test("a row's span never hides a covered pixel and never calls a soft one solid")
  func spansAgreeWithCoverage() {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<1500 {
      let angle = round % 3 == 0 ? 0 : numbers.next(0...7)
      let transform = CGAffineTransform(
        translationX: numbers.next(20...60), y: numbers.next(20...60)
      )
      .rotated(by: angle)
      .scaledBy(x: numbers.next(0.2...3), y: round % 2 == 0 ? numbers.next(0.2...3) : -1)
      let rect = CGRect(
        x: numbers.next(-10...5), y: numbers.next(-10...5), width: numbers.next(0.1...30),
        height: numbers.next(0.1...30))
      let radius = round % 5 == 0 ? 0 : numbers.next(0...16)
      guard let shape = RoundedShape(rect, cornerRadius: radius, transform: transform) else {
        Issue.record("no shape for \(rect) under \(transform)")
        continue
      }
      if let fault = fault(of: shape) {
        Issue.record("\(fault): \(rect), radius \(radius), \(transform)")
        return
      }
    }
  }

  @Test("corners narrower than a pixel in one direction only are soft, not solid")
  func squeezedCorners() {
    let transform = CGAffineTransform(
      a: 2.6120507043938774, b: 0.1940112774870557, c: -0.04418649864912674,
      d: 0.5949003398982886, tx: 27.016443428338203, ty: 53.90297481318064)
    let rect = CGRect(
      x: -7.342950013610708, y: -5.082828810693948, width: 8.684940352487176,
      height: 16.201732030722066)
    for step in 0...400 {
      let radius = CGFloat(step) / 100
      let shape = RoundedShape(rect, cornerRadius: radius, transform: transform)
      #expect(shape.flatMap { fault(of: $0) } == nil, "radius \(radius)")
    }
  }

  @Test("a sharp upright rectangle covers the same pixels however it is drawn")
  func boxes() {
    var numbers = SeededNumbers(seed: 3)
    var count = 0
    for round in 0..<500 {
      let transform = CGAffineTransform(
        translationX: numbers.next(20...60), y: numbers.next(20...60)
      )
      .scaledBy(x: round % 7 == 0 ? -1 : numbers.next(0.2...3), y: numbers.next(0.2...3))
      let rect = CGRect(
        x: numbers.next(-10...5), y: numbers.next(-10...5), width: numbers.next(0.1...30),
        height: numbers.next(0.1...30))
      guard let shape = RoundedShape(rect, cornerRadius: 0, transform: transform),
        let box = BoxShape(shape)
      else { continue }
      count += 1
      #expect(box.bounds == shape.bounds)
      #expect(box.evenRows == shape.evenRows)
      for y in shape.bounds.top..<shape.bounds.bottom {
        #expect(box.span(y: y) == shape.span(y: y))
        #expect(bytes(box, y) == bytes(shape, y), "row \(y) of \(rect), \(transform)")
      }
    }
    #expect(count > 300)
  }

  /// A row's coverage from its span's start to its end.
  private func bytes(_ shape: some RowShape, _ y: Int) -> [UInt8] {
    guard let span = shape.span(y: y) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: span.end - span.start) { bytes, count in
      if let start = bytes.baseAddress {
        shape.cover(y: y, from: span.start, to: span.end, into: start)
      }
      count = span.end - span.start
    }
  }

  /// The first pixel that its row's span tells wrongly of.
  private func fault(of shape: RoundedShape) -> String? {
    let area = shape.bounds.insetBy(-2)
    var row = [UInt8](repeating: 0, count: area.width)
    for y in area.top..<area.bottom {
      row.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        shape.cover(y: y, from: area.left, to: area.right, into: start)
      }
      let span = shape.span(y: y)
      for (index, coverage) in row.enumerated() {
        let x = area.left + index
        switch span?.cover(from: x, to: x + 1) ?? .nothing {
        case .nothing: if coverage > 1 { return "\(coverage) hidden at \(x), \(y)" }
        case .even(let level):
          if abs(Int(level) - Int(coverage)) > 1 { return "\(level) for \(coverage) at \(x), \(y)" }
        case .soft: break
        }
      }
      if shape.evenRows.contains(y), span != shape.span(y: shape.evenRows.lowerBound) {
        return "row \(y) is not like the others"
      }
    }
    return nil
  }
}
