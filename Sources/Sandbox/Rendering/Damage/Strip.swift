// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What lies under all layers of a frame.
protocol Ground: Sendable {
  /// Fills all of a canvas's region, on any thread.
  func fill(_ canvas: PixelCanvas)
}

/// Some rows of a frame with all that is drawn in them, ready to be drawn on any thread: no two strips of a frame
/// share a pixel.
struct Strip {
  let area: PixelRect
  /// Whether something opaque covers all of the ground.
  let isCovered: Bool
  /// What is drawn in it, back to front. The painter holds them: to hold thousands here once more, each in several
  /// strips, would take as long as a tenth of the frame.
  fileprivate(set) var commands: [Unmanaged<CanvasTrace.Command>] = []

  /// Fewer pixels than these are drawn sooner than another thread wakes.
  private static let leastShared = 1 << 18

  /// Draws the strips of a frame, by all processors when they are large, and returns when that is done.
  static func draw(_ strips: [Strip], into pixels: WindowPixels, over ground: some Ground) {
    guard strips.count > 1, strips.reduce(0, { $0 + $1.area.count }) >= leastShared else {
      for strip in strips { strip.draw(into: pixels, over: ground) }
      return
    }
    // Nobody changes a command while this waits, and each thread has pixels of its own.
    nonisolated(unsafe) let (strips, pixels) = (strips, pixels)
    DrawingThreads.shared.perform(strips.count) {
      strips[$0].draw(into: pixels, over: ground)
    }
  }

  private func draw(into pixels: WindowPixels, over ground: some Ground) {
    let canvas = PixelCanvas(pixels.buffer, scale: pixels.scale, region: area)
    if !isCovered { ground.fill(canvas) }
    for command in commands { command._withUnsafeGuaranteedRef { $0.draw(on: canvas) } }
  }
}

/// The strips of a patch, from top to bottom.
struct Strips {
  private(set) var all: [Strip] = []
  private let rows: Int
  private let top: Int

  /// Cuts a patch into strips in which nothing is drawn yet.
  init(_ patch: Patch) {
    (rows, top) = (patch.area.rowsInStrip, patch.area.top)
    all = patch.area.strips.map { Strip(area: $0, isCovered: patch.first != nil) }
  }

  /// Adds what is drawn next, and makes it ready. Whoever draws the strips holds the commands meanwhile.
  @MainActor
  mutating func add(_ commands: [CanvasTrace.Command], _ typeface: Typeface) {
    // By index: a loop over them would hold each.
    for index in commands.indices {
      let extent = commands[index].extent
      var isReady = false
      for place in places(of: extent) where extent.meets(all[place].area) {
        if !isReady { commands[index].makeReady(typeface) }
        isReady = true
        all[place].commands.append(.passUnretained(commands[index]))
      }
    }
  }

  /// The strips whose rows a rectangle may have.
  private func places(of extent: PixelRect) -> Range<Int> {
    let first = min(all.count, max(0, extent.top - top) / rows)
    let last = max(0, extent.bottom - top + rows - 1) / rows
    return first..<max(first, min(all.count, last))
  }
}
