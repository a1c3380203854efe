// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The rectangle of a view without its transform, and the transform as scenario files write it.
///
/// UIKit prints the bounding box of the transformed bounds. For every anchor point, its centre is the transformed
/// centre of the bounds, so the printed anchor point does not matter.
struct SolvedFrame: Equatable, Sendable {
  enum Problem: Equatable, Sendable {
    /// The size without the transform can't be computed.
    case size
    case shear
    /// The numbers are not finite.
    case notFinite
  }

  var frame: CGRect
  var scale = CGSize(width: 1, height: 1)
  /// The rotation in degrees, clockwise.
  var rotation = 0.0
  var translation = CGPoint.zero
  var problem: Problem?

  var isTransformed: Bool {
    scale != CGSize(width: 1, height: 1) || rotation != 0 || translation != .zero
  }

  /// The transform: scale, then rotation, then translation.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  /// Computes the size without the transform from a printed box and a matrix a b c d tx ty.
  init(box: CGRect, matrix: [Double]?) {
    let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
    let finite = numbers.map { $0.isFinite ? min(max($0, -Self.largest), Self.largest) : 0 }
    let x = finite[2] < 0 ? finite[0] + finite[2] : finite[0]
    let y = finite[3] < 0 ? finite[1] + finite[3] : finite[1]
    let box = CGRect(x: x, y: y, width: abs(finite[2]), height: abs(finite[3]))
    frame = box
    if !numbers.allSatisfy(\.isFinite) { problem = .notFinite }
    guard let matrix, matrix.count == 6 else { return }
    guard matrix.allSatisfy({ $0.isFinite && abs($0) < Self.largest }) else {
      problem = .notFinite
      return
    }
    solve(box, matrix)
  }

  private static let largest = 900_000.0

  private mutating func solve(_ box: CGRect, _ matrix: [Double]) {
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    translation = CGPoint(x: matrix[4], y: matrix[5])
    let size = Self.size(box.size, a, b, c, d)
    if size == nil { problem = .size }
    let (width, height) = (size?.width ?? 0, size?.height ?? 0)
    let center = CGPoint(
      x: box.origin.x + box.size.width / 2 - matrix[4],
      y: box.origin.y + box.size.height / 2 - matrix[5])
    frame = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    var (scaleX, scaleY) = (hypot(a, b), hypot(c, d))
    var angle = scaleX > 0 ? atan2(b, a) : atan2(-c, d)
    if scaleX > 0 { scaleY = (a * d - b * c) / scaleX }
    // A horizontal flip is written as a negative x scale instead of half a turn with a negative y scale.
    if a < 0, abs(b) < 1e-9, scaleY < 0 { (scaleX, scaleY, angle) = (-scaleX, -scaleY, 0) }
    let shear = max(abs(-scaleY * sin(angle) - c), abs(scaleY * cos(angle) - d))
    if shear > 1e-3 * max(1, scaleX, abs(scaleY)) { problem = problem ?? .shear }
    scale = CGSize(width: Self.rounded(scaleX), height: Self.rounded(scaleY))
    rotation = Self.rounded(angle * 180 / .pi)
  }

  /// Solves |a| w + |c| h = W, |b| w + |d| h = H for the size.
  private static func size(
    _ box: CGSize, _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> CGSize? {
    let determinant = abs(a * d) - abs(c * b)
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    guard largest > 1e-9 else { return nil }
    if abs(determinant) > 1e-4 * largest * largest {
      let width = (box.width * abs(d) - box.height * abs(c)) / determinant
      let height = (box.height * abs(a) - box.width * abs(b)) / determinant
      guard width > -0.5, height > -0.5, width < Self.largest, height < Self.largest else {
        return nil
      }
      return CGSize(width: max(0, rounded(width)), height: max(0, rounded(height)))
    }
    guard abs(box.width - box.height) < 0.01 * max(1, box.width) else { return nil }
    let side = box.width / (abs(a) + abs(c))
    return CGSize(width: rounded(side), height: rounded(side))
  }

  /// Returns a number rounded to about six digits, the precision of printed matrices.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
