/// What the format names and the library does not have yet: the only place that knows.
enum Support {
  /// The sentence of a fault at such a class.
  static let sentence = "not supported yet"

  static func has(_ view: ViewClass) -> Bool {
    switch view {
    case .scrollView, .tableView: false
    case .window, .view, .label, .imageView, .control, .button, .onOffSwitch, .slider, .stepper,
      .segmentedControl, .pageControl, .textField, .tabBar:
      true
    }
  }
}
