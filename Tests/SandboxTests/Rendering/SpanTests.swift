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
