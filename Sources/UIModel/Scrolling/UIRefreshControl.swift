// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A control above a scroll view's content that shows that new content is being loaded, after a pull or a call of
/// `beginRefreshing()`.
///
/// Set it as `UIScrollView.refreshControl`. Loading begins with the event `valueChanged` while the finger is still
/// down. The content then stays 60 points lower until `endRefreshing()`. Source: Apple's reference page; the distance
/// to pull is our choice.
open class UIRefreshControl: UIControl {
  private final var pull = PullToRefresh.idle
  private final weak var scrollView: UIScrollView?
  private final var spokes: [UIView] = []

  /// Makes a control. The scroll view sets its frame.
  public init() {
    super.init(frame: .zero)
    fill()
  }

  /// Makes a control with a frame, which stays until a scroll view sets another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// True while content is being loaded.
  open var isRefreshing: Bool { pull.isRefreshing }

  /// Shows that content is being loaded. Call it when the application starts loading without a pull. It neither scrolls
  /// nor sends `valueChanged`.
  open func beginRefreshing() {
    change { $0.begin(isHeld: scrollView?.isDragging == true) }
  }

  /// Stops showing that content is being loaded, and the content moves back. Call it when loading is finished.
  open func endRefreshing() {
    change { $0.end(isHeld: scrollView?.isDragging == true) }
  }

  /// Centres the spokes of the activity indicator.
  open override func layoutSubviews() {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) / CGFloat(spokes.count) * 2 * .pi
      spoke.center = CGPoint(x: middle.x + sin(angle) * 10, y: middle.y - cos(angle) * 10)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  private final func fill() {
    // A drag that starts on the control scrolls the scroll view.
    isUserInteractionEnabled = false
    alpha = 0
    for _ in 0..<8 {
      let spoke = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 8))
      spoke.backgroundColor = .systemGray
      spoke.layer.cornerRadius = 1.5
      spokes.append(spoke)
      addSubview(spoke)
    }
  }

  /// Shows the spokes. During a pull they appear one after the other; while content is being loaded they form a wheel.
  /// `share` is the fraction of the distance to pull, from 0 to 1.
  fileprivate final func show(pulledBy share: CGFloat) {
    alpha = isRefreshing ? 1 : share
    for (index, spoke) in spokes.enumerated() {
      let part = CGFloat(index + 1) / CGFloat(spokes.count)
      spoke.alpha = isRefreshing ? part : part <= share ? 1 : 0
    }
  }

  /// Changes the state of the pull, and notifies the scroll view if that changes the inset for the control.
  private final func change(_ step: (inout PullToRefresh) -> Void) {
    let room = roomInScrollView
    step(&pull)
    show()
    if room != roomInScrollView { scrollView?.refreshRoomDidChange() }
  }
}

/// The methods that the scroll view calls.
extension UIRefreshControl {
  /// The inset above the content that makes room for the control, in points.
  final var roomInScrollView: CGFloat { pull == .refreshing ? ScrollDefaults.refreshHeight : 0 }

  final func belong(to scrollView: UIScrollView?) {
    self.scrollView = scrollView
    guard let scrollView else {
      removeFromSuperview()
      return
    }
    scrollView.insertSubview(self, at: 0)
    follow()
  }

  /// Updates the control after the content or the viewport moved.
  final func follow() {
    guard let scrollView else { return }
    let height = ScrollDefaults.refreshHeight
    let place = CGRect(x: 0, y: -height, width: scrollView.viewport.width, height: height)
    if frame != place { frame = place }
    show()
    guard scrollView.isDragging, isEnabled, pull.pull(to: distance) else { return }
    show()
    // Calls app code: the application loads its content.
    sendValueChanged(with: nil)
  }

  final func fingerLifted() {
    change { $0.lift() }
  }

  /// The distance by which the content is pulled down from its position at the top, in points.
  private var distance: CGFloat {
    guard let scrollView else { return 0 }
    return -scrollView.contentOffset.y - scrollView.contentInset.top.sane
  }

  private func show() {
    show(pulledBy: min(1, max(0, distance / ScrollDefaults.refreshPull)))
  }
}

extension UIScrollView {
  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.belong(to: nil)
    refreshControl?.belong(to: self)
    if old?.roomInScrollView != refreshControl?.roomInScrollView { insetsDidChange() }
  }

  /// Handles a change of the inset for the control. It has the effects of any change of the insets, except that in a
  /// window, content that rests beyond a new edge is animated to the edge instead of jumping to it.
  final func refreshRoomDidChange() {
    if motion == .none, drag == nil, zoom == nil, window != nil,
      clamped(contentOffset) != contentOffset
    {
      glide(to: clamped(contentOffset))
    }
    insetsDidChange()
  }
}
