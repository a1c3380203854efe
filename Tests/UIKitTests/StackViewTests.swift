// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@Suite("A stack view arranges its views")
@MainActor
struct StackViewTests {
  private final class Box: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  // The boxes are made in each test, because a suite may be deallocated on any thread, but views may not.
  private func makeBoxes() -> [Box] { [Box(20, 10), Box(40, 30), Box(60, 20)] }

  private func stack(
    _ boxes: [Box], _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.layoutIfNeeded()
    return stack
  }

  private func places(_ boxes: [Box]) -> [ClosedRange<CGFloat>] {
    boxes.map { $0.frame.minX...$0.frame.maxX }
  }

  @Test("It is as large as its views and the room between them")
  func size() {
    let boxes = makeBoxes()
    let stack = UIStackView(arrangedSubviews: boxes)
    #expect(stack.bounds.size == CGSize(width: 120, height: 30))
    stack.spacing = 5
    #expect(stack.intrinsicContentSize == CGSize(width: 130, height: 30))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 60, height: 70))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.intrinsicContentSize == CGSize(width: 76, height: 86))
  }

  @Test("fill: the last view takes what is left")
  func fill() {
    let boxes = makeBoxes()
    _ = stack(boxes, .fill)
    #expect(places(boxes) == [0...20, 30...70, 80...200])
    #expect(boxes[0].frame.height == 50)
  }

  @Test("fillEqually, fillProportionally")
  func shares() {
    let boxes = makeBoxes()
    _ = stack(boxes, .fillEqually)
    #expect(places(boxes) == [0...60, 70...130, 140...200])
    _ = stack(boxes, .fillProportionally)
    #expect(places(boxes) == [0...30, 40...100, 110...200])
  }

  @Test("equalSpacing: what is left lies between; equalCentering: middles are equally far apart")
  func spaces() {
    let boxes = makeBoxes()
    _ = stack(boxes, .equalSpacing)
    #expect(places(boxes) == [0...20, 60...100, 140...200])
    _ = stack(boxes, .equalCentering)
    #expect(places(boxes) == [0...20, 70...110, 140...200])
  }

  @Test(
    "Alignment across the axis",
    arguments: [
      (UIStackView.Alignment.top, CGFloat(0)), (.center, 20), (.bottom, 40),
    ])
  func alignment(alignment: UIStackView.Alignment, y: CGFloat) {
    let boxes = makeBoxes()
    _ = stack(boxes, .fill, alignment)
    #expect(boxes[0].frame.minY == y)
    #expect(boxes[0].frame.height == 10)
  }

  @Test("Hidden views take no room, one spacing may differ, and a view that leaves is forgotten")
  func changes() {
    let boxes = makeBoxes()
    let stack = stack(boxes, .equalSpacing, spacing: 0)
    stack.distribution = .fill
    stack.setCustomSpacing(30, after: boxes[0])
    stack.layoutIfNeeded()
    #expect(places(boxes) == [0...20, 50...90, 90...200])
    #expect(stack.customSpacing(after: boxes[0]) == 30)
    #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    boxes[1].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(places(boxes)[2] == 50...200)
    boxes[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[0], boxes[1]])
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
  }
}
