// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import UIModel

/// A journal reader that draws over everything. It changes nothing that it draws over.
@MainActor
protocol Overlay: AnyObject {
  var toggles: [Toggle] { get }
  var isShown: Bool { get }
  /// Goes up when it would draw something else although no view changed.
  var revision: Int { get }
  /// True if it draws something else when the mouse hovers elsewhere.
  var followsPointer: Bool { get }

  /// Something happened. Called for every entry, whether the overlay is shown or not.
  func read(_ entry: JournalEntry)
  /// The scene is another one: what was read is about views that are gone.
  func forget()
  /// Hands in labels that have places of their own. Called before any overlay draws, for the overlay on top first.
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings)
  /// Draws, in points of the window, and hands in labels: those of all overlays are drawn afterwards. The
  /// specimen's application is the shared one meanwhile.
  func draw(on canvas: Canvas, over stage: OverlaySurroundings)
}

extension Overlay {
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {}
  var followsPointer: Bool { false }
}

/// An overlay with one switch.
@MainActor
protocol SwitchedOverlay: Overlay {
  static var name: (title: String, key: String) { get }
  var isOn: Bool { get set }
}

extension SwitchedOverlay {
  var isShown: Bool { isOn }

  var toggles: [Toggle] {
    [
      Toggle(
        title: Self.name.title, key: Self.name.key, isOn: { [unowned self] in isOn },
        set: { [unowned self] in isOn = $0 })
    ]
  }
}

/// The surroundings that an overlay reads while it draws.
@MainActor
struct OverlaySurroundings {
  let host: UIModel.Host
  let windows: [UIWindow]
  /// From points of the phone's screen, which is what the journal and views tell, to points of the window.
  let toWindow: CGAffineTransform
  /// The area for labels, in points of the window.
  let area: CGRect
  /// The phone with its body, in points of the window.
  let phone: CGRect
  /// The phone's screen, in points of the window.
  let screen: CGRect
  /// The radius of the phone's screen corners, in its own points.
  let cornerRadius: CGFloat
  /// The mouse's location over the phone, in points of its screen; nil if it is elsewhere.
  let pointer: CGPoint?
  let board: LabelBoard
  /// Differs after everything that happened on the phone.
  let happened: Happened

  /// The phone, and counters of what happened on it.
  struct Happened: Equatable {
    let host: ObjectIdentifier
    let content: Int
    let records: Int
    let events: Int
  }

  var application: UIApplication { host.application }

  /// The area of overlays without labels: the screen, and the width of lines along its edges.
  var seen: CGRect { screen.insetBy(dx: -1.5, dy: -1.5) }

  /// The line around a view in points of the window, round where the phone's screen is.
  func contour(of view: UIView) -> Contour { inWindow(Contour(view)) }

  /// A line on the phone's screen in points of the window, the same way.
  func inWindow(_ contour: Contour) -> Contour {
    contour.applying(toWindow)
      .cut(toCornersOf: screen, radius: cornerRadius * scale)
  }

  /// Points of the window for each point of the phone.
  var scale: CGFloat { toWindow.a }
}
