// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import Scenarios
package import UIModel

/// One input event of a scene. Locations are points of the phone's screen, times are seconds since the scene was
/// created.
package struct TakeEvent: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// Samples of fingers at one time.
    case touches([InputSample], buttonMask: Int = 0, modifiers: UIKeyModifierFlags = [])
    /// A move of a pointer without a pressed button.
    case pointer(PointerFrame.Action, at: CGPoint, modifiers: UIKeyModifierFlags = [])
    /// A physical button; its number is a raw value of `UIPress.PressType`.
    case press(button: Int, PressFrame.Phase)
    case text(String)
    /// A key that controls or text fields react to, such as Tab, Enter or an arrow key.
    case command(KeyCommand)
    case signal(SystemSignal)
    /// One of the scene's own switches, by its title.
    case toggle(String, isOn: Bool)
    case edit(PropertyEdit)
    /// An entry of a scenario file's input. It has no effect in a scene that is not a scenario.
    case scenario(ScenarioInput.Event)
  }

  package var time: TimeInterval
  package var action: Action
}

/// The grid of recorded input: times are multiples of 1/1024 s and coordinates multiples of 1/64 point. Their sums and
/// differences are exact, so that writing recorded input to a file does not change its numbers.
enum TakeGrid {
  /// The shortest time between two events, in seconds.
  static let tick: TimeInterval = 1.0 / 1_024
  private static let steps: CGFloat = 64

  /// Rounds a time up to the next tick.
  static func up(_ time: TimeInterval) -> TimeInterval {
    (time / tick).rounded(.up) * tick
  }

  static func nearest(_ value: CGFloat) -> CGFloat {
    (value * steps).rounded() / steps
  }

  static func nearest(_ place: CGPoint) -> CGPoint {
    CGPoint(x: nearest(place.x), y: nearest(place.y))
  }
}

extension TakeEvent.Action {
  var isTouches: Bool {
    if case .touches = self { true } else { false }
  }

  /// Rounds the action's numbers to the grid, and resets the values that desktop devices can't measure: the radius
  /// tolerance, and a pen's angles.
  ///
  /// - Parameters:
  ///   - fitsFile: true to reduce the action to what a scenario file can express: samples have no times of their own,
  ///     and a trackpad becomes a wheel.
  ///   - delay: the seconds by which the action's time was made later. The samples' own times move with it.
  /// - Returns: the action on the grid.
  func snapped(fitsFile: Bool, delay: TimeInterval) -> TakeEvent.Action {
    switch self {
    case .touches(let samples, let mask, let modifiers):
      let samples = samples.map { sample in
        InputSample(
          finger: sample.finger, phase: sample.phase, location: TakeGrid.nearest(sample.location),
          force: TakeGrid.nearest(sample.force), majorRadius: TakeGrid.nearest(sample.majorRadius),
          source: sample.source,
          time: fitsFile ? nil : sample.time.map { TakeGrid.up($0 + delay) })
      }
      return .touches(samples, buttonMask: mask, modifiers: modifiers)
    case .pointer(let action, let place, let modifiers):
      return .pointer(
        action.snapped(fitsFile: fitsFile), at: TakeGrid.nearest(place), modifiers: modifiers)
    case .press, .text, .command, .signal, .toggle, .edit, .scenario: return self
    }
  }
}

extension TakeEvent.Action {
  /// Returns the property or switch that a change sets: "Send.isEnabled"; empty for other actions.
  @MainActor
  package func target(in application: UIApplication) -> String {
    words(in: application).components(separatedBy: ": ")[0]
  }

  /// Returns a change of a property or switch as text, with its previous value; empty for other actions.
  @MainActor
  package func words(in application: UIApplication) -> String {
    switch self {
    case .edit(let edit):
      let object = edit.target.resolve(in: application)
      let name =
        (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
        ?? "\(edit.target)"
      let known = object.flatMap { PropertyCatalog.property(edit.property, of: $0) }
      let old = object.flatMap { known?.read($0) }
      let words = { (value: PropertyEdit.Value) in known?.words(value) ?? value.words }
      let from = old.map { $0 == edit.value ? "" : "\(words($0)) → " } ?? ""
      return "\(name).\(known?.shownName ?? edit.property): \(from)\(words(edit.value))"
    case .toggle(let title, let isOn):
      return "the scene's switch “\(title)”: \(isOn ? "on" : "off")"
    case .touches, .pointer, .press, .text, .command, .signal, .scenario: return ""
    }
  }
}

extension PointerFrame.Action {
  fileprivate func snapped(fitsFile: Bool) -> PointerFrame.Action {
    switch self {
    case .hover, .leave: self
    case .wheel(let dx, let dy): .wheel(dx: TakeGrid.nearest(dx), dy: TakeGrid.nearest(dy))
    case .trackpad(let dx, let dy, _) where fitsFile:
      .wheel(dx: TakeGrid.nearest(dx), dy: TakeGrid.nearest(dy))
    case .trackpad(let dx, let dy, let phase):
      .trackpad(dx: TakeGrid.nearest(dx), dy: TakeGrid.nearest(dy), phase)
    }
  }
}
