// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The result of a view's `point(inside:with:)` when a debugger called it.
struct PointTest: Sendable {
  /// The line of the debugger's answer.
  let line: Int
  let view: Int
  /// The point, in the view's coordinates; nil if the command has none.
  let point: CGPoint?
  let isInside: Bool
}

/// The views that a printed value, such as `isHidden` true, keeps from getting touches or from acting.
enum Concerned: Sendable {
  /// Only the object that the answer is about.
  case itself
  /// The object that the answer is about, and all views in it.
  case subviews
}

extension ScreenJoiner {
  /// Stores a property's value, which a debugger printed, in the property's object. If the pasted text does not contain
  /// this object, a note says so. Values without an effect, such as a window's superview, are ignored.
  mutating func take(_ answer: Record, line: Int) {
    switch answer {
    case .answer(DebuggerQuestion.ignoresEvents, _, let isOn): setIgnoresEvents(isOn ?? false)
    // A window has no superview.
    case .answer("superview", let object, nil) where object.name.lowercased().hasSuffix("window"):
      break
    case .answer(let property, let object, let isOn):
      if view(object) == nil, let recognizer = recognizer(object) {
        setFlag(
          property == "isEnabled" ? "enabled" : property, ofRecognizer: recognizer, isOn ?? false)
      } else if view(object) != nil || DebuggerQuestion.properties.contains(property) {
        let value = isOn.map { "\($0)" } ?? "nil"
        change(
          object,
          property == "allTargets"
            ? "\(object.name) has targets" : "\(property) of \(object.name) is \(value)", line,
          concerns: Self.refuses(property, isOn) ? Self.concerned(property) : nil
        ) { $0.set(property, isOn ?? false) }
      }
    case .nilObject(let object):
      note("line \(line): \(object.name) was nil, so the answer is about no view")
    case .noTargets(let object):
      change(object, "\(object.name) has no targets", line, concerns: .itself) {
        $0.hasNoTargets = true
      }
    case .noRecognizers(let object):
      change(object, "\(object.name) has no recognizers", line) { $0.hasRecognizers = false }
    case .number(let property, let value, let object)
    where property == "state" || property == "allControlEvents":
      takeBits(property, UInt32(exactly: value), of: object, line)
    case .number(let property, let value, let object):
      change(
        object, "\(property) of \(object.name) is \(SceneWriter.number(value))", line,
        concerns: property == "alpha" && value < 0.01 ? .subviews : nil
      ) {
        if property == "alpha" { $0.alpha = value } else { $0.level = value }
      }
    case .frame(let frame, let object): takeFrame(frame, of: object, line)
    case .bounds(let bounds, let object):
      change(
        object, "the bounds of \(object.name) were printed", line,
        concerns: bounds.width <= 0 || bounds.height <= 0 ? .subviews : nil
      ) { view in
        // A transformed view keeps its frame: this is the bounding box, but bounds have the size before the transform.
        guard view.matrix == nil, let frame = view.frame else { return }
        view.frame = CGRect(origin: frame.origin, size: bounds.size)
      }
    case .pointInside(let isInside, let point, let object):
      takePointTest(isInside, at: point, of: object, line)
    case .hit(let answer): take(answer)
    default: break
    }
  }

  private mutating func takeFrame(_ frame: CGRect, of object: Referent, _ line: Int) {
    if let view = view(object), let before = model.views[view].frame,
      !model.views[view].isPlacedInWindow, !before.isNear(frame)
    {
      noteTwoFrames(view, line: line)
    }
    let size = "\(SceneWriter.number(frame.width)) by \(SceneWriter.number(frame.height))"
    change(
      object, "the frame of \(object.name) is \(size) points large", line,
      concerns: frame.width <= 0 || frame.height <= 0 ? .subviews : nil
    ) { view in
      // The origin in the window is known already; the printed origin is in the superview's coordinates.
      let origin = view.isPlacedInWindow ? view.frame?.origin : nil
      view.frame = CGRect(origin: origin ?? frame.origin, size: frame.size)
    }
  }

  private mutating func takePointTest(
    _ isInside: Bool, at point: CGPoint?, of object: Referent, _ line: Int
  ) {
    guard let view = view(object) else {
      let answer = "point(inside:with:) of \(object.name) returned \(isInside)"
      noteUnknown(object, answer, line)
      if !isInside { addPossibleReason("Line \(line) says: \(answer).", object, .subviews) }
      return
    }
    guard model.pointTests.count < ImportLimits.hitTests else { return }
    addPointTest(PointTest(line: line, view: view, point: point, isInside: isInside))
  }

  /// Uses the bits of a control's state, or of the events for which it has actions. A recognizer's state is not used,
  /// because it says nothing about later touches.
  private mutating func takeBits(
    _ property: String, _ bits: UInt32?, of object: Referent, _ line: Int
  ) {
    guard let bits, recognizer(object) == nil else { return }
    guard let view = view(object) else {
      return noteUnknown(object, "\(property) of \(object.name) is \(bits)", line)
    }
    guard model.kind(view).isControl else { return }
    if property == "state" {
      update(view) { $0.set("isEnabled", bits & UInt32(UIControl.State.disabled.rawValue) == 0) }
    } else if bits == 0 {
      update(view) { $0.hasNoTargets = true }
    } else if model.kind(view).event == "touchUpInside" {
      // Not only touchUpInside counts: an action for another touch event, such as touchDown, also runs.
      let acting = UIControl.Event.allTouchEvents.union(.primaryActionTriggered)
      update(view) { $0.set(property, bits & UInt32(acting.rawValue) != 0) }
    }
  }

  /// Returns the views that the value of a property affects: only the object for a control's own property, such as
  /// `isEnabled`; for any other, such as `isHidden`, also the views in it.
  private static func concerned(_ property: String) -> Concerned {
    ["isEnabled", "enabled", "allTargets", DebuggerQuestion.actions].contains(property)
      ? .itself : .subviews
  }

  /// Returns whether a view with this value gets no touches, or has no action.
  private static func refuses(_ property: String, _ isOn: Bool?) -> Bool {
    switch property {
    case "isHidden", "hidden": isOn == true
    case "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled",
      "superview", "window", DebuggerQuestion.actions:
      isOn != true
    default: false
    }
  }

  /// Changes the view that an answer is about. If the text does not show that view, the answer is added to the notes.
  /// `concerned` is not nil if the answer may be the reason why a view gets no touch or does not act.
  private mutating func change(
    _ object: Referent, _ answer: String, _ line: Int, concerns concerned: Concerned? = nil,
    _ change: (inout ScreenView) -> Void
  ) {
    if let view = concerned == .subviews ? addedView(object, line: line) : view(object) {
      update(view, change)
    } else if !isBeyondWindow(object), !isElsewhere(object) {
      noteUnknown(object, answer, line)
      if let concerned {
        let named = concerned == .itself ? object : beginning(of: object)
        addPossibleReason("Line \(line) says: \(answer).", named, concerned)
      }
    }
  }
}

extension CGRect {
  /// Returns whether another rectangle is the same but for the rounding with which frames are printed.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.01 }
  }
}
