// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The screen that windows are shown on.
@MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The rectangle of the screen, in points; the origin is the top left.
  open internal(set) var bounds: CGRect
  /// The number of pixels in a point.
  open internal(set) var scale: CGFloat

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: the number of pixels in a point.
  public init(size: CGSize, scale: CGFloat = 1) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
  }

  /// All screens: the host's screen alone.
  open class var screens: [UIScreen] { [main] }
  /// The screen of the running application.
  open class var main: UIScreen { UIApplication.shared.screen }

  /// Changes size and scale after the host's window was resized.
  package func resize(to size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point; equal to `scale`.
  open var nativeScale: CGFloat { scale }
  /// The largest number of frames per second: 60. Scrolling also runs at 60 frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The coordinate space of the screen: the screen itself.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space that does not rotate with the device: the screen itself, because the device does not rotate
  /// here.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a point of the screen in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.mapFromScreen(point) ?? point
  }

  /// Returns a point of another space in the coordinates of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.mapToScreen(point) ?? point
  }

  /// Returns a rectangle of the screen in the coordinates of another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { convert($0, to: coordinateSpace) }.boundingBox
  }

  /// Returns a rectangle of another space in the coordinates of the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    Quad(rect).mapped { convert($0, from: coordinateSpace) }.boundingBox
  }
}
