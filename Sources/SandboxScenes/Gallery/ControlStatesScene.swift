// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import UIModel

/// The second page of the gallery: every control in each of its states.
@MainActor
package final class ControlStatesScene: WindowScene {
  package init(screenSize: CGSize) {
    super.init(
      ControlStatesController(), in: UIWindow(frame: CGRect(origin: .zero, size: screenSize)))
  }

  /// Puts the controls that need a finger or the keyboard into their states.
  override package var demonstration: [DemonstrationStep] {
    [
      .key("H"), .key("T"),
      .tap(view: "Field", at: CGPoint(x: 40, y: 15)),
      .type("Edited"),
      .hold(view: "Minus", at: CGPoint(x: 24, y: 16)),
      .hold(view: "Plus", at: CGPoint(x: 70, y: 16)),
      .hold(view: "Segments", at: CGPoint(x: 56, y: 16)),
    ]
  }
}

/// The page: a heading and the table.
private final class ControlStatesController: UIViewController {
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    view.backgroundColor = Tint.background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let heading = UILabel(frame: CGRect(x: 28, y: 4, width: 334, height: 24))
    heading.text = "States"
    heading.font = .boldSystemFont(ofSize: 20)
    heading.textColor = Tint.text
    view.addSubview(heading)
    view.addSubview(StateTable(frame: CGRect(x: 16, y: 28, width: 358, height: 660)))
  }
}
