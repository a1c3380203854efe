// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// One finger in one event, as machines see it.
struct Finger: Equatable, Sendable {
  /// The number of the finger, which no other finger has while it is down.
  var id: Int
  /// The location, in points of one fixed space: the window's or the screen's.
  var location: CGPoint
  /// The time of the report, in seconds on the clock of the events.
  var time: TimeInterval
}

/// The fingers that a machine follows, oldest first, with the location and time of each touch-down.
///
/// Whatever a host feeds in, coordinates here are finite and time never runs backwards: a coordinate that is
/// NaN or infinite keeps its old value, and one beyond a billion points is cut there.
struct FingerTable: Equatable, Sendable {
  /// A finger on the surface.
  struct Contact: Equatable, Sendable {
    let id: Int
    let downLocation: CGPoint
    let downTime: TimeInterval
    var location: CGPoint

    /// The distance of the finger from its touch-down, in points.
    var distanceFromDown: CGFloat { downLocation.distance(to: location) }
  }

  private(set) var contacts: [Contact] = []
  /// The time of the latest report, in seconds. The touch-down of the first finger sets it again.
  private(set) var time: TimeInterval = 0

  var count: Int { contacts.count }
  var isEmpty: Bool { contacts.isEmpty }
  var locations: [CGPoint] { contacts.map(\.location) }

  func contains(_ id: Int) -> Bool { index(of: id) != nil }

  /// The mean of the fingers' locations; nil without fingers.
  var centroid: CGPoint? { mean { $0.location } }

  /// The mean of the points where the fingers touched down; nil without fingers.
  var downCentroid: CGPoint? { mean { $0.downLocation } }

  /// Adds fingers. A finger that is known already moves to its new touch-down.
  mutating func add(_ fingers: [Finger]) {
    for finger in fingers {
      note(finger.time)
      let location = finger.location.sane(instead: .zero)
      remove(finger.id)
      contacts.append(
        Contact(id: finger.id, downLocation: location, downTime: time, location: location))
    }
  }

  /// Updates the locations of those of `fingers` that are known. Returns whether any was known.
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

  /// Removes those of `fingers` that are known. Returns whether any was known.
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
