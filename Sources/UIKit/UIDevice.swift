// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
import UIModel

/// The kinds of interface. Here the interface is always that of a phone.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone, a tablet, a television, a car.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// UIKit's orientations. Here a device is only `portrait` or `landscapeLeft`.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True when the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True when the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the application runs on: always a phone, with the host's screen.
@MainActor
open class UIDevice: NSObject {
  /// The only device of the program.
  public static let current = UIDevice()
  /// The kind of interface: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Portrait when the screen is higher than wide, landscape otherwise.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
}
