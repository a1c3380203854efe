// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A row of segments of which one is selected. When the finger lifts, the segment under it is selected.
open class UISegmentedControl: UIControl {
  final var segments: [Segment] = []
  private final var selection = -1
  private final var pressed: Int?
  private final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// The value of `selectedSegmentIndex` when no segment is selected.
  public class var noSegment: Int { -1 }

  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// The width, in points; 0 for a share of the width that is left by segments with a set width.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// Makes a segment for an action. If the action has a title and a picture, the picture is shown. Source: Apple's
    /// reference page.
    @MainActor
    init(_ action: UIAction) {
      self.init()
      show(action)
    }

    @MainActor
    mutating func show(_ action: UIAction) {
      self.action = action
      image = action.image
      title = image == nil ? action.title : nil
    }
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with a segment for each title or picture. It has the size that its segments need.
  ///
  /// - Parameter items: strings and images; other objects are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(title: title) }
      return (item as? UIImage).map { Segment(image: $0) }
    }
    bounds.size = intrinsicContentSize
  }

  /// Makes a control with a segment for each action, which is performed when the user selects it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment($0) }
  }

  /// The index of the selected segment; `noSegment` for none. An index out of range is ignored and reported; UIKit
  /// raises an exception. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || has(newValue) else { return }
      selection = newValue
      noteVisualChange()
    }
  }
  /// True if a segment is deselected right after its event was sent.
  open var isMomentary = false
  /// True if segments without a set width share the remaining width in proportion to their content.
  open var apportionsSegmentWidthsByContent = false { didSet { noteVisualChange() } }
  /// The colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { noteVisualChange() } }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title. An index out of range is clamped; the selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with a picture. An index out of range is clamped; the selected segment stays selected.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Removes a segment. If it was selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = meant(segment) else { return }
    segments.remove(at: segment)
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
    noteVisualChange()
  }
  /// Removes all segments; none is selected afterwards.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    noteVisualChange()
  }

  // MARK: Segments

  // According to Apple's reference pages, an index beyond the last segment means the last segment. For an index below
  // 0, or without segments, a setter reports a misuse, and a getter returns nil, 0 or false.

  /// Sets a segment's title and removes its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// Returns a segment's title; nil for none.
  open func titleForSegment(at segment: Int) -> String? {
    meant(segment).flatMap { segments[$0].title }
  }
  /// Sets a segment's picture and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// Returns a segment's picture; nil for none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    meant(segment).flatMap { segments[$0].image }
  }
  /// Sets the action that runs when the user selects a segment. The segment shows the action's title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }
  /// Returns the action that is performed when the user selects a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    meant(segment).flatMap { segments[$0].action }
  }
  /// Sets a segment's width, in points; 0 for a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// Returns a segment's width, in points; 0 for a share of the remaining width.
  open func widthForSegment(at segment: Int) -> CGFloat {
    meant(segment).map { segments[$0].width } ?? 0
  }
  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    meant(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Adds a segment that performs an action when the user selects it. An index out of range is clamped.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }
  /// Returns the index of the segment whose action has this identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets the shift of a segment's content, in points. Stored only; not drawn here.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Returns the shift of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    meant(segment).map { segments[$0].contentOffset } ?? .zero
  }
  /// Sets the text attributes of titles for a state. Stored only; all titles are drawn alike here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes.set(attributes, for: state)
    noteVisualChange()
  }
  /// Returns the text attributes of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.value(for: state)
  }

  // MARK: Tracking

  /// Shows the segment under the finger as pressed. Returns false if the control has no segments.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !segments.isEmpty else { return false }
    press(touch)
    return true
  }
  /// Shows the segment that is now under the finger as pressed, or none if `isTouchInside` is false.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch)
    return true
  }
  /// Selects the segment under the finger if it lifts inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { press(touch) }
    let segment = pressed
    letGo()
    if let segment { choose(segment, event) }
  }
  /// Stops showing a segment as pressed.
  open override func cancelTracking(with event: UIEvent?) {
    letGo()
  }

  /// The size of the segments, in points; 32 points high.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size of the segments, in points; 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  override var refusesOuterTaps: Bool { true }
  override func respond(to command: FocusCommand) -> Bool {
    switch command {
    case .activate: return false
    case .decrement: chooseNext(from: selection - 1, by: -1)
    case .increment: chooseNext(from: selection + 1, by: 1)
    }
    return true
  }

  /// The index of the segment that is drawn as pressed; nil for none.
  package final var pressedSegment: Int? { pressed }

  /// Selects a segment as a user does, and sends the events.
  private final func choose(_ segment: Int, _ event: UIEvent?) {
    guard segments.indices.contains(segment), segments[segment].isEnabled,
      isMomentary || segment != selection
    else { return }
    selection = segment
    noteVisualChange()
    let action = segments[segment].action
    sendValueChanged(with: event)
    if let action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private final func chooseNext(from first: Int, by step: Int) {
    var segment = first
    while segments.indices.contains(segment), !segments[segment].isEnabled { segment += step }
    choose(segment, nil)
  }

  private final func press(_ touch: UITouch) {
    pressed = isTouchInside || !isTracking ? segment(at: touch.location(in: self)) : nil
    noteVisualChange()
  }

  private final func letGo() {
    pressed = nil
    noteVisualChange()
  }

  private final func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    noteVisualChange()
  }
}
