extension UIApplication {
  /// The present gestures as a table, foremost recognizer first: what each one reads, wants, waits for and
  /// got, and why. Can be printed at any time, also from inside a callback; the heading alone when no
  /// recognizer has a touch.
  package final var gestureTable: String { gestures.table }
}

extension Host {
  /// The present gestures as a table, see `UIApplication.gestureTable`.
  package var gestureTable: String { application.gestureTable }
}
