import Foundation

/// Where phone and panel are in a window of some size, in points.
struct StageLayout: Equatable, Sendable {
  /// The size of the phone's screen in its own points.
  static let phoneSize = CGSize(width: 390, height: 700)
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

  /// The phone with its body.
  var body: CGRect {
    phone.insetBy(dx: -Self.bezel * phoneScale, dy: -Self.bezel * phoneScale)
  }

  /// A place on the phone, in points of its screen, as a place in the window.
  func inWindow(_ place: CGPoint) -> CGPoint {
    CGPoint(x: phone.minX + place.x * phoneScale, y: phone.minY + place.y * phoneScale)
  }

  /// The reverse.
  func onPhone(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - phone.minX) / phoneScale, y: (place.y - phone.minY) / phoneScale)
  }

  /// Divides a window. The phone is as large as fits, the panel takes about a third of the width.
  init(window size: CGSize) {
    let panelWidth = max(296, min(size.width * 0.36, 600)).rounded()
    let room = CGSize(width: size.width - panelWidth, height: size.height)
    panel = CGRect(x: room.width, y: 0, width: panelWidth, height: size.height)
    let body = CGSize(
      width: Self.phoneSize.width + Self.bezel * 2, height: Self.phoneSize.height + Self.bezel * 2)
    let fitting = min(
      (room.width - Self.margin * 2) / body.width, (room.height - Self.margin * 2) / body.height)
    // Large phones grow in steps, so that most edges stay on whole pixels.
    let stepped = fitting > 1 ? (fitting * 20).rounded(.down) / 20 : fitting
    phoneScale = max(0.25, min(stepped, Self.largestScale))
    let screen = CGSize(
      width: Self.phoneSize.width * phoneScale, height: Self.phoneSize.height * phoneScale)
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
