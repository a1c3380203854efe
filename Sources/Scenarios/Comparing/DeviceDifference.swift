// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One thing in which the model and a device differ.
package struct DeviceDifference: Equatable, Sendable {
  /// The sorts of differences.
  package enum Sort: String, CaseIterable, Sendable {
    /// Nothing that the file leaves open explains it: the model does not do what the device does.
    case wrong
    /// Something takes part that can't be known from outside: a delegate, an override, a class of the app.
    case unknown
    /// The same happened at another time or in another order.
    case timing

    /// The heading of a report.
    package var title: String {
      switch self {
      case .wrong: "The model is wrong"
      case .unknown: "Not known from outside"
      case .timing: "Timing"
      }
    }
  }

  /// When, in seconds from the start; on the device where both have it.
  package var time: Double
  /// The sort.
  package var sort: Sort
  /// The name of the touch, recognizer, control or table.
  package var subject: String
  /// The device's event; nil for none.
  package var device: String?
  /// The model's event; nil for none.
  package var model: String?
  /// Unknown things that take part, such as "Tap has a delegate".
  package var reasons: [String] = []
  /// The documented behaviour or deviation that the difference is about; nil when none is known.
  package var fact: String?
  /// True if an earlier difference of the same fingers explains it.
  package var follows = false

  /// The difference as one line, without its time.
  package var sentence: String {
    switch (device, model) {
    case (let device?, let model?):
      "\(subject): \(device) on the device, \(model) in the model"
    case (let device?, nil): "\(subject): \(device) on the device, not in the model"
    case (nil, let model?): "\(subject): \(model) in the model, not on the device"
    case (nil, nil): subject
    }
  }
}
