import Foundation

@testable import UIModel

/// Makes a scroll view or a table of a plan and plays its delegate and data source.
@MainActor
final class WorldScrollHost: UITableViewDelegate, UITableViewDataSource {
  let scrollView: UIScrollView
  private let zoomed: UIView?
  private let answer: (String, Double) -> Bool
  /// Called from inside the delegate's methods.
  private let disturb: () -> Void

  init(
    plan: WorldPlan.Scroll, answer: @escaping (String, Double) -> Bool,
    disturb: @escaping () -> Void
  ) {
    self.answer = answer
    self.disturb = disturb
    if plan.isTable {
      let table = UITableView(frame: .zero, style: answer("plain", 0.5) ? .plain : .grouped)
      scrollView = table
      zoomed = nil
    } else {
      let view = WorldScrollView(answer: answer)
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
    (scrollView as? UITableView)?.dataSource = self
    scrollView.delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { disturb() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { disturb() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    disturb()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { disturb() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { disturb() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if answer("target", 0.2) { targetContentOffset.pointee = CGPoint(x: 20, y: 40) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { disturb() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    disturb()
    if answer("reload", 0.1) { tableView.reloadData() }
  }
}

/// A scroll view whose override points answer by the plan.
private final class WorldScrollView: UIScrollView {
  private let answer: (String, Double) -> Bool

  init(answer: @escaping (String, Double) -> Bool) {
    self.answer = answer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { !answer("shouldNotBegin", 0.1) }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    super.touchesShouldCancel(in: view) != answer("cancelsOtherwise", 0.2)
  }
}
