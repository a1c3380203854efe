import Foundation
import UIModel

/// The panel's window, in front of the phone's.
final class PanelWindow: UIWindow {
  /// What is in it.
  let panel: PanelView

  init(_ panel: PanelView) {
    self.panel = panel
    super.init(frame: .zero)
    windowLevel = Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    let controller = UIViewController()
    controller.view = panel
    rootViewController = controller
  }

  required init?(coder: NSCoder) { nil }
}
