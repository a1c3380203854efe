// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL
import Foundation
import UIModel

/// Follows a finger, and changes its colour at a tap.
final class Card: UIView {
  static func make(in window: UIWindow, frame: CGRect, color: UIColor) {
    let card = Card(frame: frame)
    card.backgroundColor = color
    window.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: card, action: Selector(Card.panned(_:))))
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: card, action: Selector(Card.tapped)))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }

  func tapped() { backgroundColor = backgroundColor == .systemRed ? .systemBlue : .systemRed }
}

@main @MainActor
struct TouchWindow {
  static let size = CGSize(width: 390, height: 700)

  static func main() {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let surface = SDL_CreateWindow("UIModel", 100, 100, Int32(size.width), Int32(size.height), 0),
      let renderer = SDL_CreateRenderer(surface, -1, 0)
    else { fatalError(String(cString: SDL_GetError())) }

    let host = UIModel.Host(application: UIApplication(), screen: UIScreen(size: size))
    let window = UIWindow(frame: UIScreen.main.bounds)
    Card.make(in: window, frame: CGRect(x: 40, y: 80, width: 180, height: 240), color: .systemBlue)
    Card.make(in: window, frame: CGRect(x: 160, y: 380, width: 180, height: 240), color: .systemRed)
    window.makeKeyAndVisible()

    var event = SDL_Event()
    while event.type != SDL_QUIT.rawValue {
      draw(window, renderer)
      // Sleeps until an event arrives or a timer is due; -1 stands for no limit.
      let wait = host.nextDeadline.map { max(0, ($0 - now) * 1_000).rounded(.up) } ?? -1
      let isEvent = SDL_WaitEventTimeout(&event, Int32(wait)) == 1
      host.advance(to: now)
      guard isEvent, let sample = sample(of: event) else { continue }
      host.feed(InputFrame(time: now, samples: [sample]))
    }
    SDL_Quit()
  }

  static var now: TimeInterval { TimeInterval(SDL_GetTicks64()) / 1_000 }

  /// The sample for an event of a finger or the mouse. The coordinates of SDL's fingers go from 0 to 1 across the
  /// window.
  static func sample(of event: SDL_Event) -> InputSample? {
    let finger = 1 + Int(truncatingIfNeeded: event.tfinger.fingerId)
    let place = CGPoint(
      x: CGFloat(event.tfinger.x) * size.width, y: CGFloat(event.tfinger.y) * size.height)
    let mouse = CGPoint(x: CGFloat(event.button.x), y: CGFloat(event.button.y))
    return switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: InputSample(finger: finger, phase: .began, location: place)
    case SDL_FINGERMOTION: InputSample(finger: finger, phase: .moved, location: place)
    case SDL_FINGERUP: InputSample(finger: finger, phase: .ended, location: place)
    case SDL_MOUSEBUTTONDOWN: InputSample(finger: 0, phase: .began, location: mouse)
    case SDL_MOUSEMOTION where event.motion.state != 0:
      InputSample(finger: 0, phase: .moved, location: mouse)
    case SDL_MOUSEBUTTONUP: InputSample(finger: 0, phase: .ended, location: mouse)
    default: nil
    }
  }

  static func draw(_ view: UIView, _ renderer: OpaquePointer) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    (view.backgroundColor ?? .darkGray).getRed(&red, green: &green, blue: &blue, alpha: nil)
    let frame = view.convert(view.bounds, to: nil)
    var box = SDL_FRect(
      x: Float(frame.minX), y: Float(frame.minY), w: Float(frame.width), h: Float(frame.height))
    let bytes = [red, green, blue].map { UInt8($0 * 255) }
    SDL_SetRenderDrawColor(renderer, bytes[0], bytes[1], bytes[2], 255)
    SDL_RenderFillRectF(renderer, &box)
    for subview in view.subviews { draw(subview, renderer) }
    if view is UIWindow { SDL_RenderPresent(renderer) }
  }
}
