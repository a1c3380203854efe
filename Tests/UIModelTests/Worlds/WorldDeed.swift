// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// An action of an application on its world, between two inputs or from inside a callback. Numbers
/// are indices in the plan.
enum WorldDeed: Sendable {
  // Actions on views; a parent below 0 is a window.
  case remove(Int)
  case add(Int, to: Int)
  case bringToFront(Int)
  case letGo(Int)
  case hide(Int, Bool)
  case switchOff(Int, Bool)
  case fade(Int, CGFloat)
  case place(Int, CGRect)
  case turn(Int, CGAffineTransform)
  case manyFingers(Int, Bool)
  case exclusive(Int, Bool)
  case anchor(Int, CGPoint)
  case shift(Int, CGPoint)
  case arrange(Int, in: Int)
  // Actions on recognizers.
  case enable(Int, Bool)
  case removeRecognizer(Int)
  case addRecognizer(Int, to: Int)
  case require(Int, Int)
  /// Assigns one of the states that are legal at that moment; the number chooses which.
  case goOn(Int, Int)
  /// Assigns any state.
  case force(Int, Int)
  case flags(Int, [Bool])
  case fingers(Int, Int)
  case allow(Int, [Int])
  case loseDelegate(Int)
  case borrowDelegate(Int, of: Int)
  case loseTarget(Int)
  case addTarget(Int)
  // Actions on controls.
  case toggleControl(Int)
  case send(Int)
  case cancelTracking(Int)
  case highlight(Int)
  case value(Int, Double)
  /// Types text into a field.
  case enter(Int, String)
  case loseControlTarget(Int)
  // Actions on scroll views and tables.
  case toggleScrolling(Int)
  case scrollTo(Int, CGPoint, animated: Bool)
  case setOffset(Int, CGPoint)
  case content(Int, CGSize)
  case inset(Int, CGFloat)
  case zoom(Int, CGFloat, animated: Bool)
  case reload(Int)
  /// Inserts, deletes, moves or reloads rows, or a section; the number chooses which.
  case editRows(Int, Int)
  case refresh(Int, Bool)
  case loseScrollDelegate(Int)
  // Actions on responders, controllers, windows and the application.
  case becomeFirst(Int)
  case resignFirst(Int)
  case nilAction(Int)
  case present(Int, by: Int)
  case dismiss(Int)
  // The number of a controller is the index of its view, or -1 and below for a container. Where only a container is
  // possible, as in `pop`, containers count from 0.
  case push(Int, on: Int)
  case pop(Int)
  case fill(Int, [Int])
  case select(Int, of: Int)
  case child(Int, of: Int)
  case orphan(Int)
  case showController(Int, by: Int)
  case root(Int, Int)
  case moveWindow(Int, CGPoint)
  /// Overrides `next`; nil to remove the override.
  case lead(Int, to: Int?)
  case showWindow(Int, Bool)
  case level(Int, CGFloat)
  case key(KeyCommand)
  case type(String)
  case ignoreTouches(Bool)
  case feed([InputSample])
  case signal(SystemSignal)
  case press(Int, PressFrame.Phase)
  case advance(TimeInterval)
}

extension WorldDeed {
  /// Returns a random action that a careless application could take in a callback.
  static func careless(_ plan: WorldPlan, _ random: inout SeededGenerator) -> WorldDeed {
    let (view, recognizer) = (plan.anyView(&random), plan.anyRecognizer(&random))
    if plan.hasControls, random.chance(0.3) { return .toggleControl(view) }
    if plan.hasScrollViews, random.chance(0.3) {
      let place = CGPoint(
        x: .random(in: 0...90, using: &random), y: .random(in: 0...90, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .inset(view, place.y)
      case 1: return .content(view, CGSize(width: -1, height: 10 * place.y))
      default: return .scrollTo(view, place, animated: random.chance(0.5))
      }
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .enable(recognizer, false)
    case 1: return .enable(recognizer, true)
    case 2: return .remove(view)
    default: return .addRecognizer(recognizer, to: -1)
    }
  }

  /// Returns a random action of an application that does anything in a callback.
  static func wild(_ plan: WorldPlan, _ random: inout SeededGenerator) -> WorldDeed {
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<4: wildView(plan, &random)
    case 4..<6: wildRecognizer(plan, &random)
    case 6..<8: wildContent(plan, &random)
    case 8..<11: wildFurniture(plan, &random)
    default: wildApplication(plan, &random)
    }
  }

  private static func wildView(_ plan: WorldPlan, _ random: inout SeededGenerator) -> WorldDeed {
    let view = plan.anyView(&random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: return .remove(view)
    case 2, 3, 4: return .add(view, to: plan.anyParent(&random))
    case 5: return .bringToFront(view)
    case 6: return .letGo(view)
    case 7: return .hide(view, random.chance(0.5))
    case 8: return .switchOff(view, random.chance(0.5))
    case 9: return .fade(view, [0, 0.005, 0.5, 1, .nan].randomElement(using: &random) ?? 1)
    case 10:
      return .place(
        view,
        CGRect(
          origin: plan.oddPoint(&random),
          size: CGSize(width: plan.odd(&random), height: plan.odd(&random))))
    case 11:
      return .turn(
        view,
        CGAffineTransform(
          a: plan.odd(&random) / 100, b: plan.odd(&random) / 100, c: 0.2, d: 1,
          tx: plan.odd(&random), ty: 3))
    default:
      return random.chance(0.5)
        ? .manyFingers(view, random.chance(0.7)) : .exclusive(view, random.chance(0.3))
    }
  }

  private static func wildRecognizer(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let recognizer = plan.anyRecognizer(&random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: return .enable(recognizer, false)
    case 2, 3: return .enable(recognizer, true)
    case 4: return .removeRecognizer(recognizer)
    case 5: return .addRecognizer(recognizer, to: plan.anyParent(&random))
    case 6:
      let other = plan.anyRecognizer(&random)
      return plan.mayRequire(recognizer, other)
        ? .require(recognizer, other) : .require(other, recognizer)
    case 7: return .goOn(recognizer, .random(in: 0..<6, using: &random))
    case 8: return .force(recognizer, .random(in: 0..<6, using: &random))
    case 9: return .flags(recognizer, (0..<3).map { _ in random.chance(0.5) })
    default: return .fingers(recognizer, .random(in: -1...4, using: &random))
    }
  }

  private static func wildContent(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let view = plan.anyView(&random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: return .toggleControl(view)
    case 2: return .send(view)
    case 3: return .cancelTracking(view)
    case 4: return .highlight(view)
    case 5: return .value(view, Double(plan.odd(&random)))
    case 6: return .toggleScrolling(view)
    case 7: return .scrollTo(view, plan.oddPoint(&random), animated: random.chance(0.5))
    case 8: return .setOffset(view, plan.oddPoint(&random))
    case 9:
      return .content(view, CGSize(width: plan.odd(&random), height: plan.odd(&random)))
    case 10: return .inset(view, plan.odd(&random))
    case 11: return .zoom(view, plan.odd(&random) / 50, animated: random.chance(0.5))
    default: return .reload(view)
    }
  }

  private static func wildApplication(
    _ plan: WorldPlan, _ random: inout SeededGenerator
  ) -> WorldDeed {
    let view = plan.anyView(&random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return .becomeFirst(view)
    case 2: return .resignFirst(view)
    case 3: return .nilAction(view)
    case 4, 5: return .present(view, by: random.chance(0.7) ? -1 : plan.anyView(&random))
    case 6: return .dismiss(random.chance(0.7) ? -1 : view)
    case 7: return .showWindow(.random(in: 0...2, using: &random), random.chance(0.6))
    case 8: return .level(.random(in: 0...2, using: &random), plan.odd(&random))
    case 9: return .key(KeyCommand.allCases.randomElement(using: &random) ?? .tab)
    case 10: return .type(["a", "é\n", "👩‍👩‍👧", ""].randomElement(using: &random) ?? "")
    case 11: return .ignoreTouches(random.chance(0.3))
    case 12:
      let phase = InputSample.Phase.allCases.randomElement(using: &random) ?? .ended
      return .feed([
        InputSample(
          finger: .random(in: 1...4, using: &random), phase: phase,
          location: plan.oddPoint(&random))
      ])
    case 13: return .signal(plan.anySignal(&random))
    case 14: return .press(.random(in: 0...7, using: &random), plan.anyPress(&random))
    default:
      // A time far ahead is not used with a stepper that is held, as it would take millions of steps.
      let times: [TimeInterval] = [-1, 0, 0.1, 2, 1e4, 1e300, .nan]
      return .advance(times.randomElement(using: &random) ?? 0)
    }
  }
}

extension WorldPlan {
  func anyView(_ random: inout SeededGenerator) -> Int {
    .random(in: 0..<views.count, using: &random)
  }
  func anyParent(_ random: inout SeededGenerator) -> Int {
    .random(in: -windows..<views.count, using: &random)
  }
  func anyRecognizer(_ random: inout SeededGenerator) -> Int {
    .random(in: 0..<recognizers.count, using: &random)
  }
  func anyPress(_ random: inout SeededGenerator) -> PressFrame.Phase {
    PressFrame.Phase.allCases.randomElement(using: &random) ?? .ended
  }
  func anySignal(_ random: inout SeededGenerator) -> SystemSignal {
    [.interrupt, .resume, .resume, .home, .launch, .launch, .shake, .remote(.playPause)]
      .randomElement(using: &random) ?? .resume
  }

  /// Returns a number, mostly a usual one, sometimes an unusual one.
  func odd(_ random: inout SeededGenerator) -> CGFloat {
    if random.chance(0.85) { return .random(in: -20...320, using: &random) }
    let odd: [CGFloat] = [
      0, -0.0, 1e-300, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan, 3e38, 1e18,
    ]
    return odd.randomElement(using: &random) ?? 0
  }

  func oddPoint(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: odd(&random), y: odd(&random))
  }
}
