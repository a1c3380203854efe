import Foundation
import UIModel

/// Where phone and panel are in a window of some size, in points.
struct StageLayout: Equatable, Sendable {
  /// The width of the phone's body around its screen, in points of the phone.
  static let bezel: CGFloat = 12
  /// The radius of the phone's screen corners, in points of the phone.
  static let cornerRadius: CGFloat = 38
  private static let margin: CGFloat = 18
  /// What labels beside the phone need, in points.
  private static let gutter: CGFloat = 160
  /// How far the phone grows in large windows.
  private static let largestScale: CGFloat = 2.5

  /// Points of the window for each point of the phone.
  let phoneScale: CGFloat
  /// The phone's screen.
  let phone: CGRect
  /// The panel, at the right side.
  let panel: CGRect

  /// What the panel leaves: the desk with the phone.
  let canvas: CGRect

  /// The phone with its body.
  var body: CGRect {
    phone.insetBy(dx: -Self.bezel * phoneScale, dy: -Self.bezel * phoneScale)
  }

  /// A place on the phone, in points of its screen, as a place in the window.
  func inWindow(_ place: CGPoint) -> CGPoint {
    CGPoint(x: phone.minX + place.x * phoneScale, y: phone.minY + place.y * phoneScale)
  }

  /// From points of the phone's screen to points of the window.
  var toWindow: CGAffineTransform {
    CGAffineTransform(a: phoneScale, b: 0, c: 0, d: phoneScale, tx: phone.minX, ty: phone.minY)
  }

  /// The reverse.
  func onPhone(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - phone.minX) / phoneScale, y: (place.y - phone.minY) / phoneScale)
  }

  /// Divides a window. The phone, whose screen has a size in its own points, is as large as fits; the panel
  /// takes about a third of the width.
  init(window size: CGSize, phone phoneSize: CGSize = SceneRecipe.phoneSize) {
    let panelWidth = max(296, min(size.width * 0.36, 600)).rounded()
    let room = CGSize(width: size.width - panelWidth, height: size.height)
    panel = CGRect(x: room.width, y: 0, width: panelWidth, height: size.height)
    canvas = CGRect(origin: .zero, size: room)
    let body = CGSize(
      width: phoneSize.width + Self.bezel * 2, height: phoneSize.height + Self.bezel * 2)
    let fitting = min(
      (room.width - Self.margin * 2) / body.width, (room.height - Self.margin * 2) / body.height)
    // Large phones grow in steps, so that most edges stay on whole pixels.
    let stepped = fitting > 1 ? (fitting * 20).rounded(.down) / 20 : fitting
    phoneScale = max(0.25, min(stepped, Self.largestScale))
    let screen = CGSize(
      width: phoneSize.width * phoneScale, height: phoneSize.height * phoneScale)
    let bezel = Self.bezel * phoneScale
    let spare = room.width - screen.width - bezel * 2
    // In the middle, unless that leaves room for labels on neither side.
    let left = spare / 2 < Self.gutter ? min(Self.margin, spare / 2) : spare / 2
    phone = CGRect(
      x: (left + bezel).rounded(),
      y: ((room.height - screen.height) / 2).rounded(), width: screen.width,
      height: screen.height)
  }
}
