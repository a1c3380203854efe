// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import UIModel

/// A built-in scene, which a scenario names instead of describing views.
@MainActor
package protocol HostedScene: AnyObject {
  /// The windows on the screen, in the order in which they are shown.
  var windows: [UIWindow] { get }
  /// The application's delegate, the last responder of the scene's responder chain.
  var applicationDelegate: (any UIApplicationDelegate)? { get }
  /// Turns a named option of the scene on or off, as `switch` in a file's input does. An unknown name has no effect.
  func set(switch name: String, to isOn: Bool)
}
