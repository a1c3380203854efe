// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Plays random plans until one fails or the limit is reached.
@MainActor
struct SoakWorker {
  let options: SoakOptions

  /// - Returns: the exit status.
  func run() -> Int32 {
    var figures = SoakFigures(seed: options.seed)
    let file = fopen(options.progress, "w")
    while options.seconds.map({ figures.seconds < $0 }) ?? (figures.events < options.events) {
      let seed = options.seed &+ UInt64(figures.streams)
      note(seed, in: file)
      alarm(60)
      let trial = WorldTrial(.wild(seed))
      figures.add(trial)
      guard trial.complaints.isEmpty else {
        figures.report()
        SoakFailure(seed: seed, folder: options.folder).write(
          trial.complaints[0], after: figures.seconds)
        return 1
      }
      if figures.streams % 20_000 == 0 { figures.report() }
    }
    figures.report()
    // An empty application replaces the last one, whose objects would look like leaks at the end of the process.
    _ = UIModel.Host(application: UIApplication(), screen: UIScreen(size: .zero))
    print("Nothing went wrong.")
    return 0
  }

  private func note(_ seed: UInt64, in file: UnsafeMutablePointer<FILE>?) {
    guard let file else { return }
    rewind(file)
    fputs("\(seed)        \n", file)
    fflush(file)
  }
}
