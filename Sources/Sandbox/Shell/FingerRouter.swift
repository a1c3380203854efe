// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The part of the window that receives each finger, from when it comes down to its lift.
struct FingerRouter: Equatable, Sendable {
  enum Owner: Equatable, Sendable {
    /// The scene on the phone receives it.
    case specimen
    /// The interface around the phone receives it.
    case interface
    /// Neither receives it: it did something else, such as picking a view, or its scene is closed.
    case lost
  }

  private struct Finger: Equatable, Sendable {
    let number: Int
    var owner: Owner
  }

  /// The fingers that are down. There are few, so a linear search is faster than hashing.
  private var fingers: [Finger] = []

  /// True if no finger is down.
  var isEmpty: Bool { fingers.isEmpty }

  /// Distributes the samples of fingers at one time.
  ///
  /// - Parameters:
  ///   - samples: the samples, in order.
  ///   - owner: returns which part receives a finger that comes down at a point.
  /// - Returns: the samples for each part, in order.
  mutating func share(
    _ samples: [InputSample], owner: (CGPoint) -> Owner
  ) -> (specimen: [InputSample], interface: [InputSample]) {
    var specimen: [InputSample] = []
    var interface: [InputSample] = []
    for sample in samples {
      if sample.phase == .began {
        fingers.removeAll { $0.number == sample.finger }
        fingers.append(Finger(number: sample.finger, owner: owner(sample.location)))
      }
      switch fingers.first(where: { $0.number == sample.finger })?.owner {
      case .specimen: specimen.append(sample)
      case .interface, nil: interface.append(sample)
      case .lost: break
      }
      if sample.phase == .ended || sample.phase == .cancelled {
        fingers.removeAll { $0.number == sample.finger }
      }
    }
    return (specimen, interface)
  }

  /// Marks the scene's fingers as lost, because the scene was replaced by a new one.
  mutating func loseSpecimen() {
    for index in fingers.indices where fingers[index].owner == .specimen {
      fingers[index].owner = .lost
    }
  }
}
