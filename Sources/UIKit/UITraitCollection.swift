// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
public import UIModel

/// The ability of a screen to measure the force of fingers.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known yet.
  case unknown = 0
  /// The screen can't measure the force.
  case unavailable = 1
  /// The screen measures the force.
  case available = 2
}

/// The traits of the screen. There is only one appearance, so this type has only traits that concern touches.
@MainActor
open class UITraitCollection: NSObject {
  /// The traits of every view and controller.
  public static let current = UITraitCollection()

  /// Always `available`, as on an iPhone with 3D Touch: our choice, because an input sample can have a force. The force
  /// of a sample is 0 unless it is set.
  open var forceTouchCapability: UIForceTouchCapability { .available }
}

extension UIView {
  /// The traits of the screen.
  public final var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// The traits of the screen.
  public final var traitCollection: UITraitCollection { .current }
}
