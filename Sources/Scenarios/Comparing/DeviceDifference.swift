// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One difference between the model's and the device's events.
package struct DeviceDifference: Equatable, Sendable {
  /// The kinds of differences.
  package enum Sort: String, CaseIterable, Sendable {
    /// The model is wrong, because the behaviour of all app code that is involved is captured.
    case wrong
    /// The app may be the cause: a delegate, an override or a class of the app is involved whose behaviour is not
    /// captured.
    case unknown
    /// The same event happened at another time or in another order.
    case timing

    /// The heading of this kind in a report.
    package var title: String {
      switch self {
      case .wrong: "UIModel is wrong"
      case .unknown: "The app's own code may decide"
      case .timing: "Timing"
      }
    }
  }

  /// The time of the device's event, or of the model's if the device has none, in seconds from the scenario's start.
  package var time: Double
  /// The kind of difference.
  package var sort: Sort
  /// The name of the touch, recognizer, control or table.
  package var subject: String
  /// The device's event; nil if only the model has one.
  package var device: String?
  /// The model's event; nil if only the device has one.
  package var model: String?
  /// The parts of the app whose behaviour is unknown, such as "Tap has a delegate".
  package var reasons: [String] = []
  /// The documented behaviour or deviation that the difference concerns; nil if none is known.
  package var fact: String?
  /// True if an earlier difference of the same fingers explains this one.
  package var follows = false

  /// The difference as one line, without its time.
  package var sentence: String {
    switch (device, model) {
    case (let device?, let model?):
      "\(subject): \(device) on the device, \(model) in UIModel"
    case (let device?, nil): "\(subject): \(device) on the device, not in UIModel"
    case (nil, let model?): "\(subject): \(model) in UIModel, not on the device"
    case (nil, nil): subject
    }
  }
}
