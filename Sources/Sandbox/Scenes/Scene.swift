// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A scene as the window shows it: what is on the phone, and what the panel may switch in it.
///
/// A scene is made when it is opened and thrown away when another is; making it again starts it anew.
@MainActor
protocol Scene: HostedScene {
  /// What the panel offers to switch.
  var switches: [Toggle] { get }
  /// A short input that shows what the scene is about, for where nobody can touch it.
  var demonstration: [DemonstrationStep] { get }
}

extension Scene {
  /// Whether the switch with this title is on.
  func isOn(switch name: String) -> Bool {
    switches.first { $0.title == name }?.isOn() == true
  }

  /// Sets the switch with this title.
  func set(switch name: String, to isOn: Bool) {
    switches.first { $0.title == name }?.set(isOn)
  }
}

/// One step of a demonstration. Places are views by name and points in their own coordinates.
enum DemonstrationStep: Equatable, Sendable {
  /// A finger comes down and lifts.
  case tap(view: String, at: CGPoint)
  /// A finger comes down, rests, and lifts.
  case press(view: String, at: CGPoint, seconds: TimeInterval)
  /// A finger comes down, moves in even steps, and lifts.
  case drag(view: String, from: CGPoint, by: CGVector)
  /// Two fingers come down on either side of a place, each so many points away from it, and go to another
  /// distance while they turn clockwise by an angle in radians.
  case pinch(view: String, about: CGPoint, from: CGFloat, to: CGFloat, turn: CGFloat)
  /// A finger comes down and stays.
  case hold(view: String, at: CGPoint)
  /// A key is pressed and released; its name is that of `KeyPress`.
  case key(String)
  /// Text is typed.
  case type(String)
}
