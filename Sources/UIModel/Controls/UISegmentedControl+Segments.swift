public import Foundation

/// What each segment shows, and where. An index out of range is refused with a note where something is set,
/// and answers nothing where something is read; UIKit raises an exception.
extension UISegmentedControl {
  /// Sets a segment's title; its picture goes.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// A segment's title.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets a segment's picture; its title goes.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// A segment's picture.
  public func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets what is performed when the user selects a segment; it shows the action's title and picture.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }
  /// What is performed when the user selects a segment.
  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Sets a segment's width, in points; 0 for a share of the room.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// A segment's width, in points; 0 for a share of the room.
  public func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether the user can select a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether the user can select a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Where the segments are drawn and react, in the control's coordinates, left to right.
  package final var segmentRects: [CGRect] {
    let widths = sharedWidths
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The segment at a place; beyond an end the one that is there. Nil without segments.
  final func segment(at location: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    return segmentRects.firstIndex { location.x < $0.maxX } ?? segments.count - 1
  }

  final var fittingSize: CGSize {
    let width = segments.indices.reduce(CGFloat(0)) {
      $0 + max(segments[$1].width, neededWidth($1))
    }
    return CGSize(width: width, height: ControlDefaults.segmentedControlHeight)
  }

  final func has(_ segment: Int) -> Bool {
    if segments.indices.contains(segment) { return true }
    UIApplication.shared.journal.misuse(
      "\(journalName) was asked for segment \(segment); it has \(segments.count).")
    return false
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard has(segment) else { return }
    body(&segments[segment])
    noteVisualChange()
  }

  private final func neededWidth(_ index: Int) -> CGFloat {
    let font = ControlDefaults.segmentFont
    let title = segments[index].title.map { font.estimatedSize(of: $0).width } ?? 0
    let content = max(title, segments[index].image?.size.width ?? 0)
    return content + 2 * ControlDefaults.segmentPadding
  }

  /// Those with a width of their own have it; the others share what is left, equally or by what they show.
  private final var sharedWidths: [CGFloat] {
    let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    let room = max(0, bounds.width - fixed)
    let weights = free.map { apportionsSegmentWidthsByContent ? neededWidth($0) : 1 }
    let sum = max(1, weights.reduce(0, +))
    var widths = segments.map(\.width)
    for (index, weight) in zip(free, weights) { widths[index] = room * weight / sum }
    return widths
  }
}
