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
  /// Whether it draws something else when the mouse hovers elsewhere.
  var followsPointer: Bool { get }

  /// Something happened. Called for every entry, whether the overlay is shown or not.
  func read(_ entry: JournalEntry)
  /// The scene is another one: what was read is about views that are gone.
  func forget()
  /// Hands in labels that have places of their own. Called before anybody draws, for the overlay on top first.
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings)
  /// Draws, in points of the window, and hands in labels: those of all overlays are drawn afterwards. The
  /// specimen's application is the shared one meanwhile.
  func draw(on canvas: Canvas, over stage: OverlaySurroundings)
}

extension Overlay {
  /// Most have nothing to reserve.
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {}
  /// Most draw the same wherever the mouse is.
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

/// What an overlay may look at while it draws.
@MainActor
struct OverlaySurroundings {
  /// Where the application on the phone runs.
  let host: UIModel.Host
  /// The windows of the scene, back to front.
  let windows: [UIWindow]
  /// From points of the phone's screen, which is what the journal and views tell, to points of the window.
  let toWindow: CGAffineTransform
  /// Where labels may stand, in points of the window.
  let area: CGRect
  /// The phone with its body, in points of the window.
  let phone: CGRect
  /// The phone's screen, in points of the window.
  let screen: CGRect
  /// How round the corners of the phone's screen are, in its own points.
  let cornerRadius: CGFloat
  /// Where the mouse hovers over the phone, in points of its screen; nil when it does not.
  let pointer: CGPoint?
  let board: LabelBoard
  /// Differs after everything that happened on the phone.
  let happened: Happened

  /// How much happened on which phone.
  struct Happened: Equatable {
    let host: ObjectIdentifier
    let content: Int
    let records: Int
    let events: Int
  }

  var application: UIApplication { host.application }

  /// Where overlays draw but for labels: the screen, and what lines along its edges take.
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
