// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A list that is pulled down to load one more row.
final class RefreshedList: UITableView, UITableViewDataSource {
  private var loaded = 0

  override init(frame: CGRect, style: Style = .plain) {
    super.init(frame: frame, style: style)
    accessibilityIdentifier = "List"
    layer.cornerRadius = 12
    dataSource = self
    let control = UIRefreshControl()
    control.accessibilityIdentifier = "Refresh"
    control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = control
  }

  required init?(coder: NSCoder) { nil }

  /// Loads a row, which takes a second and a half.
  private func load() {
    log("List = loading")
    UIView.animate(withDuration: 1.5) {
    } completion: { [weak self] _ in
      guard let self, refreshControl?.isRefreshing == true else { return }
      loaded += 1
      reloadData()
      refreshControl?.endRefreshing()
      log("List = loaded \(loaded)")
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loaded + 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    let row = indexPath.row
    cell.textLabel?.text = row < loaded ? "Loaded \(loaded - row)" : "Row \(row - loaded + 1)"
    return cell
  }
}
