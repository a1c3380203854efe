// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Everything that a paste contains about one screen, joined by address.
struct ScreenModel: Sendable {
  var views: [ScreenView] = []
  var recognizers: [RecognizerRecord] = []
  /// The recognizers whose view is unknown.
  var looseRecognizers: [Int] = []
  var touches: [TouchRecord] = []
  var points: [PointRecord] = []
  /// The indices of the view that a test tool tried to touch, of the view that was hit instead, and of the view whose
  /// hit test was called.
  var target: Int?
  var hit: Int?
  var origin: Int?
  /// True if views of a report were put into the view whose hit test was called.
  var isPutIntoOrigin = false
  /// The roots of trees and single views, in the order of the paste.
  var roots: [Int] = []
  /// Remarks from joining, as sentences with line numbers.
  var notes: [String] = []
  var byAddress: [String: Int] = [:]
  /// True if the model was made from accessibility elements.
  var isOfElements = false
  /// True if the paste is a message about a window that refused a touch.
  var hasRefusingWindow = false
  /// The views that hit tests returned in the debugger.
  var hitTests: [HitFinding] = []
  /// The results of `point(inside:with:)` in the debugger.
  var pointTests: [PointTest] = []
  /// True if a debugger printed that the app ignores all new touches.
  var ignoresEvents = false
  /// The objects of debugger commands that the text does not show, with the line of the first answer about each.
  var unknown: [(object: Referent, line: Int)] = []
  /// Answers, as sentences, about objects that the text does not show. Each may be the reason why a view gets no touch.
  var possibleReasons: [(sentence: String, object: Referent, concerned: Concerned)] = []
  /// The failure requirements, as indices of recognizers.
  var requirements: [(waiter: Int, other: Int)] = []

  /// Returns a view and its superviews up to the root.
  func path(_ view: Int) -> some Sequence<Int> { sequence(first: view) { views[$0].parent } }

  func root(of view: Int) -> Int { path(view).reduce(view) { $1 } }

  /// Returns a root and all views in it, superviews first, subviews back to front.
  func tree(_ root: Int) -> [Int] {
    var order: [Int] = []
    var open = [root]
    while let next = open.popLast() {
      order.append(next)
      open += views[next].children.reversed()
    }
    return order
  }

  func view(ofRecognizer recognizer: Int) -> Int? {
    views.firstIndex { $0.recognizers.contains(recognizer) }
  }

  func kind(_ view: Int) -> KnownClass { KnownClass.of(views[view]) }

  /// Returns the control, such as a button, that contains a label or image view; for other views, the view itself.
  func control(showing view: Int) -> Int {
    guard kind(view).startsOff else { return view }
    return path(view).dropFirst().prefix(3).first { kind($0).isControl } ?? view
  }
}
