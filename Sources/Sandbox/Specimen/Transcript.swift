import Foundation
import UIModel

/// The log of a scenario's scene, line by line as its file will expect it.
@MainActor
final class Transcript {
  /// The bytes of the file that the scene was made from.
  let source: [UInt8]
  /// Takes entries of a file's input.
  let feed: ScenarioFeed
  /// The lines so far.
  private(set) var lines: [String] = []

  /// Starts to write; the scene was just made.
  init(of scene: ScenarioScene, in host: UIModel.Host) {
    source = scene.source
    feed = ScenarioFeed(host, scene.stage)
    let log = ScenarioLog(scene.stage)
    _ = host.journal.addReader { [weak self] entry in
      if let line = log.line(of: entry) { self?.lines.append(line.text) }
    }
  }
}
