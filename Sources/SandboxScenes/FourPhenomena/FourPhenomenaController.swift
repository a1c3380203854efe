// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A table and a button on a view with a tap recognizer: which of them gets a touch depends on its duration.
final class FourPhenomenaController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows of the table: more than fit on the screen.
  static let rowCount = 16

  private let backView = BackView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let table = GLTableView(frame: CGRect(x: 0, y: 110, width: 390, height: 440))
  private let button = GLButton(frame: CGRect(x: 95, y: 596, width: 200, height: 50))
  private let tap = UITapGestureRecognizer()

  override func loadView() {
    view = backView
    backView.backgroundColor = Tint.background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.name = "BackViewTap"
    tap.addTarget(
      self, action: Selector(FourPhenomenaController.actionTapView, name: "actionTapView"))
    backView.addGestureRecognizer(tap)
    addTexts()
    table.dataSource = self
    table.delegate = self
    backView.addSubview(table)
    button.setTitle("Button", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = Tint.blue
    button.layer.cornerRadius = 12
    button.addTarget(
      self, action: Selector(FourPhenomenaController.buttonTap, name: "buttonTap"),
      for: .touchUpInside)
    backView.addSubview(button)
  }

  private func addTexts() {
    let title = UILabel(frame: CGRect(x: 20, y: 18, width: 350, height: 32))
    title.text = "Four phenomena"
    title.font = .boldSystemFont(ofSize: 22)
    title.textColor = Tint.text
    let hint = UILabel(frame: CGRect(x: 20, y: 52, width: 350, height: 44))
    hint.text =
      "Behind the table is a tap recognizer. Touch a row briefly, for 0.5 s, for 2 s; then the button."
    hint.numberOfLines = 2
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = Tint.faintText
    for label in [title, hint] { backView.addSubview(label) }
  }

  /// True if the tap cancels the table's touches.
  var tapCancels: Bool {
    get { tap.cancelsTouchesInView }
    set { tap.cancelsTouchesInView = newValue }
  }

  /// True if the table delays new touches.
  var tableDelays: Bool {
    get { table.delaysContentTouches }
    set { table.delaysContentTouches = newValue }
  }

  private func actionTapView() {
    log("backview taped")
  }

  private func buttonTap() {
    log("button clicked!")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "Cell \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("cell selected!")
  }
}
