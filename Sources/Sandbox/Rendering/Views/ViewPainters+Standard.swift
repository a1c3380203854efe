extension ViewPainters {
  /// The painters of all classes that have content of their own.
  static var standard: ViewPainters {
    ViewPainters([LabelPainter(), ImagePainter()])
  }
}
