import Foundation
import UIModel

/// A journal reader that draws over everything. It changes nothing that it draws over.
@MainActor
protocol Overlay: AnyObject {
  /// What can be switched on and off about it.
  var toggles: [Toggle] { get }
  /// Goes up when it would draw something else although no view changed.
  var revision: Int { get }
  /// Whether it draws something else when the mouse hovers elsewhere.
  var followsPointer: Bool { get }

  /// Something happened. Called for every entry, whether the overlay is shown or not.
  func read(_ entry: JournalEntry)
  /// The scene is another one: what was read is about views that are gone.
  func forget()
  /// Draws, in points of the screen.
  func draw(on canvas: any Canvas, over stage: OverlaySurroundings)
}

/// What an overlay may look at while it draws.
@MainActor
struct OverlaySurroundings {
  /// The application that the windows belong to.
  let application: UIApplication
  /// The windows of the scene, back to front.
  let windows: [UIWindow]
  /// The whole window of the desktop, in points.
  let screen: CGRect
  /// The phone with its body, in points.
  let phone: CGRect
  /// What no label may cover: the panel.
  let covered: [CGRect]
  /// Where the mouse hovers; nil when it does not.
  let pointer: CGPoint?
}

/// The overlays, in the order in which they are drawn.
@MainActor
enum OverlayCatalog {
  /// Makes them.
  static func make() -> [any Overlay] {
    [HitPathOverlay(), TouchesOverlay()]
  }
}
