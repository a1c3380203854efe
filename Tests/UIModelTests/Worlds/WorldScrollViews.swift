// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Makes a scroll view or a table as the plan describes it, and is its delegate and data source.
@MainActor
final class WorldScrollHost: UITableViewDelegate, UITableViewDataSource {
  let scrollView: UIScrollView
  private let zoomed: UIView?
  private let answer: (String, Double) -> Bool
  /// Called from inside the delegate's methods.
  private let disturb: (WorldCall.Kind) -> Void
  /// The number of rows in each section.
  private var rows = [8, 8]

  init(
    plan: WorldPlan.Scroll, answer: @escaping (String, Double) -> Bool,
    disturb: @escaping (WorldCall.Kind) -> Void
  ) {
    self.answer = answer
    self.disturb = disturb
    if plan.isTable {
      let table = UITableView(frame: .zero, style: answer("plain", 0.5) ? .plain : .grouped)
      scrollView = table
      zoomed = nil
    } else {
      let view = WorldScrollView(answer: answer, disturb: disturb)
      view.contentSize = plan.content
      view.canCancelContentTouches = plan.mayCancel
      scrollView = view
      let content = UIView(frame: CGRect(origin: .zero, size: plan.content))
      zoomed = plan.zooms ? content : nil
      view.addSubview(content)
      view.maximumZoomScale = plan.zooms ? 3 : 1
    }
    scrollView.isPagingEnabled = plan.isPaging
    scrollView.delaysContentTouches = plan.delays
    scrollView.bounces = plan.bounces
    scrollView.isDirectionalLockEnabled = plan.locks
    if plan.refreshes { scrollView.refreshControl = UIRefreshControl() }
    (scrollView as? UITableView)?.dataSource = self
    scrollView.delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { disturb(.scrolled) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { disturb(.zooming) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { disturb(.zooming) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { disturb(.scrollDelegate) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { disturb(.scrollDelegate) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    disturb(.scrollDelegate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { disturb(.scrollDelegate) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { disturb(.scrollDelegate) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if answer("target", 0.2) { targetContentOffset.pointee = CGPoint(x: 20, y: 40) }
  }

  /// Changes rows and notifies the table, as an application does.
  func edit(_ choice: Int) {
    guard let table = scrollView as? UITableView else { return }
    let section = choice % rows.count
    let last = rows[section] - 1
    switch choice {
    case 0, 1:
      rows[section] += 2
      table.insertRows(
        at: [IndexPath(row: 0, section: section), IndexPath(row: last + 2, section: section)],
        with: .automatic)
    case 2 where last > 0:
      rows[section] -= 1
      table.deleteRows(at: [IndexPath(row: last / 2, section: section)], with: .automatic)
    case 3 where last > 0:
      table.moveRow(
        at: IndexPath(row: 0, section: section), to: IndexPath(row: last, section: section))
    case 4 where last > 0:
      table.performBatchUpdates({
        self.rows[section] -= 1
        table.deleteRows(at: [IndexPath(row: last, section: section)], with: .none)
        table.reloadRows(at: [IndexPath(row: 0, section: section)], with: .none)
      })
    default:
      rows.append(1)
      table.insertSections(IndexSet(integer: rows.count - 1), with: .automatic)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    disturb(.rowCount)
    return rows.indices.contains(section) ? rows[section] : 0
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    disturb(.cell)
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    disturb(.row)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    disturb(.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    disturb(.row)
    if answer("reload", 0.1) { tableView.reloadData() }
  }
}

/// A scroll view whose overridable methods return the answers of the plan.
private final class WorldScrollView: UIScrollView {
  private let answer: (String, Double) -> Bool
  private let disturb: (WorldCall.Kind) -> Void

  init(
    answer: @escaping (String, Double) -> Bool, disturb: @escaping (WorldCall.Kind) -> Void
  ) {
    self.answer = answer
    self.disturb = disturb
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    disturb(.touchesShouldBegin)
    return !answer("shouldNotBegin", 0.1)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    disturb(.touchesShouldCancel)
    return super.touchesShouldCancel(in: view) != answer("cancelsOtherwise", 0.2)
  }
}
