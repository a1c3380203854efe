// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A row of dots, one for each page. The current page's dot is highlighted. A tap to the right of the centre shows the
/// next page, a tap to the left the previous one.
open class UIPageControl: UIControl {
  private final var storedPage = 0

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
    }
  }
  /// The index of the page that is shown. Values out of range are clamped. Setting it sends nothing.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      noteVisualChange()
    }
  }
  /// True if nothing is drawn for a single page.
  open var hidesForSinglePage = false { didSet { noteVisualChange() } }
  /// The colour of the dots; nil for grey.
  open var pageIndicatorTintColor: UIColor? { didSet { noteVisualChange() } }
  /// The colour of the current page's dot; nil for a darker grey.
  open var currentPageIndicatorTintColor: UIColor? { didSet { noteVisualChange() } }

  /// Returns the size of `pageCount` dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let width = count * ControlDefaults.pageDotSide + max(0, count - 1) * ControlDefaults.pageDotGap
    return CGSize(width: width, height: ControlDefaults.pageControlHeight)
  }

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size of the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes to the next or previous page when the finger lifts inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    move(by: touch.location(in: self).x < bounds.midX ? -1 : 1, event)
  }

  override var refusesOuterTaps: Bool { true }
  override func respond(to command: FocusCommand) -> Bool {
    switch command {
    case .activate: return false
    case .decrement: move(by: -1, nil)
    case .increment: move(by: 1, nil)
    }
    return true
  }

  /// The rectangles of the dots in the page control's coordinates, in points, first page first.
  package final var dotRects: [CGRect] {
    guard !(hidesForSinglePage && numberOfPages < 2) else { return [] }
    let side = ControlDefaults.pageDotSide
    let start = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    return (0..<numberOfPages).map { page in
      CGRect(
        x: start + CGFloat(page) * (side + ControlDefaults.pageDotGap), y: bounds.midY - side / 2,
        width: side, height: side)
    }
  }

  private final func move(by step: Int, _ event: UIEvent?) {
    let page = storedPage
    currentPage = page + step
    if storedPage != page { sendValueChanged(with: event) }
  }
}
