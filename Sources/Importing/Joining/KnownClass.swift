// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A class of UIKit that is known, with the class that represents it in the model.
struct KnownClass: Sendable {
  enum Role: Sendable {
    case plain
    case window
    /// A view that is never hit itself. A touch that hits none of its subviews goes to the views behind it.
    case passage
    /// A view of SwiftUI, whose content the paste does not show.
    case hosting
    case control
    case scroll
    case bar
    /// The view of a navigation or tab bar controller.
    case container
    /// Not a view, or something that no touch can hit.
    case leftOut
  }

  /// The class in the scenario.
  var viewClass = "UIView"
  var role = Role.plain
  /// True if isUserInteractionEnabled is false by default.
  var startsOff = false
  /// True for UITextView and its subclasses.
  var isTextView = false
  /// True for React Native's views, whose hit test asks the subviews also outside the bounds, unless they clip.
  var asksOutside = false
  /// True if it is a class of UIKit: its overrides are part of the model, or known not to matter.
  var isOfUIKit = true

  /// The control event of the action in the scene. The log line of the action shows that a touch operates the control.
  var event: String {
    switch viewClass {
    case "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl": "valueChanged"
    case "UITextField": "editingDidBegin"
    default: "touchUpInside"
    }
  }

  var isControl: Bool { role == .control }
  var isScroll: Bool { role == .scroll }

  private init(_ viewClass: String, _ role: Role, startsOff: Bool = false) {
    (self.viewClass, self.role, self.startsOff) = (viewClass, role, startsOff)
  }

  private static let table: [String: KnownClass] = {
    var table: [String: KnownClass] = [:]
    func add(_ viewClass: String, _ role: Role, startsOff: Bool = false, _ names: [String]) {
      for name in names { table[name] = KnownClass(viewClass, role, startsOff: startsOff) }
    }
    add(
      "UIView", .plain,
      [
        "UIView", "UIStackView", "UITableViewCell", "UICollectionViewCell",
        "UITableViewCellContentView", "UICollectionReusableView", "UIVisualEffectView", "WKWebView",
        "MKMapView", "UIPickerView", "UITableViewHeaderFooterView", "UIInputView", "MTKView",
        "SKView", "SCNView", "UICollectionViewListCell", "UIDropShadowView",
        "UIViewControllerWrapperView", "UINavigationTransitionView", "UIWebView",
        // The keyboard itself. Only the views around it let touches through.
        "UIInputSetHostView",
      ])
    add(
      "UILabel", .plain, startsOff: true,
      ["UILabel", "UIButtonLabel", "UITableViewLabel", "UITextFieldLabel", "UISegmentLabel"])
    add("UIImageView", .plain, startsOff: true, ["UIImageView"])
    add("UIView", .plain, startsOff: true, ["UIProgressView", "UIActivityIndicatorView"])
    add(
      "UIControl", .control,
      [
        "UIControl", "UIDatePicker", "UIColorWell", "UITabBarButton", "UIPasteControl",
        "UINavigationButton", "_UIButtonBarButton", "_UIModernBarButton",
      ])
    add("UIButton", .control, ["UIButton", "UIRoundedRectButton"])
    add("UISwitch", .control, ["UISwitch"])
    add("UISlider", .control, ["UISlider"])
    add("UIStepper", .control, ["UIStepper"])
    add("UISegmentedControl", .control, ["UISegmentedControl"])
    add("UIPageControl", .control, ["UIPageControl"])
    add(
      "UITextField", .control,
      ["UITextField", "UISearchTextField", "UISearchBarTextField"])
    add(
      "UIScrollView", .scroll,
      [
        "UIScrollView", "UICollectionView", "UITextView", "WKScrollView", "_UIQueuingScrollView",
        "UIWebScrollView", "_UIScrollView",
      ])
    table["UITextView"]?.isTextView = true
    add("UITableView", .scroll, ["UITableView"])
    add("UITabBar", .bar, ["UITabBar"])
    add("UIView", .bar, ["UINavigationBar", "UIToolbar", "UISearchBar"])
    add("UIView", .container, ["UILayoutContainerView"])
    add(
      "UIView", .passage,
      [
        "UITransitionView", "_UITouchPassthroughView", "UIInputSetContainerView",
        "UIEditingOverlayGestureView", "_UIFloatingBarContainerView", "FloatingBarHostingView",
        "_UITabBarContainerWrapperView", "_UITabBarContainerView",
      ])
    add(
      "UIWindow", .window,
      [
        "UIWindow", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow",
        "_UIModalItemHostingWindow",
      ])
    add("UIView", .leftOut, ["_UILayoutGuide", "UILayoutGuide", "_UICursorAccessoryView"])
    return table
  }()

  /// The model's classes for the element types of XCUITest. Other types become plain views.
  private static let elements: [String: String] = [
    "Button": "UIButton", "Switch": "UISwitch", "Toggle": "UISwitch", "Slider": "UISlider",
    "Stepper": "UIStepper",
    "TextField": "UITextField", "SecureTextField": "UITextField", "SearchField": "UITextField",
    "SegmentedControl": "UISegmentedControl", "PageIndicator": "UIPageControl",
    "StaticText": "UILabel",
    "Image": "UIImageView", "Link": "UIButton", "CheckBox": "UIButton", "Key": "UIButton",
    "Icon": "UIButton",
    "PopUpButton": "UIButton", "MenuItem": "UIButton", "Cell": "UIControl",
  ]

  static func of(_ view: ScreenView) -> KnownClass {
    if let element = view.element { return of(element) }
    if view.isWindow { return KnownClass("UIWindow", .window) }
    if view.isLayer { return KnownClass("UIView", .leftOut) }
    if let known = table[view.name.written] ?? table[view.name.short] { return known }
    var known = view.baseName.flatMap { table[$0.short] } ?? unknown(view)
    known.isOfUIKit = isOfUIKit(view.name)
    // As in React Native's RCTView.m and RCTViewComponentView.mm; other component views are subclasses of the latter.
    let short = view.name.short
    known.asksOutside =
      short == "RCTView" || short == "RCTRootContentView"
      || short.hasPrefix("RCT") && short.hasSuffix("ComponentView")
    if view.name.isHosting {
      known.role = .hosting
      known.isOfUIKit = true
    }
    return known
  }

  /// Returns the class for an unknown class: a scroll view if the printed keys show that it is one.
  private static func unknown(_ view: ScreenView) -> KnownClass {
    let scrolls = view.contentOffset != nil || view.contentSize != nil
    return scrolls ? KnownClass("UIScrollView", .scroll) : KnownClass("UIView", .plain)
  }

  private static func of(_ element: ElementRecord) -> KnownClass {
    guard let viewClass = elements[element.type] else {
      let isArea = [
        "Other", "Group", "Any", "Application", "Window", "GenericElement", "LayoutArea", "",
      ].contains(element.type)
      return KnownClass("UIView", isArea && element.name.isEmpty ? .passage : .plain)
    }
    let isPlain = viewClass == "UILabel" || viewClass == "UIImageView"
    return KnownClass(viewClass, isPlain ? .plain : .control, startsOff: isPlain)
  }

  /// True if UIKit adds subviews to views of the class, and the view works whichever of these a touch hits.
  var hasParts: Bool { role == .control || isTextView }

  /// Returns whether UIKit makes views of a class, and applications don't.
  static func isPrivate(_ name: ClassName) -> Bool {
    name.short.hasPrefix("_UI") || isOfUIKit(name) && table[name.short] == nil
  }

  /// Returns whether the class is Apple's, by its prefix. An app's classes have a module name or another prefix.
  static func isOfUIKit(_ name: ClassName) -> Bool {
    let written = name.written
    if table[name.short] != nil { return true }
    for prefix in ["_UI", "UI", "_NS", "NS", "WK", "MK", "_MK", "CA", "SwiftUI.", "TUI", "_TUI"]
    where written.hasPrefix(prefix) { return true }
    if written.hasPrefix("_Tt") || written.hasPrefix("$s") {
      return written.contains("7SwiftUI") || written.contains("5UIKit")
        || written.contains("9UIKitCore")
    }
    return false
  }
}
