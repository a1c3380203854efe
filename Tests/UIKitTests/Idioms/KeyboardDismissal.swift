// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A form in which a tap beside the fields closes the keyboard. Taps on its controls only operate them.
final class FormPage: UIViewController, UIGestureRecognizerDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(button)
    let tap = UITapGestureRecognizer(target: self, action: Selector(FormPage.endEditing))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  private func endEditing() { view.endEditing(true) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIControl) }
}
