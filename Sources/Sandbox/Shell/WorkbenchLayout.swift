// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// The frames of the panels and the phone for a window size, in points.
///
/// ```
/// gallery | canvas with the phone | side column
///         | task of the tour      |
///         | answer                |
///         | bar                   |
/// timeline
/// ```
struct WorkbenchLayout: Equatable, Sendable {
  /// The width of the phone's body around its screen, in points of the phone.
  static let bezel: CGFloat = 12
  /// The radius of the phone's screen corners, in points of the phone.
  static let cornerRadius: CGFloat = 38
  /// The height of the bar under the phone for the mouse, in points. For fingers, it is `barHeightForFingers`.
  static let barHeight: CGFloat = 26
  private static let barHeightForFingers: CGFloat = 44
  private static let margin: CGFloat = 18
  private static let verticalMargin: CGFloat = 5
  /// The smallest width of the canvas, in points. If the list of scenes leaves less, it is closed.
  private static let leastCanvas: CGFloat = 300
  private static let leastGallery: CGFloat = 160
  /// The smallest height of the canvas above an answer, in points.
  private static let leastHeight: CGFloat = 240
  /// The smallest width of the side column at which its tabs are not cut off, in points.
  private static let leastSide: CGFloat = 272
  /// The largest scale of the phone in large windows.
  private static let largestScale: CGFloat = 2.5

  /// The number of points of the window per point of the phone.
  let phoneScale: CGFloat
  let phone: CGRect
  /// The zoom of the phone, limited so that the phone stays visible.
  let zoom: PhoneZoom
  /// The list of scenes on the left; empty if it is closed or has no space beside the side column.
  let gallery: CGRect
  /// The side column on the right; empty if it is closed.
  let panel: CGRect
  /// The timeline at the bottom; empty if it is closed.
  let timeline: CGRect
  let canvas: CGRect
  /// The answer about the last touch below the phone; empty if the phone would have too little space.
  let strip: CGRect
  /// The task of the tour above the answer; empty without a tour.
  let guide: CGRect
  /// The bar below the phone, which is always shown.
  let bar: CGRect

  var body: CGRect {
    phone.insetBy(dx: -Self.bezel * phoneScale, dy: -Self.bezel * phoneScale)
  }

  /// The transform from points of the phone's screen to points of the window.
  var toWindow: CGAffineTransform {
    CGAffineTransform(a: phoneScale, b: 0, c: 0, d: phoneScale, tx: phone.minX, ty: phone.minY)
  }

  /// Returns a point of the phone's screen, in points of the window.
  func inWindow(_ place: CGPoint) -> CGPoint {
    CGPoint(x: phone.minX + place.x * phoneScale, y: phone.minY + place.y * phoneScale)
  }

  func onPhone(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - phone.minX) / phoneScale, y: (place.y - phone.minY) / phoneScale)
  }

  /// Computes the frames for a window.
  ///
  /// - Parameters:
  ///   - size: the size of the window.
  ///   - phoneSize: the size of the phone's screen in its own points. It is drawn as large as fits.
  ///   - state: the open panels, with the sizes that the user set.
  ///   - isForFingers: true if the bar has buttons for fingers. The phone's position does not depend on it.
  ///   - hasTour: true if a task of the tour is shown.
  init(
    window size: CGSize, phone phoneSize: CGSize = SceneCatalog.phoneSize,
    state: WorkbenchState = WorkbenchState(), isForFingers: Bool = false, hasTour: Bool = false
  ) {
    let height = Self.timelineHeight(size, state)
    let upper = CGRect(x: 0, y: 0, width: size.width, height: size.height - height)
    timeline = CGRect(x: 0, y: upper.height, width: size.width, height: height)
    let side = Self.sideWidth(size, state)
    panel = CGRect(x: size.width - side, y: 0, width: side, height: upper.height)
    let width = Self.galleryWidth(size, state, room: size.width - side - Self.leastCanvas)
    gallery = CGRect(x: 0, y: 0, width: width, height: upper.height)
    let middle = size.width - side - width
    let above = upper.height - Self.barHeight
    let wished = AnswerStrip.height(width: middle)
    let answer = above - wished < Self.leastHeight ? 0 : wished
    let task = hasTour ? wished : 0
    let desk = CGRect(x: width, y: 0, width: middle, height: above - answer - task)
    phoneScale = Self.phoneScale(phoneSize, desk) * state.zoom.factor
    let fitting = Self.place(phoneSize, phoneScale, desk)
    zoom = state.zoom.clamped(to: fitting.size)
    phone = fitting.offsetBy(dx: zoom.offset.dx.rounded(), dy: zoom.offset.dy.rounded())
    let barHeight = isForFingers ? Self.barHeightForFingers : Self.barHeight
    let spare = isForFingers && answer > 0 ? AnswerStrip.spare : 0
    bar = CGRect(x: width, y: upper.height - barHeight, width: middle, height: barHeight)
    strip = CGRect(
      x: width, y: bar.minY - answer + spare, width: middle, height: answer - spare)
    guide = CGRect(x: width, y: strip.minY - task, width: middle, height: task)
    canvas = CGRect(x: width, y: 0, width: middle, height: guide.minY)
  }

  /// Returns the panel whose edge is near a point, to drag it; nil for none.
  func splitter(at place: CGPoint, reach: CGFloat = 4) -> Splitter? {
    Splitter.allCases.first { rect(of: $0, reach: reach)?.contains(place) == true }
  }

  /// Returns the area in which a panel's edge can be dragged; nil if the panel is closed.
  func rect(of splitter: Splitter, reach: CGFloat = 4) -> CGRect? {
    switch splitter {
    case .gallery:
      gallery.isEmpty
        ? nil
        : CGRect(x: gallery.maxX - reach, y: 0, width: reach * 2, height: gallery.height)
    case .side:
      panel.isEmpty
        ? nil : CGRect(x: panel.minX - reach, y: 0, width: reach * 2, height: panel.height)
    case .timeline:
      timeline.isEmpty
        ? nil
        : CGRect(x: 0, y: timeline.minY - reach, width: timeline.width, height: reach * 2)
    }
  }

  enum Splitter: String, CaseIterable, Sendable {
    case timeline
    case gallery
    case side
  }

  // MARK: The panels' sizes

  private static func timelineHeight(_ size: CGSize, _ state: WorkbenchState) -> CGFloat {
    guard state.isTimelineOpen else { return 0 }
    let wished = state.timelineHeight ?? min(size.height * 0.26, 300)
    return max(110, min(wished, size.height * 0.6)).rounded()
  }

  private static func sideWidth(_ size: CGSize, _ state: WorkbenchState) -> CGFloat {
    guard state.isSideOpen else { return 0 }
    let wished = state.sideWidth ?? max(296, min(size.width * 0.3, 600))
    return max(leastSide, min(wished, size.width - leastCanvas)).rounded()
  }

  private static func galleryWidth(
    _ size: CGSize, _ state: WorkbenchState, room: CGFloat
  ) -> CGFloat {
    guard state.isGalleryOpen ?? (size.width >= 1_000), room >= leastGallery else { return 0 }
    let wished = state.galleryWidth ?? max(190, min(size.width * 0.16, 300))
    return max(leastGallery, min(wished, size.width * 0.6, room)).rounded(.down)
  }

  // MARK: The phone

  private static func phoneScale(_ phone: CGSize, _ canvas: CGRect) -> CGFloat {
    let fitting = min(
      (canvas.width - margin * 2) / (phone.width + bezel * 2),
      (canvas.height - verticalMargin * 2) / (phone.height + bezel * 2))
    // Scales above 1 are rounded to steps, so that most edges are on whole pixels.
    let stepped = fitting > 1 ? (fitting * 20).rounded(.down) / 20 : fitting
    return max(0.1, min(stepped, largestScale))
  }

  private static func place(_ phone: CGSize, _ scale: CGFloat, _ canvas: CGRect) -> CGRect {
    let screen = CGSize(width: phone.width * scale, height: phone.height * scale)
    let bezel = bezel * scale
    let spare = canvas.width - screen.width - bezel * 2
    // The phone is centred, so that labels fit on both sides.
    return CGRect(
      x: (canvas.minX + spare / 2 + bezel).rounded(),
      y: ((canvas.height - screen.height) / 2).rounded(), width: screen.width,
      height: screen.height)
  }
}
