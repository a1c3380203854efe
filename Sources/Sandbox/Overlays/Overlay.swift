// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxScenes
import UIModel

/// Draws on top of the window, with information from the journal and the views. It never changes the views.
@MainActor
protocol Overlay: AnyObject {
  var toggles: [Toggle] { get }
  var isShown: Bool { get }
  /// A number that increases when the overlay would draw something else although no view changed.
  var revision: Int { get }
  /// True if the drawing depends on the location of the mouse.
  var followsPointer: Bool { get }

  /// Called for every journal entry, even if the overlay is hidden.
  func read(_ entry: JournalEntry)
  /// Called when another scene is shown. The views of earlier entries no longer exist.
  func forget()
  /// Adds labels with fixed frames. It is called before any overlay draws, on the topmost overlay first.
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings)
  /// Draws, in points of the window, and adds labels. The labels of all overlays are drawn after all overlays. During
  /// the call, the application of the scene on the phone is `UIApplication.shared`.
  func draw(on canvas: Canvas, over stage: OverlaySurroundings)
}

extension Overlay {
  func reserve(on canvas: Canvas, over stage: OverlaySurroundings) {}
  var followsPointer: Bool { false }
}

/// An overlay that one switch shows and hides.
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

/// The values that an overlay uses while it draws.
@MainActor
struct OverlaySurroundings {
  let host: UIModel.Host
  let windows: [UIWindow]
  /// Converts points of the phone's screen, which the journal and the views use, to points of the window.
  let toWindow: CGAffineTransform
  /// The area for labels, in points of the window.
  let area: CGRect
  /// The rectangle of the phone with its bezel, in points of the window.
  let phone: CGRect
  /// The phone's screen, in points of the window.
  let screen: CGRect
  /// The radius of the phone's screen corners, in its own points.
  let cornerRadius: CGFloat
  /// The mouse's location over the phone, in points of its screen; nil if it is elsewhere.
  let pointer: CGPoint?
  let board: LabelBoard
  /// A value that changes whenever something happens on the phone.
  let happened: Happened

  /// Identifies the scene on the phone and counts its events.
  struct Happened: Equatable {
    let host: ObjectIdentifier
    let content: Int
    let records: Int
    let events: Int
  }

  var application: UIApplication { host.application }

  /// The area in which overlays draw, except labels: the screen, and the width of lines along its edges.
  var seen: CGRect { screen.insetBy(dx: -1.5, dy: -1.5) }

  /// Returns the outline of a view in points of the window, cut at the phone's round corners.
  func contour(of view: UIView) -> Contour { inWindow(Contour(view)) }

  /// Returns an outline on the phone's screen in points of the window, cut at the phone's round corners.
  func inWindow(_ contour: Contour) -> Contour {
    contour.applying(toWindow)
      .cut(toCornersOf: screen, radius: cornerRadius * scale)
  }

  /// The number of points of the window for one point of the phone.
  var scale: CGFloat { toWindow.a }
}
