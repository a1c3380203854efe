// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A finger in an event, as gesture machines receive it.
struct Finger: Equatable, Sendable {
  /// The number of the finger, unique among the fingers that are down.
  var id: Int
  /// The location, in points in the window or on the screen, so that moving views do not change it.
  var location: CGPoint
  /// The time of the finger's latest change, in seconds on the clock of the events.
  var time: TimeInterval
}

/// The fingers that a machine tracks, oldest first, with the location and time at which each came down.
///
/// Coordinates here are always finite, and time never decreases while fingers are tracked. A coordinate that is NaN or
/// infinite is replaced by the finger's previous one, or by 0 when the finger comes down. Coordinates are limited to a
/// billion points in either direction.
struct FingerTable: Equatable, Sendable {
  /// A finger that is down, with the location and time at which it came down.
  struct Contact: Equatable, Sendable {
    let id: Int
    let downLocation: CGPoint
    let downTime: TimeInterval
    var location: CGPoint

    /// The distance of the finger from where it came down, in points.
    var distanceFromDown: CGFloat { downLocation.distance(to: location) }
  }

  private(set) var contacts: [Contact] = []
  /// The time of the latest event, in seconds. If no finger is tracked, a new one sets it even to an earlier time.
  private(set) var time: TimeInterval = 0

  var count: Int { contacts.count }
  var isEmpty: Bool { contacts.isEmpty }
  var locations: [CGPoint] { contacts.map(\.location) }

  func contains(_ id: Int) -> Bool { index(of: id) != nil }

  /// The mean of the fingers' locations; nil without fingers.
  var centroid: CGPoint? { mean { $0.location } }

  /// The mean of the points where the fingers came down; nil without fingers.
  var downCentroid: CGPoint? { mean { $0.downLocation } }

  /// Adds fingers. A finger that is already in the table starts again at its new location.
  mutating func add(_ fingers: [Finger]) {
    for finger in fingers {
      note(finger.time)
      let location = finger.location.sane(instead: .zero)
      remove(finger.id)
      contacts.append(
        Contact(id: finger.id, downLocation: location, downTime: time, location: location))
    }
  }

  /// Updates the locations of those fingers that are in the table. Returns false if none of them is.
  @discardableResult
  mutating func move(_ fingers: [Finger]) -> Bool {
    var known = false
    for finger in fingers {
      guard let index = index(of: finger.id) else { continue }
      note(finger.time)
      contacts[index].location = finger.location.sane(instead: contacts[index].location)
      known = true
    }
    return known
  }

  /// Removes fingers from the table. Returns whether the table contained at least one of them.
  @discardableResult
  mutating func remove(_ fingers: [Finger]) -> Bool {
    var known = false
    for finger in fingers where remove(finger.id) { known = true }
    return known
  }

  /// Forgets all fingers but keeps the time.
  mutating func removeAll() {
    contacts.removeAll(keepingCapacity: true)
  }

  @discardableResult
  private mutating func remove(_ id: Int) -> Bool {
    guard let index = index(of: id) else { return false }
    contacts.remove(at: index)
    return true
  }

  private mutating func note(_ reported: TimeInterval) {
    if reported.isFinite, reported > time || contacts.isEmpty { time = reported }
  }

  private func index(of id: Int) -> Int? {
    contacts.firstIndex { $0.id == id }
  }

  private func mean(_ point: (Contact) -> CGPoint) -> CGPoint? {
    guard !contacts.isEmpty else { return nil }
    return contacts.reduce(CGPoint.zero) { $0 + point($1) } / CGFloat(contacts.count)
  }
}
