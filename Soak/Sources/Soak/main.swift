// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
  print(SoakOptions.help)
  exit(0)
}
guard let options = SoakOptions(arguments) else {
  print(SoakOptions.help)
  exit(2)
}
if options.role == .parent, let problem = options.problem {
  FileHandle.standardError.write(Data((problem + "\n").utf8))
  exit(2)
}
switch options.role {
case .parent: exit(SoakParent(options: options).run())
case .worker: exit(SoakWorker(options: options).run())
case .trial:
  alarm(options.cut.isEmpty ? 60 : 5)
  // The actions of callbacks are printed at once, so that they are known if the process crashes.
  let trial = WorldTrial(
    .wild(options.seed), leavingOut: WorldCut(code: options.cut), keepsLog: true
  ) { FileHandle.standardError.write(Data(($0.code + "\n").utf8)) }
  print(trial.report)
  print(trial.complaints.joined(separator: "\n"))
  exit(trial.complaints.isEmpty ? 0 : 1)
case .replay:
  let bytes = FileManager.default.contents(atPath: options.file) ?? Data()
  do {
    let scenario = try ScenarioReader.read(Array(bytes), file: options.file)
    let (lines, notes) = ScenarioPlayer.play(scenario)
    print((lines + notes).joined(separator: "\n"))
    exit(0)
  } catch {
    print(error)
    exit(2)
  }
case .scenes: exit(SoakScenes(folder: options.file).run())
}
