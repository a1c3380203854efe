// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// The program BareLoop (an SDL window in C whose square follows the pointer), but here the square is a view of UIModel
// that follows the finger in `touchesMoved`. The time that the Sandbox needs beyond this program is the cost of the
// Sandbox's features.
//
// usage: BareModel TIMINGS

import BareWindow
import Foundation
import UIModel

/// A view that follows the finger.
final class Square: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    bare_note(BARE_TOLD)
    guard let touch = touches.first, let superview else { return }
    let (location, former) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center = CGPoint(x: center.x + location.x - former.x, y: center.y + location.y - former.y)
  }
}

let status = bare_open(CommandLine.argc, CommandLine.unsafeArgv)
guard status == 0 else { exit(status) }

let screen = CGSize(width: 1280, height: 800)
let host = Host(application: UIApplication(), screen: UIScreen(size: screen))
let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
let square = Square(frame: CGRect(x: 608, y: 368, width: 64, height: 64))
host.perform {
  window.addSubview(square)
  window.makeKeyAndVisible()
}

let start = bare_now()
var events = [bare_event](repeating: bare_event(), count: Int(BARE_MOST_EVENTS))
var isDown = false

/// Feeds the pointer's events while its button is down.
@MainActor
func feed(_ event: bare_event) {
  let phase: InputSample.Phase
  switch event.change {
  case BARE_PRESSED: phase = .began
  case BARE_MOVED: phase = .moved
  case BARE_RELEASED: phase = .ended
  default: return
  }
  guard isDown || phase == .began else { return }
  isDown = phase != .ended
  let point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
  host.feed(
    InputFrame(
      time: Double(bare_now() - start) / 1e9,
      samples: [InputSample(finger: 1, phase: phase, location: point)]))
}

while case let arrived = bare_wait(&events), arrived >= 0 {
  let former = square.frame
  for event in events.prefix(Int(arrived)) { feed(event) }
  guard square.frame != former else { continue }
  bare_note(BARE_FED)
  bare_show(Int32(square.frame.minX), Int32(square.frame.minY))
}
